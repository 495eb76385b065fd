import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** In seconds. */
const BUCKETS = [0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Times requests by route as it is declared, method and class of status. Requests that match no route count as one route,
 * so nobody can create series by inventing addresses.
 */
export const timeRequests = (app: FastifyInstance, registry: Registry): void => {
  const histogram = new Histogram({
    name: 'rangefinder_http_request_duration_seconds',
    help: 'How long a request takes to answer, by route, method and class of status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const known = new Map<string, Histogram.Internal<'route' | 'method' | 'status'>>();
  app.addHook('onResponse', ({ method: given, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'unmatched';
    const method = METHODS.has(given) ? given : 'OTHER';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const name = `${status} ${method} ${route}`;
    const series = known.get(name) ?? histogram.labels(route, method, status);
    known.set(name, series);
    series.observe(reply.elapsedTime / 1000);
    done();
  });
};
