import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Access } from './access/access.js';
import { authenticating } from './access/authenticating.js';
import type { Games } from './games/games.js';
import { openGraphql } from './graphql/door.js';
import { loggerOptions } from './operation/logging.js';
import { openOperation, type Operated } from './operation/operation.js';
import { requestIdOf } from './operation/request-ids.js';
import { openRest } from './rest/door.js';
import { answerBrokenRequest, frameworkErrors } from './rest/framework-errors.js';
import { answerWrongMethods } from './rest/methods.js';

export interface Parts extends Operated {
  readonly games: Games;
  readonly logLevel: string;
  readonly access: Access;
}

/** The largest body that is read, in bytes. */
export const bodyLimit = 10 * 1024 * 1024;

/** The server with its two doors; it does not listen yet. */
export const buildApp = async ({ games, logLevel, access, ...operated }: Parts): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    frameworkErrors,
    clientErrorHandler: answerBrokenRequest,
    bodyLimit,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 16_000 },
    ajv: {
      customOptions: {
        allErrors: true,
        coerceTypes: false,
        removeAdditional: false,
        useDefaults: false,
        strict: false,
      },
    },
  });
  answerWrongMethods(app);
  const { watch } = await openOperation(app, operated);
  authenticating(app, access);
  await openRest(app, games, watch);
  await openGraphql(app, games, watch);
  return app;
};
