import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Cards } from '../own-cards/cards.js';
import type { Games } from '../games/games.js';
import { inputSchemas, outputSchemas } from '../query/api-schemas.js';
import { cardRoutes } from './routes/cards.js';
import { analyticsRoute } from './routes/analytics.js';
import { describedQuestionRoutes, gameQuestionRoutes } from './routes/questions.js';
import { changeRoutes } from './routes/game-changes.js';
import { drawTableRoute, drawGameRoute } from './routes/diagrams.js';
import { exportFormat, exportRoutes } from './routes/export/routes.js';
import { checkTableRoute, tableCodeRoute } from './routes/game-states.js';
import { compileOnDemand, type CompileSerializer, validateRequests } from './compilers.js';
import { batchRoute, questionPath } from './routes/batches.js';
import { openApi } from './openapi/openapi.js';
import { problemSchema } from '../http/errors/problem.js';
import { sendError } from '../http/errors/send-failure.js';
import { acceptJson, acceptText } from '../http/transfer/json-body.js';
import { feedRoute } from './routes/feed.js';
import { gameRoutes } from './routes/games.js';
import { logRoutes } from './routes/logs.js';
import { negotiateRepresentations, serveDocument } from '../http/transfer/representations.js';
import { rulebookRoutes } from './routes/rulebook.js';
import { serveTableSchema } from './routes/schemas.js';
import { namedJsonSchemas, type JsonSchema } from '../query/json-schemas.js';

interface RestOptions {
  readonly games: Games;
  readonly cards: Cards;
}

/** Serves the REST API and its OpenAPI 3.1 document. */
export const rest = fp<RestOptions>(
  async (app, options) => {
    app.setErrorHandler(sendError);
    acceptJson(app);
    negotiateRepresentations(app);
    const named = schemas();
    for (const schema of named) app.addSchema(schema);
    const compileSerializer = compileOnDemand(app, named);
    await app.register(swagger, openApi(compileSerializer));
    validateRequests(app);
    declareTableRoutes(app, options.cards, compileSerializer);
    declareRoutes(app, options);
  },
  { name: 'rest', dependencies: ['authentication', 'metrics', 'streams', 'work'], encapsulate: true },
);

/** Declares the routes of tables that are not stored. */
const declareTableRoutes = (app: FastifyInstance, cards: Cards, compileSerializer: CompileSerializer): void => {
  const { watch } = app.metrics;
  tableCodeRoute(app);
  describedQuestionRoutes(app, cards, watch);
  void app.register((texts, _, done) => {
    acceptText(texts);
    checkTableRoute(texts, cards);
    done();
  });
  void app.register((batches, _, done) => {
    batchRoute({ app: batches, cards, watch, compileSerializer });
    done();
  });
  drawTableRoute(app, cards);
};

const declareRoutes = (app: FastifyInstance, { games, cards }: RestOptions): void => {
  const { streaming, metrics } = app;
  gameRoutes(app, games);
  logRoutes(app, { games, streaming });
  feedRoute(app, games);
  changeRoutes(app, games);
  gameQuestionRoutes(app, { games, cards }, metrics.watch);
  drawGameRoute(app, games);
  rulebookRoutes(app);
  cardRoutes(app, cards);
  analyticsRoute(app, games);
  exportRoutes(app, { exportRows: games.exportRows, streaming });
  serveTableSchema(app);
  serveDocument(app, '/openapi.json', 'application/json', () => JSON.stringify(app.swagger()));
};

const schemas = (): readonly JsonSchema[] =>
  namedJsonSchemas([...inputSchemas, ...outputSchemas, exportFormat, questionPath, problemSchema]);
