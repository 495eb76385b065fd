import fp from 'fastify-plugin';
import { operatorRoute } from '../access/route-protection.js';

interface HealthOptions {
  readonly isReady: () => Promise<boolean>;
}

const SILENT = { logLevel: 'silent', config: operatorRoute } as const;

const notReady = (): Error =>
  Object.assign(new Error('The server is not ready: its database does not answer, or it is about to end.'), {
    statusCode: 503,
  });

/** Says whether the process lives, and whether it can answer: 503 while the database cannot. */
export const health = fp<HealthOptions>(
  (app, { isReady }, done) => {
    app.get('/livez', SILENT, () => ({ status: 'ok' }));
    app.get('/readyz', SILENT, async () => {
      if (await isReady()) return { status: 'ok' };
      throw notReady();
    });
    done();
  },
  { name: 'health', dependencies: ['route-protection'] },
);
