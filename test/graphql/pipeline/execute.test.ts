import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { execute, GraphQLError, parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, ExecutionResult, FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { Context } from '../../../src/graphql/context.js';
import { createOperations } from '../../../src/graphql/pipeline/operation.js';
import { buildSchema } from '../../../src/graphql/schema.js';
import { closing, ownDatabase } from '../../http/server.js';
import { graphqlQueries } from '../../fuzz/graphql-requests.js';
import { sampledScenarios } from '../scenarios.js';
import { fourPlayers, serverOn, valueOf } from '../../games/stored-games.js';

const schema = buildSchema();

const database = await ownDatabase();
const server = serverOn(database.url);
const tenant = 'local';
const contextValue: Context = {
  games: server.games,
  cards: server.cards,
  tenant,
  principal: { tenant, keyId: null, scope: 'admin', origins: [] },
};
valueOf(await server.games.create(tenant, { id: 'stored', state: fourPlayers }));
valueOf(await server.games.recordEvents(tenant, 'stored', [{ playerLeaves: { player: 'bob' } }]));
closing(server.database);

const operationsOf = createOperations(schema, { compiles: true, hideSuggestions: false });

/** Executes an operation as the pipeline does, as often as wanted. */
const executing = (document: DocumentNode, variables: Readonly<Record<string, unknown>> = {}) => {
  const operation = operationsOf(document).get(undefined);
  return (): Promise<ExecutionResult> | ExecutionResult => {
    if (!operation) throw new Error('The document has no operation.');
    const coerced = operation.coerce(variables);
    return 'errors' in coerced ? coerced : operation.run(contextValue, coerced.values);
  };
};

/** What graphql-js has no code for, an argument or a variable that does not fit, is bad input. */
const withoutCodes = (result: FormattedExecutionResult, expected: FormattedExecutionResult) => {
  const bare = new Set(expected.errors?.filter(({ extensions }) => !extensions).map(({ message }) => message));
  const errors = result.errors?.map(({ extensions, ...error }) => {
    if (!bare.has(error.message)) return { ...error, ...(extensions && { extensions }) };
    expect(extensions?.['code']).toBe('BAD_USER_INPUT');
    return error;
  });
  return { ...result, errors };
};

/** As the client would get it, the errors in any order. */
const told = (result: ExecutionResult): FormattedExecutionResult => {
  const { data, errors } = JSON.parse(JSON.stringify(result)) as FormattedExecutionResult;
  const ordered = errors?.map((error) => JSON.stringify(error)).sort();
  return { data: data ?? null, errors: ordered?.map((error) => JSON.parse(error) as GraphQLFormattedError) ?? [] };
};

/** Where there is nothing because of an error: there, or further up where there has to be something. */
const nothingAt = (data: unknown, path: readonly (string | number)[] = []): string => {
  let at = data;
  const taken = path.filter((key) => {
    const isThere = at !== null;
    at = isThere ? ((at as Record<string, unknown>)[key] ?? null) : null;
    return isThere;
  });
  return taken.join('.');
};

/** The errors by the place that they leave empty. */
const emptiedBy = ({ data, errors = [] }: FormattedExecutionResult): ReadonlyMap<string, readonly unknown[]> => {
  const byPlace = new Map<string, readonly unknown[]>();
  for (const error of errors) {
    const place = nothingAt(data, error.path);
    byPlace.set(place, [...(byPlace.get(place) ?? []), error]);
  }
  return byPlace;
};

/** What graphql-js answers, and what is answered the first, the third and the fourth time that it is asked. */
const answers = async (query: string, variableValues: Readonly<Record<string, unknown>> = {}) => {
  const document = parse(query);
  expect(validate(schema, document, specifiedRules)).toEqual([]);
  const args = { schema, document, variableValues, contextValue };
  const run = executing(document, variableValues);
  const expected = told(await execute(args));
  const answered: FormattedExecutionResult[] = [];
  for (let times = 0; times < 4; times += 1) {
    const result = await run();
    expect(result.errors?.every((error) => error instanceof GraphQLError) ?? true).toBe(true);
    answered.push(withoutCodes(told(result), expected));
  }
  return { expected, answered };
};

/** Of several errors that leave one place empty either may tell the first only. */
const expectSame = async (...asked: Parameters<typeof answers>): Promise<FormattedExecutionResult> => {
  const { expected, answered } = await answers(...asked);
  for (const each of answered) {
    expect(each.data).toEqual(expected.data);
    const [emptied, told] = [emptiedBy(expected), emptiedBy(each)];
    expect([...told.keys()].sort()).toEqual([...emptied.keys()].sort());
    for (const [place, errors] of emptied)
      expect(errors.some((error) => told.get(place)?.some((other) => isDeepStrictEqual(error, other)))).toBe(true);
  }
  return expected;
};

describe('compiled answers are those of graphql-js', () => {
  test.each(sampledScenarios)('in the scenario $id', async ({ state, ask }) => {
    await expectSame(`query ($of: GameStateInput!) { gameState(of: $of) { ${ask} } }`, { of: state });
  });

  const of = { players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }] };
  const ofThree = 'query ($of: GameStateInput!) { gameState(of: $of)';
  const ofThreeWith = ofThree.replace('!)', '!, $with: Boolean = false)');
  const inFragments = `{ ...a } } fragment a on GameState { players { ...b id } } fragment b on Player { life }`;
  const included = '{ variant @skip(if: $with) edition @include(if: $with) }';
  const failing = '{ a: rangeOf(player: "ann") { players { id } } b: rangeOf(player: "eve") { players { id } } }';
  const log = 'events(first: 5) { nodes { version type summary } }';
  const ofVersion = 'query ($v: Int) { game(id: "stored") { state(version: $v) { players { id inGame } } } }';
  const misfit = { players: [{ id: 'ann', lives: 3 }], variant: 'CHESS' };

  test.each<[string, string, Readonly<Record<string, unknown>>]>([
    ['names of types', '{ __typename editions { __typename edition } }', {}],
    ['the schema', '{ __schema { types { name fields { name args { name defaultValue } } } } }', {}],
    ['fragments', `${ofThree} ${inFragments}`, { of }],
    ['what is left out', `${ofThreeWith} ${included} }`, { of }],
    ['what is not', `${ofThreeWith} ${included} }`, { of, with: true }],
    [
      'the same field twice',
      `${ofThree.replace('gameState', 'a: gameState')} { variant } b: gameState(of: $of) { edition variant } }`,
      { of },
    ],
    ['a stored game with its log', `{ game(id: "stored") { version state { players { id inGame } } ${log} } }`, {}],
    ['an earlier version', ofVersion, { v: 0 }],
    ['no such game', '{ game(id: "none") { version } }', {}],
    ['no such version', '{ game(id: "stored") { version state(version: 99) { variant } } }', {}],
    ['a question that fails beside one that does not', `${ofThree} ${failing} }`, { of }],
    ['a failure on a later line', `${ofThree} {\r\n    variant\n    rangeOf(player: "eve") { seats }\n  }\n}`, { of }],
    ['no variables', `${ofThree} { variant } }`, {}],
    ['a variable that does not fit', `${ofThree} { variant } }`, { of: misfit }],
    ['a table that cannot be', `${ofThree} { variant } }`, { of: { players: [] } }],
    ['analytics', '{ analytics { games finished byVariant { variant games } } }', {}],
  ])('%s', async (_, query, variables) => {
    const answer = await expectSame(query, variables);
    expect(answer.data ?? answer.errors).toBeDefined();
  });

  test('and of anything that may be asked', async () => {
    await fc.assert(
      fc.asyncProperty(graphqlQueries(schema, ['stored', 'none']), async ({ query, variables }) => {
        await expectSame(query, variables);
      }),
      { numRuns: 150, seed: 801 },
    );
  });
});

test('a mutation is made once each time that it is asked for', async () => {
  const ends = '{ stepBegins: { step: END } }';
  const document = parse(`mutation { recordEvents(game: "stored", events: [${ends}]) { game { version } } }`);
  const run = executing(document);
  const versions: unknown[] = [];
  for (let times = 0; times < 5; times += 1) {
    const { data, errors } = await run();
    expect(errors).toBeUndefined();
    versions.push(data);
  }
  expect(versions).toEqual([2, 3, 4, 5, 6].map((version) => ({ recordEvents: { game: { version } } })));
});

describe('a query that comes again is compiled', () => {
  const fields = (count: number): string => '__typename '.repeat(count);
  const ofFragment = '} fragment F on Query {';

  /** From which time on; what is compiled writes what was asked for and nothing else. */
  const compiledFrom = async (query: string, compiles = true): Promise<number | null> => {
    const document = parse(query);
    const operation = createOperations(schema, { compiles, hideSuggestions: false })(document).get(undefined);
    for (let times = 1; times < 30; times += 1) {
      await operation?.run(contextValue, {});
      if (!operation?.stringify({ data: { __typename: 'Query', more: 1 } }).includes('more')) return times;
    }
    return null;
  };

  test.each<[string, string, number | null]>([
    ['the third time', '{ __typename }', 3],
    ['of some fields the third time, too', `{ ${fields(30)} }`, 3],
    ['later where it has more', `{ ${fields(31)} }`, 4],
    ['of 250 fields', `{ ${fields(250)} }`, 25],
    ['but not of one more', `{ ${fields(251)} }`, null],
    ['nor of one more within another', `{ ${fields(249)} editions { edition } }`, null],
    ['of 250 fields, some in a fragment', `{ ${fields(60)} ...F ${ofFragment} ${fields(190)} }`, 25],
    ['nor of one more there', `{ ${fields(60)} ...F ${ofFragment} ${fields(191)} }`, null],
    ['nor in an inline fragment', `{ ${fields(60)} ... on Query { ${fields(191)} } }`, null],
    ['nor in one that comes twice', `{ ${fields(1)} ...F ...F ${ofFragment} ${fields(125)} }`, null],
    ['no mutation', 'mutation { __typename }', null],
  ])('%s', async (_, query, from) => expect(await compiledFrom(query)).toBe(from));

  test('unless that is switched off', async () => expect(await compiledFrom('{ __typename }', false)).toBeNull());
});
