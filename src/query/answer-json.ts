import { fieldsOverRest, type ObjectSchema, type Schema } from '../domain/schema/schema.js';
import { isRecord } from '../domain/values/record.js';

/** Returns a value as REST sends it: only the fields of its schema, those that are always present first. */
export type Picker<Shown = unknown> = (value: unknown) => Shown;

const cache = new WeakMap<Schema, Picker>();

/** Creates a function that picks the fields of a schema from a value; `Shown` is their type. */
export const createPick = <Shown>(schema: Schema): Picker<Shown> => pickBy(schema) as Picker<Shown>;

/** Returns the function for a schema, created on first use, as some schemas are recursive. */
const pickBy = (schema: Schema): Picker => {
  let pick = cache.get(schema);
  if (!pick) {
    let created: Picker | undefined;
    pick = (value) => (created ??= pickOf(schema))(value);
    cache.set(schema, pick);
  }
  return pick;
};

const pickOf = (schema: Schema): Picker => {
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

interface PickedField {
  readonly name: string;
  readonly pick: Picker;
  readonly byDefault: unknown;
}

const pickFields = ({ fields }: ObjectSchema<unknown>): Picker => {
  const declared = Object.entries(fieldsOverRest(fields()));
  const [always, sometimes] = [true, false].map((wanted) =>
    declared.filter(([, { presence }]) => (presence === 'REQUIRED' || presence === 'NULLABLE') === wanted),
  );
  const picks = [...(always ?? []), ...(sometimes ?? [])].map(([name, { type, default: byDefault }]): PickedField => ({
    name,
    pick: pickBy(type),
    byDefault,
  }));
  return (value) => (isRecord(value) ? pickFrom(value, picks) : value);
};

const pickFrom = (value: Readonly<Record<string, unknown>>, picks: readonly PickedField[]): object => {
  const picked: Record<string, unknown> = {};
  for (const { name, pick, byDefault } of picks) {
    const found = value[name] === undefined ? byDefault : value[name];
    if (found !== undefined) picked[name] = typeof found === 'object' ? pick(found) : found;
  }
  return picked;
};
