import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something is so, for half a minute. */
export const until = async (isSo: () => Promise<boolean>, what: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo().catch(() => false)) return;
    await pause(100);
  }
  throw new Error(`It never came to pass that ${what}.`);
};
