import { isRecord, mapValues, parseRecord } from '../domain/values/record.js';
import { fieldsOverRest } from '../domain/schema/schema.js';
import type { AnyField, EnumSchema, Fields, ObjectSchema, ScalarSchema, Schema } from '../domain/schema/schema.js';

/** A JSON Schema, with the keywords used here. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const scalarSchemas: Readonly<Record<ScalarSchema<unknown>['scalar'], JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  JSON: {},
  DateTime: { type: 'string', format: 'date-time' },
  PathPart: { type: ['string', 'integer'] },
};

const scalarJsonSchema = ({ scalar, minimum, maximum, pattern, refersTo }: ScalarSchema<unknown>): JsonSchema => {
  const isNumber = scalar === 'Int' || scalar === 'Float';
  const [least, most] = isNumber ? ['minimum', 'maximum'] : ['minLength', 'maxLength'];
  return {
    ...scalarSchemas[scalar],
    ...(minimum === undefined ? {} : { [least]: minimum }),
    ...(maximum === undefined ? {} : { [most]: maximum }),
    ...(pattern === undefined ? {} : { pattern: pattern.expression.source }),
    ...(refersTo === undefined ? {} : { 'x-refers-to': refersTo }),
  };
};

const enumJsonSchema = ({ name, description, values }: EnumSchema<unknown>): JsonSchema => ({
  $id: name,
  type: 'string',
  description: `${description} ${Object.entries(values)
    .map(([value, meaning]) => `${value}: ${meaning}`)
    .join(' ')}`,
  enum: Object.keys(values),
});

const objectJsonSchema = (schema: ObjectSchema<unknown>): JsonSchema => ({
  $id: schema.name,
  description: schema.description,
  ...(schema.exactlyOne ? { minProperties: 1, maxProperties: 1 } : {}),
  // The value behind a view has more fields than are shown, and still has to match where it may be null.
  ...(schema.isView ? openObject(schema.fields()) : jsonObject(schema.fields())),
});

/** Returns the schema of a JSON object with those fields and no others. */
export const jsonObject = (fields: Fields): JsonSchema => ({ ...openObject(fields), additionalProperties: false });

const openObject = (declared: Fields): JsonSchema => {
  const fields = fieldsOverRest(declared);
  const required = Object.entries(fields).filter(
    ([, { presence }]) => presence === 'REQUIRED' || presence === 'NULLABLE',
  );
  return {
    type: 'object',
    properties: mapValues(fields, fieldJsonSchema),
    ...(required.length ? { required: required.map(([name]) => name) } : {}),
  };
};

const fieldJsonSchema = (field: AnyField): JsonSchema => {
  const schema = jsonSchemaOf(field.type);
  const described = {
    ...schema,
    description: field.description,
    ...(field.default === undefined ? {} : { default: field.default }),
  };
  return field.presence === 'NULLABLE' ? nullable(described) : described;
};

const nullable = ({ description, ...schema }: JsonSchema): JsonSchema =>
  typeof schema.type === 'string'
    ? { ...schema, description, type: [schema.type, 'null'] }
    : { description, anyOf: [schema, { type: 'null' }] };

/** Returns the JSON schema of a value, by reference if it has a name. */
export const jsonSchemaOf = (schema: Schema): JsonSchema => {
  switch (schema.kind) {
    case 'scalar':
      return scalarJsonSchema(schema);
    case 'list':
      return {
        type: 'array',
        items: jsonSchemaOf(schema.of),
        ...(schema.minimum === undefined ? {} : { minItems: schema.minimum }),
        ...(schema.maximum === undefined ? {} : { maxItems: schema.maximum }),
      };
    case 'reference':
      return jsonSchemaOf(schema.overRest);
    default:
      return { $ref: `${schema.name}#` };
  }
};

/** Lists the JSON schemas of every named object and enum in those schemas, each once. */
export const namedJsonSchemas = (schemas: readonly Schema[]): readonly JsonSchema[] => {
  const found = new Map<string, JsonSchema>();
  const visit = (schema: Schema): void => {
    if (schema.kind === 'list') visit(schema.of);
    if (schema.kind === 'reference') visit(schema.overRest);
    if ((schema.kind !== 'object' && schema.kind !== 'enumeration') || found.has(schema.name)) return;
    found.set(schema.name, {});
    if (schema.kind === 'enumeration') found.set(schema.name, enumJsonSchema(schema));
    else {
      for (const { type } of Object.values(fieldsOverRest(schema.fields()))) visit(type);
      found.set(schema.name, objectJsonSchema(schema));
    }
  };
  schemas.forEach(visit);
  return [...found.values()];
};

/** Returns a schema that contains every schema that it refers to, under `$defs`. */
export const selfContained = (schema: JsonSchema, held: readonly Schema[]): JsonSchema => {
  const named = namedJsonSchemas(held).map(({ $id, ...each }) => [String($id), each] as const);
  const whole = named.length ? { ...schema, $defs: Object.fromEntries(named) } : schema;
  return parseRecord(JSON.stringify(whole).replaceAll(/"\$ref":"(\w+)#"/g, '"$ref":"#/$defs/$1"'));
};

/** Returns a schema with its references replaced by the schemas themselves; none may be recursive. */
export const withoutReferences = (schema: JsonSchema, held: readonly Schema[]): JsonSchema => {
  const named = new Map(namedJsonSchemas(held).map(({ $id, ...each }) => [`${String($id)}#`, each]));
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    return isRecord(value) ? inlineFields(value) : value;
  };
  const inlineFields = ({ $ref, ...rest }: JsonSchema): JsonSchema => {
    const found = typeof $ref === 'string' ? { ...named.get($ref), ...rest } : rest;
    return mapValues(found, inline);
  };
  return inlineFields(schema);
};
