import { problem } from '../../domain/problem.js';
import { badInput, failure, success } from '../../domain/result.js';
import { stepsOfShowing } from '../../questions/catalogue/work.js';
import type { ReadEvents } from '../feed/new-events.js';
import type { Games } from '../games.js';
import { LATEST_VERSION, noGame } from './records.js';

/** Reads the log of a game, the oldest event first; an event's cursor is its version. */
export const createLogReader =
  (read: ReadEvents): Games['events'] =>
  async (tenant, id, { first, after, until = LATEST_VERSION }, budget) => {
    const cursor = after ?? '0';
    if (!/^\d{1,9}$/.test(cursor))
      return badInput([problem(['after'], 'The cursor of an event is the version of the game after it.')]);
    const start = Number(cursor);
    const found = await read(tenant, id, { after: start, until, most: first });
    if (!found) return noGame(id);
    const { record, events } = found;
    const count = Math.min(record.version, until);
    const refused = budget?.spend(stepsOfShowing(events));
    if (refused) return failure(refused);
    return success({
      items: events.map((value) => ({ value, cursor: `${value.version}` })),
      hasNextPage: (events.at(-1)?.version ?? start) < count,
      hasPreviousPage: start > 0 && record.version > 0,
      totalCount: () => Promise.resolve(count),
    });
  };
