import type { Cards } from '../../own-cards/cards.js';
import { solveIfPermitted } from '../../questions/catalogue/question.js';
import { Budget } from '../../questions/catalogue/budget.js';
import { permitEvents, readPermitted } from '../../questions/catalogue/work.js';
import { play, readEvents, type FullEvent, type GameEvent } from '../../domain/events/events.js';
import { problem } from '../../domain/problem.js';
import { badInput, failure, success, type Result } from '../../domain/result.js';
import type { ValueAndProblems as Shape } from '../../domain/schema/reader.js';
import type { Description, FullDescription } from '../../domain/state/description.js';
import { readShape, stateOf } from '../../domain/setup/read-description.js';
import type { PrismaClient } from '../../generated/prisma/client.js';
import type { ChangeOptions, ExpectedVersion, GameRecord, Games, GamesFailure, RecordedChange } from '../games.js';
import { factsAfterEach, factsAfterReplacing, withDepartures } from '../statistics/facts.js';
import { unencodableProblems } from '../store/encodable.js';
import { noGame, restoreRecord, restoreRecorded, storedRuling, versionConflict } from '../store/records.js';
import type { FromJson } from '../store/records.js';
import { gameKey, type TableCache } from '../store/table-cache.js';
import { noTable, type GameReading, type ReadTable, type StateAndFacts } from '../store/tables.js';
import { append, additionRow, type Addition, type AdditionRow, type Entry } from './append.js';
import type { Appenders } from './appender.js';
import { keptOutcomeOf } from './kept-outcome.js';
import { withRowLock, type Client, type MakeChange } from './idempotent-change.js';

/** Returns a change's addition to a game, given its table, or the reason the change fails. */
type Plan = (record: GameRecord, table: StateAndFacts) => Result<Addition, GamesFailure>;

interface TableChange extends ChangeOptions {
  readonly tenant: string;
  readonly id: string;
  /** The version whose table the plan starts from, by default the newest. */
  readonly tableOf?: number;
  readonly plan: Plan;
}

/** A change that was made. */
interface Made extends Addition {
  readonly record: GameRecord;
}

/** The dependencies of changes to games. */
interface Tools extends Appenders {
  readonly prisma: PrismaClient;
  readonly change: MakeChange;
  readonly readTable: ReadTable;
  readonly cache: TableCache;
  readonly cards: Cards;
  readonly publish: (tenant: string, id: string) => void;
}

/** How many attempts may lose to other servers' changes before the row is locked; each process queues its own. */
const ATTEMPTS = 3;

/** Creates the changes of a game's table; each adds at least one event to the log. */
export const createTableChanges = (tools: Tools): Pick<Games, 'recordEvents' | 'replaceState' | 'revertTo'> => {
  const make = createTableChange(tools);
  const valueOf = ({ record }: Made) => record;
  return {
    recordEvents: async (tenant, id, given, { force = false, occurredAt = null, ...options } = {}) => {
      const { events: unfolded } = await tools.cards.inFull({ events: given }, (full) => full);
      const events = unfolded ?? given;
      const read = readEvents(events);
      if (!read.ok) return read;
      const problems = eventsProblems(events);
      if (problems.length) return badInput(problems);
      return make(
        { ...options, tenant, id, plan: recordingOf(events, read.value, { ...options, force, occurredAt }) },
        recorded,
        restoreRecorded,
      );
    },
    replaceState: async (tenant, id, given, options = {}) => {
      const { table } = await tools.cards.inFull({ table: given }, (full) => full);
      const state = table ?? given;
      const shape = readPermitted(options.budget, state, readReplacement);
      if (!shape.ok) return shape;
      return make({ ...options, tenant, id, plan: replacementBy(state, shape.value) }, valueOf, restoreRecord);
    },
    revertTo: async (tenant, id, version, options = {}) =>
      make({ ...options, tenant, id, tableOf: version, plan: reversionTo(version) }, valueOf, restoreRecord),
  };
};

const readReplacement = (state: Description): Result<Shape<FullDescription>> => {
  const shape = readShape(state);
  const problems = shape.value ? unencodableProblems(shape.value) : shape.problems;
  return problems.length ? badInput(problems, shape.moreProblems) : success(shape);
};

const createTableChange = (tools: Tools) => {
  const { change, cache, publish } = tools;
  const queue = createGameQueue();
  return <Value>(
    tableChange: TableChange,
    valueOf: (made: Made) => Value,
    restore: (stored: FromJson<Value>) => Value,
  ): Promise<Result<Value, GamesFailure>> => {
    const { tenant, id, idempotencyKey, budget } = tableChange;
    return change({
      tenant,
      idempotencyKey,
      make: (client) => makeTableChange(tools, client, tableChange),
      makeTogether: () => appendToCached(tools, tableChange, valueOf),
      valueOf,
      restore,
      onCommitted: ({ record, after, facts }) => {
        const { incarnation, version } = record;
        cache.set(tenant, id, { incarnation, version, state: after, facts, record });
        publish(tenant, id);
        budget?.stay();
      },
      queue: (work) => queue(gameKey(tenant, id), work),
    });
  };
};

/** Creates a queue for each game that runs its work one after the other, in the order of arrival. */
const createGameQueue = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <Value>(game: string, work: () => Promise<Value>): Promise<Value> => {
    const mine = (last.get(game) ?? Promise.resolve()).then(work, work);
    last.set(game, mine);
    try {
      return await mine;
    } finally {
      if (last.get(game) === mine) last.delete(game);
    }
  };
};

/**
 * Appends to the cached table. Returns undefined unless it succeeds: the cached table may be outdated, so a rejected
 * change is tried again with the current one.
 */
const appendToCached = async (
  { cache, appendTogether, appendOnce }: Tools,
  change: TableChange,
  valueOf: (made: Made) => unknown,
) => {
  const cached = readCache(cache, change);
  if (!cached) return undefined;
  const { tenant, idempotencyKey } = change;
  const add: Add = (row, planned) =>
    idempotencyKey
      ? appendOnce({
          ...row,
          ...keptOutcomeOf(tenant, idempotencyKey, cached.record, row, (record) => valueOf({ ...planned, record })),
        })
      : appendTogether(row);
  const made = await appendTo(cached, add, change);
  return made !== 'OUTRUN' && made.ok ? made : undefined;
};

/** Appends a planned addition to its game; returns undefined, and adds nothing, if the game has changed. */
type Add = (row: AdditionRow, planned: Addition) => Promise<GameRecord | undefined>;

/**
 * Reads the game and appends to it, and retries if another server's change came first. After the last attempt, locks
 * the row, so no request starves.
 */
const makeTableChange = async (
  tools: Tools,
  client: Client,
  change: TableChange,
): Promise<Result<Made, GamesFailure>> => {
  for (let attempts = 0; attempts < ATTEMPTS; attempts += 1) {
    const made = await readAndAppend(tools, client, change);
    if (made !== 'OUTRUN') return made;
  }
  const made = await withRowLock(tools.prisma, client, change, (locking) => readAndAppend(tools, locking, change));
  return made === 'OUTRUN' ? makeTableChange(tools, client, change) : made;
};

/** Reads the game from the cache, as this process last saw it; null if it is not cached. */
const readCache = (cache: TableCache, { tenant, id, tableOf }: TableChange): GameReading | null => {
  const table = tableOf === undefined ? cache.get(tenant, id) : undefined;
  return table?.record ? { record: table.record, table } : null;
};

/** The result of a change; OUTRUN if another change came first. */
type Attempt = Promise<Result<Made, GamesFailure> | 'OUTRUN'>;

const readAndAppend = async ({ readTable }: Tools, client: Client, change: TableChange): Attempt => {
  const reading = await readTable(change.tenant, change.id, change.tableOf, change.budget);
  return reading ? appendTo(reading, (addition) => append(client, addition), change) : noGame(change.id);
};

const appendTo = async (
  reading: GameReading,
  add: Add,
  { tenant, id, expectedVersion, tableOf, plan }: TableChange,
): Attempt => {
  const { record, table } = reading;
  const { version } = record;
  if (expectedVersion !== undefined && !isExpected(record, expectedVersion))
    return versionConflict(expectedVersion, version);
  if (!table) return noTable(id, reading, tableOf);
  const planned = plan(record, table);
  if (!planned.ok) return planned;
  const from = { record, ...(tableOf === undefined && { table }) };
  const appended = await add(additionRow(tenant, id, from, planned.value), planned.value);
  return appended ? success({ ...planned.value, record: appended }) : 'OUTRUN';
};

const isExpected = ({ version, incarnation }: GameRecord, expected: ExpectedVersion): boolean =>
  [expected]
    .flat()
    .some((each) =>
      typeof each === 'number' ? each === version : each.version === version && each.incarnation === incarnation,
    );

const eventsProblems = (events: readonly GameEvent[]) =>
  events.length ? unencodableProblems(events, ['events']) : [problem(['events'], 'There must be at least one event.')];

interface Recording extends Pick<ChangeOptions, 'budget'> {
  readonly force: boolean;
  readonly occurredAt: Date | null;
}

const recordingOf =
  (
    events: readonly GameEvent[],
    read: readonly FullEvent[],
    { force, occurredAt, budget = new Budget() }: Recording,
  ): Plan =>
  ({ version }, table) => {
    const refused = permitEvents(budget, table.state, read);
    if (refused) return failure(refused);
    const permit = (steps: number) => budget.spend(steps);
    const happened = play(table.state, read, { force, permit, solve: solveIfPermitted(budget) });
    if (!happened.ok) return happened;
    if (budget.isLeft) return failure(budget.leave());
    const tables = happened.value.map(({ after }) => after);
    const facts = factsAfterEach(table.facts, [table.state, version], events, tables);
    const entries = happened.value.map(({ type, input, settled, summary, illegalBecause, after }, index): Entry => ({
      type,
      input: { ...(events[index]?.[type] ?? input), ...settled },
      summary,
      illegalBecause: illegalBecause.map(storedRuling),
      occurredAt,
      after,
      facts: facts[index] ?? table.facts,
      isNewStart: false,
    }));
    return success({ entries, after: tables.at(-1) ?? table.state, facts: facts.at(-1) ?? table.facts });
  };

/** Plans to replace the table; a description without an edition keeps the game's. */
const replacementBy =
  (description: Description, { value, ...faults }: Shape<FullDescription>): Plan =>
  ({ edition, version }, table) => {
    const read = stateOf({ value: value && { ...value, edition: value.edition ?? edition }, ...faults });
    if (!read.ok) return read;
    const { players, objects } = read.value;
    const summary = `The whole table is replaced by one with ${players.length} players and ${objects.size} objects.`;
    const replaced = factsAfterReplacing(table.facts, table.state, read.value);
    const facts = withDepartures(replaced, read.value, version + 1);
    return success(newStart('replaceState', description, summary, { state: read.value, facts }));
  };

const reversionTo =
  (version: number): Plan =>
  (_, table) =>
    success(newStart('revertTo', { version }, `The table is again as it stood at version ${version}.`, table));

const newStart = (type: string, input: unknown, summary: string, { state, facts }: StateAndFacts): Addition => ({
  entries: [{ type, input, summary, illegalBecause: [], occurredAt: null, after: state, facts, isNewStart: true }],
  after: state,
  facts,
});

const recorded = ({ record, entries }: Made): RecordedChange => ({
  record,
  events: entries.map(({ type, input, summary, illegalBecause, occurredAt }, index) => ({
    version: record.version - entries.length + index + 1,
    type,
    input,
    summary,
    recordedAt: record.updatedAt,
    occurredAt,
    illegalBecause,
  })),
});
