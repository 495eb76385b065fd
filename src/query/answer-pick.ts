import { rulingSchema } from '../domain/answer.js';
import { noteSchema } from '../domain/notes.js';
import { listOf, objectSchema, optional, required, type Schema } from '../domain/schema/schema.js';
import { warningSchema } from '../domain/warnings.js';
import { createPick, type Picker } from './answer-json.js';

/** Creates a function that picks the fields of an answer, followed by warnings and notes. */
export const createAnswerPick = (answer: Schema): Picker => {
  const list = { items: required(answer, ''), because: optional(listOf(rulingSchema), '') };
  const fields = answer.kind === 'object' ? answer.fields() : list;
  const additions = { warnings: optional(listOf(warningSchema), ''), notes: optional(listOf(noteSchema), '') };
  return createPick(objectSchema('Answer', '', { ...fields, ...additions }));
};
