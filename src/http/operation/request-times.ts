import type { FastifyInstance, FastifyReply } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** In seconds. */
const BUCKETS = [0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Times each request by its route as it is declared, its method and the class of its status. What meets no route is
 * counted as one route, so that nobody can make series by inventing addresses.
 */
export const timeRequests = (app: FastifyInstance, registry: Registry): void => {
  const histogram = new Histogram({
    name: 'rangefinder_http_request_duration_seconds',
    help: 'How long a request takes to answer, by route, method and class of status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const timingOf = (route: string) => {
    const known = new Map<string, Histogram.Internal<'route' | 'method' | 'status'>>();
    return (method: string, reply: FastifyReply): void => {
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      const series = known.get(method + status) ?? histogram.labels(route, method, status);
      known.set(method + status, series);
      series.observe(reply.elapsedTime / 1000);
    };
  };
  app.addHook('onRoute', (route) => {
    const time = timingOf(route.url);
    route.onResponse = [
      ...[route.onResponse ?? []].flat(),
      (request, reply, done) => {
        time(request.method, reply);
        done();
      },
    ];
  });
  const timeUnmatched = timingOf('unmatched');
  app.addHook('onResponse', (request, reply, done) => {
    if (request.is404) timeUnmatched(METHODS.has(request.method) ? request.method : 'OTHER', reply);
    done();
  });
};
