import type { GameFilter } from '../../games/store/game-inputs.js';

/** The query of a URL holds dates as texts. */
export const withDates = (filter: GameFilter): GameFilter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      /(After|Before)$/.test(name) ? new Date(String(value)) : value,
    ]),
  );
