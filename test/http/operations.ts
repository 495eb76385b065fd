import { getNamedType, isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType } from 'graphql';
import { isObjectType, isRequiredArgument, isRequiredInputField } from 'graphql';
import type { GraphQLField, GraphQLInputObjectType, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { buildSchema } from '../../src/graphql/schema.js';
import type { Doors, Reply } from './server.js';

/** The players and the objects that generated inputs name are `ann`; a table that has both lets most of them through. */
const NAME = 'ann';
const tableLiteral = '{ players: [{ id: "ann" }, { id: "bob" }] }';
const table = { players: [{ id: 'ann' }, { id: 'bob' }] };

export type Kind = 'query' | 'mutation' | 'subscription';

export interface RootField {
  readonly kind: Kind;
  readonly name: string;
  /** A whole document that asks it, of the game of that id. */
  readonly document: (game: string) => string;
}

const schema: GraphQLSchema = buildSchema();

const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
const rootTypes = { query, mutation, subscription: schema.getSubscriptionType() };

/** Every operation of the GraphQL door. */
export const rootFields: readonly RootField[] = (['query', 'mutation', 'subscription'] as const).flatMap((kind) =>
  Object.values(rootTypes[kind]?.getFields() ?? {}).map((field) => ({
    kind,
    name: field.name,
    document: (game: string) => `${kind} { ${call(field, game)}${selection(field.type, 2)} }`,
  })),
);

/** Every field of a stored game, as one document each. */
export const fieldsOfGame: readonly { readonly name: string; readonly document: (game: string) => string }[] = [
  ...nested('Game', (inner) => inner),
  ...nested('GameState', (inner) => `state { ${inner} }`),
];

function nested(type: string, wrap: (inner: string) => string) {
  return Object.values(objectType(type).getFields()).map((field) => ({
    name: `${type}.${field.name}`,
    document: (game: string) =>
      `{ game(id: "${game}") { ${wrap(`${call(field, game)}${selection(field.type, 3)}`)} } }`,
  }));
}

function objectType(name: string) {
  const found = schema.getType(name);
  if (!isObjectType(found)) throw new Error(`There is no type ${name}.`);
  return found;
}

/** A document that asks a question about a stored game, its arguments by variables of their names. */
export const questionDocument = (question: string): string => {
  const { args = [], type } = objectType('GameState').getFields()[question] ?? {};
  if (!type) throw new Error(`There is no question ${question}.`);
  const declared = ['$game: ID!', ...args.map((each) => `$${each.name}: ${String(each.type)}`)].join(', ');
  const given = args.length ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  return `query (${declared}) { game(id: $game) { state { ${question}${given}${selection(type, 3)} } } }`;
};

/** The field with all of its arguments that are required. */
function call({ name, args }: GraphQLField<unknown, unknown>, game: string): string {
  const given = args.filter(isRequiredArgument).map((each) => `${each.name}: ${literal(each.type, each.name, game)}`);
  return given.length ? `${name}(${given.join(', ')})` : name;
}

/** Everything below a field down to some depth, but for what needs arguments. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (!isObjectType(named)) return ' { __typename }';
  const fields = Object.values(named.getFields()).filter(
    ({ args, type: own }) => !args.some(isRequiredArgument) && (isLeafType(getNamedType(own)) || depth > 1),
  );
  const inner = fields.map((field) => `${field.name}${selection(field.type, depth - 1)}`);
  return ` { ${['__typename', ...inner].join(' ')} }`;
}

function literal(type: GraphQLInputType, name: string, game: string): string {
  if (isNonNullType(type)) return literal(type.ofType, name, game);
  if (isListType(type)) return `[${literal(type.ofType, name, game)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) return type.name === 'GameStateInput' ? tableLiteral : inputLiteral(type, game);
  if (type.name === 'Int' || type.name === 'Float') return '0';
  if (type.name === 'Boolean') return 'true';
  const isGame = name === 'game' || (name === 'id' && type.name === 'ID');
  return isGame ? `"${game}"` : `"${NAME}"`;
}

function inputLiteral(type: GraphQLInputObjectType, game: string): string {
  const fields = Object.values(type.getFields());
  const given = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
  return `{ ${given.map((field) => `${field.name}: ${literal(field.type, '', game)}`).join(', ')} }`;
}

type Json = Readonly<Record<string, any>>;

/** An operation of the OpenAPI document. */
export interface RestOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** What the document says that a key needs; undefined where none is needed. */
  readonly scope: string | undefined;
  /** What is sent to it, as far as it is required. */
  readonly body: unknown;
}

/** Every operation of the REST door, as its own document tells them. */
export const restOperations = (document: Json): readonly RestOperation[] =>
  Object.entries(document.paths as Json).flatMap(([path, methods]: [string, Json]) =>
    Object.entries(methods).map(([method, operation]: [string, Json]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      scope: operation['x-scope'],
      body: exampleOf(operation.requestBody?.content?.['application/json']?.schema, document),
    })),
  );

/** Asks an operation about a game of that id, and about Ann. */
export const askOperation = ({ request }: Doors, { method, path, body }: RestOperation, game: string): Promise<Reply> =>
  request(method, path.replace('{id}', game).replace(/\{\w+\}/g, 'ann'), body);

const exampleOf = (schema: Json | undefined, document: Json): unknown => {
  if (!schema) return undefined;
  if (schema.$ref) return exampleOfNamed(schema.$ref.split('/').at(-1), document);
  if (schema.enum) return schema.enum[0];
  const type = [schema.type].flat()[0];
  if (type === 'array') return [exampleOf(schema.items, document)];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 0;
  if (type === 'boolean') return true;
  return type === 'object' ? exampleOfObject(schema, document) : NAME;
};

const exampleOfNamed = (name: string, document: Json): unknown =>
  name === 'GameStateInput' ? table : exampleOf(document.components.schemas[name], document);

const exampleOfObject = (schema: Json, document: Json): unknown => {
  const names = schema.minProperties === 1 ? Object.keys(schema.properties).slice(0, 1) : (schema.required ?? []);
  return Object.fromEntries(names.map((name: string) => [name, exampleOf(schema.properties[name], document)]));
};
