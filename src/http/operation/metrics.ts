import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Watch } from '../../questions/catalogue/question-times.js';
import { timeRequests } from './request-times.js';

type ConnectionCounts = Readonly<Record<'total' | 'idle' | 'waiting' | 'most', number>>;

/** What is counted elsewhere and asked for when somebody looks. */
export interface Vitals {
  readonly isReady: () => Promise<boolean>;
  /** The pools of connections to the database, by name. */
  readonly pools?: () => Readonly<Record<string, ConnectionCounts>>;
}

/** Shows one more number that somebody else keeps; asked for when somebody looks. */
export type Show = (name: string, help: string, read: () => number) => void;

export interface Metrics {
  readonly watch: Watch;
  readonly show: Show;
}

/** `/metrics` as Prometheus reads it; times are in seconds. The series are bounded by the routes and the catalogue. */
export const openMetrics = (app: FastifyInstance, vitals: Vitals): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  timeRequests(app, registry);
  showVitals(registry, vitals);
  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (_, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  const show: Show = (name, help, read) => {
    gauge(registry, name, help, (self) => self.set(read()));
  };
  return { watch: watchingQuestions(registry), show };
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

const watchingQuestions = (registry: Registry): Watch => {
  const labelNames = ['question', 'door'] as const;
  const registers = [registry];
  const times = new Histogram({
    name: 'rangefinder_question_duration_seconds',
    help: 'How long a question takes to answer, by its name and the door.',
    labelNames,
    buckets: QUESTION_BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'rangefinder_questions_refused_total',
    help: 'Questions that were refused for what they said, by their name and the door.',
    labelNames,
    registers,
  });
  return (question, door) => {
    const time = times.labels(question, door);
    const refusal = refused.labels(question, door);
    refusal.inc(0);
    return () => {
      const start = performance.now();
      return (answered) => {
        time.observe((performance.now() - start) / 1000);
        if (!answered) refusal.inc();
      };
    };
  };
};
