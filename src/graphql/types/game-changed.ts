import type { GraphQLResolveInfo } from 'graphql';
import nexus from 'nexus';
import { atLeast, id, lazy, listOf, objectSchema, optional, required, viewOf } from '../../domain/schema/schema.js';
import type { ValuesOf } from '../../domain/schema/schema.js';
import { createReader, resultOf } from '../../domain/schema/reader.js';
import { gameSchema } from '../../games/game-schemas.js';
import type { GameRecord } from '../../games/games.js';
import { subscribeToGame, type GameChange } from '../../games/feed/subscription.js';
import type { Context } from '../context.js';
import { orThrow } from '../errors.js';
import { gameEvent, toLoggedEvent } from './games.js';
import { fieldsBelow } from './selected-fields.js';
import { fieldConfig, recordType, requireScope } from './object-types.js';

/**
 * Fields that need no replay of the log: they never change, come with the events, or are read for their own version.
 */
const NEED_NO_REPLAY = new Set([
  '__typename',
  'id',
  'name',
  'seed',
  'createdAt',
  'version',
  'updatedAt',
  'state',
  'events',
]);

/** The game as it was after the change; its record is recomputed only if the query selects fields that need it. */
const gameAfter = async (
  { record, last }: GameChange,
  { games, tenant }: Context,
  info: GraphQLResolveInfo,
): Promise<GameRecord> => {
  if (last.version === record.version) return record;
  const needsNoReplay = fieldsBelow(info).every(({ name }) => NEED_NO_REPLAY.has(name.value));
  if (needsNoReplay) return { ...record, version: last.version, updatedAt: last.recordedAt };
  return orThrow(await games.recordAfter(tenant, record.id, last));
};

const gameChangeSchema = viewOf<GameChange>()(
  'GameChange',
  'A change of a game: the events recorded in the same millisecond, and the game after them.',
  {
    game: required(gameSchema, 'The game after the events.'),
    events: required(listOf(gameEvent), 'The events, in order.'),
  },
);

export const gameChange = recordType(gameChangeSchema, {
  game: (change, _, context, info) => gameAfter(change, context, info),
  events: ({ events, record }) => events.map(toLoggedEvent(record)),
});

const subscriptionArguments = {
  id: required(id, 'The game.'),
  sinceVersion: optional(atLeast(0), 'The last version seen; by default only new changes are sent.'),
};

const read = createReader(objectSchema('GameChangedArguments', '', subscriptionArguments));

const gameChanged = lazy(
  gameChangeSchema,
  subscriptionArguments,
  'The game after each change since that version, including missed ones. Ends when the game is deleted.',
);

export const gameSubscriptions = nexus.subscriptionType({
  definition: (t) =>
    t.field('gameChanged', {
      ...fieldConfig(gameChanged),
      subscribe: async (_: unknown, given: ValuesOf<typeof subscriptionArguments>, context: Context) => {
        requireScope(context, 'read');
        const { games, tenant } = context;
        const { id: game, sinceVersion: version } = orThrow(resultOf(read(given)));
        const since = typeof version === 'number' ? { name: 'sinceVersion', version } : undefined;
        return orThrow(await subscribeToGame(games, tenant, game, since));
      },
      resolve: (change: GameChange) => change,
    }),
});
