import type { FastifyInstance } from 'fastify';
import { success } from '../../domain/result.js';
import { atLeast, optional } from '../../domain/schema/schema.js';
import { gameStateDescription } from '../../domain/state/description.js';
import { describe } from '../../domain/setup/describe.js';
import { gameSchema } from '../../games/game-schemas.js';
import type { Games } from '../../games/games.js';
import { gameFilter, pageArguments } from '../../games/store/game-inputs.js';
import { standingsIn, winnersIn } from '../../games/standings.js';
import { pageOf, responses } from '../openapi/route-schemas.js';
import { jsonSchemaOf } from '../../query/json-schemas.js';
import { requestSchema } from '../compilers.js';
import { page } from '../../query/game-answers.js';
import { entityTag, gameIdOf, gamePathSchema, withETag, tags } from './game-requests.js';
import { isNotModified } from './not-modified.js';
import { declareRoute } from './route.js';

const listGames = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    path: '/games',
    tags,
    operationId: 'listGames',
    summary: 'The stored games, the newest first.',
    description: 'Paged by cursor, filtered by the query.',
    querystring: requestSchema({ ...pageArguments(20), ...gameFilter.fields() }),
    response: responses(200, 'One page.', pageOf(gameSchema)),
    find: async ({ tenant, query: { first, after, ...filter } }) => {
      const found = await games.list(tenant, { first, after, filter });
      return found.ok ? success(page(found.value, (record) => record)) : found;
    },
  });

const readGame = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    path: '/games/:id',
    tags,
    operationId: 'getGame',
    summary: 'A stored game.',
    description: 'With its winners and standings; the table is at `/state`, the log at `/events`.',
    ...gamePathSchema,
    isRevalidated: true,
    response: responses(200, 'The game; its ETag begins with its version.', jsonSchemaOf(gameSchema), [404]),
    find: async (request, response) => {
      if (await isNotModified(games, request, response)) return success(null);
      const found = await games.snapshotOf(request.tenant, gameIdOf(request), undefined, request.budget);
      if (!found.ok) return found;
      const { record, state } = found.value;
      const winners = winnersIn(state, record.results);
      const standings = standingsIn(state, record.results);
      return success({ ...withETag(response, record), winners, standings });
    },
  });

const readTable = (app: FastifyInstance, games: Games): void =>
  declareRoute(app, {
    path: '/games/:id/state',
    tags,
    operationId: 'getGameState',
    summary: 'The table as a description.',
    description: 'At any version; the answer can be sent to create a game or to ask about a table.',
    ...gamePathSchema,
    isRevalidated: true,
    querystring: requestSchema({ version: optional(atLeast(0), 'Which version; by default the newest.') }),
    response: responses(200, 'The table as a GameStateInput.', jsonSchemaOf(gameStateDescription), [404]),
    find: async (request, response) => {
      const version = request.query.version ?? undefined;
      if (await isNotModified(games, request, response, version)) return success(null);
      const found = await games.snapshotOf(request.tenant, gameIdOf(request), version, request.budget);
      if (!found.ok) return found;
      const { record, state } = found.value;
      void response.header('etag', entityTag({ ...record, version: version ?? record.version }));
      return success(describe(state));
    },
  });

/** Declares the routes that read stored games: the list, one of them, its table. */
export const gameRoutes = (app: FastifyInstance, games: Games): void => {
  listGames(app, games);
  readGame(app, games);
  readTable(app, games);
};
