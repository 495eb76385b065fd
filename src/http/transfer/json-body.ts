import type { FastifyInstance } from 'fastify';
import { readJsonBodies } from '../work/json-bodies.js';
import { Unread } from '../work/work.js';
import { reasonIn } from '../../domain/invalid-json.js';

/** Says what is wrong with a body to its sender alone: it may quote the body, and the error's own message goes to traces. */
export interface InvalidJson {
  readonly reason?: string;
}

/** Reads JSON bodies; invalid JSON is rejected with the place of the first error. */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  readJsonBodies(app, (request, body, done) =>
    parse(request, body, (error, value) => {
      done(error && body.length ? Object.assign(error, { reason: reasonIn(body) }) : error, value);
    }),
  );
};

/** Reads a text as a body that holds nothing else, in routes that change nothing. */
export const readText = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, text, done) => {
    const json = JSON.stringify({ text });
    done(null, app.isLeftToWorker(request, json) ? new Unread(json) : { text });
  });
};
