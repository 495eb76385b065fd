import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Games } from '../games/games.js';
import type { Live } from '../live/live.js';
import { catalogue } from '../questions/catalogue.js';
import { everyInput } from '../questions/every-input.js';
import { playerResult } from '../domain/rules/104-standings.js';
import { analytics } from '../questions/analytics.js';
import { gameStatus } from '../questions/game-inputs.js';
import type { Watch } from '../questions/watching.js';
import type { Recalling } from '../recalling/recalling.js';
import { analyticsRoute } from './analytics.js';
import { withNumbers, withoutNulls } from './asking.js';
import { gameQuestionRoutes } from './asking-games.js';
import { changingRoutes } from './changing-games.js';
import { diagramRoutes } from './diagrams.js';
import { exportFormat, exportRoutes } from './export/routes.js';
import { gameSchemas } from './game-schemas.js';
import { gameStateRoutes } from './game-states.js';
import { openApi } from './openapi.js';
import { problemSchema } from './problem-schema.js';
import { readJson } from './reading-json.js';
import { readingRoutes } from './reading-games.js';
import { logRoutes } from './reading-logs.js';
import { negotiateRepresentations } from './representations.js';
import { rulebookRoutes } from './rulebook.js';
import { namedSchemas } from './schemas.js';

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
  ...namedSchemas([
    ...everyInput,
    ...catalogue.map(({ answer }) => answer),
    analytics,
    gameStatus,
    playerResult,
    exportFormat,
  ]),
  ...gameSchemas,
  problemSchema,
];
