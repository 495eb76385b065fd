import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { enumeration, required, text } from '../../domain/schema/schema.js';
import { failure, success } from '../../domain/result.js';
import type { Stream } from '../../games/feed/stream.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import { pathOf } from '../../questions/catalogue/question.js';
import type { JsonSchema } from '../../query/json-schemas.js';
import { LINES, mostItems, batchFailure, readBatches, type Batch } from '../batch-bodies.js';
import { answersTo, createAnswerItem, type BatchParts } from '../batch-items.js';
import { errorResponses } from '../openapi/route-schemas.js';
import { requestSchema, type RequestSchema } from '../compilers.js';
import { declareRoute } from './route.js';

const JSON_TYPE = 'application/json';

/** The path parameter of a batch: a question's name. */
export const questionPath = enumeration(
  'QuestionPath',
  'A question, as its path names it.',
  Object.fromEntries(catalogue.map((question) => [pathOf(question), question.description])),
);

const described = 'The question, as POST /v1/game-states/{name} takes it: a table, with arguments beside it.';
const item: JsonSchema = { type: 'object', description: described };
const answer: JsonSchema = {
  type: 'object',
  description: 'The answer of POST /v1/game-states/{name}, or its problem (RFC 9457).',
};

const listOf = (items: JsonSchema, description: string, bounds: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items, description, ...bounds } },
  additionalProperties: false,
});

const body: RequestSchema<Batch | undefined> = {
  content: {
    [JSON_TYPE]: { schema: listOf(item, 'The questions, each about a table of its own.', { maxItems: mostItems }) },
    [LINES]: { schema: item },
  },
};

const schema = {
  tags: ['Tables that are not stored'],
  operationId: 'askMany',
  summary: `One question about up to ${mostItems} tables.`,
  description:
    'An invalid item gets a problem in its place; the others are answered. Send JSON, or NDJSON with one question per line; the answers come in the same order, in the format of `Accept`, else of the request, and are streamed. Each item has the limits of a single request, and counts as one.',
  params: requestSchema(
    { name: required(questionPath, 'The question.') },
    { name: required(text(100), 'The question.') },
  ),
  body,
  response: {
    200: {
      description: 'The answers, in the order of the questions.',
      content: {
        [JSON_TYPE]: { schema: listOf(answer, 'The answers, in the order of the questions.') },
        [LINES]: { schema: answer },
      },
    },
    ...errorResponses([404]),
  },
};

/** Declares the route that asks one question about many tables. */
export const batchRoute = (parts: BatchParts): void => {
  const { app } = parts;
  const items = new Map(catalogue.map((question) => [pathOf(question), createAnswerItem(parts, question)]));
  readBatches(app);
  declareRoute(app, {
    method: 'POST',
    path: '/questions/:name/batch',
    needs: 'ask',
    ...schema,
    find: async (request, response) => {
      const { name } = request.params;
      const answerItem = items.get(name);
      if (!answerItem) return failure({ code: 'NOT_FOUND', what: `question "${name}"` });
      const batch = request.body ?? batchFailure;
      if (!batch.ok) return batch;
      const type = typeFor(request);
      const answers = answersTo(app, request, batch.value, answerItem);
      const chunks = type === LINES ? asLines(answers) : asList(answers);
      await app.streaming.send(request, response, { type, chunks, isWhole: true });
      return success(response);
    },
  });
};

/** Chooses an accepted media type, that of the body before the other. */
const typeFor = (request: FastifyRequest): string => {
  const isLines = request.headers['content-type']?.startsWith(LINES);
  const offered = isLines ? [LINES, JSON_TYPE] : [JSON_TYPE, LINES];
  return new Negotiator(request).mediaType(offered) ?? JSON_TYPE;
};

async function* asLines(answers: Stream<string>): AsyncGenerator<string> {
  for await (const each of answers) yield `${each}\n`;
}

async function* asList(answers: Stream<string>): AsyncGenerator<string> {
  let before = '{"items":[';
  for await (const each of answers) {
    yield before + each;
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}
