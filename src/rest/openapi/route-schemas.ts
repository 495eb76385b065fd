import { listOf, optional, required, type Schema } from '../../domain/schema/schema.js';
import { rulingSchema } from '../../domain/answer.js';
import { noteSchema } from '../../domain/notes.js';
import { warnings } from '../../query/checked-table.js';
import { pageInfo } from '../../games/game-schemas.js';
import type { Question } from '../../questions/catalogue/question.js';
import { explanationOf } from '../../http/errors/error-codes.js';
import { PROBLEM } from '../../http/errors/problem.js';
import { jsonObject, jsonSchemaOf, type JsonSchema } from '../../query/json-schemas.js';

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

/** Returns the schema of the answer to a question, with the table's warnings. */
export const answerSchema = ({ answer, whyEmpty, matter }: Question): JsonSchema => {
  const fields = answer.kind === 'object' ? answer.fields() : { items: required(answer, 'The entries.') };
  return jsonObject({
    ...fields,
    ...(whyEmpty && { because: optional(listOf(rulingSchema), 'Why there are no entries; omitted if there are any.') }),
    warnings: optional(warnings, 'Parts of the table that are not used; omitted if there are none.'),
    ...(matter && {
      notes: optional(
        listOf(noteSchema),
        'Effects that may still apply although the table does not list them, three at most; omitted if there are none, or with notes: false.',
      ),
    }),
  });
};

const problem = (description: string): JsonSchema => ({
  description,
  content: { [PROBLEM]: { schema: { $ref: 'Problem#' } } },
});

/** Returns the responses of a route: its answer, and its errors besides those of every route. */
export const responses = (
  status: number,
  description: string,
  schema: JsonSchema,
  errors: readonly number[] = [],
): Record<string, JsonSchema> => ({
  [status]: { description, ...('$ref' in schema ? { content: { 'application/json': { schema } } } : schema) },
  ...errorResponses(errors),
});

/** The error responses of a route; every route has 401 for a missing or invalid key. */
export const errorResponses = (errors: readonly number[]): Record<string, JsonSchema> =>
  Object.fromEntries([...errors, 401].map((each) => [each, problem(explanationOf(each))]));
