import type { GraphQLResolveInfo } from 'graphql';
import nexus from 'nexus';
import { atLeast, id, optional, required } from '../../domain/schema/schema.js';
import type { GameRecord } from '../../games/games.js';
import { subscribeToGame, type GameChange } from '../../games/feed/subscription.js';
import type { Context } from '../context.js';
import { orThrow } from './failures.js';
import { checked, type Logged } from './games.js';
import { namesBelow } from './preload.js';
import { argumentsOf, type } from './types.js';

/** What is the same after every change, comes with its events, or is read for a version of its own. */
const KNOWN = new Set(['__typename', 'id', 'name', 'seed', 'createdAt', 'version', 'updatedAt', 'state', 'events']);

/** The game as it was after the change; what has to be worked out for that only where it is asked for. */
const gameAfter = async (
  { record, last }: GameChange,
  { games, tenant }: Context,
  info: GraphQLResolveInfo,
): Promise<GameRecord> => {
  if (last.version === record.version) return record;
  const isKnown = namesBelow(info).every((name) => KNOWN.has(name));
  if (isKnown) return { ...record, version: last.version, updatedAt: last.recordedAt };
  return orThrow(await games.recordAfter(tenant, record.id, last));
};

const gameChange = nexus.objectType({
  name: 'GameChange',
  description: 'A change of a game: what was recorded at one moment, to the millisecond, and the game after it.',
  definition: (t) => {
    t.field('game', {
      type: type('Game!'),
      description: 'The game after the events.',
      resolve: (change: GameChange, _: unknown, context: Context, info: GraphQLResolveInfo) =>
        gameAfter(change, context, info),
    });
    t.field('events', {
      type: type('[GameEvent!]!'),
      description: 'The events, in order.',
      resolve: ({ events, record }: GameChange) => events.map((event): Logged => ({ game: record, event })),
    });
  },
});

const following = {
  id: required(id, 'The game.'),
  sinceVersion: optional(atLeast(0), 'What was seen last; only what comes from now on where left out.'),
};

interface FollowGiven {
  readonly id: string;
  readonly sinceVersion?: number | null;
}

const gameSubscriptions = nexus.subscriptionType({
  definition: (t) => {
    t.field('gameChanged', {
      type: type('GameChange!'),
      description:
        'The game after each change, from that version on; a missed change is sent again. It ends when the game is deleted.',
      args: argumentsOf(following),
      subscribe: async (_: unknown, given: FollowGiven, { games, tenant }: Context) => {
        checked(following, given);
        const { sinceVersion: version } = given;
        const since = typeof version === 'number' ? { name: 'sinceVersion', version } : undefined;
        return orThrow(await subscribeToGame(games, tenant, given.id, since));
      },
      resolve: (change: GameChange) => change,
    });
  },
});

export const gameChangedTypes = [gameChange, gameSubscriptions];
