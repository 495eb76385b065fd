import nexus from 'nexus';
import type { AnyField, Fields, Schema } from '../../domain/schema/schema.js';
import { inputType } from './inputs.js';
import { mapValues } from '../../domain/values/record.js';

type NullableType = ReturnType<typeof nexus.list> | string;

/** Returns the GraphQL type of a schema, as a nullable one. */
const typeOf = (schema: Schema): NullableType => {
  switch (schema.kind) {
    case 'scalar':
      return schema.scalar;
    case 'list':
      return nexus.list(nexus.nonNull(typeOf(schema.of)));
    case 'reference':
      return schema.to;
    default:
      return schema.name;
  }
};

const isNullable = ({ presence, isNullable = false }: AnyField): boolean =>
  presence === 'OPTIONAL' || presence === 'DEFAULTED' || presence === 'NULLABLE' || isNullable;

/** Returns the GraphQL type of a field. */
export const fieldType = (field: AnyField) =>
  isNullable(field) ? nexus.nullable(typeOf(field.type)) : nexus.nonNull(typeOf(field.type));

/** Returns the arguments of a field. */
export const argumentsOf = (fields: Fields): Record<string, ReturnType<typeof nexus.arg>> =>
  mapValues(fields, (field) => {
    inputType(field.type);
    const { description } = field;
    const defaults = field.default === undefined ? {} : { default: field.default };
    return nexus.arg({ type: fieldType(field), description, ...defaults });
  });
