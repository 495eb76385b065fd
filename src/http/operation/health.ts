import fp from 'fastify-plugin';
import { operatorRoute } from '../access/route-protection.js';
import { httpError } from '../errors/http-error.js';

interface HealthOptions {
  readonly isReady: () => Promise<boolean>;
  /** Whether a newer version of the server has started on the database; by default never. */
  readonly isOutdated?: (() => Promise<boolean>) | undefined;
}

const SILENT = { logLevel: 'silent', config: operatorRoute } as const;

const OUTDATED =
  'A newer version has started on this database: games that hold what this one does not know are answered with 409. Update this server.';

/**
 * Serves liveness and readiness: 503 while the database does not answer. A server that is older than the database's
 * format stays ready, and says so.
 */
export const health = fp<HealthOptions>(
  (app, { isReady, isOutdated = () => Promise.resolve(false) }, done) => {
    app.get('/livez', SILENT, () => ({ status: 'ok' }));
    app.get('/readyz', SILENT, async () => {
      if (!(await isReady()))
        throw httpError(503, 'The server is not ready: its database does not answer, or it is about to end.');
      return { status: 'ok', ...((await isOutdated()) && { warning: OUTDATED }) };
    });
    done();
  },
  { name: 'health', dependencies: ['route-protection'] },
);
