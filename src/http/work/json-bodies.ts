import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseManyValues } from '../../domain/json-values.js';
import { GivenUp } from './given-up.js';
import { Unread } from './work.js';

type Done = (error: Error | null, body?: unknown) => void;

/** Reads JSON bodies, but those that are left to a worker, and those that hold more values than are read. */
export const readJsonBodies = (
  app: FastifyInstance,
  parse: (request: FastifyRequest, body: string, done: Done) => unknown,
): void => {
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const isUnread = app.isLeftToWorker(request, body);
    const refused = isUnread ? undefined : refuseManyValues(body);
    if (isUnread) done(null, new Unread(body));
    else if (refused) done(new GivenUp(refused));
    else void parse(request, body, done);
  });
};
