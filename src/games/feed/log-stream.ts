import { success, type Result } from '../../domain/result.js';
import type { Games, GamesFailure, RecordedChange, RecordedEvent } from '../games.js';
import { noGame } from '../store/records.js';
import type { Stream } from './stream.js';

/** Streams a game's log after a version up to the current one, page by page, at most `most` events. */
export const streamLog = async (
  games: Games,
  tenant: string,
  id: string,
  since: number,
  most = Infinity,
): Promise<Result<Stream<readonly RecordedEvent[]>, GamesFailure>> => {
  const newEvents = await games.eventsSince(tenant, id, since);
  if (!newEvents) return noGame(id);
  return success(pagesOf(games, tenant, newEvents, Math.min(newEvents.record.version, since + most)));
};

async function* pagesOf(
  games: Games,
  tenant: string,
  first: RecordedChange,
  end: number,
): AsyncGenerator<readonly RecordedEvent[], undefined> {
  const { record } = first;
  for (let { events } = first; events.length;) {
    yield events.filter(({ version }) => version <= end);
    const last = events.at(-1)?.version ?? end;
    if (last >= end) return;
    const next = await games.eventsSince(tenant, record.id, last);
    if (next?.record.incarnation !== record.incarnation)
      throw new Error(`Game "${record.id}" was deleted while its log was being read.`);
    ({ events } = next);
  }
}
