import type { FastifyInstance } from 'fastify';
import type { Games } from '../../games/games.js';
import { analytics } from '../../games/statistics/analytics.js';
import { gameFilter } from '../../games/store/game-inputs.js';
import { responses } from '../openapi/route-schemas.js';
import { jsonSchemaOf } from '../../query/json-schemas.js';
import { requestSchema } from '../compilers.js';
import { declareRoute } from './route.js';

/** Declares the route of the statistics of stored games. */
export const analyticsRoute = (app: FastifyInstance, games: Pick<Games, 'analytics'>): void =>
  declareRoute(app, {
    path: '/analytics',
    tags: ['Analytics'],
    operationId: 'getAnalytics',
    summary: 'Statistics of the stored games.',
    description: 'Covers the games that match the query; exact at the moment of the answer.',
    querystring: requestSchema(gameFilter.fields()),
    response: responses(200, 'The counts.', jsonSchemaOf(analytics)),
    find: ({ tenant, query }) => games.analytics(tenant, query),
  });
