import nexus from 'nexus';
import { optional, type ObjectSchema } from '../../domain/schema/schema.js';
import { analytics } from '../../games/statistics/analytics.js';
import { gameFilter, type GameFilter } from '../../games/store/game-inputs.js';
import type { Context } from '../context.js';
import { orThrow } from './failures.js';
import { checked } from './games.js';
import { argumentsOf, fieldType, type } from './types.js';

/** The object type of a object schema whose fields hold plain values. */
const plainType = ({ name, description, fields }: ObjectSchema<unknown>) =>
  nexus.objectType({
    name,
    description,
    definition: (t) => {
      for (const [field, declared] of Object.entries(fields()))
        t.field(field, { type: fieldType(declared), description: declared.description });
    },
  });

const records = Object.values(analytics.fields()).flatMap(({ type: listed }) =>
  listed.kind === 'list' && listed.of.kind === 'object' ? [listed.of] : [],
);

const filter = optional(gameFilter, 'Only over the games that match.');

const analyticsQuery = nexus.extendType({
  type: 'Query',
  definition: (t) => {
    t.field('analytics', {
      type: type('Analytics!'),
      description: 'Counts over the stored games.',
      args: argumentsOf({ filter }),
      resolve: async (_: unknown, given: { filter?: GameFilter | null }, { games, tenant }: Context) => {
        checked({ filter }, given);
        return orThrow(await games.analytics(tenant, given.filter ?? {}));
      },
    });
  },
});

export const analyticsTypes = [analyticsQuery, ...[analytics, ...records].map(plainType)];
