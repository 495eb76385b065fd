import nexus from 'nexus';
import type { GameState } from '../../domain/state/game-state.js';
import type { Standing } from '../../domain/rules/104-standings.js';
import { standingsIn, winnersIn } from '../../questions/standings.js';
import { at, each, type At } from './at.js';
import type { Context } from '../context.js';
import { plain } from './entities.js';
import { orThrow } from './failures.js';
import type { Preloaded } from './preload.js';
import { type } from './types.js';

type Definition = Parameters<Parameters<typeof nexus.objectType>[0]['definition']>[0];

/** The table of a game at the version that was read of it. */
const ownTable = async (of: Preloaded, { games, tenant }: Context): Promise<GameState> =>
  of.preloaded?.version === of.version ? of.preloaded.state : orThrow(await games.stateAt(tenant, of.id, of.version));

export const standing = nexus.objectType({
  name: 'Standing',
  description: 'Where a player stands in a stored game.',
  definition: (t) => {
    t.field('player', {
      type: type('Player!'),
      description: 'The player.',
      resolve: ({ state, value }: At<Standing>) => at(state, value.player),
    });
    t.field(...plain('place', 'Int!', '1 for the last ones standing; those who leave together share a place.'));
    t.field(...plain('result', 'PlayerResult!', 'How the game stands, or ended, for them.'));
    t.field(
      ...plain('atVersion', 'Int', 'The version of the game after which they were out; null for those still in it.'),
    );
  },
});

/** How a game ended, or stands, for everybody. */
export const resultFields = (t: Definition): void => {
  t.field('winners', {
    type: type('[Player!]!'),
    description: 'Who won, members of the winning team who had left included; nobody as long as it goes on.',
    resolve: async (of: Preloaded, _: unknown, context: Context) => {
      if (!of.results.some(({ result }) => result === 'WON')) return [];
      const table = await ownTable(of, context);
      return each(table, winnersIn(table, of.results));
    },
  });
  t.field('standings', {
    type: type('[Standing!]!'),
    description: 'The players from the last one standing to the first one out.',
    resolve: async (of: Preloaded, _: unknown, context: Context) => {
      const table = await ownTable(of, context);
      return each(table, standingsIn(table, of.results));
    },
  });
};
