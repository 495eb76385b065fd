import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../domain/problem.js';
import { badInput, type TooComplex } from '../../domain/result.js';
import { refuseOver } from '../../questions/catalogue/budget.js';
import { Refused } from '../errors/thrown.js';
import { refuseRepeatedFields } from '../../domain/schema/repeated-fields.js';
import { reasonIn } from '../../domain/values/invalid-json.js';
import { endOfString } from '../../domain/values/json-text.js';

/**
 * The error of an invalid JSON body: the reason, which may quote the body, is only for the client; the message goes to
 * traces.
 */
export interface InvalidJson {
  /** Why the JSON is invalid; undefined if a field is not allowed. */
  readonly reason?: string | undefined;
}

type Done = (error: Error | null, value?: unknown) => void;

/** Parses a text; rejects too many values and repeated fields. */
const createParser = (app: FastifyInstance): ReadBody<string> => {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    const tooMany = refuseManyValues(body);
    if (tooMany) {
      done(new Refused(tooMany));
      return;
    }
    void parse(request, body, (error, value) => {
      const refused = error ? undefined : refuseRepeatedFields(body, value);
      if (refused) done(new Refused(refused));
      else done(error && body.length ? Object.assign(error, { reason: reasonIn(body) }) : error, value);
    });
  };
};

/** Parses JSON bodies that are not left to a worker; invalid JSON is rejected with the position of the first error. */
export const acceptJson = (app: FastifyInstance): void => {
  const read = asText(createParser(app));
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, unlessLeft(read));
};

type ReadBody<Body> = (request: FastifyRequest, body: Body, done: Done) => void;

/** Reads a body as text. One that is not UTF-8 is rejected: decoding it would make different names the same. */
export const asText =
  (read: ReadBody<string>): ReadBody<Buffer> =>
  (request, body, done) => {
    if (isUtf8(body)) read(request, body.toString(), done);
    else done(new Refused(notUtf8.failure));
  };

/** Leaves a long body to a worker, if a worker may answer. */
const unlessLeft =
  (read: ReadBody<Buffer>): ReadBody<Buffer> =>
  (request, body, done) => {
    if (request.budget.leavesText(body.length)) done(null, body);
    else read(request, body, done);
  };

const notUtf8 = badInput([problem([], 'The body is not valid UTF-8.')]);

/** Creates a parser for a part of a body, with the rules of JSON bodies. */
export const createJsonParser = (app: FastifyInstance) => {
  const parse = createParser(app);
  return (request: FastifyRequest, part: string): Promise<unknown> =>
    new Promise((resolve, reject) => parse(request, part, (error, value) => (error ? reject(error) : resolve(value))));
};

/** Accepts plain text in place of a JSON body whose only field is `text`, in routes that change nothing. */
export const acceptText = (app: FastifyInstance): void => {
  const read = asText((_, text, done) => done(null, { text }));
  app.addContentTypeParser<Buffer>('text/plain', { parseAs: 'buffer' }, unlessLeft(read));
};

/** Rejects a body in routes that take none, unless it is empty or {}: many clients send that with every request. */
export const refuseBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_, body, done) => {
    const isEmpty = ['', '{}'].includes(body.toString().replaceAll(/\s/g, ''));
    done(isEmpty ? null : new Refused(badInput([problem([], 'This request takes no body.')]).failure));
  });
};

/** The most values in the JSON of a request or a table code: as many of any kind as fit into a worker's memory. */
export const mostValues = 2_500_000;

const [QUOTE, COMMA, LIST, OBJECT, LIST_END, OBJECT_END] = ['"', ',', '[', '{', ']', '}'].map((each) =>
  each.charCodeAt(0),
);

/** Counts the values of a JSON text without parsing it, by its brackets and commas. */
export const valuesIn = (json: string): number => {
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(json, at);
    else if (letter === COMMA || letter === LIST || letter === OBJECT) values += 1;
  }
  return values;
};

/** Rejects a JSON text with too many values, as parsing can't be stopped when they fill a thread's memory. */
export const refuseManyValues = (json: string): TooComplex | undefined =>
  json.length < mostValues ? undefined : refuseOver('values', valuesIn(json), mostValues);

/**
 * Splits a JSON list into the unparsed texts of its entries, so an invalid entry does not affect the others. Returns at
 * most `most` entries and where the list ends; undefined if the list does not end.
 */
export const entriesIn = (json: string, start: number, most: number): Entries | undefined => {
  const entries: string[] = [];
  let [from, depth] = [start + 1, 0];
  for (let at = from; at < json.length; at += 1) {
    const letter = json.charCodeAt(at);
    if (letter === QUOTE) at = endOfString(json, at);
    else if (letter === LIST || letter === OBJECT) depth += 1;
    else if (depth && (letter === LIST_END || letter === OBJECT_END)) depth -= 1;
    else if (!depth && (letter === COMMA || letter === LIST_END)) {
      entries.push(json.slice(from, at));
      from = at + 1;
      if (letter === LIST_END || entries.length > most) return { entries, end: at };
    }
  }
  return undefined;
};

interface Entries {
  readonly entries: readonly string[];
  readonly end: number;
}
