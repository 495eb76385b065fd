import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Access } from './access/access.js';
import { authenticating } from './access/authenticating.js';
import { protectingBrowsers } from './access/browsers.js';
import { openDocumentation } from './documentation/documentation.js';
import type { Games } from './games/games.js';
import { openGraphql, type GraphqlSettings } from './graphql/door.js';
import { keepingTime } from './limits/deadline.js';
import { limitingBodies } from './limits/nesting.js';
import { standardLimits, type Limits } from './limits/limits.js';
import { turningAway, type PressureSettings } from './limits/pressure.js';
import { limitingRates, type RateLimitSettings } from './limits/rate-limit.js';
import { openLive } from './live/live.js';
import type { LiveSettings } from './live/settings.js';
import { lettingGo } from './operation/draining.js';
import { loggerOptions } from './operation/logging.js';
import { openOperation, type Operated } from './operation/operation.js';
import { requestIdOf } from './operation/request-ids.js';
import { recalling } from './recalling/recalling.js';
import { compilingSchemas } from './rest/compiling-schemas.js';
import { openRest } from './rest/door.js';
import { answerBrokenRequest, frameworkErrors } from './rest/framework-errors.js';
import { answerWrongMethods } from './rest/methods.js';
import { sendError } from './rest/problems.js';
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
  await openGraphql(app, { games, watch, live, recalled, countOperation }, { ...graphql, limits });
  await openDocumentation(app);
  await openPage(app);
  return app;
};
