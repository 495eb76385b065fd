import fp from 'fastify-plugin';
import { operatorRoute } from '../access/route-protection.js';
import { httpError } from '../errors/thrown.js';

interface HealthOptions {
  readonly isReady: () => Promise<boolean>;
  /** Whether a newer version of the server has started on the database; by default never. */
  readonly isOutdated?: (() => Promise<boolean>) | undefined;
}

const SILENT = { logLevel: 'silent', config: operatorRoute } as const;

const OUTDATED =
  'A newer version of the server uses this database: games with data that this version does not know are answered with 409. Update this server.';

/**
 * Serves liveness and readiness: 503 while the database does not answer. A server that is older than the database's
 * format stays ready, with a warning.
 */
export const health = fp<HealthOptions>(
  (app, { isReady, isOutdated = () => Promise.resolve(false) }, done) => {
    app.get('/livez', SILENT, () => ({ status: 'ok' }));
    app.get('/readyz', SILENT, async () => {
      if (!(await isReady()))
        throw httpError(503, 'The server is not ready: its database does not answer, or it is shutting down.');
      return { status: 'ok', ...((await isOutdated()) && { warning: OUTDATED }) };
    });
    done();
  },
  { name: 'health', dependencies: ['route-protection'] },
);
