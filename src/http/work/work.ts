import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { createPermit, type Permit } from '../../questions/catalogue/work.js';
import type { Limits } from '../limits/limits.js';
import { NOT_HERE, type Answered } from './job.js';
import type { Workers } from './workers.js';

interface WorkOptions {
  readonly limits: Limits;
  /** Left out: all work is done here. */
  readonly workers?: Workers | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a worker may answer: the route changes nothing. */
    readonly mayMove?: boolean;
  }
  interface FastifyInstance {
    readonly limits: Limits;
    /** Whether a body of that text is left to a worker, unread. */
    readonly isLeftToWorker: (request: FastifyRequest, text: string) => boolean;
  }
  interface FastifyRequest {
    /** Permits the work of this request, all of it together. */
    readonly permit: Permit;
    /** Throws if the permit has moved the request to a worker. */
    readonly throwIfMoved: () => void;
  }
}

/** A body that nobody here has read. */
export class Unread {
  constructor(readonly text: string) {}
}

/** Says that a worker is to answer a request. */
class Moved extends Error {}

/** The most that is done here: in characters of a body, and in steps. */
const LONGEST_HERE = 65_536;
const WORK_HERE = 250_000;

/** In milliseconds: the server itself starts first. */
const START_AFTER = 1_000;

/**
 * Counts the work of each request before it is done, and has workers answer requests that take long. The whole request is
 * answered there, from its body to the response, so nothing of it holds up others.
 */
export const work = fp<WorkOptions>(
  (app, { limits, workers }, done) => {
    app.decorate('limits', limits);
    const canMove = ({ routeOptions }: FastifyRequest): boolean =>
      workers !== undefined && routeOptions.config.mayMove === true;
    decoratePermits(app, limits, canMove);
    app.decorate('isLeftToWorker', (request, text) => text.length > LONGEST_HERE && canMove(request));
    showWorkers(app, workers);
    if (workers) answerByWorkers(app, workers);
    done();
  },
  { name: 'work', dependencies: ['authentication', 'metrics'] },
);

const decoratePermits = (app: FastifyInstance, limits: Limits, canMove: (request: FastifyRequest) => boolean): void => {
  const permits = new WeakMap<FastifyRequest, Permit>();
  const moved = new WeakSet<FastifyRequest>();
  const createMovable = (request: FastifyRequest): Permit => {
    const permit = createPermit(limits.work);
    let spent = 0;
    return (steps) => {
      spent += steps;
      const refused = permit(steps);
      if (refused || spent <= WORK_HERE) return refused;
      moved.add(request);
      throw new Moved();
    };
  };
  app.decorateRequest('permit', {
    getter(this: FastifyRequest) {
      const permit = permits.get(this) ?? (canMove(this) ? createMovable(this) : createPermit(limits.work));
      permits.set(this, permit);
      return permit;
    },
  });
  app.decorateRequest('throwIfMoved', function (this: FastifyRequest) {
    if (moved.has(this)) throw new Moved();
  });
};

const showWorkers = ({ metrics }: FastifyInstance, workers: Workers | undefined): void => {
  const [busy, waiting] = [() => workers?.busy() ?? 0, () => workers?.waiting() ?? 0];
  metrics.show('rangefinder_workers_busy', 'Requests that worker threads are answering.', busy);
  metrics.show('rangefinder_workers_waiting', 'Requests that wait for a worker thread.', waiting);
};

const answerByWorkers = (app: FastifyInstance, workers: Workers): void => {
  startWith(app, workers);
  const ask: AskWorker = async (request, reply, text) => {
    const answered = await workers.answer(jobOf(request, text));
    if (answered === NOT_HERE) return false;
    send(app, reply, answered);
    return true;
  };
  answerUnread(app, ask);
  answerMoved(app, ask);
};

const startWith = (app: FastifyInstance, workers: Workers): void => {
  app.addHook('onListen', (done) => {
    setTimeout(workers.start, START_AFTER).unref();
    done();
  });
};

/** Sends what a worker answers; returns whether one may answer. */
type AskWorker = (request: FastifyRequest, reply: FastifyReply, text: string | undefined) => Promise<boolean>;

/** Requests whose body is left to a worker never get to their handler, unless a worker may not answer them. */
const answerUnread = (app: FastifyInstance, ask: AskWorker): void => {
  app.addHook('preValidation', (request, reply, done) => {
    if (!(request.body instanceof Unread)) {
      done();
      return;
    }
    const { text } = request.body;
    ask(request, reply, text).then((isAnswered) => {
      if (isAnswered) return;
      request.body = JSON.parse(text);
      done();
    }, done);
  });
};

/** A handler whose work is too long for this thread is called once more by a worker. */
const answerMoved = (app: FastifyInstance, ask: AskWorker): void => {
  app.addHook('onRoute', (route) => {
    if (route.config?.mayMove !== true) return;
    const { handler } = route;
    route.handler = async function (request, reply) {
      try {
        return await handler.call(this, request, reply);
      } catch (error) {
        if (!(error instanceof Moved)) throw error;
        if (!(await ask(request, reply, textOf(request)))) throw error;
        return reply;
      }
    } satisfies RouteOptions['handler'];
  });
};

const send = ({ metrics }: FastifyInstance, reply: FastifyReply, { status, headers, body, asked }: Answered): void => {
  for (const { question, door, seconds, answered } of asked) metrics.observe(question, door, seconds, answered);
  void reply
    .code(status)
    .headers(headers)
    .send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
};

const textOf = ({ body }: FastifyRequest): string | undefined =>
  body === undefined || body === null ? undefined : JSON.stringify(body);

const SENT_ON = ['accept', 'content-type', 'content-encoding'] as const;

const jobOf = (request: FastifyRequest, payload: string | undefined) => {
  const { method, originalUrl: url, headers, principal, id } = request;
  const sent = SENT_ON.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return { method, url, headers: { ...Object.fromEntries(sent), 'x-request-id': id }, payload, principal };
};
