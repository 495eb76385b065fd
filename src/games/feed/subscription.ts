import { setTimeout as pause } from 'node:timers/promises';
import { problem } from '../../domain/problem.js';
import { badInput, success, type Result } from '../../domain/result.js';
import type { GameRecord, Games, GamesFailure, RecordedChange, RecordedEvent } from '../games.js';
import { outageOf } from '../store/outage.js';
import { noGame } from '../store/records.js';
import { createSignal, type Signal } from './signal.js';
import { streamOf, type Stream } from './stream.js';

/** Events that were recorded together, and the game after them. */
export interface GameChange {
  readonly events: readonly RecordedEvent[];
  readonly last: RecordedEvent;
  /** The game as it is now, which may be newer than the last of the events. */
  readonly record: GameRecord;
}

/**
 * Streams the changes of a game after a version, by default the newest; ends when the game is deleted.
 *
 * Nothing is queued for slow readers: the stream keeps only the version that they have read and reads later events from
 * the log on demand, in order, each once.
 */
export const subscribeToGame = async (
  games: Games,
  tenant: string,
  id: string,
  since?: Since,
): Promise<Result<Stream<GameChange>, GamesFailure>> => {
  const newEvents = await games.eventsSince(tenant, id);
  if (!newEvents) return noGame(id);
  const { version, incarnation } = newEvents.record;
  if (since && since.version > version)
    return badInput([problem([since.name], `The game is at version ${version}, not yet at ${since.version}.`)]);
  return success(createStream(games, { tenant, id, incarnation, version: since?.version ?? version }));
};

/** The version that a reader has seen, and the argument that gave it. */
interface Since {
  readonly name: string;
  readonly version: number;
}

interface Position {
  readonly tenant: string;
  readonly id: string;
  readonly incarnation: string;
  readonly version: number;
}

const createStream = (games: Games, start: Position): Stream<GameChange> => {
  const changed = createSignal();
  let isEnded = false;
  const changes = changesAfter(games, start, changed, () => isEnded);
  const next = async () => {
    const found = await changes.next();
    return found.done ? undefined : found;
  };
  return streamOf(next, () => {
    isEnded = true;
    changed.raise();
    return changes.return(undefined);
  });
};

async function* changesAfter(
  games: Games,
  start: Position,
  changed: Signal,
  isEnded: () => boolean,
): AsyncGenerator<GameChange, undefined> {
  const { tenant, id, incarnation } = start;
  let { version } = start;
  const lastSeen = () => `${incarnation}/${version}`;
  const unsubscribe = games.subscribe({ tenant, id, lastSeen, notify: changed.raise });
  try {
    while (!isEnded()) {
      const newEvents = await readPatiently(games, { ...start, version }, isEnded);
      if (newEvents?.record.incarnation !== incarnation) return;
      for (const change of changesIn(newEvents)) {
        version = change.last.version;
        yield change;
      }
      if (version === newEvents.record.version) await changed.wait();
    }
  } finally {
    unsubscribe();
  }
}

/** In milliseconds. */
const OUTAGE_PAUSE = 500;

/** Reads new events; retries while the database is unavailable. */
const readPatiently = async (
  games: Games,
  { tenant, id, version }: Position,
  isEnded: () => boolean,
): Promise<RecordedChange | null> => {
  while (!isEnded()) {
    try {
      return await games.eventsSince(tenant, id, version);
    } catch (error) {
      if (!outageOf(error)) throw error;
      await pause(OUTAGE_PAUSE);
    }
  }
  return null;
};

/** Groups events that were recorded together, which have the same time. */
const changesIn = ({ events, record }: RecordedChange): readonly GameChange[] => {
  const groups: RecordedEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group?.at(-1)?.recordedAt.getTime() === event.recordedAt.getTime()) group.push(event);
    else groups.push([event]);
  }
  return groups.flatMap((group) => {
    const last = group.at(-1);
    return last ? [{ events: group, last, record }] : [];
  });
};
