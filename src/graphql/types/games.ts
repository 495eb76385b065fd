import type { GraphQLResolveInfo } from 'graphql';
import { tableText } from '../../domain/notation/table-text.js';
import { standingSchema } from '../../domain/rules/104-standings.js';
import {
  atLeast,
  flag,
  id,
  readLater,
  lazy,
  lazyNullable,
  optional,
  required,
  viewOf,
} from '../../domain/schema/schema.js';
import { gameStateDescription } from '../../domain/state/description.js';
import type { GameState } from '../../domain/state/game-state.js';
import { gameState } from '../../domain/state/output-schemas.js';
import { readDescription } from '../../domain/setup/read-description.js';
import { eventsRecorded, feedEventSchema, gameSchema, recordedEventSchema } from '../../games/game-schemas.js';
import type { ChangeOptions, FeedEvent, GameRecord, RecordedEvent } from '../../games/games.js';
import { analytics } from '../../games/statistics/analytics.js';
import { rulingsAt } from '../../games/store/records.js';
import { changes, createGameInput, feedArguments, gameFilter, pageArguments } from '../../games/store/game-inputs.js';
import { standingsIn, winnersIn } from '../../games/standings.js';
import { countTable } from '../../query/table-input.js';
import { readPermitted } from '../../questions/catalogue/work.js';
import { codeArgument, unpackCode } from '../../query/table-code.js';
import type { Context } from '../context.js';
import { idempotencyKeyOf } from '../transports/idempotency-key.js';
import { eachAtTable } from './at-table.js';
import { connection, connectionOf } from './connections.js';
import { orThrow } from '../errors.js';
import { afterOthers, recordType, rootFields, tableType } from './object-types.js';
import { gameWithTable, type PreloadedGame } from './preload.js';

/** An event as it is stored, with the game that it belongs to. */
export interface LoggedEvent extends RecordedEvent {
  readonly game: GameRecord;
}

/** Creates a function that joins an event of a game to the game. */
export const toLoggedEvent =
  (game: GameRecord) =>
  (event: RecordedEvent): LoggedEvent => ({ ...event, game });

export const gameEvent = viewOf<LoggedEvent>()(
  recordedEventSchema.name,
  recordedEventSchema.description,
  recordedEventSchema.fields(),
);

const recorded = eventsRecorded(gameEvent);

const feedEvent = viewOf<FeedEvent>()(feedEventSchema.name, feedEventSchema.description, feedEventSchema.fields());

/** The rules that a forced event broke, applied to the table before it. */
const brokenRules = async (game: string, { version, illegalBecause }: RecordedEvent, { games, tenant }: Context) => {
  if (!illegalBecause.length) return [];
  const before = orThrow(await games.stateBefore(tenant, game, { version }));
  return eachAtTable(before, rulingsAt(before, illegalBecause));
};

const gameConnection = connectionOf(gameSchema);
const eventConnection = connectionOf(gameEvent);
const feedConnection = connectionOf(feedEvent);

const game = viewOf<PreloadedGame>()(gameSchema.name, gameSchema.description, {
  ...gameSchema.fields(),
  state: lazy(
    gameState,
    { version: optional(atLeast(0), 'Which version.') },
    'The game at that version; by default the newest.',
  ),
  events: lazy(eventConnection.schema, pageArguments(50), 'The log, the oldest event first.'),
});

const tableOf = async (
  of: PreloadedGame,
  { games, tenant, budget }: Context,
  version = of.version,
): Promise<GameState> =>
  of.preloaded?.version === version ? of.preloaded.state : orThrow(await games.stateAt(tenant, of.id, version, budget));

const gameType = recordType(game, {
  winners: async (of, _, context) => {
    if (!of.results.some(({ result }) => result === 'WON')) return [];
    const table = await tableOf(of, context);
    return eachAtTable(table, winnersIn(table, of.results));
  },
  standings: async (of, _, context) => {
    const table = await tableOf(of, context);
    return eachAtTable(table, standingsIn(table, of.results));
  },
  state: (of, { version }, context) => tableOf(of, context, version ?? undefined),
  events: async (of, given, { games, tenant, budget }) => {
    const pageOptions = { ...given, until: of.version };
    return connection(orThrow(await games.events(tenant, of.id, pageOptions, budget)), toLoggedEvent(of));
  },
});

const listArguments = { ...pageArguments(20), filter: optional(gameFilter, 'Only those that match.') };
const analyticsArguments = { filter: optional(gameFilter, 'Only over the games that match.') };

const stored = rootFields(
  'read',
  {
    game: lazyNullable(gameSchema, { id: required(id, 'Its id.') }, 'A stored game, or null.'),
    games: lazy(gameConnection.schema, listArguments, 'The stored games, the newest first.'),
    events: lazy(
      feedConnection.schema,
      feedArguments,
      'The events of all stored games, as an append-only feed: a client that continues from each `endCursor`, even that of an empty page, gets every event once, those of a game in order. Events of deleted games are removed.',
    ),
    analytics: lazy(analytics, analyticsArguments, 'Statistics of the stored games.'),
  },
  {
    game: ({ id }, context, info) => gameWithTable(id, context, info),
    games: async ({ filter, ...pageOptions }, { games, tenant }) => {
      const page = await games.list(tenant, { ...pageOptions, filter: filter ?? {} });
      return connection(orThrow(page), (record) => record);
    },
    events: async (pageOptions, { games, tenant, budget }) =>
      connection(orThrow(await games.feed(tenant, pageOptions, budget)), (event) => event),
    analytics: async ({ filter }, { games, tenant }) => orThrow(await games.analytics(tenant, filter ?? {})),
  },
);

const described = rootFields(
  'ask',
  {
    gameState: lazyNullable(
      gameState,
      { of: required(readLater(gameStateDescription), 'The table.') },
      'Ask about a table that is not stored.',
    ),
    gameStateByCode: lazyNullable(
      gameState,
      { code: codeArgument },
      'A table by its code, as GameState.code returns it.',
    ),
    gameStateByText: lazyNullable(
      gameState,
      { text: required(tableText, 'The table in the notation.') },
      'A table written in the notation.',
    ),
  },
  {
    gameState: ({ of }, { cards, budget }) =>
      cards.inFull({ table: of }, ({ table }) => orThrow(readPermitted(budget, table ?? of, readDescription))),
    gameStateByCode: async ({ code }, { budget }) => orThrow(await afterOthers(unpackCode(code, budget))),
    gameStateByText: async ({ text }, { cards, budget }) => {
      const { description, read } = await afterOthers(countTable(text, budget));
      return cards.inFull({ table: description }, ({ table }) => orThrow(read(table ?? description)));
    },
  },
);

interface ExpectedVersionArgument {
  readonly expectedVersion?: number | null;
}

const changeOptions = (
  { expectedVersion }: ExpectedVersionArgument,
  context: Context,
  info: GraphQLResolveInfo,
): ChangeOptions => ({
  ...idempotencyKeyOf(context, info),
  ...(typeof expectedVersion === 'number' && { expectedVersion }),
  budget: context.budget,
});

const mutations = rootFields(
  'write',
  {
    createGame: lazy(
      gameSchema,
      { input: required(readLater(createGameInput), 'The game.') },
      'Stores a game at version 0.',
    ),
    recordEvents: lazy(
      recorded,
      changes.recordEvents.fields(),
      'Records all of the events or none. An illegal one is rejected with its rulings unless force is set.',
    ),
    replaceState: lazy(
      gameSchema,
      changes.replaceState.fields(),
      'Replaces the whole table, as one event; for applications that keep the table themselves.',
    ),
    revertTo: lazy(
      gameSchema,
      changes.revertTo.fields(),
      'Returns to the table at a version, as a further event; the log keeps all events.',
    ),
    deleteGame: lazy(flag, changes.deleteGame.fields(), 'Deletes a game with its whole log.'),
  },
  {
    createGame: async ({ input }, context, info) =>
      orThrow(await context.games.create(context.tenant, input, changeOptions({}, context, info))),
    recordEvents: async (given, context, info) => {
      const { games, tenant } = context;
      const options = { ...changeOptions(given, context, info), force: given.force, occurredAt: given.occurredAt };
      const { record, events } = orThrow(await games.recordEvents(tenant, given.game, given.events, options));
      return { game: record, events: events.map(toLoggedEvent(record)) };
    },
    replaceState: async (given, context, info) => {
      const options = changeOptions(given, context, info);
      return orThrow(await context.games.replaceState(context.tenant, given.game, given.state, options));
    },
    revertTo: async (given, context, info) => {
      const options = changeOptions(given, context, info);
      return orThrow(await context.games.revertTo(context.tenant, given.game, given.version, options));
    },
    deleteGame: async (given, context, info) =>
      orThrow(await context.games.delete(context.tenant, given.id, changeOptions(given, context, info))),
  },
);

export const gameTypes = [
  gameType,
  tableType(standingSchema, {}),
  recordType(gameEvent, { illegalBecause: (event, _, context) => brokenRules(event.game.id, event, context) }),
  recordType(feedEvent, { illegalBecause: (event, _, context) => brokenRules(event.game, event, context) }),
  recordType(recorded, {}),
  ...gameConnection.types,
  ...eventConnection.types,
  ...feedConnection.types,
];

export const gameFields = [stored, described, mutations];
