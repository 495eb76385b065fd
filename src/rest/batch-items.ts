import { setImmediate as nextRound } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLazy } from '../domain/values/remembered.js';
import type { Budget } from '../questions/catalogue/budget.js';
import { publicFailure, type PublicFailure } from '../http/errors/public-failure.js';
import { createJsonParser } from '../http/transfer/json-body.js';
import { textOf } from '../http/work/work.js';
import type { Cards } from '../own-cards/cards.js';
import { createAsk, createBodyReader } from '../query/ask.js';
import { atTablePath } from '../query/missing-table.js';
import { askOfDescription, tableInput } from '../query/table-input.js';
import { pathOf, type Question, withObserver, type Watch } from '../questions/catalogue/question.js';
import type { CompileSerializer } from './compilers.js';
import { answerSchema } from './openapi/route-schemas.js';
import { problemOf } from '../http/errors/problem.js';
import { failureOf } from '../http/errors/send-failure.js';

/** The parts that answer the items of batches. */
export interface BatchParts {
  readonly app: FastifyInstance;
  readonly cards: Cards;
  readonly watch: Watch;
  readonly compileSerializer: CompileSerializer;
}

/** Converts the text of an item to the text of its answer or problem. */
export type AnswerItem = (request: FastifyRequest, item: string) => Promise<string>;

/** In milliseconds: how long items are answered before other requests have a turn. */
const SLICE = 5;

/** Answers items in order, on demand; each but the first counts as another request towards the rate limit. */
export async function* answersTo(
  app: FastifyInstance,
  request: FastifyRequest,
  items: readonly string[],
  answer: AnswerItem,
): AsyncGenerator<string> {
  let until = performance.now() + SLICE;
  for (const [index, item] of items.entries()) {
    const wait = index ? await app.countOperation(request) : undefined;
    yield await (wait === undefined ? answer(request, item) : asProblem(request, tooMany(wait)));
    if (performance.now() < until) continue;
    await nextRound();
    until = performance.now() + SLICE;
  }
}

const tooMany = (wait: number): PublicFailure => ({
  code: 'RATE_LIMITED',
  message: `Too many requests; try again in ${wait} seconds.`,
});

const asProblem = ({ id }: FastifyRequest, failure: PublicFailure): string =>
  JSON.stringify({ ...problemOf(failure), requestId: id });

/** Creates a function that answers items as the question's own route would, on this thread or a worker. */
export const createAnswerItem = (parts: BatchParts, question: Question): AnswerItem => {
  const { app } = parts;
  const answerHere = createLazy(() => createAnswerHere(parts, question));
  const url = `${app.prefix}/game-states/${pathOf(question)}`;
  const answer: AnswerItem = async (request, item) => {
    const budget = app.createBudget();
    const answered = budget.leavesText(item.length) ? '' : await answerHere()(request, item, budget);
    if (!budget.isLeft || !app.answerElsewhere) return answered;
    return textOf(await app.answerElsewhere(request, { url, payload: item, size: budget.size }));
  };
  return (request, item) =>
    answer(request, item).catch((error: unknown) => asProblem(request, failureOf(error, request)));
};

const createAnswerHere = ({ app, cards, watch, compileSerializer }: BatchParts, declared: Question) => {
  const question = withObserver(declared, 'rest', watch);
  const ask = createAsk(question);
  const read = createBodyReader(question, tableInput, { name: 'The body', told: atTablePath });
  const parse = createJsonParser(app);
  const write = compileSerializer(answerSchema(question));
  return async (request: FastifyRequest, item: string, budget: Budget): Promise<string> => {
    const body = read(await parse(request, item));
    const found = body.ok ? await askOfDescription(ask, cards, body.value, budget) : body;
    if (!found.ok) return asProblem(request, publicFailure(found.failure));
    return write(found.value);
  };
};
