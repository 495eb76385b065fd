import type { FastifyReply, FastifyRequest } from 'fastify';
import { declaredProblems } from '../../domain/schema/schema-problems.js';
import type { GameEvent } from '../../domain/events/events.js';
import type { GameState } from '../../domain/state/game-state.js';
import { badInput, failure, type Result } from '../../domain/result.js';
import type { RulesEdition } from '../../domain/rulebook/editions.js';
import { standardLimits } from '../../http/limits/limits.js';
import { tooComplexMessage } from '../../http/limits/too-complex.js';
import type { Question } from '../../questions/catalogue/question.js';
import type { RequestFailure } from '../../questions/catalogue/public-failure.js';
import { inEdition, supposing } from '../../questions/catalogue/suppose.js';
import { createShow } from '../answer-bodies.js';
import { badShape, sendFailure, shapeProblems } from '../problems/problems.js';

export type Body = Readonly<Record<string, unknown>>;

/** The body of a request without what is null, which is the same as left out; as it came where nothing is. */
export const withoutNulls = (value: unknown): unknown => (holdsNull(value) ? leavingOutNulls(value) : value);

const holdsNull = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsNull);
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name in fields) if (fields[name] === null || holdsNull(fields[name])) return true;
  return false;
};

const leavingOutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(leavingOutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (each === null ? [] : [[name, leavingOutNulls(each)]])),
  );
};

/** The query of a URL, where everything is text, with numbers where the route declares integers. */
export const withNumbers = ({ query, routeOptions }: FastifyRequest): unknown => {
  const declared = (routeOptions.schema?.querystring ?? {}) as { properties?: Record<string, { type?: string }> };
  return Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => {
      const isNumber = declared.properties?.[name]?.type === 'integer' && /^-?\d{1,9}$/.test(String(value));
      return [name, isNumber ? Number(value) : value];
    }),
  );
};

/** Sends the value, or the failure; nothing is asked of a request whose shape is wrong. */
export const reply = async <Value>(
  request: FastifyRequest,
  response: FastifyReply,
  find: () => Promise<Result<Value, RequestFailure>> | Result<Value, RequestFailure>,
): Promise<Value | FastifyReply> => {
  const problems = shapeProblems(request);
  if (problems.length) return sendFailure(response, badShape(problems));
  const result = await find();
  return result.ok ? result.value : sendFailure(response, result.failure);
};

/** The table that a question is about: in another edition first, then after the supposed events. */
export const asSupposed = (state: GameState, body: Body): Result<GameState> => {
  const edition = body.edition as RulesEdition | undefined;
  const edited = edition ? inEdition(state, edition) : state;
  const events = body.suppose as readonly GameEvent[] | undefined;
  return events ? supposing(edited, events) : { ok: true, value: edited };
};

/** The most values that an answer may hold, as over GraphQL. */
const { cost: mostValues } = standardLimits;

/** Creates what asks a question, of a described table or a stored game, and returns the answer that REST sends. */
export const createAsk = (question: Question) => {
  const show = createShow(question.answer);
  const isList = question.answer.kind === 'list';
  return (state: GameState, body: Body): Result<unknown> => {
    const supposed = asSupposed(state, body);
    if (!supposed.ok) return supposed;
    const answered = question.ask(supposed.value, body);
    if (!answered.ok) return answered;
    const budget = { left: mostValues };
    const value = show(answered.value, body, budget);
    if (budget.left < 0) return failure({ code: 'QUERY_TOO_COMPLEX', limit: tooComplexMessage('cost', mostValues) });
    return { ok: true, value: isList ? { items: value } : value };
  };
};

/** Refuses what oversteps its bounds where no table is asked. */
export const withinBounds = (schema: Parameters<typeof declaredProblems>[0], given: unknown): Result<true> => {
  const problems = declaredProblems(schema, given, { has: () => true });
  return problems.length ? badInput(problems) : { ok: true, value: true };
};
