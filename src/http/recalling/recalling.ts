import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noAnswers, questionOf, type Answer } from './answers.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether its answers may depend on nothing but the request, so that the same request has the same answer. */
    readonly isRecalled?: boolean;
  }
}

/** Answers of the whole server that are given again. */
export interface Recalling {
  /** Whether the answer to the body is known; it is then sent without the body having been read. */
  readonly recognises: (request: FastifyRequest, body: string) => boolean;
  /** Keeps an answer that depends on nothing but the request. */
  readonly keep: (request: FastifyRequest, answer: Answer) => void;
}

/** Shows a number to those who run the server. */
type Show = (name: string, help: string, read: () => number) => void;

/**
 * Gives the same answer to the same request, for routes that say so: an application asks about one table for each of its
 * players, or again after a while, and a table that is described in the request is the same one every time. Whoever asks
 * is identified, counted and held to the limits before. To be called before the doors are opened.
 */
export const recalling = (app: FastifyInstance, show: Show): Recalling => {
  const answers = noAnswers();
  const asked = new WeakMap<FastifyRequest, string>();
  const known = new WeakMap<FastifyRequest, Answer>();
  answeringAgain(app, show, known);
  return {
    recognises: (request, body) => {
      if (!request.routeOptions.config.isRecalled) return false;
      const question = questionOf(request.url, request.headers.accept ?? '', body);
      const answer = answers.find(question);
      if (answer) known.set(request, answer);
      else asked.set(request, question);
      return answer !== undefined;
    },
    keep: (request, answer) => {
      const question = asked.get(request);
      if (question !== undefined) answers.keep(question, answer);
    },
  };
};

const NAME = 'rangefinder_recalled_answers';

/** Sends what is known of a request before anything looks into it, and counts how often. */
const answeringAgain = (app: FastifyInstance, show: Show, known: WeakMap<FastifyRequest, Answer>): void => {
  let recalled = 0;
  show(NAME, 'Answers since the start that were known from the same request.', () => recalled);
  app.addHook('preValidation', (request, reply, done) => {
    const answer = known.get(request);
    if (answer) {
      recalled += 1;
      reply.type(answer.contentType).send(answer.text);
    } else done();
  });
};

/** Keeps what a route answers with, where all its answers depend on nothing but the request. */
export const keepingAnswers =
  ({ keep }: Recalling) =>
  (request: FastifyRequest, reply: FastifyReply, text: unknown, done: (error: null, text: unknown) => void): void => {
    const contentType = reply.getHeader('content-type');
    if (reply.statusCode === 200 && typeof text === 'string' && typeof contentType === 'string')
      keep(request, { contentType, text });
    done(null, text);
  };
