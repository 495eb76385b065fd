import nexus from 'nexus';
import type { AnyField, Schema, Fields } from '../../domain/schema/schema.js';
import { inputType } from './inputs.js';

type FieldType = ReturnType<typeof nexus.nonNull>;
type Nullable = ReturnType<typeof nexus.nullable>;

/** A type as SDL writes it, for example `[Player!]!`. */
export const type = (sdl: string): FieldType | Nullable =>
  sdl.endsWith('!') ? nexus.nonNull(bare(sdl.slice(0, -1))) : nexus.nullable(bare(sdl));

const bare = (sdl: string) => (sdl.startsWith('[') ? nexus.list(type(sdl.slice(1, -1))) : sdl);

/** The name of a declared type as SDL writes it, nullable. */
export const sdlOf = (schema: Schema): string => {
  switch (schema.kind) {
    case 'scalar':
      return schema.scalar;
    case 'list':
      return `[${sdlOf(schema.of)}!]`;
    case 'reference':
      return schema.to;
    default:
      return schema.name;
  }
};

/** The type of a field, required unless it is said to be optional or nullable. */
export const fieldType = (field: AnyField): FieldType | Nullable =>
  type(field.presence === 'OPTIONAL' || field.presence === 'NULLABLE' ? sdlOf(field.type) : `${sdlOf(field.type)}!`);

/** The arguments of a field, read off their schema. */
export const argumentsOf = (fields: Fields): Record<string, ReturnType<typeof nexus.arg>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      inputType(field.type);
      const { description } = field;
      const defaults = field.default === undefined ? {} : { default: field.default };
      return [name, nexus.arg({ type: fieldType(field), description, ...defaults })];
    }),
  );
