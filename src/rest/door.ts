import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Games } from '../games/games.js';
import type { Live } from '../http/streams/streams.js';
import { catalogue } from '../questions/catalogue/catalogue.js';
import { inputSchemas } from '../api-schemas.js';
import { playerResult } from '../domain/rules/104-standings.js';
import { analytics } from '../games/statistics/analytics.js';
import { gameStatus } from '../games/store/game-inputs.js';
import type { Watch } from '../questions/catalogue/question-times.js';
import type { Recalling } from '../http/recalling/recalling.js';
import { analyticsRoute } from './routes/analytics.js';
import { withNumbers, withoutNulls } from './routes/ask.js';
import { gameQuestionRoutes } from './routes/game-questions.js';
import { changingRoutes } from './routes/game-changes.js';
import { diagramRoutes } from './routes/diagrams.js';
import { exportFormat, exportRoutes } from './routes/export/routes.js';
import { gameSchemas } from './openapi/game-schemas.js';
import { gameStateRoutes } from './routes/game-states.js';
import { openApi } from './openapi/openapi.js';
import { problemSchema } from './problems/problem-schema.js';
import { readJson } from './json-body.js';
import { readingRoutes } from './routes/games.js';
import { logRoutes } from './routes/logs.js';
import { negotiateRepresentations } from './representations.js';
import { rulebookRoutes } from './routes/rulebook.js';
import { namedJsonSchemas } from './openapi/json-schemas.js';

interface RestParts {
  readonly games: Games;
  readonly watch: Watch;
  readonly live: Live;
  readonly recalled: Recalling;
}

/** The REST door: /v1, and its description as OpenAPI 3.1. */
export const openRest = async (app: FastifyInstance, { games, watch, live, recalled }: RestParts): Promise<void> => {
  readJson(app, recalled);
  negotiateRepresentations(app);
  await app.register(swagger, openApi);
  for (const schema of schemas()) app.addSchema(schema);
  app.addHook('preValidation', (request, _, done) => {
    request.body = withoutNulls(request.body);
    request.query = withNumbers(request);
    done();
  });
  gameStateRoutes(app, watch, recalled);
  readingRoutes(app, games);
  logRoutes(app, { games, live });
  changingRoutes(app, games);
  gameQuestionRoutes(app, games, watch);
  diagramRoutes(app, games);
  rulebookRoutes(app);
  analyticsRoute(app, games);
  exportRoutes(app, games.exportRows);
  let document: string | undefined;
  app.get('/v1/openapi.json', { schema: { hide: true } }, (_, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};

const schemas = () => [
  ...namedJsonSchemas([
    ...inputSchemas,
    ...catalogue.map(({ answer }) => answer),
    analytics,
    gameStatus,
    playerResult,
    exportFormat,
  ]),
  ...gameSchemas,
  problemSchema,
];
