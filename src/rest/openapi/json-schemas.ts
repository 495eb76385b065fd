import type { AnyField, Schema, EnumSchema, Fields, ScalarSchema, ObjectSchema } from '../../domain/schema/schema.js';

/** A JSON Schema, as far as it is made here. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const scalarSchemas: Readonly<Record<ScalarSchema<unknown>['scalar'], JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  JSON: {},
  DateTime: { type: 'string', format: 'date-time' },
};

const scalarJsonSchema = ({ scalar, minimum, maximum, refersTo }: ScalarSchema<unknown>): JsonSchema => {
  const isNumber = scalar === 'Int' || scalar === 'Float';
  const [least, most] = isNumber ? ['minimum', 'maximum'] : ['minLength', 'maxLength'];
  return {
    ...scalarSchemas[scalar],
    ...(minimum === undefined ? {} : { [least]: minimum }),
    ...(maximum === undefined ? {} : { [most]: maximum }),
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
  ...jsonObject(schema.fields()),
});

/** A JSON object with those fields and no others. */
export const jsonObject = (fields: Fields): JsonSchema => {
  const required = Object.entries(fields).filter(
    ([, { presence }]) => presence === 'REQUIRED' || presence === 'NULLABLE',
  );
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldJsonSchema(field)])),
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

/** The schema of a declared value; what has a name is referred to by it. */
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
      return { $ref: `${restNames[schema.to]}#` };
    default:
      return { $ref: `${schema.name}#` };
  }
};

/** Over REST an entity is its id and its name, and a game state inside an answer is its description. */
const restNames = {
  Player: 'Entity',
  GameObject: 'Entity',
  Entity: 'Entity',
  Team: 'Entity',
  TurnMarker: 'TurnMarker',
  GameState: 'GameStateInput',
  Ruling: 'Ruling',
  Rule: 'Rule',
} as const;

/** What stands on its own in answers. */
const standing: readonly JsonSchema[] = [
  {
    $id: 'Entity',
    type: 'object',
    description: 'A player, an object or a team.',
    required: ['id', 'name'],
    properties: {
      id: { type: 'string', description: 'Its id.' },
      name: { type: 'string', description: 'What rulings call it.' },
    },
  },
  {
    $id: 'TurnMarker',
    type: 'object',
    description: 'Grand Melee: a turn marker (807.4).',
    required: ['number', 'holder', 'inTurn', 'removals', 'step'],
    properties: {
      number: { type: 'integer', description: 'Its number (807.4b).' },
      holder: { type: 'string', description: 'The id of who holds it.' },
      inTurn: { type: 'boolean', description: "Whether the holder's turn has begun (807.4d)." },
      removals: { type: 'integer', description: 'How many times it is designated for removal (807.4e).' },
      step: { $ref: 'Step#' },
    },
  },
  {
    $id: 'Rule',
    type: 'object',
    description: 'A rule of the Comprehensive Rules.',
    required: ['number', 'edition', 'section', 'summary'],
    properties: {
      number: { type: 'string', description: 'Its number in that edition, for example 801.5c.' },
      edition: { $ref: 'RulesEdition#' },
      section: { type: 'string', description: 'The heading that it stands under.' },
      summary: { type: 'string', description: "What it says, in this project's own words." },
    },
  },
  {
    $id: 'Ruling',
    type: 'object',
    description: 'One rule applied to a table.',
    required: ['rule', 'says', 'about'],
    properties: {
      rule: { $ref: 'Rule#' },
      says: { type: 'string', description: 'The rule applied to this table, in one plain sentence.' },
      about: { type: 'array', items: { $ref: 'Entity#' }, description: 'The objects and players that it speaks of.' },
      doubt: { type: 'string', description: "Where the rules' text does not force this reading: what it leaves open." },
    },
  },
];

/** The schemas of everything that those schemas name, each once. */
export const namedJsonSchemas = (schemas: readonly Schema[]): readonly JsonSchema[] => {
  const found = new Map<string, JsonSchema>();
  const visit = (schema: Schema): void => {
    if (schema.kind === 'list') visit(schema.of);
    if ((schema.kind !== 'object' && schema.kind !== 'enumeration') || found.has(schema.name)) return;
    found.set(schema.name, {});
    if (schema.kind === 'enumeration') found.set(schema.name, enumJsonSchema(schema));
    else {
      for (const { type } of Object.values(schema.fields())) visit(type);
      found.set(schema.name, objectJsonSchema(schema));
    }
  };
  schemas.forEach(visit);
  return [...found.values(), ...standing];
};
