import type { AnyField, Declaration, Enumeration, Fields, Scalar, Structure } from '../../domain/schema/schema.js';

/** A JSON Schema, as far as it is made here. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const scalarSchemas: Readonly<Record<Scalar<unknown>['scalar'], JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  JSON: {},
  DateTime: { type: 'string', format: 'date-time' },
};

const scalarSchema = ({ scalar, minimum, maximum, refersTo }: Scalar<unknown>): JsonSchema => {
  const isNumber = scalar === 'Int' || scalar === 'Float';
  const [least, most] = isNumber ? ['minimum', 'maximum'] : ['minLength', 'maxLength'];
  return {
    ...scalarSchemas[scalar],
    ...(minimum === undefined ? {} : { [least]: minimum }),
    ...(maximum === undefined ? {} : { [most]: maximum }),
    ...(refersTo === undefined ? {} : { 'x-refers-to': refersTo }),
  };
};

const enumerationSchema = ({ name, description, values }: Enumeration<unknown>): JsonSchema => ({
  $id: name,
  type: 'string',
  description: `${description} ${Object.entries(values)
    .map(([value, meaning]) => `${value}: ${meaning}`)
    .join(' ')}`,
  enum: Object.keys(values),
});

const structureSchema = (declaration: Structure<unknown>): JsonSchema => ({
  $id: declaration.name,
  description: declaration.description,
  ...(declaration.exactlyOne ? { minProperties: 1, maxProperties: 1 } : {}),
  ...objectSchema(declaration.fields()),
});

/** A JSON object with those fields and no others. */
export const objectSchema = (fields: Fields): JsonSchema => {
  const required = Object.entries(fields).filter(
    ([, { presence }]) => presence === 'REQUIRED' || presence === 'NULLABLE',
  );
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
    ...(required.length ? { required: required.map(([name]) => name) } : {}),
  };
};

const fieldSchema = (field: AnyField): JsonSchema => {
  const schema = schemaOf(field.type);
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
export const schemaOf = (declaration: Declaration): JsonSchema => {
  switch (declaration.kind) {
    case 'scalar':
      return scalarSchema(declaration);
    case 'list':
      return {
        type: 'array',
        items: schemaOf(declaration.of),
        ...(declaration.minimum === undefined ? {} : { minItems: declaration.minimum }),
        ...(declaration.maximum === undefined ? {} : { maxItems: declaration.maximum }),
      };
    case 'reference':
      return { $ref: `${restNames[declaration.to]}#` };
    default:
      return { $ref: `${declaration.name}#` };
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

/** The schemas of everything that those declarations name, each once. */
export const namedSchemas = (declarations: readonly Declaration[]): readonly JsonSchema[] => {
  const found = new Map<string, JsonSchema>();
  const visit = (declaration: Declaration): void => {
    if (declaration.kind === 'list') visit(declaration.of);
    if ((declaration.kind !== 'structure' && declaration.kind !== 'enumeration') || found.has(declaration.name)) return;
    found.set(declaration.name, {});
    if (declaration.kind === 'enumeration') found.set(declaration.name, enumerationSchema(declaration));
    else {
      for (const { type } of Object.values(declaration.fields())) visit(type);
      found.set(declaration.name, structureSchema(declaration));
    }
  };
  declarations.forEach(visit);
  return [...found.values(), ...standing];
};
