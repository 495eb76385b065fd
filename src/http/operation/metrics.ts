import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import { apiNames, type Watch } from '../../questions/catalogue/question.js';
import type { MetricsAccess } from '../access/metrics-access.js';
import { operatorRoute } from '../access/route-protection.js';

type ConnectionCounts = Readonly<Record<'total' | 'idle' | 'waiting' | 'most', number>>;

/** Numbers that are counted elsewhere, read on each request to `/metrics`. */
export interface Vitals {
  readonly isReady: () => Promise<boolean>;
  /** The pools of database connections, by name. */
  readonly pools?: () => Readonly<Record<string, ConnectionCounts>>;
}

interface MetricsOptions extends Vitals {
  /** Watches questions for tracing, besides the metrics. */
  readonly trace?: Watch | undefined;
  /** Decides who may read the metrics; by default anybody who reaches the server. */
  readonly metricsAccess?: MetricsAccess | undefined;
}

export interface Metrics {
  /** Records a question, also one that a worker answered. */
  readonly watch: Watch;
  /** Adds a gauge whose value is read on each request to `/metrics`. */
  readonly show: (name: string, help: string, read: () => number) => void;
  /** Adds a gauge that counts since the start; returns a function that adds one. */
  readonly count: (name: string, help: string) => () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
  }
}

/**
 * Serves `/metrics` for Prometheus, durations in seconds. Labels are routes and questions, so their number is bounded.
 */
export const metrics = fp<MetricsOptions>(
  (app, { trace, metricsAccess, ...vitals }, done) => {
    const registry = new Registry();
    showProcess(registry);
    timeRequests(app, registry);
    showVitals(registry, vitals);
    app.get('/metrics', { logLevel: 'silent', config: operatorRoute }, async (request, reply) => {
      await metricsAccess?.(request, reply);
      return reply.type(registry.contentType).send(await registry.metrics());
    });
    const countAsked = countQuestions(registry);
    app.decorate('metrics', {
      watch: (...asked) => {
        countAsked(...asked);
        trace?.(...asked);
      },
      show: (name, help, read) => void gauge(registry, name, help, (self) => self.set(read())),
      count: (name, help) => {
        const counted = gauge(registry, name, help, () => undefined);
        return () => counted.inc();
      },
    });
    done();
  },
  { name: 'metrics', dependencies: ['route-protection'] },
);

/**
 * Adds the process metrics of Prometheus's client, with the metrics of garbage collection from the start, not only
 * after the first collection.
 */
const showProcess = (registry: Registry): void => {
  collectDefaultMetrics({ register: registry });
  const collecting = registry.getSingleMetric('nodejs_gc_duration_seconds');
  if (!(collecting instanceof Histogram)) return;
  for (const kind of ['major', 'minor', 'incremental', 'weakcb']) collecting.zero({ kind });
};

const gauge = (
  registry: Registry,
  name: string,
  help: string,
  collect: (self: Gauge) => void | Promise<void>,
  labelNames: readonly string[] = [],
): Gauge =>
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    collect() {
      return collect(this);
    },
  });

const showVitals = (registry: Registry, { isReady, pools = () => ({}) }: Vitals): void => {
  gauge(registry, 'rangefinder_ready', 'Whether the database answers: 1 or 0.', async (self) =>
    self.set((await isReady()) ? 1 : 0),
  );
  const connections =
    'Connections to the database, by pool and state: total, idle, waiting (requests), most (allowed).';
  gauge(
    registry,
    'rangefinder_database_connections',
    connections,
    (self) => {
      for (const [pool, counts] of Object.entries(pools()))
        for (const [state, count] of Object.entries(counts)) self.set({ pool, state }, count);
    },
    ['pool', 'state'],
  );
};

/** In seconds: most questions take less than a tenth of a millisecond. */
const QUESTION_BUCKETS = [0.000_1, 0.000_5, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

const countQuestions = (registry: Registry): Watch => {
  const labelNames = ['question', 'door'] as const;
  const registers = [registry];
  const times = new Histogram({
    name: 'rangefinder_question_duration_seconds',
    help: 'How long a question takes to answer, by question and API (door): graphql, rest or mcp.',
    labelNames,
    buckets: QUESTION_BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'rangefinder_questions_refused_total',
    help: 'Rejected questions, by question and API (door): graphql, rest or mcp.',
    labelNames,
    registers,
  });
  for (const { name } of catalogue) for (const door of apiNames) refused.labels(name, door).inc(0);
  return (question, door, seconds, answered) => {
    times.labels(question, door).observe(seconds);
    if (!answered) refused.labels(question, door).inc();
  };
};

/** In seconds. */
const REQUEST_BUCKETS = [0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Times requests by route pattern, method and status class. Requests that match no route count as one route, so nobody
 * can create series by inventing paths.
 */
const timeRequests = (app: FastifyInstance, registry: Registry): void => {
  const histogram = new Histogram({
    name: 'rangefinder_http_request_duration_seconds',
    help: 'How long a request takes to answer, by route, method and class of status.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: REQUEST_BUCKETS,
    registers: [registry],
  });
  const seriesByName = new Map<string, Histogram.Internal<'route' | 'method' | 'status'>>();
  app.addHook('onResponse', ({ method: given, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'unmatched';
    const method = METHODS.has(given) ? given : 'OTHER';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const name = `${status} ${method} ${route}`;
    const series = seriesByName.get(name) ?? histogram.labels(route, method, status);
    seriesByName.set(name, series);
    series.observe(reply.elapsedTime / 1000);
    done();
  });
};
