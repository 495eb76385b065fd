import { factsAfterAll, factsAfterReplacing, type Facts } from '../domain/facts/facts.js';
import { takePlace, type GameEvent } from '../domain/events/events.js';
import type { Description } from '../domain/game-state/description.js';
import type { GameState } from '../domain/game-state/game-state.js';
import { readDescription } from '../domain/game-state/read-description.js';
import { problem } from '../domain/problem.js';
import { badInput, success, type Result } from '../domain/result.js';
import { append, type Addition, type Entry } from './appending.js';
import type { ChangeOptions, Games, GameRecord, GamesFailure, Recorded } from './games.js';
import { inTurn } from './in-turn.js';
import type { Client, MakeOnce } from './once.js';
import type { ReadTable } from './reading.js';
import { noGame, noVersion, revivedRecord, revivedRecorded, storedRuling, versionConflict } from './records.js';
import { unstorable } from './storable.js';
import type { Table, TableCache } from './table-cache.js';

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

type Making = Promise<Result<Made, GamesFailure>>;

/** How often a change is planned anew because somebody else's came first; within a process they wait for each other. */
const ATTEMPTS = 20;

/** The changes of a game's table; each adds at least one event to the log. */
export const changingGames = (
  makeOnce: MakeOnce,
  readTable: ReadTable,
  cache: TableCache,
): Pick<Games, 'recordEvents' | 'replaceState' | 'revertTo'> => {
  const wait = inTurn();
  const attempt = attempting(readTable);
  const making = (change: TableChange) => {
    const { tenant, id, once } = change;
    return {
      tenant,
      once,
      make: (client: Client) => attempt(client, change, ATTEMPTS),
      onMade: ({ record, incarnation, after, facts }: Made) =>
        cache.keep(tenant, id, { incarnation, version: record.version, state: after, facts, record }),
      turn: <Done>(work: () => Promise<Done>) => wait(`${id}/${tenant}`, work),
    };
  };
  const makeWhole = (change: TableChange) =>
    makeOnce({ ...making(change), tell: ({ record }) => record, revive: revivedRecord });
  return {
    recordEvents: async (tenant, id, events, { force = false, ...options } = {}) => {
      const problems = eventsProblems(events);
      if (problems.length) return badInput(problems);
      const change = { ...options, tenant, id, plan: recording(events, force) };
      return makeOnce({ ...making(change), tell: recorded, revive: revivedRecorded });
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

type Attempt = (client: Client, change: TableChange, attemptsLeft: number) => Making;

/** Reads, plans and appends; anew where somebody else's change comes in between and no version is expected. */
const attempting = (readTable: ReadTable): Attempt => {
  const attempt: Attempt = async (client, change, attemptsLeft) => {
    const { tenant, id, expectedVersion, tableOf, plan } = change;
    const reading = await readTable(tenant, id, tableOf);
    if (!reading) return noGame(id);
    const { record, incarnation, table } = reading;
    const { version } = record;
    if (expectedVersion !== undefined && ![expectedVersion].flat().includes(version))
      return versionConflict(expectedVersion, version);
    if (!table) return noVersion(id, tableOf ?? version);
    const planned = plan(record, table);
    if (!planned.ok) return planned;
    const from = { version, incarnation, record, ...(tableOf === undefined && { table }) };
    const changed = await append(client, tenant, id, from, planned.value);
    if (changed) return success({ ...planned.value, record: changed, incarnation });
    return attemptsLeft > 0 ? attempt(client, change, attemptsLeft - 1) : outrun(change, version);
  };
  const outrun = async ({ tenant, id }: TableChange, version: number): Making => {
    const now = await readTable(tenant, id);
    return now ? versionConflict(version, now.record.version) : noGame(id);
  };
  return attempt;
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
