import { setTimeout as pause } from 'node:timers/promises';
import { problem } from '../../domain/problem.js';
import { badInput, failure, success, type Result } from '../../domain/result.js';
import type { NewEvents } from './new-events.js';
import type { GameRecord, Games, GamesFailure, RecordedEvent } from '../games.js';
import { outageOf } from '../store/outage.js';
import { signal, type Signal } from './signal.js';
import type { Stream } from './stream.js';

/** Events that were recorded together, and the game after them. */
export interface GameChange {
  readonly events: readonly RecordedEvent[];
  readonly last: RecordedEvent;
  /** The game as it is now; as it was after the last of the events where nothing has followed them yet. */
  readonly record: GameRecord;
}

/**
 * The changes of a game after a version, after the newest one where that is left out; it ends when the game is deleted.
 *
 * Nothing is queued for whoever reads slowly: what is kept of a reader is the version up to which they have read, and
 * what follows is read from the log when they ask for it, in order, each event once.
 */
export const subscribeToGame = async (
  games: Games,
  tenant: string,
  id: string,
  since?: Since,
): Promise<Result<Stream<GameChange>, GamesFailure>> => {
  const found = await games.eventsSince(tenant, id);
  if (!found) return failure({ code: 'NOT_FOUND', what: `game "${id}"` });
  const { version } = found.record;
  if (since && since.version > version)
    return badInput([problem([since.name], `The game is at version ${version}, not yet at ${since.version}.`)]);
  return success(following(games, { tenant, id, incarnation: found.incarnation, version: since?.version ?? version }));
};

/** The version that a reader has seen, and what they call it. */
interface Since {
  readonly name: string;
  readonly version: number;
}

interface Followed {
  readonly tenant: string;
  readonly id: string;
  readonly incarnation: string;
  readonly version: number;
}

const following = (games: Games, from: Followed): Stream<GameChange> => {
  const changed = signal();
  let isOver = false;
  const changes = changesAfter(games, from, changed, () => isOver);
  return {
    next: () => changes.next(),
    return: () => {
      isOver = true;
      changed.raise();
      return changes.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
};

async function* changesAfter(
  games: Games,
  from: Followed,
  changed: Signal,
  isOver: () => boolean,
): AsyncGenerator<GameChange, undefined> {
  const { tenant, id, incarnation } = from;
  let { version } = from;
  const seen = () => `${incarnation}/${version}`;
  const stop = games.watch({ tenant, id, seen, notice: changed.raise });
  try {
    while (!isOver()) {
      const found = await readPatiently(games, { ...from, version }, isOver);
      if (found?.incarnation !== incarnation) return;
      for (const change of changesIn(found)) {
        version = change.last.version;
        yield change;
      }
      if (version === found.record.version) await changed.wait();
    }
  } finally {
    stop();
  }
}

/** In milliseconds. */
const OUTAGE_PAUSE = 500;

/** While the database is away a reader waits with it. */
const readPatiently = async (
  games: Games,
  { tenant, id, version }: Followed,
  isOver: () => boolean,
): Promise<NewEvents | null> => {
  while (!isOver()) {
    try {
      return await games.eventsSince(tenant, id, version);
    } catch (error) {
      if (!outageOf(error)) throw error;
      await pause(OUTAGE_PAUSE);
    }
  }
  return null;
};

/** What was recorded at once was recorded at one moment. */
const changesIn = ({ events, record }: NewEvents): readonly GameChange[] => {
  const together: RecordedEvent[][] = [];
  for (const event of events) {
    const before = together.at(-1);
    if (before?.at(-1)?.recordedAt.getTime() === event.recordedAt.getTime()) before.push(event);
    else together.push([event]);
  }
  return together.flatMap((each) => {
    const last = each.at(-1);
    return last ? [{ events: each, last, record }] : [];
  });
};

/** The log of a game after a version, so many events at most, up to where it stands now; never all of it in memory. */
export const readLog = async (
  games: Games,
  tenant: string,
  id: string,
  since: number,
  most = Infinity,
): Promise<Result<Stream<readonly RecordedEvent[]>, GamesFailure>> => {
  const found = await games.eventsSince(tenant, id, since);
  if (!found) return failure({ code: 'NOT_FOUND', what: `game "${id}"` });
  return success(pagesOf(games, tenant, found, Math.min(found.record.version, since + most)));
};

async function* pagesOf(
  games: Games,
  tenant: string,
  first: NewEvents,
  end: number,
): AsyncGenerator<readonly RecordedEvent[], undefined> {
  const { incarnation, record } = first;
  for (let { events } = first; events.length;) {
    yield events.filter(({ version }) => version <= end);
    const last = events.at(-1)?.version ?? end;
    if (last >= end) return;
    const next = await games.eventsSince(tenant, record.id, last);
    if (next?.incarnation !== incarnation) throw new Error(`Game "${record.id}" was deleted while its log was read.`);
    ({ events } = next);
  }
}
