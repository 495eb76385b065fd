import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildSchema as schemaOf, getVariableValues, parse } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { createCoercion } from '../../../src/graphql/pipeline/coerce-variables.js';
import { buildSchema } from '../../../src/graphql/schema.js';
import { graphqlQueries } from '../../fuzz/graphql-requests.js';
import { mutated } from '../../fuzz/odd-values.js';
import { isRecord } from '../../../src/domain/values/record.js';

type Values = Readonly<Record<string, unknown>>;

const read = (schema: GraphQLSchema, query: string, given: Values) => {
  const { variableDefinitions = [] } = parse(query).definitions[0] as OperationDefinitionNode;
  const { coerced, errors } = getVariableValues(schema, variableDefinitions, given, { maxErrors: 1_000_000 });
  const actual = createCoercion(schema)(variableDefinitions)(given);
  const messages = 'errors' in actual ? actual.errors.map(({ message }) => message) : undefined;
  const isTooDeep = 'errors' in actual && actual.errors[0]?.extensions['limit'] === 'nesting';
  if (!isTooDeep) expect(messages).toEqual(errors && told(errors.map(({ message }) => message)));
  if (!('values' in actual)) return { expected: coerced, actual: undefined };
  // The defaults of input objects are filled in later.
  const sentAgain = JSON.parse(JSON.stringify(actual.values)) as Values;
  return { expected: coerced, actual: getVariableValues(schema, variableDefinitions, sentAgain).coerced };
};

/** The first hundred, and how many more there are. */
const told = (messages: readonly string[]): readonly string[] =>
  messages.length > 100 ? [...messages.slice(0, 100), `There are ${messages.length - 100} more problems.`] : messages;

test('whatever is given is read as graphql-js reads it, or not at all', () => {
  const schema = buildSchema();
  const queries = graphqlQueries(schema, ['stored']);
  const given = queries.chain(({ query, variables }) =>
    fc.tuple(fc.constant(query), fc.oneof(fc.constant(variables), mutated(fc.constant(variables)).filter(isRecord))),
  );
  const seen = { fits: 0, doesNot: 0 };
  fc.assert(
    fc.property(given, ([query, variables]) => {
      const { expected, actual } = read(schema, query, variables);
      expect(actual).toEqual(expected);
      seen[expected ? 'fits' : 'doesNot'] += 1;
    }),
    { numRuns: 600, endOnFailure: true },
  );
  expect(Math.min(seen.fits, seen.doesNot)).toBeGreaterThan(20);
});

describe('what tables have little of', () => {
  const schema = schemaOf(`
    enum Colour { RED GREEN }
    input Point { x: Int! = 1, y: Int, next: Point, tags: [String!], colour: Colour = GREEN }
    input Which @oneOf { id: ID, at: Point }
    type Query { ask(point: Point, which: Which, many: [[Int]], number: Float!): Int }
  `);
  const query = `query ($point: Point = { y: 3 }, $which: Which, $many: [[Int]], $number: Float!, $colour: Colour = RED) {
    ask(point: $point, which: $which, many: $many, number: $number)
  }`;

  test.each<readonly [Values, boolean]>([
    [{}, false],
    [{ number: null }, false],
    [{ number: 1 }, true],
    [{ number: '1' }, false],
    [{ number: 1, more: true }, true],
    [{ number: 1, point: null, colour: null }, true],
    [{ number: 1, point: undefined }, true],
    [{ number: 1, point: {} }, true],
    [{ number: 1, point: [] }, false],
    [{ number: 1, point: 'here' }, false],
    [{ number: 1, point: { x: null } }, false],
    [{ number: 1, point: { x: 2, y: null, colour: null, next: { tags: 'one', next: { tags: ['a', 'b'] } } } }, true],
    [{ number: 1, point: { next: { tags: ['a', null] } } }, false],
    [{ number: 1, point: { z: 1 } }, false],
    [{ number: 1, point: { toString: 1 } }, false],
    [{ number: 1, point: JSON.parse('{ "__proto__": { "x": 2 } }') as unknown }, false],
    [{ number: 1, point: { colour: 'BLUE' } }, false],
    [{ number: 1, point: { colour: 1 } }, false],
    [{ number: 1, colour: 'GREEN' }, true],
    [{ number: 1, which: { id: 7 } }, true],
    [{ number: 1, which: { id: null } }, false],
    [{ number: 1, which: {} }, false],
    [{ number: 1, which: { id: 'a', at: { x: 1 } } }, false],
    [{ number: 1, which: { at: { x: 1 } } }, true],
    [{ number: 1, many: 1 }, true],
    [{ number: 1, many: [1, [2, null], null] }, true],
    [{ number: 1, many: [[1.5]] }, false],
    [{ number: 1, many: {} }, false],
  ])('%j', (given, fits) => {
    const { expected, actual } = read(schema, query, given);
    expect(actual).toEqual(expected);
    expect(actual !== undefined).toBe(fits);
  });
});

test('the first hundred misfits are told, the rest is counted as graphql-js counts', () => {
  const schema = schemaOf(
    'input One @oneOf { a: Int b: Int } input In { need: Int! list: [Int!] one: One } type Query { f(in: [In!]!): Int }',
  );
  const query = 'query ($in: [In!]!, $more: [In!]! = [{ need: 1 }]) { f(in: $in) g: f(in: $more) }';
  const each: readonly unknown[] = [
    {},
    null,
    7,
    { need: null },
    { need: 1, list: [1, null, 'a'], other: 2 },
    { need: 1, one: {} },
    { need: 1, one: { a: 1, b: 2 } },
    { need: 1, one: { a: null } },
    { need: 1, one: { c: 1 } },
    { need: 1, one: { a: null, b: 2 } },
    { need: 1, one: { a: 1, c: 1 } },
    { need: 1, list: 5 },
  ];
  for (const misfit of each) {
    const { actual } = read(schema, query, { in: Array<unknown>(101).fill(misfit) });
    expect(actual === undefined).toBe(misfit !== each.at(-1));
  }
  const odd = fc.array(fc.constantFrom(...each), { minLength: 30, maxLength: 90 });
  fc.assert(
    fc.property(odd, (given) => {
      const { expected, actual } = read(schema, query, { in: given });
      expect(actual).toEqual(expected);
    }),
  );
});
