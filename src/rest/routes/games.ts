import type { FastifyInstance } from 'fastify';
import { atLeast, optional, objectSchema, type ValueOf } from '../../domain/schema/schema.js';
import { gameStateDescription } from '../../domain/state/description.js';
import { describe } from '../../domain/state/describe.js';
import { gameSchema } from '../../games/game-schemas.js';
import type { Games } from '../../games/games.js';
import { gameFilter, pageArguments } from '../../games/store/game-inputs.js';
import { apiRoute } from '../../http/access/route-protection.js';
import { standingsIn, winnersIn } from '../../questions/standings.js';
import { reply } from './ask.js';
import { page } from './game-answers.js';
import { entityTag, idOf, ofGame, tagged, tags } from './game-requests.js';
import { isKnown, notModified } from './not-modified.js';
import { pageOf, responses } from '../openapi/route-schemas.js';
import { jsonSchemaOf } from '../openapi/json-schemas.js';
import { requestSchema } from '../request-readers.js';

const listing = (app: FastifyInstance, games: Games): void => {
  const query = objectSchema('ListGamesArguments', '', { ...pageArguments(20), ...gameFilter.fields() });
  app.get<{ Querystring: ValueOf<typeof query> }>(
    '/games',
    {
      config: apiRoute('read'),
      schema: {
        tags,
        operationId: 'listGames',
        summary: 'The stored games, the newest first.',
        description: 'Paged by cursor, filtered by what the query says.',
        querystring: requestSchema(query.fields()),
        response: responses(200, 'One page.', pageOf(gameSchema), [400]),
      },
    },
    (request, response) =>
      reply(response, async () => {
        const { first, after, ...filter } = request.query;
        const found = await games.list(request.tenant, { first, after, filter });
        return found.ok ? { ok: true as const, value: page(found.value, (record) => record) } : found;
      }),
  );
};

const unchanged = { ok: true as const, value: null };

const readingGames = (app: FastifyInstance, games: Games): void => {
  app.get(
    '/games/:id',
    {
      config: apiRoute('read'),
      schema: {
        tags,
        operationId: 'getGame',
        summary: 'A stored game.',
        description: 'With its winners and standings; the table is at `/state`, the log at `/events`.',
        ...ofGame,
        response: {
          ...responses(200, 'The game; its ETag begins with its version.', jsonSchemaOf(gameSchema), [404]),
          304: notModified,
        },
      },
    },
    (request, response) =>
      reply(response, async () => {
        if (await isKnown(games, request, response)) return unchanged;
        const found = await games.snapshotOf(request.tenant, idOf(request));
        if (!found.ok) return found;
        const { record, state } = found.value;
        const winners = winnersIn(state, record.results);
        const standings = standingsIn(state, record.results);
        return { ok: true as const, value: { ...tagged(response, record), winners, standings } };
      }),
  );
};

const readingTables = (app: FastifyInstance, games: Games): void => {
  app.get<{ Querystring: { readonly version?: number } }>(
    '/games/:id/state',
    {
      config: apiRoute('read'),
      schema: {
        tags,
        operationId: 'getGameState',
        summary: 'The table as a description.',
        description: 'At any version; what it gives may be sent to create a game or to ask about a table.',
        ...ofGame,
        querystring: requestSchema({ version: optional(atLeast(0), 'Which version; the newest where left out.') }),
        response: {
          ...responses(200, 'The table as a GameStateInput.', jsonSchemaOf(gameStateDescription), [400, 404]),
          304: notModified,
        },
      },
    },
    (request, response) =>
      reply(response, async () => {
        const { version } = request.query;
        if (await isKnown(games, request, response, version)) return unchanged;
        const found = await games.snapshotOf(request.tenant, idOf(request), version);
        if (!found.ok) return found;
        const { record, state } = found.value;
        void response.header('etag', entityTag({ ...record, version: version ?? record.version }));
        return { ok: true as const, value: describe(state) };
      }),
  );
};

/** Declares the routes that read stored games: the list, one of them, its table. */
export const gameRoutes = (app: FastifyInstance, games: Games): void => {
  listing(app, games);
  readingGames(app, games);
  readingTables(app, games);
};
