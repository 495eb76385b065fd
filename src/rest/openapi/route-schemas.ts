import { atLeast, later, optional, required, type AnyField, type Schema } from '../../domain/schema/schema.js';
import { events } from '../../domain/events/events.js';
import { gameStateDescription } from '../../domain/state/description.js';
import { rulesEdition } from '../../domain/state/vocabulary.js';
import { pageInfo } from '../../games/game-schemas.js';
import type { Question } from '../../questions/catalogue/question.js';
import { lazyArguments } from '../answer-bodies.js';
import { explanationOf } from '../problems/error-codes.js';
import { PROBLEM } from '../problems/problem.js';
import { readByQuestion } from '../routes/ask.js';
import { requestSchema } from '../request-readers.js';
import { jsonSchemaOf, type JsonSchema } from './json-schemas.js';

/** The events after which a question may be asked, and the edition. */
export const suppositions: Readonly<Record<string, AnyField>> = {
  suppose: optional(later(events), 'Events, legal or not, after which the question is asked; nothing is stored.'),
  edition: optional(rulesEdition, 'Ask under another edition of the rules; applied before the events.'),
};

/** The path of a question: its name in kebab-case. */
export const pathOf = ({ name }: Question): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the schema of a request about a described table. */
export const describedBody = (question: Question): JsonSchema =>
  requestSchema({
    state: required(later(gameStateDescription), 'The table.'),
    ...suppositions,
    ...lazyArguments(question.answer),
    ...readByQuestion(question),
  });

/** Returns the schema of a request about a stored game. */
export const storedBody = (question: Question): JsonSchema =>
  requestSchema({
    version: optional(atLeast(0), 'The game as it stood at that version; the newest where left out.'),
    ...suppositions,
    ...lazyArguments(question.answer),
    ...readByQuestion(question),
  });

/** Returns the schema of a list. */
export const itemsOf = (items: JsonSchema) => ({
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items, description: 'The entries.' } },
});

/** Returns the schema of one page of a list. */
export const pageOf = (entry: Schema): JsonSchema => {
  const list = itemsOf(jsonSchemaOf(entry));
  return {
    ...list,
    required: ['items', 'pageInfo'],
    properties: { ...list.properties, pageInfo: jsonSchemaOf(pageInfo) },
  };
};

/** Returns the schema of the answer to a question. */
export const answerSchema = ({ answer }: Question): JsonSchema =>
  answer.kind === 'list' ? itemsOf(jsonSchemaOf(answer.of)) : jsonSchemaOf(answer);

const problem = (description: string): JsonSchema => ({
  description,
  content: { [PROBLEM]: { schema: { $ref: 'Problem#' } } },
});

/** The responses of a route: the answer, and the errors that it may give. */
export const responses = (
  status: number,
  description: string,
  schema: JsonSchema,
  errors: readonly number[],
): Record<string, JsonSchema> => ({
  [status]: { description, ...('$ref' in schema ? { content: { 'application/json': { schema } } } : schema) },
  ...errorResponses(errors),
});

/** The errors that a route may give; without a valid key every route gives 401. */
export const errorResponses = (errors: readonly number[]): Record<string, JsonSchema> =>
  Object.fromEntries([...errors, 401].map((each) => [each, problem(explanationOf(each))]));
