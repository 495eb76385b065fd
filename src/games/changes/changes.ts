import { factsAfterAll, factsAfterReplacing, type Facts } from '../statistics/facts.js';
import { takePlace, type GameEvent } from '../../domain/events/events.js';
import type { Description } from '../../domain/state/description.js';
import type { GameState } from '../../domain/state/game-state.js';
import { readDescription } from '../../domain/state/read-description.js';
import { problem } from '../../domain/problem.js';
import { badInput, success, type Result } from '../../domain/result.js';
import { append, type Addition, type Entry } from './append.js';
import type { ChangeOptions, Games, GameRecord, GamesFailure, Recorded } from '../games.js';
import type { HoldGame } from './row-lock.js';
import { inTurn } from './game-queue.js';
import type { Client, MakeOnce } from './idempotency-key.js';
import type { Reading, ReadTable } from '../store/tables.js';
import { noGame, noVersion, revivedRecord, revivedRecorded, storedRuling, versionConflict } from '../store/records.js';
import { unstorable } from '../store/encodable.js';
import type { Table, TableCache } from '../store/table-cache.js';

/** What a change adds to a game with that table, or why it cannot be made. */
type Plan = (record: GameRecord, table: Pick<Table, 'state' | 'facts'>) => Result<Addition, GamesFailure>;

interface TableChange extends ChangeOptions {
  readonly tenant: string;
  readonly id: string;
  /** The version whose table the plan is made from; the newest where left out. */
  readonly tableOf?: number;
  readonly plan: Plan;
}

/** A change that has been made. */
interface Made extends Addition {
  readonly record: GameRecord;
  readonly incarnation: string;
}

/** How often somebody else's change may come first before the game is held; within a process they wait for each other. */
const ATTEMPTS = 3;

/** The changes of a game's table; each adds at least one event to the log. */
export const changingGames = (
  makeOnce: MakeOnce,
  hold: HoldGame,
  readTable: ReadTable,
  cache: TableCache,
): Pick<Games, 'recordEvents' | 'replaceState' | 'revertTo'> => {
  const wait = inTurn();
  const make = making(hold, attempting(readTable), (change) => remembered(cache, change));
  const changing = (change: TableChange) => {
    const { tenant, id, idempotencyKey } = change;
    return {
      tenant,
      idempotencyKey,
      make: (client: Client) => make(client, change),
      onMade: ({ record, incarnation, after, facts }: Made) =>
        cache.keep(tenant, id, { incarnation, version: record.version, state: after, facts, record }),
      turn: <Done>(work: () => Promise<Done>) => wait(`${id}/${tenant}`, work),
    };
  };
  const makeWhole = (change: TableChange) =>
    makeOnce({ ...changing(change), tell: ({ record }) => record, revive: revivedRecord });
  return {
    recordEvents: async (tenant, id, events, { force = false, ...options } = {}) => {
      const problems = eventsProblems(events);
      if (problems.length) return badInput(problems);
      const change = { ...options, tenant, id, plan: recording(events, force) };
      return makeOnce({ ...changing(change), tell: recorded, revive: revivedRecorded });
    },
    replaceState: async (tenant, id, state, options = {}) => {
      const problems = unstorable(state);
      if (problems.length) return badInput(problems);
      return makeWhole({ ...options, tenant, id, plan: replacing(state) });
    },
    revertTo: async (tenant, id, version, options = {}) =>
      makeWhole({ ...options, tenant, id, tableOf: version, plan: reverting(version) }),
  };
};

type Attempt = (client: Client, change: TableChange) => Promise<Result<Made, GamesFailure> | 'outrun'>;

/** Reads, plans and appends, unless somebody else's change comes in between. */
const attempting =
  (readTable: ReadTable): Attempt =>
  async (client, change) => {
    const { tenant, id, tableOf } = change;
    const reading = await readTable(tenant, id, tableOf);
    return reading ? changed(client, change, reading) : noGame(id);
  };

const changed = async (
  client: Client,
  { tenant, id, expectedVersion, tableOf, plan }: TableChange,
  { record, incarnation, table }: Reading,
): ReturnType<Attempt> => {
  const { version } = record;
  if (expectedVersion !== undefined && ![expectedVersion].flat().includes(version))
    return versionConflict(expectedVersion, version);
  if (!table) return noVersion(id, tableOf ?? version);
  const planned = plan(record, table);
  if (!planned.ok) return planned;
  const from = { version, incarnation, record, ...(tableOf === undefined && { table }) };
  const appended = await append(client, tenant, id, from, planned.value);
  return appended ? success({ ...planned.value, record: appended, incarnation }) : 'outrun';
};

/** The game as this process left it; null where it does not know. */
const remembered = (cache: TableCache, { tenant, id, tableOf }: TableChange): Reading | null => {
  const table = tableOf === undefined ? cache.get(tenant, id) : undefined;
  return table?.record ? { record: table.record, incarnation: table.incarnation, table } : null;
};

/**
 * Appends at once to what is remembered: if the game has moved on, nothing is added. Whatever else than success comes of
 * that is no answer, since it may be of a game that has. Then it is read; and tried anew where somebody else's change came
 * first, and held where that goes on: whoever asks gets a turn.
 */
const making = (hold: HoldGame, attempt: Attempt, remember: (change: TableChange) => Reading | null) => {
  const make = async (client: Client, change: TableChange): Promise<Result<Made, GamesFailure>> => {
    const known = remember(change);
    const guessed = known && (await changed(client, change, known));
    if (guessed && guessed !== 'outrun' && guessed.ok) return guessed;
    for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
      const made = await attempt(client, change);
      if (made !== 'outrun') return made;
    }
    const made = await hold(client, change, (holder) => attempt(holder, change));
    return made === 'outrun' ? make(client, change) : made;
  };
  return make;
};

const eventsProblems = (events: readonly GameEvent[]) =>
  events.length ? unstorable(events, ['events']) : [problem(['events'], 'There has to be at least one event.')];

const recording =
  (events: readonly GameEvent[], force: boolean): Plan =>
  (_, table) => {
    const happened = takePlace(table.state, events, { force });
    if (!happened.ok) return happened;
    const tables = [table.state, ...happened.value.map(({ after }) => after)];
    const facts = factsAfterAll(table.facts, tables, events);
    const entries = happened.value.map(({ type, input, summary, illegalBecause, after }, index): Entry => ({
      type,
      input,
      summary,
      illegalBecause: illegalBecause.map(storedRuling),
      after,
      facts: facts[index] ?? table.facts,
      isNewStart: false,
    }));
    return success({ entries, after: tables.at(-1) ?? table.state, facts: facts.at(-1) ?? table.facts });
  };

/** A description without an edition keeps the one that the game follows. */
const replacing =
  (description: Description): Plan =>
  ({ edition }, table) => {
    const read = readDescription({ ...description, edition: description.edition ?? edition });
    if (!read.ok) return read;
    const { players, objects } = read.value;
    const summary = `The whole table is replaced by one with ${players.length} players and ${objects.size} objects.`;
    const facts = factsAfterReplacing(table.facts, table.state, read.value);
    return success(newStart('replaceState', description, summary, { state: read.value, facts }));
  };

const reverting =
  (version: number): Plan =>
  (_, table) =>
    success(newStart('revertTo', { version }, `The table is again as it stood at version ${version}.`, table));

const newStart = (
  type: string,
  input: unknown,
  summary: string,
  { state, facts }: { readonly state: GameState; readonly facts: Facts },
): Addition => ({
  entries: [{ type, input, summary, illegalBecause: [], after: state, facts, isNewStart: true }],
  after: state,
  facts,
});

const recorded = ({ record, entries }: Made): Recorded => ({
  record,
  events: entries.map(({ type, input, summary, illegalBecause }, index) => ({
    version: record.version - entries.length + index + 1,
    type,
    input,
    summary,
    recordedAt: record.updatedAt,
    illegalBecause,
  })),
});
