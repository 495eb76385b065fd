import type { Declaration, Fields, Scalar, Structure } from './schema.js';

/** Has a value, of whatever origin, the declared shape? Bounds and ids are checked elsewhere. */
export const hasShape = (declaration: Declaration, value: unknown): boolean => {
  switch (declaration.kind) {
    case 'scalar':
      return hasScalar(declaration, value);
    case 'enumeration':
      return typeof value === 'string' && Object.hasOwn(declaration.values, value);
    case 'list':
      return Array.isArray(value) && value.every((item) => hasShape(declaration.of, item));
    case 'structure':
      return hasFields(declaration, value);
    case 'reference':
      return false;
  }
};

const scalars: Readonly<Record<Scalar<unknown>['scalar'], (value: unknown) => boolean>> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Int: (value) => typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31,
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  JSON: () => true,
  DateTime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

const hasScalar = ({ scalar }: Scalar<unknown>, value: unknown): boolean => scalars[scalar](value);

const hasFields = ({ fields, exactlyOne }: Structure<unknown>, value: unknown): boolean => {
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
