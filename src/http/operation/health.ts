import type { FastifyInstance } from 'fastify';

const SILENT = { logLevel: 'silent', schema: { hide: true } } as const;

/** Whether the process lives, and whether it can answer: 503 while the database cannot. */
export const openHealth = (app: FastifyInstance, isReady: () => Promise<boolean>): void => {
  app.get('/livez', SILENT, () => ({ status: 'ok' }));
  app.get('/readyz', SILENT, async () => {
    if (await isReady()) return { status: 'ok' };
    throw Object.assign(new Error('The server is not ready: its database does not answer, or it is about to end.'), {
      statusCode: 503,
    });
  });
};
