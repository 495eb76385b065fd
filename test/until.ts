import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds, however long the machine takes. */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await pause(20);
};
