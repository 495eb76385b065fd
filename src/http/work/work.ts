import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { Budget, type Limits } from '../../questions/catalogue/budget.js';
import { bufferOf } from './bytes.js';
import type { WorkerResponse, Job, Workers } from './workers.js';

interface WorkOptions {
  readonly limits: Limits;
  /** By default all work is done on this thread. */
  readonly workers?: Workers | undefined;
}

/** A question or an operation within a request. */
type Part = Pick<Job, 'payload' | 'event' | 'isMessage' | 'size'> & Partial<Pick<Job, 'url' | 'principal'>>;

/** Answers a part of a request on a worker, as JSON. */
export type AnswerOnWorker = (request: FastifyRequest, part: Part) => Promise<WorkerResponse>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a worker may answer: a request is left to one only before anything has changed. */
    readonly mayMove?: boolean;
  }
  interface FastifyInstance {
    /** Creates the budget of a part of a request, or of an operation on an open connection. */
    readonly createBudget: () => Budget;
    /** By default all work is done on this thread. */
    readonly answerElsewhere: AnswerOnWorker | undefined;
  }
  interface FastifyRequest {
    budget: Budget;
  }
}

/** In milliseconds: workers start this long after the first request, so as not to slow it down. */
const START_AFTER = 1_000;

/**
 * Gives each request its budget, and leaves long ones to workers. A worker handles the whole request, from its body to
 * the response, so it does not block others.
 */
export const work = fp<WorkOptions>(
  (app, { limits, workers }, done) => {
    const { metrics } = app;
    const create = (mayMove = true): Budget => new Budget(limits, workers !== undefined && mayMove);
    const answer = workers && createAnswer(app, workers);
    app.decorate('createBudget', () => create());
    app.decorate('answerElsewhere', answer && ((request, part) => answer({ ...partOf(request), ...part })));
    app.decorateRequest('budget');
    app.addHook('onRequest', (request, _, next) => {
      request.budget = create(request.routeOptions.config.mayMove === true);
      next();
    });
    metrics.show('rangefinder_workers_busy', 'Requests that worker threads are answering.', () => workers?.busy() ?? 0);
    metrics.show(
      'rangefinder_workers_waiting',
      'Requests that wait for a worker thread.',
      () => workers?.waiting() ?? 0,
    );
    if (workers && answer) answerLeft(app, answer, workers);
    done();
  },
  { name: 'work', dependencies: ['authentication', 'metrics'] },
);

type Answer = (job: Job) => Promise<WorkerResponse>;

const createAnswer =
  ({ metrics }: FastifyInstance, workers: Workers): Answer =>
  async (job) => {
    const answered = await workers.answer(job);
    for (const asked of answered.questions) metrics.watch(...asked);
    return answered;
  };

/**
 * Has a worker answer requests that are left to it: those whose body nobody has read, and those that a handler has
 * given up. Workers start only after the first request.
 */
const answerLeft = (app: FastifyInstance, answer: Answer, { start }: Workers): void => {
  let starting: NodeJS.Timeout | undefined;
  app.addHook('onClose', (_, done) => {
    clearTimeout(starting);
    done();
  });
  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answered = await answer(jobOf(request));
    return reply.code(answered.status).headers(answered.headers).send(bufferOf(answered.body));
  };
  app.addHook('preValidation', (request, reply, next) => {
    if (request.budget.isLeft) send(request, reply).catch(next);
    else next();
  });
  app.addHook('onRoute', (route) => {
    if (route.config?.mayMove !== true) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      starting ??= setTimeout(start, START_AFTER).unref();
      const answered = await handler.call(this, request, reply);
      return request.budget.isLeft ? send(request, reply) : answered;
    } satisfies RouteOptions['handler'];
  });
};

/** Returns a worker's answer as text. */
export const textOf = ({ body }: WorkerResponse): string => bufferOf(body).toString().trim();

const FORWARDED_HEADERS = [
  ...['accept', 'content-encoding'],
  ...['if-match', 'if-none-match', 'idempotency-key'],
  ...['mcp-protocol-version', 'mcp-method', 'mcp-name'],
] as const;

const JSON_TYPE = 'application/json';

/** Returns the job of a whole request; a body that nobody has read is passed on as it was sent. */
const jobOf = (request: FastifyRequest): Job => {
  const { method, originalUrl: url, headers, principal, id, body, budget } = request;
  const sent = FORWARDED_HEADERS.flatMap((name) =>
    typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [],
  );
  const isUnread = Buffer.isBuffer(body);
  const payload = isUnread ? body : body ? JSON.stringify(body) : undefined;
  const type = isUnread ? headers['content-type'] : payload && JSON_TYPE;
  const { size } = budget;
  return {
    method,
    url,
    headers: { ...(type !== undefined && { 'content-type': type }), ...Object.fromEntries(sent), 'x-request-id': id },
    payload,
    principal,
    size,
  };
};

/** Returns the fields that the job of a part shares with its request. */
const partOf = ({ id, principal, routeOptions }: FastifyRequest) => ({
  ...({ method: 'POST', url: routeOptions.url ?? '/', principal } as const),
  headers: { accept: JSON_TYPE, 'content-type': JSON_TYPE, 'x-request-id': id },
});
