import type { GraphQLResolveInfo } from 'graphql';
import nexus from 'nexus';
import { atLeast, id, optional, required, objectSchema, type Fields } from '../../domain/schema/schema.js';
import { declaredProblems } from '../../domain/schema/schema-problems.js';
import type { GameEvent } from '../../domain/events/events.js';
import { gameStateDescription, type Description } from '../../domain/state/description.js';
import { entityOf, type GameState } from '../../domain/state/game-state.js';
import { readDescription } from '../../domain/state/read-description.js';
import { badInput } from '../../domain/result.js';
import { ruleIn } from '../../domain/rulebook/rulebook.js';
import type { ChangeOptions, GameRecord, RecordedEvent } from '../../games/games.js';
import { changes, createGameInput, gameFilter, pageArguments, type GameFilter } from '../../games/store/game-inputs.js';
import { codeArgument, readCode } from '../../table-code.js';
import { at } from './at.js';
import { connection, connectionOf } from './connections.js';
import type { Context } from '../context.js';
import { orThrow } from './failures.js';
import { idempotencyKeyOf } from '../transports/idempotency-key.js';
import { gameWithTable, type Preloaded } from './preload.js';
import { resultFields, standing } from './standings.js';
import { argumentsOf, type } from './types.js';

interface PageGiven {
  readonly first?: number | null;
  readonly after?: string | null;
}
interface Expecting {
  readonly expectedVersion?: number | null;
}

/** An event as it is stored, with the game that it belongs to. */
export interface Logged {
  readonly game: GameRecord;
  readonly event: RecordedEvent;
}

const nothingKnown = { has: () => true };

/** Refuses arguments that overstep their bounds. */
export const checked = (fields: Fields, given: object): void => {
  const problems = declaredProblems(objectSchema('Arguments', '', fields), given, nothingKnown);
  if (problems.length) orThrow(badInput(problems));
};

const changeOptions = ({ expectedVersion }: Expecting, context: Context, info: GraphQLResolveInfo): ChangeOptions => ({
  ...idempotencyKeyOf(context, info),
  ...(typeof expectedVersion === 'number' && { expectedVersion }),
});

export const game = nexus.objectType({
  name: 'Game',
  description: 'A stored game: its events, and the table that they lead to.',
  definition: (t) => {
    t.field('id', { type: type('ID!'), description: 'Its id.' });
    t.field('name', { type: type('String'), description: 'What it is called.' });
    t.field('variant', { type: type('Variant!'), description: 'The multiplayer variant.' });
    t.field('edition', { type: type('RulesEdition!'), description: 'The text of the rules that it follows.' });
    t.field('status', { type: type('GameStatus!'), description: 'Whether it goes on.' });
    t.field('finishedAt', { type: type('DateTime'), description: 'When it was over.' });
    resultFields(t);
    t.field('seed', {
      type: type('String'),
      description: 'What the seats were shuffled by; null where they were not.',
    });
    t.field('version', { type: type('Int!'), description: 'Counts the recorded events; 0 as created.' });
    t.field('createdAt', { type: type('DateTime!'), description: 'When it was stored.' });
    t.field('updatedAt', { type: type('DateTime!'), description: 'When it last changed.' });
    t.field('state', {
      type: type('GameState!'),
      description: 'The game as it stood at that version; the newest without one.',
      args: argumentsOf({ version: optional(atLeast(0), 'Which version.') }),
      resolve: async (of: Preloaded, given: { version?: number | null }, { games, tenant }: Context) =>
        of.preloaded?.version === (given.version ?? of.version)
          ? of.preloaded.state
          : orThrow(await games.stateAt(tenant, of.id, given.version ?? of.version)),
    });
    t.field('events', {
      type: type('GameEventConnection!'),
      description: 'The log, the oldest event first.',
      args: argumentsOf(pageArguments(50)),
      resolve: async (of: GameRecord, given: PageGiven, { games, tenant }: Context) => {
        checked(pageArguments(50), given);
        const asked = { first: given.first ?? 50, after: given.after ?? undefined, until: of.version };
        return connection(orThrow(await games.events(tenant, of.id, asked)), (event): Logged => ({ game: of, event }));
      },
    });
  },
});

/** The rulings of a forced event, about the table as it stood before it. */
const brokenRules = async ({ game: of, event }: Logged, { games, tenant }: Context) => {
  if (!event.illegalBecause.length) return [];
  const before: GameState = orThrow(await games.stateAt(tenant, of.id, event.version - 1));
  return event.illegalBecause.map(({ rule, says, about, doubt }) =>
    at(before, {
      rule: ruleIn(rule, before.edition),
      says,
      about: about.map((each) => entityOf(before, each)),
      doubt,
    }),
  );
};

export const gameEventType = nexus.objectType({
  name: 'GameEvent',
  description: 'An event of a stored game.',
  definition: (t) => {
    for (const [name, sdl, description] of loggedFields) {
      t.field(name, { type: type(sdl), description, resolve: ({ event }: Logged): unknown => event[name] });
    }
    t.field('illegalBecause', {
      type: type('[Ruling!]!'),
      description: 'The rules that a forced event broke; empty otherwise.',
      resolve: (logged: Logged, _: unknown, context: Context) => brokenRules(logged, context),
    });
  },
});

const loggedFields = [
  ['version', 'Int!', 'The version of the game after it.'],
  [
    'type',
    'String!',
    'The name of the input field that recorded it, for example playerLeaves; or replaceState, revertTo.',
  ],
  ['input', 'JSON!', 'What was recorded, as it was sent.'],
  ['recordedAt', 'DateTime!', 'When it was recorded.'],
  ['summary', 'String!', 'One sentence, with names.'],
] as const;

export const eventsRecorded = nexus.objectType({
  name: 'EventsRecorded',
  description: 'The game after events were recorded, and those events.',
  definition: (t) => {
    t.field('game', { type: type('Game!'), description: 'The game as it is now.' });
    t.field('events', { type: type('[GameEvent!]!'), description: 'The events, in order.' });
  },
});

export const gameQueries = nexus.extendType({
  type: 'Query',
  definition: (t) => {
    t.field('game', {
      type: type('Game'),
      description: 'A stored game, or null.',
      args: argumentsOf({ id: required(id, 'Its id.') }),
      resolve: (_: unknown, given: { id: string }, context: Context, info: GraphQLResolveInfo) =>
        gameWithTable(given.id, context, info),
    });
    t.field('games', {
      type: type('GameConnection!'),
      description: 'The stored games, the newest first.',
      args: argumentsOf({ ...pageArguments(20), filter: optional(gameFilter, 'Only those that match.') }),
      resolve: async (_: unknown, given: PageGiven & { filter?: GameFilter | null }, { games, tenant }: Context) => {
        checked({ ...pageArguments(20), filter: optional(gameFilter, '') }, given);
        const page = await games.list(tenant, {
          first: given.first ?? 20,
          after: given.after ?? undefined,
          filter: given.filter ?? {},
        });
        return connection(orThrow(page), (record) => record);
      },
    });
    t.field('gameState', {
      type: type('GameState!'),
      description: 'Ask about a table that is not stored.',
      args: argumentsOf({ of: required(gameStateDescription, 'The table.') }),
      resolve: (_: unknown, given: { of: Description }) => orThrow(readDescription(given.of)),
    });
    t.field('gameStateByCode', {
      type: type('GameState!'),
      description: 'The table that GameState.code was read from.',
      args: argumentsOf({ code: codeArgument }),
      resolve: (_: unknown, given: { code: string }) => orThrow(readCode(given.code)),
    });
  },
});

export const gameMutations = nexus.extendType({
  type: 'Mutation',
  definition: (t) => {
    t.field('createGame', {
      type: type('Game!'),
      description: 'Stores a game at version 0.',
      args: argumentsOf({ input: required(createGameInput, 'The game.') }),
      resolve: async (_: unknown, given: { input: CreateGiven }, context: Context, info: GraphQLResolveInfo) =>
        orThrow(await context.games.create(context.tenant, given.input, idempotencyKeyOf(context, info))),
    });
    t.field('recordEvents', {
      type: type('EventsRecorded!'),
      description: 'All of the events or none. An illegal one is refused with its rulings unless force is set.',
      args: argumentsOf(changes.recordEvents.fields()),
      resolve: async (_: unknown, given: RecordGiven, context: Context, info: GraphQLResolveInfo) => {
        checked(changes.recordEvents.fields(), given);
        const { games, tenant } = context;
        const options = { ...changeOptions(given, context, info), force: given.force ?? false };
        const { record, events } = orThrow(await games.recordEvents(tenant, given.game, given.events, options));
        return { game: record, events: events.map((event): Logged => ({ game: record, event })) };
      },
    });
    wholeChanges(t);
  },
});

type Definition = Parameters<Parameters<typeof nexus.objectType>[0]['definition']>[0];

/** Changes of the whole table, and of the game itself. */
const wholeChanges = (t: Definition): void => {
  t.field('replaceState', {
    type: type('Game!'),
    description: 'For applications that keep the table themselves: the whole of it, as one event.',
    args: argumentsOf(changes.replaceState.fields()),
    resolve: async (_: unknown, given: ReplaceGiven, context: Context, info: GraphQLResolveInfo) => {
      const options = changeOptions(given, context, info);
      return orThrow(await context.games.replaceState(context.tenant, given.game, given.state, options));
    },
  });
  t.field('revertTo', {
    type: type('Game!'),
    description: 'Back to how it stood at that version, as one more event; the log keeps all.',
    args: argumentsOf(changes.revertTo.fields()),
    resolve: async (_: unknown, given: RevertGiven, context: Context, info: GraphQLResolveInfo) => {
      const options = changeOptions(given, context, info);
      return orThrow(await context.games.revertTo(context.tenant, given.game, given.version, options));
    },
  });
  t.field('deleteGame', {
    type: type('Boolean!'),
    description: 'Deletes a game with its whole log.',
    args: argumentsOf(changes.deleteGame.fields()),
    resolve: async (_: unknown, given: { id: string } & Expecting, context: Context, info: GraphQLResolveInfo) =>
      orThrow(await context.games.delete(context.tenant, given.id, changeOptions(given, context, info))),
  });
};

interface CreateGiven {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly state: Description;
  readonly shuffleSeats?: boolean | null;
  readonly seed?: string | null;
}
interface RecordGiven extends Expecting {
  readonly game: string;
  readonly events: readonly GameEvent[];
  readonly force?: boolean | null;
}
interface ReplaceGiven extends Expecting {
  readonly game: string;
  readonly state: Description;
}
interface RevertGiven extends Expecting {
  readonly game: string;
  readonly version: number;
}

export const gameTypes = [
  game,
  standing,
  gameEventType,
  eventsRecorded,
  gameQueries,
  gameMutations,
  ...connectionOf('Game'),
  ...connectionOf('GameEvent'),
];
