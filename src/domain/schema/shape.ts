import type { Schema, Fields, ScalarSchema, ObjectSchema } from './schema.js';

/** Has a value, of whatever origin, the declared shape? Bounds and ids are checked elsewhere. */
export const hasShape = (schema: Schema, value: unknown): boolean => {
  switch (schema.kind) {
    case 'scalar':
      return hasScalar(schema, value);
    case 'enumeration':
      return typeof value === 'string' && Object.hasOwn(schema.values, value);
    case 'list':
      return Array.isArray(value) && value.every((item) => hasShape(schema.of, item));
    case 'object':
      return hasFields(schema, value);
    case 'reference':
      return false;
  }
};

const scalars: Readonly<Record<ScalarSchema<unknown>['scalar'], (value: unknown) => boolean>> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Int: (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  JSON: () => true,
  DateTime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

const hasScalar = ({ scalar }: ScalarSchema<unknown>, value: unknown): boolean => scalars[scalar](value);

const hasFields = ({ fields, exactlyOne }: ObjectSchema<unknown>, value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const declared: Fields = fields();
  const given = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return (
    given.every(([name, each]) => {
      const field = Object.hasOwn(declared, name) ? declared[name] : undefined;
      return field !== undefined && hasShape(field.type, each);
    }) &&
    Object.entries(declared).every(
      ([name, { presence }]) => presence !== 'REQUIRED' || given.some(([other]) => other === name),
    ) &&
    (!exactlyOne || given.length === 1)
  );
};
