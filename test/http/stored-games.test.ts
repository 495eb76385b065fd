import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { query, send, startServer, type TestServer } from './server.js';
import { createDatabase, type TestDatabase } from '../database.js';

const table = {
  options: { rangeOfInfluence: 1 },
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }, { id: 'dan' }, { id: 'eve' }],
  objects: [
    { id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' },
    { id: 'ox', typeLine: 'Creature — Ox', owner: 'cat' },
  ],
};

let database: TestDatabase;
let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  database = await createDatabase();
  one = await startServer({ databaseUrl: database.url });
  other = await startServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await one.close();
  await other.close();
  await database.drop();
});

const rangeOf = async (server: TestServer, game: string, more: object = {}): Promise<readonly string[]> => {
  const { body } = await send(`${server.url}/v1/games/${game}/range-of`, 'POST', { player: 'ann', ...more });
  return body.players.map(({ id }: { id: string }) => id);
};

describe('two servers on one database', () => {
  test('both see a change at once', async () => {
    await send(`${one.url}/v1/games`, 'POST', { id: 'shared', name: 'Friday', state: table });
    expect(await rangeOf(other, 'shared')).toEqual(['ann', 'bob', 'eve']);
    const events = [{ playerLeaves: { player: 'bob' } }, { turnEnds: {} }, { turnBegins: {} }];
    await send(`${one.url}/v1/games/shared/events`, 'POST', { events });
    expect(await rangeOf(other, 'shared')).toEqual(['ann', 'cat', 'eve']);
    await send(`${other.url}/v1/games/shared/revert`, 'POST', { version: 0 });
    expect(await rangeOf(one, 'shared')).toEqual(['ann', 'bob', 'eve']);
    expect(await rangeOf(one, 'shared', { version: 3 })).toEqual(['ann', 'cat', 'eve']);
  });

  test('a game deleted and made anew is not taken for the old one', async () => {
    const make = (name: string) =>
      send(`${one.url}/v1/games`, 'POST', {
        id: 'anew',
        state: { ...table, players: [{ id: 'ann' }, { id: name }], objects: [] },
      });
    await make('bob');
    expect(await rangeOf(other, 'anew')).toEqual(['ann', 'bob']);
    expect((await send(`${one.url}/v1/games/anew`, 'DELETE')).status).toBe(204);
    await make('zoe');
    expect(await rangeOf(other, 'anew')).toEqual(['ann', 'zoe']);
  });
});

describe('versions', () => {
  test('every version can be asked about, and a change built on another one is refused', async () => {
    const made = await send(`${one.url}/v1/games`, 'POST', { id: 'versions', state: table });
    expect([made.status, made.headers.get('location')]).toEqual([201, '/v1/games/versions']);
    const events = [{ taps: { objects: ['bear'] } }];
    const first = await send(`${one.url}/v1/games/versions/events`, 'POST', { events }, { 'if-match': '"0"' });
    expect([first.status, first.body.game.version]).toEqual([200, 1]);
    const late = await send(`${other.url}/v1/games/versions/events`, 'POST', { events }, { 'if-match': '"0"' });
    expect([late.status, late.body.code, late.body.actualVersion]).toEqual([412, 'VERSION_CONFLICT', 1]);
    const { body } = await query(
      one.url,
      'mutation { recordEvents(game: "versions", events: [{ untaps: { objects: ["bear"] } }], expectedVersion: 0) { game { version } } }',
    );
    expect(body.errors[0].extensions).toMatchObject({ code: 'VERSION_CONFLICT', actualVersion: 1 });
    const before = await query(
      one.url,
      '{ game(id: "versions") { version state(version: 0) { object(id: "bear") { tapped } } now: state { object(id: "bear") { tapped } } } }',
    );
    expect(before.body.data.game).toEqual({
      version: 1,
      state: { object: { tapped: false } },
      now: { object: { tapped: true } },
    });
    const missing = await send(`${one.url}/v1/games/versions/state?version=9`, 'GET');
    expect([missing.status, missing.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('an id is taken once', async () => {
    await send(`${one.url}/v1/games`, 'POST', { id: 'taken', state: table });
    const again = await send(`${one.url}/v1/games`, 'POST', { id: 'taken', state: table });
    expect([again.status, again.body.code]).toEqual([409, 'ID_TAKEN']);
  });

  test('the log and the list are read page by page', async () => {
    for (const id of ['page-1', 'page-2', 'page-3'])
      await send(`${one.url}/v1/games`, 'POST', { id, name: 'paged', state: table });
    const first = await send(`${one.url}/v1/games?first=2&name=PAGED`, 'GET');
    expect(first.body.items.map(({ id }: { id: string }) => id)).toEqual(['page-3', 'page-2']);
    const rest = await send(`${one.url}/v1/games?first=2&name=paged&after=${first.body.pageInfo.endCursor}`, 'GET');
    expect(rest.body.items.map(({ id }: { id: string }) => id)).toEqual(['page-1']);
    expect(rest.body.pageInfo.hasNextPage).toBe(false);
    const { body } = await query(one.url, '{ games(first: 2, filter: { name: "paged" }) { totalCount nodes { id } } }');
    expect(body.data.games).toEqual({ totalCount: 3, nodes: [{ id: 'page-3' }, { id: 'page-2' }] });
    const many = await send(`${one.url}/v1/games?first=101`, 'GET');
    expect(many.body.problems).toEqual([{ path: ['first'], message: 'first has to be at most 100, not 101.' }]);
  });
});

describe('a description sent back', () => {
  const everything = { player: 'ann' };

  test('answers every question as the game did: inline, and through PUT', async () => {
    await send(`${one.url}/v1/games`, 'POST', { id: 'told', state: table });
    const events = [
      { controlChanges: { object: 'ox', to: 'ann' } },
      { playerLeaves: { player: 'eve' } },
      { stepBegins: { step: 'DECLARE_ATTACKERS' } },
    ];
    await send(`${one.url}/v1/games/told/events`, 'POST', { events });
    const { body: state } = await send(`${one.url}/v1/games/told/state`, 'GET');
    await send(`${one.url}/v1/games`, 'POST', { id: 'retold', state: table });
    const put = await send(`${one.url}/v1/games/retold/state`, 'PUT', state);
    expect([put.status, put.body.version]).toEqual([200, 1]);
    for (const question of ['range-of', 'legal-attack-targets']) {
      const asked = await send(`${one.url}/v1/games/told/${question}`, 'POST', everything);
      expect(asked.status).toBe(200);
      const inline = await send(`${one.url}/v1/game-states/${question}`, 'POST', { state, ...everything });
      const replaced = await send(`${one.url}/v1/games/retold/${question}`, 'POST', everything);
      expect(inline.body).toEqual(asked.body);
      expect(replaced.body).toEqual(asked.body);
    }
  });
});

describe('with a key', () => {
  let keyed: TestServer;
  beforeAll(async () => {
    keyed = await startServer({ databaseUrl: database.url, apiKey: 'a-key-of-some-length' });
  });
  afterAll(() => keyed.close());

  test.each([
    ['without', {}, 401],
    ['another', { authorization: 'Bearer a-key-of-some-lengtX' }, 401],
    ['the right one', { authorization: 'Bearer a-key-of-some-length' }, 200],
  ])('%s', async (_, headers, status) => {
    const rest = await send(`${keyed.url}/v1/games`, 'GET', undefined, headers);
    const graphql = await send(`${keyed.url}/graphql`, 'POST', { query: '{ games { totalCount } }' }, headers);
    expect([rest.status, graphql.status]).toEqual([status, status]);
    if (status === 401) expect(rest.body.code).toBe('UNAUTHENTICATED');
  });

  test('health needs none', async () => {
    expect((await send(`${keyed.url}/readyz`, 'GET')).body).toEqual({ status: 'ok' });
    expect((await send(`${keyed.url}/livez`, 'GET')).status).toBe(200);
  });
});

describe('GraphiQL', () => {
  test('is served to browsers, and asks nothing of another host', async () => {
    const response = await fetch(`${one.url}/graphql`, { headers: { accept: 'text/html' } });
    const page = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(page).toContain('<div id="graphiql">');
    expect(page).not.toMatch(/<(script|link|img)[^>]*(src|href)="https?:/);
  });
});
