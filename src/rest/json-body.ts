import type { FastifyInstance } from 'fastify';
import { Unread } from '../http/work/work.js';

/** Says what is wrong with a body to its sender alone: it may quote the body, and the error's own message goes to traces. */
export interface InvalidJson {
  readonly reason?: string;
}

/** Reads JSON bodies; invalid JSON is rejected with the place of the first error. */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (app.isLeftToWorker(request, body)) done(null, new Unread(body));
    else
      void parse(request, body, (error, value) => {
        done(error && body.length ? Object.assign(error, { reason: reasonIn(body) }) : error, value);
      });
  });
};

const reasonIn = (text: string): string => {
  try {
    JSON.parse(text);
    return 'it has a field "__proto__" or "constructor.prototype".';
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const position = /at position (\d+)/.exec(message)?.[1];
    return position === undefined ? `${message}.` : `${message} (${placeIn(text, Number(position))}).`;
  }
};

const placeIn = (text: string, position: number): string => {
  const lines = text.slice(0, position).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
};

/** Reads a text as a body that holds nothing else, in routes that change nothing. */
export const readText = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, text, done) => {
    const json = JSON.stringify({ text });
    done(null, app.isLeftToWorker(request, json) ? new Unread(json) : { text });
  });
};
