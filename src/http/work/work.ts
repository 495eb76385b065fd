import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { TooComplex } from '../../domain/result.js';
import { TooLarge } from '../../games/store/tables.js';
import { createPermit, type Permit } from '../../questions/catalogue/work.js';
import type { Principal } from '../access/route-protection.js';
import type { Limits } from '../limits/limits.js';
import type { Answered, Unported, Workers } from './workers.js';

interface WorkOptions {
  readonly limits: Limits;
  /** Left out: all work is done here. */
  readonly workers?: Workers | undefined;
}

/** The work of one request, all of it together. */
export interface Work {
  /** Permits the work here; where a worker may answer, more than a little is LeftToWorker. */
  readonly permit: Permit;
  /** Whether a worker may answer. */
  readonly mayLeave: boolean;
  /** In steps: what it comes to, where that is more than is done here; left out, nobody counted it. */
  readonly size: () => number | undefined;
}

/** Has a worker answer a request. */
export type AnswerElsewhere = (job: Unported) => Promise<Answered>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a worker may answer: nothing has been changed when a request is left to it. */
    readonly mayMove?: boolean;
  }
  interface FastifyInstance {
    readonly limits: Limits;
    /** Left out: all work is done here. */
    readonly answerElsewhere: AnswerElsewhere | undefined;
    /** Begins the work of what a connection asks for that stays open. */
    readonly beginWork: () => Work;
    /** Whether a text is left to a worker, unread. */
    readonly isLong: (length: number) => boolean;
    /** Whether the body of a request is left to a worker, unread. */
    readonly isLeftToWorker: (request: FastifyRequest, text: string) => boolean;
  }
  interface FastifyRequest {
    readonly work: Work;
  }
}

/** A body that nobody here has read. */
export class Unread {
  constructor(readonly text: string) {}
}

/** Says that a worker is to answer a request. */
export class LeftToWorker extends Error {}

/** Whether something was given up here for a worker to do. */
export const isLeftToWorker = (error: unknown): boolean => error instanceof LeftToWorker || error instanceof TooLarge;

/** The most that is done here: in characters of a body, and in steps. */
export const LONGEST_HERE = 65_536;
const WORK_HERE = 250_000;

/** In milliseconds: the server itself starts first. */
const START_AFTER = 1_000;

/**
 * Counts the work of each request before it is done, and has workers answer requests that take long. The whole request is
 * answered there, from its body to the response, so nothing of it holds up others.
 */
export const work = fp<WorkOptions>(
  (app, { limits, workers }, done) => {
    const isLong = (length: number): boolean => workers !== undefined && length > LONGEST_HERE;
    const mayMove = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.mayMove === true;
    const begin = (mayLeave: boolean): Work => createWork(limits, workers !== undefined && mayLeave);
    app.decorate('limits', limits);
    app.decorate('beginWork', () => begin(true));
    app.decorate('isLong', isLong);
    app.decorate('isLeftToWorker', (request, text) => mayMove(request) && isLong(text.length));
    decorateRequests(app, (request) => begin(mayMove(request)));
    showWorkers(app, workers);
    const answer = workers && createAnswer(app, workers);
    app.decorate('answerElsewhere', answer);
    if (workers) startWith(app, workers);
    if (answer) {
      answerUnread(app, answer);
      answerLeft(app, answer);
    }
    done();
  },
  { name: 'work', dependencies: ['authentication', 'metrics'] },
);

const createWork = ({ work, time }: Limits, mayLeave: boolean): Work => {
  const permit = createPermit(work, time);
  let [spent, most] = [0, 0];
  const here = (steps: number, refused: TooComplex | undefined): TooComplex | undefined => {
    if (refused || !mayLeave) return refused;
    most = Math.max(most, spent + steps);
    if (spent + steps > WORK_HERE) throw new LeftToWorker();
    return undefined;
  };
  const permitHere = (steps: number): TooComplex | undefined => {
    spent += steps;
    return here(0, permit(steps));
  };
  const foresee: Permit['foresee'] = (steps) => here(steps, permit.foresee(steps));
  const left = () => Math.min(permit.left(), mayLeave ? WORK_HERE - spent : Infinity);
  return {
    permit: Object.assign(permitHere, { foresee, left, secondsLeft: permit.secondsLeft }),
    mayLeave,
    size: () => (most > WORK_HERE ? most : undefined),
  };
};

const decorateRequests = (app: FastifyInstance, begin: (request: FastifyRequest) => Work): void => {
  const works = new WeakMap<FastifyRequest, Work>();
  app.decorateRequest('work', {
    getter(this: FastifyRequest) {
      const found = works.get(this) ?? begin(this);
      works.set(this, found);
      return found;
    },
  });
};

const showWorkers = ({ metrics }: FastifyInstance, workers: Workers | undefined): void => {
  const [busy, waiting] = [() => workers?.busy() ?? 0, () => workers?.waiting() ?? 0];
  metrics.show('rangefinder_workers_busy', 'Requests that worker threads are answering.', busy);
  metrics.show('rangefinder_workers_waiting', 'Requests that wait for a worker thread.', waiting);
};

const createAnswer =
  ({ metrics }: FastifyInstance, workers: Workers): AnswerElsewhere =>
  async (job) => {
    const answered = await workers.answer(job);
    for (const { question, door, seconds, answered: isAnswered } of answered.asked)
      metrics.observe(question, door, seconds, isAnswered);
    return answered;
  };

const startWith = (app: FastifyInstance, workers: Workers): void => {
  app.addHook('onListen', (done) => {
    setTimeout(workers.start, START_AFTER).unref();
    done();
  });
};

/** Requests whose body is left to a worker never get to their handler; others do so at once. */
const answerUnread = (app: FastifyInstance, answer: AnswerElsewhere): void => {
  app.addHook('preValidation', (request, reply, next) => {
    if (request.body instanceof Unread)
      answer(jobOf(request, request.body.text)).then((answered) => void send(reply, answered), next);
    else next();
  });
};

/** Has a worker do from its beginning what a handler gives up here. */
const answerLeft = (app: FastifyInstance, answer: AnswerElsewhere): void => {
  app.addHook('onRoute', (route) => {
    if (route.config?.mayMove !== true) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      try {
        return await handler.call(this, request, reply);
      } catch (error) {
        if (!isLeftToWorker(error)) throw error;
        return send(reply, await answer({ ...jobOf(request, textOf(request)), size: request.work.size() }));
      }
    } satisfies RouteOptions['handler'];
  });
};

const send = (reply: FastifyReply, { status, headers, body }: Answered): FastifyReply =>
  reply
    .code(status)
    .headers(headers)
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));

const textOf = ({ body }: FastifyRequest): string | undefined =>
  body === undefined || body === null ? undefined : JSON.stringify(body);

const SENT_ON = [
  ...['accept', 'content-encoding'],
  ...['if-match', 'if-none-match', 'idempotency-key'],
  ...['mcp-protocol-version', 'mcp-method', 'mcp-name'],
] as const;

const jobOf = (request: FastifyRequest, payload: string | undefined): Unported => {
  const { method, originalUrl: url, headers, principal, id } = request;
  const sent = SENT_ON.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : []));
  const type: Readonly<Record<string, string>> = payload === undefined ? {} : { 'content-type': 'application/json' };
  return { method, url, headers: { ...type, ...Object.fromEntries(sent), 'x-request-id': id }, payload, principal };
};

/** Returns the job of a question whose body is a part of a request's. */
export const jobOfQuestion = (request: FastifyRequest, url: string, payload: string, size?: number): Unported => ({
  ...{ method: 'POST', url, payload, principal: request.principal, size },
  headers: headersOf(request),
});

const headersOf = ({ id }: FastifyRequest) => ({
  accept: 'application/json',
  'content-type': 'application/json',
  'x-request-id': id,
});

/** A GraphQL operation of a connection that stays open. */
export interface OperationJob extends Pick<Unported, 'event' | 'isMessage' | 'size'> {
  readonly payload: string;
  readonly principal: Principal;
  readonly request: FastifyRequest;
}

/** Returns the job of an operation, which the route of its connection answers. */
export const jobOfOperation = ({ request, ...operation }: OperationJob): Unported => ({
  ...operation,
  method: 'POST',
  url: request.routeOptions.url ?? '/',
  headers: headersOf(request),
});
