import fc from 'fast-check';
import { possibleTable, someId, someOf } from './tables.js';

/** As much of JSON Schema as the document of the API holds. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxProperties?: number;
  readonly format?: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

const numberOf = ({ minimum = -5 }: Schema): fc.Arbitrary<number> => fc.integer({ min: minimum, max: minimum + 10 });

const textOf = ({ maxLength, format }: Schema, field: string): fc.Arbitrary<string> => {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return maxLength === 128 ? someId(field) : fc.string({ maxLength: 20 });
};

/** Values that fit a schema, most tables among them possible ones. */
export const fitting = (schemas: Schemas, schema: Schema, levels = 6, field = ''): fc.Arbitrary<unknown> => {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const described = fitting(schemas, schemas[name] ?? {}, levels - 1, field);
    return name === 'GameStateInput' ? fc.oneof({ arbitrary: possibleTable, weight: 4 }, described) : described;
  }
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch ([schema.type].flat()[0]) {
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema, field);
    case 'array':
      return listOf(schemas, schema, levels, field);
    case 'object':
      return objectOf(schemas, schema, levels);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

const listOf = (schemas: Schemas, { items = {}, minItems = 0 }: Schema, levels: number, field: string) =>
  levels <= 0
    ? fc.constant([])
    : fc.array(fitting(schemas, items, levels - 1, field), { minLength: minItems, maxLength: minItems + 2 });

const objectOf = (schemas: Schemas, schema: Schema, levels: number): fc.Arbitrary<object> => {
  const { properties = {}, required = [], maxProperties } = schema;
  const names = Object.keys(properties);
  const field = (name: string) => fitting(schemas, properties[name] ?? {}, levels - 1, name);
  if (maxProperties === 1)
    return fc.constantFrom(...names).chain((name) => field(name).map((value) => ({ [name]: value })));
  const optional = levels > 0 ? names.filter((name) => !required.includes(name)) : [];
  return someOf(optional, 4).chain((some) =>
    fc.record(Object.fromEntries([...required, ...some].map((name) => [name, field(name)]))),
  );
};
