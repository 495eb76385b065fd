import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseManyValues } from '../../domain/json-values.js';
import { Refused } from '../errors/refused.js';
import { reasonIn } from '../../domain/values/invalid-json.js';

/** Says what is wrong with a body to its sender alone: it may quote the body, and the error's own message goes to traces. */
export interface InvalidJson {
  readonly reason?: string;
}

type Done = (error: Error | null, value?: unknown) => void;

const createParser = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: string, done: Done) =>
    parse(request, body, (error, value) => {
      done(error && body.length ? Object.assign(error, { reason: reasonIn(body) }) : error, value);
    });
};

/** Reads JSON bodies, but those that are left to a worker, and those that hold more values than are read. */
export const readJsonBodies = (
  app: FastifyInstance,
  parse: (request: FastifyRequest, body: string, done: Done) => unknown,
): void => {
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const isUnread = request.budget.leavesText(body.length);
    const refused = isUnread ? undefined : refuseManyValues(body);
    if (isUnread) done(null, body);
    else if (refused) done(new Refused(refused));
    else void parse(request, body, done);
  });
};

/** Reads JSON bodies; invalid JSON is rejected with the place of the first error. */
export const readJson = (app: FastifyInstance): void => {
  const parse = createParser(app);
  app.removeContentTypeParser('application/json');
  readJsonBodies(app, parse);
};

/** Creates what reads a part of a body as JSON bodies are read. */
export const createJsonParser = (app: FastifyInstance) => {
  const parse = createParser(app);
  return (request: FastifyRequest, part: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const refused = refuseManyValues(part);
      if (refused) reject(new Refused(refused));
      else void parse(request, part, (error, value) => (error ? reject(error) : resolve(value)));
    });
};

/** Reads a text as a body that holds nothing else, in routes that change nothing. */
export const readText = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, text, done) => {
    const json = JSON.stringify({ text });
    done(null, request.budget.leavesText(json.length) ? json : { text });
  });
};
