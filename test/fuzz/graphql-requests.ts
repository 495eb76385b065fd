import fc from 'fast-check';
import { getNamedType, isEnumType, isInputObjectType, isInterfaceType, isListType, isNonNullType } from 'graphql';
import { isObjectType, type GraphQLArgument, type GraphQLField, type GraphQLInputField } from 'graphql';
import type { GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { damaged, jsonOf, mutated } from './odd-values.js';
import { encoded, headersFor, type FuzzRequest } from './requests.js';
import { possibleTable, someId, someOf } from './tables.js';

const scalars: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: fc.integer({ min: 0, max: 10 }),
  Float: fc.double({ noNaN: true }),
  String: fc.string({ maxLength: 20 }),
  Boolean: fc.boolean(),
  DateTime: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  JSON: fc.jsonValue({ maxDepth: 2 }),
};

/** Values that fit an input type, most tables among them possible ones. */
const fitting = (type: GraphQLInputType, field: string, levels = 6): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return fitting(type.ofType, field, levels);
  if (isListType(type))
    return levels <= 0 ? fc.constant([]) : fc.array(fitting(type.ofType, field, levels - 1), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (!isInputObjectType(type)) return type.name === 'ID' ? someId(field) : (scalars[type.name] ?? fc.constant(null));
  const fields = Object.values(type.getFields());
  if (type.isOneOf)
    return fc
      .constantFrom(...fields)
      .chain((field) => fitting(field.type, field.name, levels - 1).map((value) => ({ [field.name]: value })));
  const [required, optional] = [fields.filter(isNeeded), fields.filter((field) => !isNeeded(field))];
  const valueOf = ({ name, type: of }: GraphQLInputField) => [name, fitting(of, name, levels - 1)] as const;
  const described = someOf(levels > 0 ? optional : [], 4).chain((some) =>
    fc.record(Object.fromEntries([...required, ...some].map(valueOf))),
  );
  return type.name === 'GameStateInput' ? fc.oneof({ weight: 4, arbitrary: possibleTable }, described) : described;
};

const isNeeded = ({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>): boolean =>
  isNonNullType(type) && defaultValue === undefined;

interface Selected {
  readonly text: string;
  readonly variables: readonly { readonly name: string; readonly type: string; readonly value: unknown }[];
}

const joined = (parts: readonly Selected[]): Selected => ({
  text: parts.map(({ text }) => text).join(' '),
  variables: parts.flatMap(({ variables }) => variables),
});

let made = 0;

const selectedField = (
  field: GraphQLField<unknown, unknown>,
  games: readonly string[],
  levels: number,
): fc.Arbitrary<Selected> => {
  const needed = field.args.filter(isNeeded);
  const others = field.args.filter((argument) => !isNeeded(argument));
  const game = fc.constantFrom(...games);
  const valueOf = (argument: GraphQLArgument) =>
    argument.name === 'game' || (argument.name === 'id' && /game/i.test(field.name))
      ? game
      : fitting(argument.type, argument.name);
  return someOf(others, 2)
    .chain((some) => fc.tuple(fc.constant([...needed, ...some]), fc.tuple(...[...needed, ...some].map(valueOf))))
    .chain(([args, values]) =>
      selection(field.type, games, levels - 1).map((below) => {
        const variables = args.map((argument, index) => ({
          name: `v${(made += 1)}`,
          type: String(argument.type),
          value: (values as readonly unknown[])[index],
        }));
        const given = args.map(({ name }, index) => `${name}: $${variables[index]?.name ?? ''}`).join(', ');
        return {
          text: `f${(made += 1)}: ${field.name}${given && `(${given})`}${below.text && ` { ${below.text} }`}`,
          variables: [...variables, ...below.variables],
        };
      }),
    );
};

/** A part of what may be asked of a type; of one without fields nothing. */
const selection = (type: GraphQLOutputType, games: readonly string[], levels: number): fc.Arbitrary<Selected> => {
  const named = getNamedType(type);
  if (!isObjectType(named) && !isInterfaceType(named)) return fc.constant({ text: '', variables: [] });
  const fields = Object.values(named.getFields()).filter(
    (field) => levels > 0 || !isObjectType(getNamedType(field.type)),
  );
  if (levels <= 0 || !fields.length) return fc.constant({ text: '__typename', variables: [] });
  return someOf(fields, 3, 1)
    .chain((some) => fc.tuple(...some.map((field) => selectedField(field, games, levels))))
    .map((parts) => joined(parts));
};

export interface AskedOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string;
}

const operationsOn = (schema: GraphQLSchema, kind: 'query' | 'mutation', games: readonly string[], levels: number) => {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  if (!root) throw new Error(`The schema has no ${kind}.`);
  return selection(root, games, levels).map((selected) => operationOf(kind, selected));
};

/** Queries about everything in the schema, with what they need. */
export const graphqlQueries = (schema: GraphQLSchema, games: readonly string[]): fc.Arbitrary<AskedOperation> =>
  operationsOn(schema, 'query', games, 5);

const operations = (schema: GraphQLSchema, games: readonly string[]): fc.Arbitrary<object> =>
  fc.oneof(
    { weight: 4, arbitrary: operationsOn(schema, 'query', games, 4) },
    operationsOn(schema, 'mutation', games, 4),
  );

const operationOf = (kind: string, { text, variables }: Selected): AskedOperation => ({
  query: `${kind} Asked${variables.length ? `(${variables.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : ''} { ${text} }`,
  variables: Object.fromEntries(variables.map(({ name, value }) => [name, value])),
  operationName: 'Asked',
});

/** Operations on everything in the schema, as they should be and as they should not, by POST and by GET. */
export const graphqlRequests = (schema: GraphQLSchema, games: readonly string[]): fc.Arbitrary<FuzzRequest> => {
  const asked = mutated(operations(schema, games));
  const posted = fc
    .tuple(damaged(asked.map(jsonOf)), headersFor(true))
    .map(([body, headers]) => ({ method: 'POST', path: '/graphql', headers, body }));
  const gotten = fc.tuple(asked, headersFor(false)).map(([value, headers]) => {
    const parameters = Object.entries(value ?? {}).map(
      ([name, each]) => `${encoded(name)}=${encoded(typeof each === 'string' ? each : jsonOf(each))}`,
    );
    return { method: 'GET', path: `/graphql?${parameters.join('&').slice(0, 12_000)}`, headers };
  });
  return fc.oneof({ weight: 5, arbitrary: posted }, gotten);
};
