import { fieldsOverRest, listOf, objectSchema, optional, required } from '../domain/schema/schema.js';
import type { ObjectSchema, Schema } from '../domain/schema/schema.js';
import { rulingSchema } from '../domain/answer.js';
import { noteSchema } from '../domain/notes.js';
import { warningSchema } from '../domain/warnings.js';

/** Returns a value as JSON holds it over REST: the fields of its schema and no others, those that are always there first. */
type Pick<Shown = unknown> = (value: unknown) => Shown;

const known = new WeakMap<Schema, Pick>();

/** Creates what picks the fields of a schema, whose type for callers is `Shown`. */
export const createPick = <Shown>(schema: Schema): Pick<Shown> => pickBy(schema) as Pick<Shown>;

/** Creates what picks the fields of an answer to a question, with the warnings and notes after them. */
export const createAnswerPick = (answer: Schema): Pick => {
  const list = { items: required(answer, ''), because: optional(listOf(rulingSchema), '') };
  const fields = answer.kind === 'object' ? answer.fields() : list;
  const beside = { warnings: optional(listOf(warningSchema), ''), notes: optional(listOf(noteSchema), '') };
  return createPick(objectSchema('Answer', '', { ...fields, ...beside }));
};

/** Each schema once: some hold themselves. */
const pickBy = (schema: Schema): Pick => {
  let pick = known.get(schema);
  if (!pick) {
    let made: Pick | undefined;
    pick = (value) => (made ??= pickOf(schema))(value);
    known.set(schema, pick);
  }
  return pick;
};

const pickOf = (schema: Schema): Pick => {
  switch (schema.kind) {
    case 'list': {
      const pick = pickBy(schema.of);
      return (values) => (Array.isArray(values) ? values.map(pick) : values);
    }
    case 'object':
      return pickFields(schema);
    case 'reference':
      return pickBy(schema.overRest);
    default:
      return (value) => value;
  }
};

const pickFields = ({ fields }: ObjectSchema<unknown>): Pick => {
  const declared = Object.entries(fieldsOverRest(fields()));
  const [always, sometimes] = [true, false].map((wanted) =>
    declared.filter(([, { presence }]) => (presence === 'REQUIRED' || presence === 'NULLABLE') === wanted),
  );
  const picks = [...(always ?? []), ...(sometimes ?? [])].map(
    ([name, { type, default: byDefault }]) => [name, pickBy(type), byDefault] as const,
  );
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const given: Readonly<Record<string, unknown>> = { ...value };
    const picked = picks.flatMap(([name, pick, byDefault]) => {
      const found = given[name] === undefined ? byDefault : given[name];
      return found === undefined ? [] : [[name, pick(found)] as const];
    });
    return Object.fromEntries(picked);
  };
};
