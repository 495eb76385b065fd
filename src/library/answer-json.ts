import { fieldsOverRest, type ObjectSchema, type Schema } from '../domain/schema/schema.js';

/** Returns a value as JSON holds it over REST: the fields of its schema and no others, those that are always there first. */
type Pick = (value: unknown) => unknown;

const known = new WeakMap<Schema, Pick>();

/** Creates what picks the fields of a schema, each schema once: some hold themselves. */
export const createPick = (schema: Schema): Pick => {
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
      const pick = createPick(schema.of);
      return (values) => (Array.isArray(values) ? values.map(pick) : values);
    }
    case 'object':
      return pickFields(schema);
    case 'reference':
      return createPick(schema.overRest);
    default:
      return (value) => value;
  }
};

const pickFields = ({ fields }: ObjectSchema<unknown>): Pick => {
  const declared = Object.entries(fieldsOverRest(fields()));
  const [always, sometimes] = [true, false].map((wanted) =>
    declared.filter(([, { presence }]) => (presence === 'REQUIRED' || presence === 'NULLABLE') === wanted),
  );
  const picks = [...(always ?? []), ...(sometimes ?? [])].map(([name, { type }]) => [name, createPick(type)] as const);
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const given: Readonly<Record<string, unknown>> = { ...value };
    const picked = picks.flatMap(([name, pick]) =>
      given[name] === undefined ? [] : [[name, pick(given[name])] as const],
    );
    return Object.fromEntries(picked);
  };
};
