// Sends the largest tables and documents that are accepted, and one more.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GraphQLError } from 'graphql';
import pg from 'pg';
import { readConfig } from '../../../src/config.js';
import { mostIterations } from '../../../src/domain/combat/optimization/integer-program.js';
import type { Schema } from '../../../src/domain/schema/schema.js';
import { largest } from '../../../src/domain/state/description.js';
import { createCheck } from '../../../src/graphql/pipeline/check.js';
import { readDocument } from '../../../src/graphql/pipeline/read.js';
import { buildSchema } from '../../../src/graphql/schema.js';
import { mostValues } from '../../../src/domain/json-values.js';
import { standardLimits, type Limits } from '../../../src/http/limits/limits.js';
import { deepestNesting } from '../../../src/domain/schema/reader.js';
import { standardLive } from '../../../src/http/streams/settings.js';
import { changes, pageArguments } from '../../../src/games/store/game-inputs.js';
import { createDatabase, type TestDatabase } from '../../database.js';
import { createCards } from '../../../src/own-cards/cards.js';
import { openCards } from '../../../src/own-cards/store.js';
import { openDatabase } from '../../../src/games/store/database.js';
import { openGames } from '../../../src/games/games-in-postgres.js';
import { query, send, startServer, type Reply, type TestServer } from '../server.js';

const times = <Value>(count: number, of: (index: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, index) => of(index));

const small: Limits = {
  body: 20_000,
  tokens: 200,
  fragments: 5,
  depth: 6,
  aliases: 4,
  directives: 3,
  cost: 400,
  work: 30_000,
  time: 20_000,
};

const playersOf = (count: number) => times(count, (index) => ({ id: `p${index}` }));
const objectsOf = (count: number) => times(count, (index) => ({ id: `o${index}`, typeLine: 'Creature', owner: 'p0' }));
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

/** What comes of the work, and how long it took in milliseconds. */
const timed = async <Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> => {
  const start = performance.now();
  return [await work(), performance.now() - start];
};

const ofTable = 'query ($of: GameStateInput!) { gameState(of: $of)';
const refusal = ({ status, body }: Reply) => {
  const [{ message, extensions }] = body.errors;
  return { status, message, ...extensions };
};

describe('a server with small limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ limits: small });
  });
  afterAll(() => server.close());

  describe.each(limitNames)('%s of a document', (limit) => {
    test('at the limit: answered', async () => {
      const { status, body } = await query(server.url, documents[limit](small[limit]));
      expect([status, body.errors]).toEqual([200, undefined]);
    });

    test('one more: refused, with the limit by name and number', async () => {
      const told = refusal(await query(server.url, documents[limit](small[limit] + 1)));
      expect(told).toMatchObject({
        status: 400,
        code: 'QUERY_TOO_COMPLEX',
        limit,
        value: small[limit] + 1,
        maximum: small[limit],
      });
      expect(told.message).toContain(`the limit of ${limit} is ${small[limit]}`);
    });
  });

  test.each([
    [
      'fragments',
      'query { ...F } fragment F on Query { a: __typename b: __typename ...G } fragment G on Query { c: __typename d: __typename e: __typename }',
    ],
    ['inline fragments', '{ ... on Query { a: __typename b: __typename c: __typename d: __typename e: __typename } }'],
  ])('what stands in %s counts, too', async (_, document) => {
    expect(refusal(await query(server.url, document))).toMatchObject({ limit: 'aliases' });
  });

  test('introspection counts, too', async () => {
    const document = `{ __schema { types { fields { type { ofType { ofType { name } } } } } } }`;
    expect(refusal(await query(server.url, document))).toMatchObject({ limit: 'depth', maximum: small.depth });
  });

  test('a page whose length is a variable counts as the longest', async () => {
    const document = '{ games(first: $first) { nodes { id name version } } }';
    const told = refusal(await query(server.url, `query ($first: Int) ${document}`, { first: 1 }));
    expect(told).toMatchObject({ status: 400, limit: 'cost' });
    const { body } = await query(server.url, document.replace('$first', '1'));
    expect(body.data.games.nodes).toEqual([]);
  });

  test.each([
    ['each entry of a list and its fields', `${ofTable} { players { id } } }`, small.cost / 2],
    ['each entry of a list within a list', `${ofTable} { players { teammates { id } id } } }`, small.cost / 3],
    ['a question, by the size of the table', `${ofTable} { code } }`, small.cost],
  ])('of an answer counts %s', async (_, document, most) => {
    const players = Math.floor(most);
    const full = await query(server.url, document, { of: { players: playersOf(players) } });
    expect([full.status, full.body.errors]).toEqual([200, undefined]);
    const told = refusal(await query(server.url, document, { of: { players: playersOf(players + 1) } }));
    expect(told).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX', limit: 'cost', maximum: small.cost });
  });

  test('every request has the whole of it', async () => {
    const of = { players: playersOf(150) };
    for (let request = 0; request < 4; request += 1)
      expect((await query(server.url, `${ofTable} { players { id } } }`, { of })).status).toBe(200);
  });

  test.each(['/graphql', '/v1/game-states'])(
    'a body at %s may be as large as the limit, and no larger',
    async (path) => {
      const body = JSON.stringify({ query: '{ __typename }', state: { players: playersOf(2) } });
      const padded = path === '/graphql' ? body : JSON.stringify({ state: { players: playersOf(2) } });
      const fits = await send(server.url + path, 'POST', padded.padEnd(small.body));
      expect(fits.status).toBe(200);
      const tooLarge = await send(server.url + path, 'POST', padded.padEnd(small.body + 1));
      expect(tooLarge.status).toBe(413);
      expect(tooLarge.body.code ?? tooLarge.body.errors[0].extensions.code).toBe('PAYLOAD_TOO_LARGE');
    },
  );
});

describe('a server as it is served', () => {
  let server: TestServer;
  beforeAll(async () => {
    // Nothing here depends on how busy the machine is.
    server = await startServer({ limits: { ...standardLimits, time: 600_000 } });
  });
  afterAll(() => server.close());

  const check = (state: object) => send(`${server.url}/v1/game-states`, 'POST', { state });
  const checkOverGraphql = (of: object) => query(server.url, `${ofTable} { finished } }`, { of });

  test.each([
    ['players', largest.players, (count: number) => ({ players: playersOf(count) })],
    ['objects', largest.objects, (count: number) => ({ players: playersOf(2), objects: objectsOf(count) })],
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
    const table = `{ players: [${playersOf(1_000)
      .map(({ id }) => `{ id: "${id}" }`)
      .join(' ')}], objects: [${objectsOf(20_000)
      .map(({ id, typeLine, owner }) => `{ id: "${id}" typeLine: "${typeLine}" owner: "${owner}" }`)
      .join(' ')}] }`;
    const { body } = await query(server.url, `{ gameState(of: ${table}) { finished } }`);
    expect(body).toEqual({ data: { gameState: { finished: false } } });
  });

  test('eight MiB are read', async () => {
    const state = JSON.stringify({ state: { players: playersOf(2) } });
    expect((await send(`${server.url}/v1/game-states`, 'POST', state.padEnd(8 * 1024 * 1024))).status).toBe(200);
  });

  test.each([
    ['games', (first: number) => `{ games(first: ${first}) { totalCount } }`, '/v1/games'],
    [
      'events',
      (first: number) => `{ game(id: "paged") { events(first: ${first}) { totalCount } } }`,
      '/v1/games/paged/events',
    ],
  ])('a page of %s has a hundred entries at most, over both doors', async (_, document, path) => {
    await send(`${server.url}/v1/games`, 'POST', { id: 'paged', state: { players: playersOf(2) } });
    expect((await query(server.url, document(100))).body.errors).toBeUndefined();
    expect((await send(`${server.url}${path}?first=100`, 'GET')).status).toBe(200);
    const refused = [
      (await query(server.url, document(101))).body.errors[0].extensions,
      (await send(`${server.url}${path}?first=101`, 'GET')).body,
    ];
    for (const { code, problems } of refused) {
      expect(code).toBe('BAD_USER_INPUT');
      expect(problems[0].path).toEqual(['first']);
    }
  });

  test.each([
    ['0001-01-01T00:00:00Z', '0000-12-31T23:59:59Z'],
    ['9999-12-31T23:59:59Z', '+010000-01-01T00:00:00Z'],
    ['2026-08-07T23:59:59Z', '2026-08-07T23:59:60Z'],
  ])('moments that are asked for: %s is one, %s is not, over both doors', async (moment, none) => {
    const rest = (createdAfter: string) =>
      send(`${server.url}/v1/games?${new URLSearchParams({ createdAfter }).toString()}`, 'GET');
    const graphql = (createdAfter: string) =>
      query(server.url, 'query ($filter: GameFilter) { games(filter: $filter) { totalCount } }', {
        filter: { createdAfter },
      });
    expect((await rest(moment)).status).toBe(200);
    expect((await graphql(moment)).body.errors).toBeUndefined();
    expect((await rest(none)).body.code).toBe('BAD_USER_INPUT');
    expect((await graphql(none)).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a table with many things wrong gets them all over REST, and over GraphQL as many as are looked for', async () => {
    const state = { players: playersOf(2), teams: times(100, () => 'no team') };
    expect((await check(state)).body.problems).toHaveLength(100);
    const { body } = await checkOverGraphql(state);
    expect(new Set(body.errors.map(({ extensions }: any) => extensions.code))).toEqual(new Set(['BAD_USER_INPUT']));
    expect(body.errors.length).toBeGreaterThan(40);
  });

  test.each([
    ['a million players', 1, 0, { players: times(1_000_000, () => ({})) }],
    [
      'three unknown fields of each of 20,000 objects',
      100,
      59_900,
      { players: playersOf(2), objects: objectsOf(20_000).map((each) => ({ ...each, x: 1, y: 2, z: 3 })) },
    ],
    [
      'an unknown owner of each of 20,000 objects',
      100,
      19_900,
      { players: [{ id: 'a' }, { id: 'b' }], objects: objectsOf(20_000) },
    ],
  ])('%s: %i problems are told over REST, %i counted', async (_, told, counted, state) => {
    const { status, body } = await check(state);
    expect([status, body.code, body.problems.length, body.moreProblems ?? 0]).toEqual([
      400,
      'BAD_USER_INPUT',
      told,
      counted,
    ]);
    expect(JSON.stringify(body).length).toBeLessThan(50_000);
  });

  test.each(['(', '`', '"a" ', '-> ', 'x\n', '\n ('])(
    'a text of %j alone: 100 problems are told at most',
    async (part) => {
      const text = part.repeat(Math.floor(900_000 / part.length));
      const { status, body } = await send(`${server.url}/v1/game-states`, 'POST', text, {
        'content-type': 'text/plain',
      });
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(body.problems.length).toBeLessThanOrEqual(100);
      expect(JSON.stringify(body).length).toBeLessThan(50_000);
    },
  );

  test('over GraphQL a million misfits are counted, too', async () => {
    const { body } = await checkOverGraphql({ players: times(1_000_000, () => ({})) });
    expect(body.errors).toHaveLength(101);
    expect(body.errors.at(-1).extensions).toEqual({
      code: 'BAD_USER_INPUT',
      problems: [],
      moreProblems: 999_900,
    });
  });

  test('a thousand events are supposed or recorded at once, and no more', async () => {
    await send(`${server.url}/v1/games`, 'POST', {
      id: 'long',
      state: { players: playersOf(2), objects: objectsOf(1) },
    });
    const events = (count: number) => times(count, () => ({ taps: { objects: ['o0'] } }));
    const asked = (count: number) =>
      send(`${server.url}/v1/game-states/range-of`, 'POST', {
        state: { players: playersOf(2), objects: objectsOf(1) },
        suppose: events(count),
        player: 'p0',
      });
    const recorded = (count: number) =>
      send(`${server.url}/v1/games/long/events`, 'POST', { events: events(count), force: true });
    expect([(await asked(1_000)).status, (await asked(1_001)).status]).toEqual([200, 400]);
    expect([(await recorded(1_000)).status, (await recorded(1_001)).status]).toEqual([200, 400]);
  });

  test('an answer over REST holds as many values as over GraphQL', async () => {
    const ranges = (players: number) =>
      send(`${server.url}/v1/game-states/ranges`, 'POST', { state: { players: playersOf(players) } });
    expect((await ranges(400)).status).toBe(200);
    const refused = await ranges(420);
    expect([refused.status, refused.body.code, refused.body.limit]).toEqual([400, 'QUERY_TOO_COMPLEX', 'cost']);
    expect(refused.body.value).toBeGreaterThan(refused.body.maximum);
    expect(refused.body.detail).toContain(`the limit of cost is ${standardLimits.cost}`);
  });

  const bears = (name: string, count: number, owner: string, more: object = {}) =>
    times(count, (index) => ({
      id: `${name}${index}`,
      typeLine: 'Creature — Bear',
      owner,
      power: 2,
      toughness: 2,
      ...more,
    }));
  const aboutAll = (kind: string) => ({
    kind,
    creatures: { types: ['Creature'] },
    ...(kind === 'AT_MOST' && { count: 90 }),
  });
  /** An attack of `me` on so many players, or on `me` where the attackers are another's, under so many rules about all. */
  const combatOf = (attackers: number, opponents: number, rules: number, blockers = 0) => ({
    players: [{ id: 'me' }, ...playersOf(opponents)],
    objects: [
      ...bears('attacker', attackers, blockers ? 'p0' : 'me'),
      ...bears('blocker', blockers, 'me'),
      ...times(rules, (index) => ({
        id: `rule${index}`,
        typeLine: 'Artifact',
        owner: 'me',
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
  ])('%s is never refused up to the sizes that are promised, over both doors', async (path, question, state, given) => {
    const rest = await send(`${server.url}/v1/game-states/${path}`, 'POST', { state, player: 'me', ...given });
    expect([rest.status, rest.body.detail]).toEqual([200, undefined]);
    const types: Readonly<Record<string, string>> = { attacks: '[AttackInput!]!', blocks: '[BlockInput!]!' };
    const names = Object.keys(given);
    const graphql = await query(
      server.url,
      `query ($of: GameStateInput!, ${names.map((name) => `$${name}: ${types[name] ?? ''}`).join(' ')}) {
        gameState(of: $of) { ${question}(player: "me" ${names.map((name) => `${name}: $${name}`).join(' ')}) { because { says } } }
      }`,
      { of: state, ...given },
    );
    expect(graphql.body.errors).toBeUndefined();
  });

  const FORBIDDING = ['CANT_BLOCK', 'CAN_BLOCK_ONLY', 'CANT_BE_BLOCKED', 'CANT_BE_BLOCKED_EXCEPT_BY'];
  const forbidding = (rule: string, kind: string, state: ReturnType<typeof combatOf>) => ({
    ...state,
    objects: [
      ...state.objects,
      ...times(100, (index) => ({
        id: `forbids${index}`,
        typeLine: 'Artifact',
        owner: 'me',
        [rule]: [{ kind, creatures: { types: ['Creature'] }, ...onlyArtifacts(kind) }],
      })),
    ],
  });
  const onlyArtifacts = (kind: string): object => ({
    ...(kind === 'CAN_BLOCK_ONLY' && { attackers: { types: ['Artifact'] } }),
    ...(kind === 'CANT_BE_BLOCKED_EXCEPT_BY' && { blockers: { types: ['Artifact'] } }),
  });

  test.each(FORBIDDING)('100 rules of %s forbid 100 × 100 blocks, and four rulings say so of each', async (kind) => {
    const state = forbidding('blockRules', kind, combatOf(100, 1, 0, 100));
    const given = { state, player: 'me', attacks: attackOn(100) };
    const { status, body } = await send(`${server.url}/v1/game-states/legal-blocks`, 'POST', given);
    expect([status, body.detail, body.items.length]).toEqual([200, undefined, 100]);
    for (const { excluded } of body.items)
      expect(excluded.map(({ because }: any) => because.length)).toEqual(times(100, () => 4));
    expect(body.items[0].excluded[0].because[3].says).toContain('because of 97 other abilities');
  });

  test('100 rules forbid 1,000 attacks on 5 players, and the check says so of each', async () => {
    const state = forbidding('attackRules', 'CANT_ATTACK', combatOf(1_000, 5, 0));
    const attacks = times(1_000, (index) => ({ attacker: `attacker${index}`, target: `p${index % 5}` }));
    const { status, body } = await send(`${server.url}/v1/game-states/check-attack`, 'POST', {
      ...{ state, player: 'me', attacks },
    });
    expect([status, body.detail, body.legal, body.violations.length]).toEqual([200, undefined, false, 4_000]);
  });

  test('the largest table is checked, and asked for a range and for targets', async () => {
    const objects = times(largest.objects, (index) => ({
      id: `o${index}`,
      typeLine: 'Artifact',
      owner: `p${index % 2_000}`,
    }));
    const state = { players: playersOf(largest.players), objects, options: { rangeOfInfluence: 2 } };
    const ask = (path: string, given: object) =>
      send(`${server.url}/v1/game-states${path}`, 'POST', { state, ...given });
    expect((await ask('', {})).status).toBe(200);
    expect((await ask('/range-of', { player: 'p0', objects: {} })).status).toBe(200);
    const targets = await ask('/legal-targets', {
      source: { controller: 'p0' },
      among: { anyOf: [{}, { ids: ['p0'] }] },
    });
    expect([targets.status, targets.body.detail]).toEqual([200, undefined]);
  });

  test.each([
    ['legal-blocks', combatOf(1_100, 1, 0, 1_100), { player: 'me', attacks: attackOn(1_100) }],
    ['check-blocks', combatOf(200, 1, 1_000, 200), { player: 'me', attacks: attackOn(200), blocks: [] }],
    ['check-attack', combatOf(1_000, 20, 1_500), { player: 'me', attacks: [] }],
    ['legal-attack-targets', combatOf(20_000, 1_000, 0), { player: 'me' }],
    ['ranges', { players: playersOf(2_000), objects: objectsOf(2_000) }, {}],
    [
      'range-of',
      { players: playersOf(1_000), objects: objectsOf(2_000) },
      {
        player: 'p0',
        suppose: times(900, (index) => ({ playerLeaves: { player: `p${index + 1}`, reason: 'CONCEDES' } })),
      },
    ],
  ])('%s beyond the limit of work is refused before it is done', async (path, state, given) => {
    const { status, body } = await send(`${server.url}/v1/game-states/${path}`, 'POST', { state, ...given });
    expect([status, body.code, body.limit, body.maximum]).toEqual([
      400,
      'QUERY_TOO_COMPLEX',
      'work',
      standardLimits.work,
    ]);
    expect(body.value).toBeGreaterThan(body.maximum);
  });

  test.each([
    ['work', 'legalAttackTargets(player: "p0") { attacker { id } }', combatOf(0, 60, 0), 1_000],
    ['work', 'suppose(events: [{ taps: { objects: ["o0"] } }]) { text }', combatOf(0, 1, 0), 4_000],
    ['work', `objects(filter: { anyOf: [${'{ name: "x" } '.repeat(100)}] }) { id }`, combatOf(0, 1, 0), 4_000],
    ['cost', 'rangeOf(player: "p0") { seats }', combatOf(0, 1, 0), 12_000],
  ])(
    'what many aliases ask for is counted before the first is answered: %s',
    async (limit, field, table, creatures) => {
      const of = { ...table, objects: bears('o', creatures, 'p0') };
      const aliases = (count: number) => times(count, (index) => `a${index}: ${field}`).join(' ');
      const one = await query(server.url, `${ofTable} { ${aliases(1)} } }`, { of });
      expect(one.body.errors).toBeUndefined();
      const { body } = await query(server.url, `${ofTable} { ${aliases(90)} } }`, { of });
      const [error, ...others] = body.errors;
      expect([error.path, error.extensions.limit, others]).toEqual([['gameState'], limit, []]);
      expect(error.extensions.value).toBeGreaterThan(error.extensions.maximum);
    },
  );

  test('introspection counts with the lengths of its lists', async () => {
    const every =
      'types { name fields { name args { name type { name ofType { name } } } type { name ofType { name } } } }';
    expect((await query(server.url, `{ __schema { ${every} } }`)).body.errors).toBeUndefined();
    const document = `{ ${times(90, (index) => `a${index}: __schema { ${every} }`).join(' ')} }`;
    const told = refusal(await query(server.url, document));
    expect(told).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX', limit: 'cost', maximum: standardLimits.cost });
  });

  test('what is asked of each of many is not worked out to the end', async () => {
    const patient = await startServer({ limits: { ...standardLimits, time: 600_000 } });
    const state = { players: playersOf(1_000), objects: objectsOf(20_000) };
    const rest = (path: string, asked: object) =>
      timed(() => send(`${patient.url}/v1/game-states/${path}`, 'POST', { state, ...asked }));
    const graphql = (asked: string) => timed(() => query(patient.url, `${ofTable} { ${asked} } }`, { of: state }));
    const [one, timeOfOne] = await rest('range-of', { player: 'p0' });
    const [all, timeOfAll] = await rest('ranges', {});
    expect([one.status, all.body.code]).toEqual([200, 'QUERY_TOO_COMPLEX']);
    expect(timeOfAll).toBeLessThan(25 * timeOfOne);
    const [first, timeOfFirst] = await graphql('rangeOf(player: "p0") { objects { id } }');
    const [each, timeOfEach] = await graphql('ranges { objects { id } }');
    expect([first.body.errors, refusal(each).code]).toEqual([undefined, 'QUERY_TOO_COMPLEX']);
    expect(timeOfEach).toBeLessThan(25 * timeOfFirst);
    await patient.close();
  });

  const nested = (levels: number): object =>
    times(levels, () => 'not').reduce<object>((filter) => ({ not: filter }), {});

  test('what is sent may be nested so deeply, and no more', async () => {
    const filter = (levels: number) => ({ state: { players: playersOf(2) }, player: 'p0', objects: nested(levels) });
    const rest = (levels: number) => send(`${server.url}/v1/game-states/range-of`, 'POST', filter(levels));
    expect((await rest(deepestNesting - 2)).status).toBe(200);
    expect((await rest(deepestNesting - 1)).status).toBe(400);
    const document =
      'query ($of: GameStateInput!, $f: EntityFilter) { gameState(of: $of) { objects(filter: $f) { id } } }';
    const graphql = (levels: number) =>
      query(server.url, document, { of: { players: playersOf(2) }, f: nested(levels) });
    expect((await graphql(deepestNesting - 3)).status).toBe(200);
    expect((await graphql(deepestNesting - 2)).status).toBe(400);
  });

  test.each([100_000, 2_000, deepestNesting])('%i levels more are refused, too, wherever they stand', async (more) => {
    const open = '{"not":'.repeat(deepestNesting + more);
    const close = '}'.repeat(deepestNesting + more);
    const state = '{"players":[{"id":"a"},{"id":"b"}]}';
    const rest = await send(
      `${server.url}/v1/game-states/range-of`,
      'POST',
      `{"state":${state},"player":"a","objects":${open}{}${close}}`,
    );
    const filter = `${'{not:'.repeat(deepestNesting + more)}{}${close}`;
    const graphql = await query(server.url, `{ gameState(of: ${written}) { objects(filter: ${filter}) { id } } }`);
    expect([rest.status, rest.body.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(graphql.body.errors[0].extensions.code).toMatch(/QUERY_TOO_COMPLEX|GRAPHQL_VALIDATION_FAILED/);
  });

  test.each([
    ['fields within fields', (count: number) => `{ ${'editions { '.repeat(count)} edition ${'}'.repeat(count)} }`],
    ['one field again and again', (count: number) => `{ ${'editions { edition } '.repeat(count)} }`],
    [
      'fragments within fragments',
      (count: number) =>
        `{ ...F0 } ${times(count, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`).join(' ')} fragment F${count} on Query { __typename }`,
    ],
  ])('%s take no long time', async (_, document) => {
    for (const count of [300, 3_000, 30_000]) {
      const { status, body } = await query(server.url, document(count));
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toContain('INTERNAL_SERVER_ERROR');
    }
  });
});

test('the documentation tells the limits as they are', async () => {
  const text = await readFile(new URL('../../../docs/app-makers.md', import.meta.url), 'utf8');
  const rows = text.matchAll(/^\| (\w+) +\| ([\d,]+) +\|/gm);
  const told = Object.fromEntries([...rows].map(([, name, most = '']) => [name, Number(most.replaceAll(',', ''))]));
  const { connectionsOfKey: connections, subscriptionsOfConnection: subscriptions } = standardLive;
  const config = readConfig({});
  const requests = 'rateLimit' in config ? config.rateLimit : null;
  const page: Schema = pageArguments(1).first.type;
  const events = changes.recordEvents.fields()['events'].type;
  expect(told).toEqual({
    ...largest,
    ...standardLimits,
    ...{
      connections,
      subscriptions,
      requests,
      nesting: deepestNesting,
      values: mostValues,
      iterations: mostIterations,
    },
    events: events.kind === 'list' ? events.maximum : null,
    page: page.kind === 'scalar' ? page.maximum : null,
  });
});

describe('the limits of documents, for whatever carries them', () => {
  const schema = buildSchema(small);
  const check = createCheck(schema, small, true);
  const errorsOf = (text: string) => {
    const document = readDocument(text, small.tokens);
    return document instanceof GraphQLError ? [document] : check(document);
  };

  test.each(limitNames)('%s', (limit) => {
    expect(errorsOf(documents[limit](small[limit]))).toEqual([]);
    const [error] = errorsOf(documents[limit](small[limit] + 1));
    expect(error?.extensions).toMatchObject({
      code: 'QUERY_TOO_COMPLEX',
      limit,
      value: small[limit] + 1,
      maximum: small[limit],
    });
  });
});

describe('while the database does not get on', () => {
  let database: TestDatabase;
  let other: pg.Client;
  const opened: ReturnType<typeof openDatabase>[] = [];
  beforeAll(async () => {
    database = await createDatabase();
    other = new pg.Client({ connectionString: database.url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await database.drop();
  });

  const serving = async (time: number, statementTimeout: number): Promise<TestServer> => {
    const games = openDatabase(database.url, { statementTimeout });
    opened.push(games);
    const limits = { ...standardLimits, time };
    const server = await startServer({
      databaseUrl: database.url,
      games: openGames(games, createCards(openCards(games.query))),
      limits,
    });
    return { ...server, close: () => server.close().then(() => games.close()) };
  };

  test.each([
    ['a request', 3_000, 600_000],
    ['a statement', 600_000, 500],
  ])('%s ends in time with 504 over both doors, and the next one is answered', async (_, time, statementTimeout) => {
    const server = await serving(time, statementTimeout);
    const rest = () => send(`${server.url}/v1/games`, 'GET');
    const graphql = () => query(server.url, '{ games { totalCount } }');
    expect([(await rest()).status, (await graphql()).status]).toEqual([200, 200]);

    await other.query('BEGIN; LOCK TABLE games IN ACCESS EXCLUSIVE MODE');
    const [one, two] = await Promise.all([rest(), graphql()]);
    expect([one.status, one.body.code]).toEqual([504, 'TIMEOUT']);
    expect([two.status, two.body.errors[0].extensions.code]).toEqual([504, 'TIMEOUT']);
    for (const { headers } of [one, two]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);

    await other.query('ROLLBACK');
    expect([(await rest()).status, (await graphql()).status]).toEqual([200, 200]);
    await server.close();
  });
});
