import { takePlace, type GameEvent } from '../domain/events/events.js';
import type { Description } from '../domain/game-state/description.js';
import type { GameState } from '../domain/game-state/game-state.js';
import { readDescription } from '../domain/game-state/read-description.js';
import { problem } from '../domain/problem.js';
import { badInput, success, type Result } from '../domain/result.js';
import type { PrismaClient } from '../generated/prisma/client.js';
import { append, type Addition, type Entry } from './appending.js';
import type { Expecting, Games, GameRecord, GamesFailure, RecordedEvent } from './games.js';
import { inTurn } from './in-turn.js';
import type { ReadTable } from './reading.js';
import { noGame, noVersion, storedRuling, versionConflict } from './records.js';
import { unstorable } from './storable.js';
import type { TableCache } from './table-cache.js';

/** What a change adds to a game with that table, or why it cannot be made. */
type Plan = (record: GameRecord, table: GameState) => Result<Addition, GamesFailure>;

interface Change extends Expecting {
  readonly tenant: string;
  readonly id: string;
  /** The version whose table the plan is made from; the newest where left out. */
  readonly tableOf?: number;
  readonly plan: Plan;
}

/** A change that has been made. */
interface Made extends Addition {
  readonly record: GameRecord;
}

type Making = Promise<Result<Made, GamesFailure>>;

/** How often a change is planned anew because somebody else's came first; within a process they wait for each other. */
const ATTEMPTS = 20;

/** The changes of a game's table; each adds at least one event to the log. */
export const changingGames = (
  prisma: PrismaClient,
  readTable: ReadTable,
  cache: TableCache,
): Pick<Games, 'recordEvents' | 'replaceState' | 'revertTo'> => {
  const make = making(prisma, readTable, cache);
  return {
    recordEvents: async (tenant, id, events, { expectedVersion, force = false } = {}) => {
      const problems = eventsProblems(events);
      if (problems.length) return badInput(problems);
      const made = await make({ tenant, id, expectedVersion, plan: recording(events, force) });
      return made.ok ? success(recorded(made.value)) : made;
    },
    replaceState: async (tenant, id, state, { expectedVersion } = {}) => {
      const problems = unstorable(state);
      if (problems.length) return badInput(problems);
      return recordOnly(await make({ tenant, id, expectedVersion, plan: replacing(state) }));
    },
    revertTo: async (tenant, id, version, { expectedVersion } = {}) =>
      recordOnly(await make({ tenant, id, expectedVersion, tableOf: version, plan: reverting(version) })),
  };
};

/** Reads, plans and appends; anew where somebody else's change comes in between and no version is expected. */
const making = (prisma: PrismaClient, readTable: ReadTable, cache: TableCache): ((change: Change) => Making) => {
  const wait = inTurn();
  const attempt = async (change: Change, attemptsLeft: number): Making => {
    const { tenant, id, expectedVersion, tableOf, plan } = change;
    const reading = await readTable(tenant, id, tableOf);
    if (!reading) return noGame(id);
    const { record, incarnation, table } = reading;
    const { version } = record;
    if (expectedVersion !== undefined && expectedVersion !== version) return versionConflict(expectedVersion, version);
    if (!table) return noVersion(id, tableOf ?? version);
    const planned = plan(record, table.state);
    if (!planned.ok) return planned;
    const changed = await append(prisma, tenant, id, { version, incarnation, results: record.results }, planned.value);
    if (!changed) return attemptsLeft > 0 ? attempt(change, attemptsLeft - 1) : outrun(change, version);
    cache.keep(tenant, id, {
      incarnation,
      version: changed.version,
      state: planned.value.after,
      record: changed,
    });
    return success({ ...planned.value, record: changed });
  };
  const outrun = async ({ tenant, id }: Change, version: number): Making => {
    const now = await readTable(tenant, id);
    return now ? versionConflict(version, now.record.version) : noGame(id);
  };
  return (change) => wait(`${change.id}/${change.tenant}`, () => attempt(change, ATTEMPTS));
};

const eventsProblems = (events: readonly GameEvent[]) =>
  events.length ? unstorable(events, ['events']) : [problem(['events'], 'There has to be at least one event.')];

const recording =
  (events: readonly GameEvent[], force: boolean): Plan =>
  (_, table) => {
    const happened = takePlace(table, events, { force });
    if (!happened.ok) return happened;
    const entries = happened.value.map(({ type, input, summary, illegalBecause, after }): Entry => ({
      type,
      input,
      summary,
      illegalBecause: illegalBecause.map(storedRuling),
      after,
      isNewStart: false,
    }));
    return success({ entries, after: entries.at(-1)?.after ?? table });
  };

/** A description without an edition keeps the one that the game follows. */
const replacing =
  (description: Description): Plan =>
  ({ edition }) => {
    const read = readDescription({ ...description, edition: description.edition ?? edition });
    if (!read.ok) return read;
    const { players, objects } = read.value;
    const summary = `The whole table is replaced by one with ${players.length} players and ${objects.size} objects.`;
    return success(newStart('replaceState', description, summary, read.value));
  };

const reverting =
  (version: number): Plan =>
  (_, table) =>
    success(newStart('revertTo', { version }, `The table is again as it stood at version ${version}.`, table));

const newStart = (type: string, input: unknown, summary: string, after: GameState): Addition => ({
  entries: [{ type, input, summary, illegalBecause: [], after, isNewStart: true }],
  after,
});

const recorded = ({ record, entries, after }: Made) => ({
  record,
  events: entries.map(({ type, input, summary, illegalBecause }, index): RecordedEvent => ({
    version: record.version - entries.length + index + 1,
    type,
    input,
    summary,
    recordedAt: record.updatedAt,
    illegalBecause,
  })),
  state: after,
});

const recordOnly = (made: Result<Made, GamesFailure>): Result<GameRecord, GamesFailure> =>
  made.ok ? success(made.value.record) : made;
