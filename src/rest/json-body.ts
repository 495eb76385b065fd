import type { FastifyInstance } from 'fastify';
import type { Recalling } from '../http/recalling/recalling.js';

/** What is wrong with a body, for its sender alone: it may quote the body, and the error's own message goes to traces. */
export interface NoJson {
  readonly reason?: string;
}

/**
 * Bodies are JSON and nothing else; what is no JSON is refused with the place where it ceases to be. What is recognised
 * needs not be read.
 */
export const readJson = (app: FastifyInstance, { recognises }: Recalling): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (recognises(request, body)) {
      done(null);
      return;
    }
    void parse(request, body, (error, value) => {
      done(error && body.length ? Object.assign(error, { reason: reasonIn(body) }) : error, value);
    });
  });
};

const reasonIn = (text: string): string => {
  try {
    JSON.parse(text);
    return 'it holds a field "__proto__" or "constructor.prototype".';
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
