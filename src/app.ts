import Fastify, { type FastifyInstance } from 'fastify';
import type { Access } from './access/access.js';
import { authenticating } from './access/authenticating.js';
import type { Games } from './games/games.js';
import { openGraphql } from './graphql/door.js';
import { openRest } from './rest/door.js';

export interface Parts {
  readonly games: Games;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  readonly logLevel: string;
  readonly access: Access;
}

/** The largest body that is read, in bytes. */
export const bodyLimit = 10 * 1024 * 1024;

/** The server with its two doors; it does not listen yet. */
export const buildApp = async ({ games, isReady, logLevel, access }: Parts): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: logLevel, redact: ['req.headers.authorization'] },
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
  authenticating(app, access);
  app.get('/livez', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'the database does not answer' });
  });
  await openRest(app, games);
  await openGraphql(app, games);
  return app;
};
