import type { FastifyInstance } from 'fastify';
import type { Games } from '../../games/games.js';
import { analytics } from '../../games/statistics/analytics.js';
import { gameFilter, type GameFilter } from '../../games/store/game-inputs.js';
import { apiRoute } from '../../http/access/route-protection.js';
import { reply } from './ask.js';
import { responses } from '../openapi/route-schemas.js';
import { jsonSchemaOf } from '../openapi/json-schemas.js';
import { requestSchema } from '../request-readers.js';

/** Counts over the stored games. */
export const analyticsRoute = (app: FastifyInstance, games: Pick<Games, 'analytics'>): void => {
  const schema = {
    tags: ['Analytics'],
    operationId: 'getAnalytics',
    summary: 'Counts over the stored games.',
    description: 'Over those that match what the query says; exact at the moment of the answer.',
    querystring: requestSchema(gameFilter.fields()),
    response: responses(200, 'The counts.', jsonSchemaOf(analytics), [400]),
  };
  app.get<{ Querystring: GameFilter }>('/analytics', { config: apiRoute('read'), schema }, (request, response) =>
    reply(response, () => games.analytics(request.tenant, request.query)),
  );
};
