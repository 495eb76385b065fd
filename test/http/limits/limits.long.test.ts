// 35 s: sends the largest tables and documents that are accepted, and one more.
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { readConfig } from '../../../src/config.js';
import { mostIterations } from '../../../src/domain/combat/optimization/integer-program.js';
import type { Schema } from '../../../src/domain/schema/schema.js';
import { tableLimits } from '../../../src/domain/state/description.js';
import { mostValues } from '../../../src/http/transfer/json-body.js';
import { standardLimits, type Limits } from '../../../src/questions/catalogue/budget.js';
import { deepestNesting } from '../../../src/domain/schema/reader.js';
import { standardLiveSettings } from '../../../src/http/streams/settings.js';
import { changes, pageArguments } from '../../../src/games/store/game-inputs.js';
import { createCards } from '../../../src/own-cards/cards.js';
import { openCards } from '../../../src/own-cards/store.js';
import { openDatabase } from '../../../src/games/store/database.js';
import { openGames } from '../../../src/games/games-in-postgres.js';
import { withCpuTime } from '../../cpu-time.js';
import { until } from '../../until.js';
import { closing, codeOf, ownDatabase, refusalOf, serve, startServer, type Reply } from '../server.js';
import { times } from '../../times.js';

const small: Limits = {
  ...{ body: 20_000, tokens: 200, fragments: 5, depth: 6, aliases: 4, directives: 3 },
  ...{ cost: 400, work: 30_000, time: 20_000 },
};
// Nothing here depends on how busy the machine is.
const server = await serve({ limits: { ...standardLimits, time: 600_000 } });
const narrow = await serve({ limits: small });

const playersOf = (count: number) => times(count, (index) => ({ id: `p${index}` }));
const objectsOf = (count: number) => times(count, (index) => ({ id: `o${index}`, typeLine: 'Creature', owner: 'p0' }));
const two = { players: playersOf(2) };
const written = '{ players: [{ id: "ann" }, { id: "bob" }] }';

/** Documents that ask for exactly so much of one thing. */
const documents = {
  tokens: (count: number) => `{ ${'__typename '.repeat(count - 2)} }`,
  fragments: (count: number) =>
    `{ ...F1 } ${times(count, (index) => `fragment F${index + 1} on Query { __typename ${index + 1 < count ? `...F${index + 2}` : ''} }`).join(' ')}`,
  depth: (count: number) =>
    `{ gameState(of: ${written}) { player(id: "ann") ${'{ left '.repeat(count - 3)} { id } ${'}'.repeat(count - 3)} } }`,
  aliases: (count: number) => `{ ${times(count, (index) => `a${index}: __typename`).join(' ')} }`,
  directives: (count: number) => `{ editions { ${'edition @include(if: true) '.repeat(count)} } }`,
  /** 100 for asking the database, 1 for the page, 2 for each of its entries. */
  cost: (count: number) => `{ games(first: 100) { nodes { id } } ${'__typename '.repeat(count - 301)} }`,
} as const;
const limitNames = ['tokens', 'fragments', 'depth', 'aliases', 'directives', 'cost'] as const;

const ofTable = 'query ($of: GameStateInput!) { gameState(of: $of)';
const checkOverGraphql = (of: object) => server.query(`${ofTable} { finished } }`, { of });
const check = (state: object) => server.post('/v1/game-states', { state });
const question = (path: string, given: object) => server.post(`/v1/game-states/${path}`, given);

/** Expects that something is refused for a limit, at whichever door, and returns what is told of it. */
const expectBeyond = ({ status, body }: Reply, limit: keyof Limits, { [limit]: maximum }: Limits = standardLimits) => {
  const [{ message, extensions }] = body.errors ?? [{ message: body.detail, extensions: body }];
  expect({ status, ...extensions }).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX', limit, maximum });
  expect(extensions.value).toBeGreaterThan(maximum);
  expect(message).toContain(`the limit of ${limit} is ${maximum}`);
  return extensions;
};

/** Whether something is within the limits. */
const expectAnswered = ({ status, body }: Reply): void =>
  expect([status, body.errors, body.detail]).toEqual([200, undefined, undefined]);

describe('a server with small limits', () => {
  test.each(limitNames)('answers at the limit of %s of a document, and refuses one more', async (limit) => {
    expectAnswered(await narrow.query(documents[limit](small[limit])));
    const told = expectBeyond(await narrow.query(documents[limit](small[limit] + 1)), limit, small);
    expect(told.value).toBe(small[limit] + 1);
  });

  const inner = 'c: __typename d: __typename e: __typename';
  test.each([
    ['fragments', `{ ...F } fragment F on Query { a: __typename b: __typename ...G } fragment G on Query { ${inner} }`],
    ['inline fragments', `{ ... on Query { a: __typename b: __typename ${inner} } }`],
  ])('what stands in %s counts, too', async (_, document) => {
    expectBeyond(await narrow.query(document), 'aliases', small);
  });

  test('introspection counts, too', async () => {
    const document = `{ __schema { types { fields { type { ofType { ofType { name } } } } } } }`;
    expectBeyond(await narrow.query(document), 'depth', small);
  });

  test('a page whose length is a variable counts as the longest', async () => {
    const document = '{ games(first: $first) { nodes { id name version } } }';
    expectBeyond(await narrow.query(`query ($first: Int) ${document}`, { first: 1 }), 'cost', small);
    expect((await narrow.query(document.replace('$first', '1'))).body.data.games.nodes).toEqual([]);
  });

  test.each([
    ['', 20],
    ['(first: 7)', 7],
    ['(first: 100)', 100],
    ['(first: 1000)', 100],
    ['(first: $first)', 100],
    ['(after: "a")', 20],
  ])('a page %s counts as %i entries', async (asked, length) => {
    const page = (given: string) => `games${given} { nodes { id } }`;
    const document = `{ ${page('(first: 100)')} ${page('(first: 100)')} ${page(asked)} }`;
    const { value } = expectBeyond(await narrow.query(document), 'cost', small);
    expect(value).toBe(2 * 301 + 101 + 2 * length);
  });

  test.each([
    ['each entry of a list and its fields', `${ofTable} { players { id } } }`, small.cost / 2],
    ['the fields of an entry in a fragment', `${ofTable} { players { ...P } } } fragment P on Player { id }`, 200],
    ['the fields of an entry in an inline fragment', `${ofTable} { players { ... on Player { id } } } }`, 200],
    ['each entry of a list within a list', `${ofTable} { players { teammates { id } id } } }`, small.cost / 3],
    ['several lists together', `${ofTable} { a: players { id } b: players { id } } }`, small.cost / 4],
    ['a question, by the size of the table', `${ofTable} { code } }`, small.cost],
  ])('of an answer counts %s', async (_, document, most) => {
    const ask = (count: number) => narrow.query(document, { of: { players: playersOf(count) } });
    expectAnswered(await ask(Math.floor(most)));
    expectBeyond(await ask(Math.floor(most) + 1), 'cost', small);
  });

  test.each([
    ['totalCount of games', 'a: games(first: 1) { totalCount }', 'b: games(first: 1) { totalCount }'],
    ['totalCount of events', 'a: game(id: "x") { events(first: 1) { totalCount } }', 'b: game(id: "x") { id }'],
    ['winners and standings', 'a: game(id: "x") { winners { id } standings { result } }', 'b: game(id: "x") { id }'],
  ])('what asks the database counts as much as a hundred values: %s', async (_, one, other) => {
    expectAnswered(await narrow.query(`{ ${one} }`));
    expectBeyond(await narrow.query(`{ ${one} ${other} }`), 'cost', small);
  });

  test('every request has the whole of it', async () => {
    const of = { players: playersOf(150) };
    for (let request = 0; request < 4; request += 1)
      expect((await narrow.query(`${ofTable} { players { id } } }`, { of })).status).toBe(200);
  });

  test.each([
    ['/graphql', { query: '{ __typename }' }],
    ['/v1/game-states', { state: two }],
  ])('a body at %s may be as large as the limit, and no larger', async (path, body) => {
    const ask = (length: number) => narrow.post(path, JSON.stringify(body).padEnd(length));
    expect((await ask(small.body)).status).toBe(200);
    expect(refusalOf(await ask(small.body + 1))).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });
});

describe('a server as it is served', () => {
  test.each([
    ['players', tableLimits.players, (count: number) => ({ players: playersOf(count) })],
    ['objects', tableLimits.objects, (count: number) => ({ players: playersOf(2), objects: objectsOf(count) })],
  ])('as many %s in a description as are accepted, and no more, over both doors', async (name, most, tableOf) => {
    expect((await check(tableOf(most))).status).toBe(200);
    expect((await checkOverGraphql(tableOf(most))).body.data.gameState.finished).toBe(false);
    const refused = [await check(tableOf(most + 1)), await checkOverGraphql(tableOf(most + 1))];
    const problems = refused.map(({ body }) => body.problems ?? body.errors[0].extensions.problems);
    for (const [problem] of problems) {
      expect(problem.path).toEqual([name]);
      expect(problem.message).toContain(String(most));
    }
    expect(refused[0]?.status).toBe(400);
  });

  test('a thousand players and twenty thousand objects may also be written out in a document', async () => {
    const players = playersOf(1_000).map(({ id }) => `{ id: "${id}" }`);
    const objects = objectsOf(20_000).map(({ id }) => `{ id: "${id}" typeLine: "Creature" owner: "p0" }`);
    const table = `{ players: [${players.join(' ')}], objects: [${objects.join(' ')}] }`;
    const { body } = await server.query(`{ gameState(of: ${table}) { finished } }`);
    expect(body).toEqual({ data: { gameState: { finished: false } } });
  });

  test('eight MiB are read', async () => {
    const state = JSON.stringify({ state: two });
    expect((await server.post('/v1/game-states', state.padEnd(8 * 1024 * 1024))).status).toBe(200);
  });

  test.each([
    ['games', '{ games(first: N) { totalCount } }', '/v1/games'],
    ['events', '{ game(id: "paged") { events(first: N) { totalCount } } }', '/v1/games/paged/events'],
  ])('a page of %s has a hundred entries at most, over both doors', async (_, document, path) => {
    await server.post('/v1/games', { id: 'paged', state: two });
    const ask = async (first: number) => [
      await server.query(document.replace('N', `${first}`)),
      await server.get(`${path}?first=${first}`),
    ];
    for (const reply of await ask(100)) expectAnswered(reply);
    for (const reply of await ask(101)) {
      expect(codeOf(reply)).toBe('BAD_USER_INPUT');
      expect((reply.body.problems ?? reply.body.errors[0].extensions.problems)[0].path).toEqual(['first']);
    }
  });

  test.each([
    ['0001-01-01T00:00:00Z', '0000-12-31T23:59:59Z'],
    ['9999-12-31T23:59:59Z', '+010000-01-01T00:00:00Z'],
    ['2026-08-07T23:59:59Z', '2026-08-07T23:59:60Z'],
  ])('moments that are asked for: %s is one, %s is not, over both doors', async (moment, none) => {
    const document = 'query ($filter: GameFilter) { games(filter: $filter) { totalCount } }';
    const ask = async (createdAfter: string) => [
      await server.get(`/v1/games?${new URLSearchParams({ createdAfter }).toString()}`),
      await server.query(document, { filter: { createdAfter } }),
    ];
    for (const reply of await ask(moment)) expectAnswered(reply);
    expect((await ask(none)).map(codeOf)).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });

  test('a table with many things wrong gets them all over REST, and over GraphQL as many as are looked for', async () => {
    const state = { ...two, teams: times(100, () => 'no team') };
    expect((await check(state)).body.problems).toHaveLength(100);
    const { body } = await checkOverGraphql(state);
    expect(new Set(body.errors.map(({ extensions }: any) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
    expect(body.errors.length).toBeGreaterThan(40);
  });

  const misfits = objectsOf(20_000).map((each) => ({ ...each, x: 1, y: 2, z: 3 }));
  const strangers = [{ id: 'a' }, { id: 'b' }];

  test.each([
    ['a million players', 1, 0, { players: times(1_000_000, () => ({})) }],
    ['three unknown fields of each of 20,000 objects', 100, 59_900, { ...two, objects: misfits }],
    ['an unknown owner of each of 20,000', 100, 19_900, { players: strangers, objects: objectsOf(20_000) }],
  ])('%s: %i problems are told over REST, %i counted', async (_, told, counted, state) => {
    const reply = await check(state);
    expect(refusalOf(reply)).toEqual([400, 'BAD_USER_INPUT']);
    expect([reply.body.problems.length, reply.body.moreProblems ?? 0]).toEqual([told, counted]);
    expect(JSON.stringify(reply.body).length).toBeLessThan(50_000);
  });

  test.each(['(', '`', '"a" ', '-> ', 'x\n', '\n ('])(
    'a text of %j alone: 100 problems are told at most',
    async (part) => {
      const text = part.repeat(Math.floor(900_000 / part.length));
      const reply = await server.post('/v1/game-states', text, { 'content-type': 'text/plain' });
      expect(refusalOf(reply)).toEqual([400, 'BAD_USER_INPUT']);
      expect(reply.body.problems.length).toBeLessThanOrEqual(100);
      expect(JSON.stringify(reply.body).length).toBeLessThan(50_000);
    },
  );

  test('over GraphQL a million misfits are counted, too', async () => {
    const { body } = await checkOverGraphql({ players: times(1_000_000, () => ({})) });
    expect(body.errors).toHaveLength(101);
    expect(body.errors.at(-1).extensions).toEqual({ code: 'BAD_USER_INPUT', problems: [], moreProblems: 999_900 });
  });

  test('a thousand events are supposed or recorded at once, and no more', async () => {
    const state = { ...two, objects: objectsOf(1) };
    await server.post('/v1/games', { id: 'long', state });
    const events = (count: number) => times(count, () => ({ taps: { objects: ['o0'] } }));
    const asked = (count: number) => question('range-of', { state, suppose: events(count), player: 'p0' });
    const recorded = (count: number) => server.post('/v1/games/long/events', { events: events(count), force: true });
    expect([(await asked(1_000)).status, (await asked(1_001)).status]).toEqual([200, 400]);
    expect([(await recorded(1_000)).status, (await recorded(1_001)).status]).toEqual([200, 400]);
  });

  test('an answer over REST holds as many values as over GraphQL', async () => {
    const ranges = (players: number) => question('ranges', { state: { players: playersOf(players) } });
    expectAnswered(await ranges(400));
    expectBeyond(await ranges(420), 'cost');
  });

  const bears = (name: string, count: number, owner: string) =>
    times(count, (index) => ({
      ...{ id: `${name}${index}`, typeLine: 'Creature — Bear', owner, power: 2, toughness: 2 },
    }));
  const creatures = { types: ['Creature'] };
  const aboutAll = (kind: string) => ({ kind, creatures, ...(kind === 'AT_MOST' && { count: 90 }) });
  const artifacts = (name: string, count: number, rulesOf: (index: number) => object) =>
    times(count, (index) => ({ id: `${name}${index}`, typeLine: 'Artifact', owner: 'me', ...rulesOf(index) }));
  /** An attack of `me` on so many players, or on `me` where the attackers are another's, under so many rules about all. */
  const combatOf = (attackers: number, opponents: number, rules: number, blockers = 0) => ({
    players: [{ id: 'me' }, ...playersOf(opponents)],
    objects: [
      ...bears('attacker', attackers, blockers ? 'p0' : 'me'),
      ...bears('blocker', blockers, 'me'),
      ...artifacts('rule', rules, (index) => ({
        attackRules: [aboutAll(index % 2 ? 'AT_MOST' : 'ATTACKS_IF_ABLE')],
        blockRules: [aboutAll(index % 2 ? 'AT_MOST' : 'BLOCKS_IF_ABLE')],
      })),
    ],
  });
  const attackOn = (attackers: number) => times(attackers, (index) => ({ attacker: `attacker${index}`, target: 'me' }));

  test.each([
    ['check-attack', 'checkAttack', combatOf(200, 10, 100), { attacks: [] }],
    ['check-attack', 'checkAttack', combatOf(1_000, 5, 100), { attacks: [] }],
    ['check-blocks', 'checkBlocks', combatOf(100, 1, 100, 100), { blocks: [], attacks: attackOn(100) }],
    ['legal-blocks', 'legalBlocks', combatOf(100, 1, 100, 100), { attacks: attackOn(100) }],
  ])('%s is never refused up to the sizes that are promised, over both doors', async (path, name, state, given) => {
    expectAnswered(await question(path, { state, player: 'me', ...given }));
    const types: Readonly<Record<string, string>> = { attacks: '[AttackInput!]!', blocks: '[BlockInput!]!' };
    const names = Object.keys(given);
    const declared = names.map((each) => `$${each}: ${types[each] ?? ''}`).join(' ');
    const passed = names.map((each) => `${each}: $${each}`).join(' ');
    const document = `query ($of: GameStateInput!, ${declared}) {
      gameState(of: $of) { ${name}(player: "me" ${passed}) { because { says } } }
    }`;
    expectAnswered(await server.query(document, { of: state, ...given }));
  });

  const onlyArtifacts = { types: ['Artifact'] };
  const FORBIDDING = [
    { kind: 'CANT_BLOCK', creatures },
    { kind: 'CAN_BLOCK_ONLY', creatures, attackers: onlyArtifacts },
    { kind: 'CANT_BE_BLOCKED', creatures },
    { kind: 'CANT_BE_BLOCKED_EXCEPT_BY', creatures, blockers: onlyArtifacts },
  ];
  const forbidding = (rules: object, state: ReturnType<typeof combatOf>) => ({
    ...state,
    objects: [...state.objects, ...artifacts('forbids', 100, () => rules)],
  });

  test.each(FORBIDDING)('100 rules of $kind forbid 100 × 100 blocks, and four rulings say so of each', async (rule) => {
    const state = forbidding({ blockRules: [rule] }, combatOf(100, 1, 0, 100));
    const { status, body } = await question('legal-blocks', { state, player: 'me', attacks: attackOn(100) });
    expect([status, body.detail, body.items.length]).toEqual([200, undefined, 100]);
    for (const { excluded } of body.items)
      expect(excluded.map(({ because }: any) => because.length)).toEqual(times(100, () => 4));
    expect(body.items[0].excluded[0].because[3].says).toContain('because of 97 other abilities');
  });

  test('100 rules forbid 1,000 attacks on 5 players, and the check says so of each', async () => {
    const state = forbidding({ attackRules: [{ kind: 'CANT_ATTACK', creatures }] }, combatOf(1_000, 5, 0));
    const attacks = times(1_000, (index) => ({ attacker: `attacker${index}`, target: `p${index % 5}` }));
    const { status, body } = await question('check-attack', { state, player: 'me', attacks });
    expect([status, body.detail, body.legal, body.violations.length]).toEqual([200, undefined, false, 4_000]);
  });

  test('the largest table is checked, and asked for a range and for targets', async () => {
    const objects = objectsOf(tableLimits.objects).map((each, index) => ({
      ...{ ...each, typeLine: 'Artifact', owner: `p${index % 2_000}` },
    }));
    const state = { players: playersOf(tableLimits.players), objects, options: { rangeOfInfluence: 2 } };
    expectAnswered(await check(state));
    expectAnswered(await question('range-of', { state, player: 'p0', objects: {} }));
    const among = { anyOf: [{}, { ids: ['p0'] }] };
    expectAnswered(await question('legal-targets', { state, source: { controller: 'p0' }, among }));
  });

  const suppose = times(900, (index) => ({ playerLeaves: { player: `p${index + 1}`, reason: 'CONCEDES' } }));

  test.each([
    ['legal-blocks', combatOf(1_100, 1, 0, 1_100), { player: 'me', attacks: attackOn(1_100) }],
    ['check-blocks', combatOf(200, 1, 1_000, 200), { player: 'me', attacks: attackOn(200), blocks: [] }],
    ['check-attack', combatOf(1_000, 20, 1_500), { player: 'me', attacks: [] }],
    ['legal-attack-targets', combatOf(20_000, 1_000, 0), { player: 'me' }],
    ['ranges', { players: playersOf(2_000), objects: objectsOf(2_000) }, {}],
    ['range-of', { players: playersOf(1_000), objects: objectsOf(2_000) }, { player: 'p0', suppose }],
  ])('%s beyond the limit of work is refused before it is done', async (path, state, given) => {
    expectBeyond(await question(path, { state, ...given }), 'work');
  });

  const anyOf = '{ name: "x" } '.repeat(100);
  test.each([
    ['work', 'legalAttackTargets(player: "p0") { attacker { id } }', combatOf(0, 60, 0), 1_000],
    ['work', 'suppose(events: [{ taps: { objects: ["o0"] } }]) { text }', combatOf(0, 1, 0), 4_000],
    ['work', `objects(filter: { anyOf: [${anyOf}] }) { id }`, combatOf(0, 1, 0), 4_000],
    ['cost', 'rangeOf(player: "p0") { seats }', combatOf(0, 1, 0), 12_000],
  ] as const)(
    'what many aliases ask for is counted before the first is answered: %s',
    async (limit, field, table, many) => {
      const of = { ...table, objects: bears('o', many, 'p0') };
      const ask = (count: number) =>
        server.query(`${ofTable} { ${times(count, (index) => `a${index}: ${field}`).join(' ')} } }`, { of });
      expectAnswered(await ask(1));
      const { body } = await ask(90);
      const [{ path, extensions }, ...others] = body.errors;
      expect([path, extensions.limit, others]).toEqual([['gameState'], limit, []]);
      expect(extensions.value).toBeGreaterThan(extensions.maximum);
    },
  );

  test('introspection counts with the lengths of its lists', async () => {
    const every =
      'types { name fields { name args { name type { name ofType { name } } } type { name ofType { name } } } }';
    expect((await server.query(`{ __schema { ${every} } }`)).body.errors).toBeUndefined();
    expectBeyond(
      await server.query(`{ ${times(90, (index) => `a${index}: __schema { ${every} }`).join(' ')} }`),
      'cost',
    );
  });

  test('introspection counts each of its lists as long as it is, or as it is on average', async () => {
    const types = 'fields { args { name } } inputFields { name } enumValues { name }';
    const { body } = await server.query(`{ __schema { types { kind ${types} } directives { name } } }`);
    const { types: all, directives } = body.data.__schema;
    const average = (lists: readonly (readonly unknown[] | null)[]): number => {
      const lengths = lists.flatMap((list) => list?.length ?? []);
      return Math.ceil(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
    };
    const listsOf = (name: string) => all.map((type: any) => type[name]);
    const fields = listsOf('fields').flatMap((list: any) => list ?? []);
    const lengths = {
      fields: average(listsOf('fields')),
      inputFields: average(listsOf('inputFields')),
      enumValues: average(listsOf('enumValues')),
      args: average(fields.map(({ args }: any) => args)),
    };
    const asked = async (document: string) =>
      expectBeyond(
        await narrow.query(`{ games(first: 100) { nodes { id } } games(first: 100) { nodes { id } } ${document} }`),
        'cost',
        small,
      ).value - 602;
    const each = 4;
    expect(await asked('__schema { directives { name } }')).toBe(1 + each + directives.length * each);
    expect(await asked('__schema { types { name } }')).toBe(1 + each + all.length * each);
    for (const [name, length] of Object.entries(lengths).slice(0, 3))
      expect(await asked(`__type(name: "Game") { ${name} { name } }`)).toBe(1 + each + length * each);
    const ofFields = 1 + each + lengths.fields * (each + lengths.args * each);
    expect(await asked('__type(name: "Game") { fields { args { name } } }')).toBe(ofFields);
  });

  test('what is asked of each of many is not worked out to the end', async () => {
    const state = { players: playersOf(1_000), objects: objectsOf(20_000) };
    const rest = (path: string, asked: object) => withCpuTime(() => question(path, { state, ...asked }));
    const graphql = (asked: string) => withCpuTime(() => server.query(`${ofTable} { ${asked} } }`, { of: state }));
    const [one, timeOfOne] = await rest('range-of', { player: 'p0' });
    const [all, timeOfAll] = await rest('ranges', {});
    expect([one.status, codeOf(all)]).toEqual([200, 'QUERY_TOO_COMPLEX']);
    expect(timeOfAll).toBeLessThan(25 * timeOfOne);
    const [first, timeOfFirst] = await graphql('rangeOf(player: "p0") { objects { id } }');
    const [each, timeOfEach] = await graphql('ranges { objects { id } }');
    expect([first.body.errors, codeOf(each)]).toEqual([undefined, 'QUERY_TOO_COMPLEX']);
    expect(timeOfEach).toBeLessThan(25 * timeOfFirst);
  });

  const nested = (levels: number): object =>
    times(levels, () => 'not').reduce<object>((filter) => ({ not: filter }), {});

  test('what is sent may be nested so deeply, and no more', async () => {
    const rest = (levels: number) => question('range-of', { state: two, player: 'p0', objects: nested(levels) });
    expect((await rest(deepestNesting - 2)).status).toBe(200);
    expect((await rest(deepestNesting - 1)).status).toBe(400);
    const document =
      'query ($of: GameStateInput!, $f: EntityFilter) { gameState(of: $of) { objects(filter: $f) { id } } }';
    const graphql = (levels: number) => server.query(document, { of: two, f: nested(levels) });
    expect((await graphql(deepestNesting - 3)).status).toBe(200);
    expect((await graphql(deepestNesting - 2)).status).toBe(400);
  });

  test.each([100_000, 2_000, deepestNesting])('%i levels more are refused, too, wherever they stand', async (more) => {
    const open = '{"not":'.repeat(deepestNesting + more);
    const close = '}'.repeat(deepestNesting + more);
    const rest = await server.post(
      '/v1/game-states/range-of',
      `{"state":${JSON.stringify(two)},"player":"p0","objects":${open}{}${close}}`,
    );
    const filter = `${'{not:'.repeat(deepestNesting + more)}{}${close}`;
    const graphql = await server.query(`{ gameState(of: ${written}) { objects(filter: ${filter}) { id } } }`);
    expect(refusalOf(rest)).toEqual([400, 'BAD_USER_INPUT']);
    expect(codeOf(graphql)).toMatch(/QUERY_TOO_COMPLEX|GRAPHQL_VALIDATION_FAILED/);
  });

  const fragments = (count: number) =>
    times(count, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`).join(' ');
  test.each([
    ['fields within fields', (count: number) => `{ ${'editions { '.repeat(count)} edition ${'}'.repeat(count)} }`],
    ['one field again and again', (count: number) => `{ ${'editions { edition } '.repeat(count)} }`],
    ['fragments within fragments', (n: number) => `{ ...F0 } ${fragments(n)} fragment F${n} on Query { __typename }`],
  ])('%s take no long time', async (_, document) => {
    for (const count of [300, 3_000, 30_000]) {
      const { status, body } = await server.query(document(count));
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toContain('INTERNAL_SERVER_ERROR');
    }
  });
});

test('the documentation tells the limits as they are', async () => {
  const text = await readFile(new URL('../../../docs/app-makers.md', import.meta.url), 'utf8');
  const rows = text.matchAll(/^\| (\w+) +\| ([\d,]+) +\|/gm);
  const told = Object.fromEntries([...rows].map(([, name, most = '']) => [name, Number(most.replaceAll(',', ''))]));
  const { connectionsOfKey: connections, subscriptionsOfConnection: subscriptions } = standardLiveSettings;
  const config = readConfig({});
  const requests = 'rateLimit' in config ? config.rateLimit : null;
  const page: Schema = pageArguments(1).first.type;
  const events = changes.recordEvents.fields()['events'].type;
  expect(told).toEqual({
    ...tableLimits,
    ...standardLimits,
    ...{ connections, subscriptions, requests },
    ...{ nesting: deepestNesting, values: mostValues, iterations: mostIterations },
    events: events.kind === 'list' ? events.maximum : null,
    page: page.kind === 'scalar' ? page.maximum : null,
  });
});

const database = await ownDatabase();

test.each([
  ['a request', 3_000, 600_000],
  ['a statement', 600_000, 500],
])('%s ends in time with 504 over both doors while the database does not get on', async (_, time, statementTimeout) => {
  const opened = closing(openDatabase(database.url, { statementTimeout }));
  const games = openGames(opened, createCards(openCards(opened.query)));
  const own = await startServer({ databaseUrl: database.url, games, limits: { ...standardLimits, time } });
  const ask = () => Promise.all([own.get('/v1/games'), own.query('{ games { totalCount } }')]);
  const isAnswered = async () => (await ask()).every(({ status, body }) => status === 200 && !body.errors);
  await until(isAnswered);
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE games IN ACCESS EXCLUSIVE MODE');
  for (const reply of await ask()) {
    expect(refusalOf(reply)).toEqual([504, 'TIMEOUT']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await other.end();
  await until(isAnswered);
  await own.close();
});
