import type { FastifyInstance } from 'fastify';
import { asText, entriesIn } from '../http/transfer/json-body.js';
import { problem } from '../domain/problem.js';
import { badInput, success, type Result } from '../domain/result.js';

/** How many questions a batch may hold. */
export const mostItems = 1_000;

export const LINES = 'application/x-ndjson';

/** The texts of a batch's items, parsed one by one: invalid JSON in one does not affect the others. */
export type Batch = Result<readonly string[]>;

/** Splits the bodies of batches, in JSON or NDJSON, into items. */
export const readBatches = (app: FastifyInstance): void => {
  app.removeContentTypeParser('application/json');
  for (const [type, itemsOf] of [
    ['application/json', itemsInJson],
    [LINES, itemsInLines],
  ] as const)
    app.addContentTypeParser<Buffer>(
      type,
      { parseAs: 'buffer' },
      asText((_, body, done) => done(null, itemsOf(body))),
    );
};

const itemsInJson = (body: string): Batch => {
  const before = /^\s*\{\s*"items"\s*:\s*(?=\[)/.exec(body)?.[0].length;
  const list = before === undefined ? undefined : entriesIn(body, before, mostItems);
  if (!list) return batchFailure;
  const { entries, end } = list;
  if (entries.length > mostItems) return tooMany;
  if (!/^\]\s*\}\s*$/.test(body.slice(end))) return batchFailure;
  return success(entries.length === 1 && !entries[0]?.trim() ? [] : entries);
};

const itemsInLines = (body: string): Batch => {
  const lines: string[] = [];
  for (let from = 0; from < body.length && lines.length <= mostItems;) {
    const end = body.indexOf('\n', from);
    const line = body.slice(from, end < 0 ? body.length : end);
    from += line.length + 1;
    if (line.trim()) lines.push(line);
  }
  if (lines.length > mostItems) return tooMany;
  return lines.length ? success(lines) : badInput([problem([], 'The body is empty; send one question per line.')]);
};

/** The failure of a body that is not a batch. */
export const batchFailure = badInput([problem([], 'The body has to be { "items": [ … ] } and nothing else.')]);

const tooMany = badInput([
  problem(['items'], `A batch has at most ${mostItems} questions; send the rest in another one.`),
]);
