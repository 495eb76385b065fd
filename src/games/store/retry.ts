import { setTimeout as pause } from 'node:timers/promises';
import { isRolledBack } from './outage.js';

const ATTEMPTS = 4;
/** In milliseconds. */
const FIRST_PAUSE = 20;

/** Repeats work that PostgreSQL rolled back because of a deadlock or a concurrent update. */
export const retryRolledBack = async <Done>(work: () => Promise<Done>): Promise<Done> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRolledBack(error)) throw error;
      await pause(FIRST_PAUSE * 2 ** attempt * Math.random());
    }
};
