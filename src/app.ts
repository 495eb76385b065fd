import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Access } from './http/access/access.js';
import { authenticating } from './http/access/authentication.js';
import { protectingBrowsers } from './http/access/origin-check.js';
import { openDocumentation } from './documentation/documentation.js';
import type { Games } from './games/games.js';
import { openGraphql, type GraphqlSettings } from './graphql/door.js';
import { keepingTime } from './http/limits/request-timeout.js';
import { limitingBodies } from './http/limits/json-depth.js';
import { standardLimits, type Limits } from './http/limits/limits.js';
import { turningAway, type PressureSettings } from './http/limits/load-shedding.js';
import { limitingRates, type RateLimitSettings } from './http/limits/rate-limit.js';
import { openLive } from './http/streams/streams.js';
import type { LiveSettings } from './http/streams/settings.js';
import { lettingGo } from './http/operation/graceful-shutdown.js';
import { loggerOptions } from './http/operation/logging.js';
import { openOperation, type Operated } from './http/operation/operation.js';
import { requestIdOf } from './http/operation/request-ids.js';
import { recalling } from './http/recalling/recalling.js';
import { compilingSchemas } from './rest/openapi/compile-schemas.js';
import { openRest } from './rest/door.js';
import { answerBrokenRequest, frameworkErrors } from './rest/problems/framework-errors.js';
import { answerWrongMethods } from './rest/problems/methods.js';
import { sendError } from './rest/problems/problems.js';
import { openPage } from './web/page.js';

export interface Parts extends Operated {
  readonly games: Games;
  readonly logLevel: string;
  readonly access: Access;
  readonly graphql?: Omit<GraphqlSettings, 'limits'>;
  readonly limits?: Limits;
  /** Left out: no request is turned away for how busy the server is, or for how many there are. */
  readonly pressure?: PressureSettings;
  readonly rates?: RateLimitSettings;
  readonly live?: LiveSettings;
  /** Aborted when the server is asked to end. */
  readonly ending?: AbortSignal;
}

const options = (logLevel: string, limits: Limits) => ({
  logger: loggerOptions(logLevel),
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: requestIdOf,
  frameworkErrors,
  clientErrorHandler: answerBrokenRequest,
  bodyLimit: limits.body,
  requestTimeout: limits.time,
  return503OnClosing: false,
  routerOptions: { maxParamLength: 16_000 },
  ajv: {
    customOptions: {
      allErrors: true,
      coerceTypes: false as const,
      removeAdditional: false,
      useDefaults: false,
      strict: false,
    },
  },
});

/** The server with its two doors; it does not listen yet. */
export const buildApp = async (parts: Parts): Promise<FastifyInstance> => {
  const {
    games,
    logLevel,
    access,
    graphql,
    limits = standardLimits,
    pressure,
    rates,
    live: settings,
    ending,
    ...operated
  } = parts;
  const { schemaController, compileWhenListening } = compilingSchemas();
  const app = Fastify({ ...options(logLevel, limits), schemaController });
  compileWhenListening(app);
  app.setErrorHandler(sendError);
  answerWrongMethods(app);
  if (ending) lettingGo(app, ending);
  const { watch, show } = await openOperation(app, operated);
  const live = await openLive(app, { access, largestMessage: limits.body, show, settings });
  keepingTime(app, limits.time);
  protectingBrowsers(app, access);
  if (pressure) await turningAway(app, pressure);
  authenticating(app, access);
  const countOperation = await limitingRates(app, access, rates ?? { perMinute: 0 });
  const recalled = recalling(app, show);
  limitingBodies(app);
  await openRest(app, { games, watch, live, recalled });
  await openGraphql(app, { games, watch, live, countOperation }, { ...graphql, limits });
  await openDocumentation(app);
  await openPage(app);
  return app;
};
