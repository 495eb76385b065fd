import type { FastifyInstance } from 'fastify';
import { objectSchema } from '../../domain/schema/schema.js';
import type { Games } from '../../games/games.js';
import { analytics } from '../../games/statistics/analytics.js';
import { gameFilter, type GameFilter } from '../../games/store/game-inputs.js';
import { apiRoute } from '../../http/access/route-protection.js';
import { reply, withinBounds } from './ask.js';
import { withDates } from './dates.js';
import { responses } from '../openapi/route-schemas.js';
import { jsonObject, jsonSchemaOf } from '../openapi/json-schemas.js';

const query = objectSchema('AnalyticsArguments', 'Over which games is counted.', gameFilter.fields());

/** Counts over the stored games. */
export const analyticsRoute = (app: FastifyInstance, games: Pick<Games, 'analytics'>): void => {
  const schema = {
    tags: ['Analytics'],
    operationId: 'getAnalytics',
    summary: 'Counts over the stored games.',
    description: 'Over those that match what the query says; exact at the moment of the answer.',
    querystring: jsonObject(query.fields()),
    response: responses(200, 'The counts.', jsonSchemaOf(analytics), [400]),
  };
  app.get('/analytics', { attachValidation: true, config: apiRoute('read'), schema }, (request, response) =>
    reply(request, response, async () => {
      const bounds = withinBounds(query, request.query);
      return bounds.ok ? games.analytics(request.tenant, withDates(request.query as GameFilter)) : bounds;
    }),
  );
};
