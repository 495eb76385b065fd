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
import { gameEvent, loggedIn } from './games.js';
import { fieldsBelow } from './asked-fields.js';
import { fieldConfig, recordType, requireScope } from './object-types.js';

/** Fields that no change touches, that come with its events, or that are read for a version of their own. */
const KNOWN = new Set(['__typename', 'id', 'name', 'seed', 'createdAt', 'version', 'updatedAt', 'state', 'events']);

/** The game as it was after the change; what has to be computed for that only where it is asked for. */
const gameAfter = async (
  { record, last }: GameChange,
  { games, tenant }: Context,
  info: GraphQLResolveInfo,
): Promise<GameRecord> => {
  if (last.version === record.version) return record;
  const isKnown = fieldsBelow(info).every(({ name }) => KNOWN.has(name.value));
  if (isKnown) return { ...record, version: last.version, updatedAt: last.recordedAt };
  return orThrow(await games.recordAfter(tenant, record.id, last));
};

const gameChangeSchema = viewOf<GameChange>()(
  'GameChange',
  'A change of a game: what was recorded at one moment, to the millisecond, and the game after it.',
  {
    game: required(gameSchema, 'The game after the events.'),
    events: required(listOf(gameEvent), 'The events, in order.'),
  },
);

export const gameChange = recordType(gameChangeSchema, {
  game: (change, _, context, info) => gameAfter(change, context, info),
  events: ({ events, record }) => events.map(loggedIn(record)),
});

const followed = {
  id: required(id, 'The game.'),
  sinceVersion: optional(atLeast(0), 'The last version seen; by default only new changes are sent.'),
};

const read = createReader(objectSchema('GameChangedArguments', '', followed));

const gameChanged = lazy(
  gameChangeSchema,
  followed,
  'The game after each change following that version, missed ones included. Ends when the game is deleted.',
);

export const gameSubscriptions = nexus.subscriptionType({
  definition: (t) =>
    t.field('gameChanged', {
      ...fieldConfig(gameChanged),
      subscribe: async (_: unknown, given: ValuesOf<typeof followed>, context: Context) => {
        requireScope(context, 'read');
        const { games, tenant } = context;
        const { id: game, sinceVersion: version } = orThrow(resultOf(read(given)));
        const since = typeof version === 'number' ? { name: 'sinceVersion', version } : undefined;
        return orThrow(await subscribeToGame(games, tenant, game, since));
      },
      resolve: (change: GameChange) => change,
    }),
});
