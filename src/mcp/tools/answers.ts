import { parseRecord } from '../../domain/values/record.js';
import { rulingSchema } from '../../domain/answer.js';
import { ruleSchema } from '../../domain/rulebook/rulebook-schemas.js';
import { listOf, type Schema } from '../../domain/schema/schema.js';
import { noteSchema } from '../../domain/notes.js';
import { warningSchema } from '../../domain/warnings.js';
import { withoutReferences, jsonSchemaOf, type JsonSchema } from '../../query/json-schemas.js';

/** Returns the JSON schema of a value without references. */
export const wholeSchemaOf = (schema: Schema): JsonSchema => withoutReferences(jsonSchemaOf(schema), [schema]);

/** Returns a schema without its descriptions. */
const withoutDescriptions = (schema: JsonSchema): JsonSchema =>
  parseRecord(JSON.stringify(schema, (name, value: unknown) => (name === 'description' ? undefined : value)));

/** The rulings of an answer. */
export const rulings: JsonSchema = {
  ...withoutDescriptions(wholeSchemaOf(listOf(rulingSchema))),
  description: 'The rulings that the answer rests on, the deciding one first.',
};

/** The warnings of a table. */
export const warnings: JsonSchema = {
  ...withoutDescriptions(wholeSchemaOf(listOf(warningSchema))),
  description: 'Parts of the table that were not understood or are not used.',
};

/** The notes of an answer. */
export const notes: JsonSchema = {
  ...withoutDescriptions(wholeSchemaOf(listOf(noteSchema))),
  description: 'Effects that may still apply although the table does not list them; they change no answer.',
};

/** The schema of a rule in lists. */
export const rule: JsonSchema = withoutDescriptions(wholeSchemaOf(ruleSchema));
