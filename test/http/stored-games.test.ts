import { describe, expect, test } from '@jest/globals';
import { type TestServer, serve, ownDatabase } from './server.js';

const table = {
  options: { rangeOfInfluence: 1 },
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }, { id: 'dan' }, { id: 'eve' }],
  objects: [
    { id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' },
    { id: 'ox', typeLine: 'Creature — Ox', owner: 'cat' },
  ],
};

const database = await ownDatabase();
const one = await serve({ databaseUrl: database.url });
const other = await serve({ databaseUrl: database.url });

const idsOf = (entries: readonly { readonly id: string }[]): readonly string[] => entries.map(({ id }) => id);
const rangeOf = async (server: TestServer, game: string, more: object = {}): Promise<readonly string[]> => {
  const { body } = await server.post(`/v1/games/${game}/range-of`, { player: 'ann', ...more });
  return idsOf(body.players);
};

describe('two servers on one database', () => {
  test('both see a change at once', async () => {
    await one.post('/v1/games', { id: 'shared', name: 'Friday', state: table });
    expect(await rangeOf(other, 'shared')).toEqual(['ann', 'bob', 'eve']);
    const events = [{ playerLeaves: { player: 'bob' } }, { turnEnds: {} }, { turnBegins: {} }];
    await one.post('/v1/games/shared/events', { events });
    expect(await rangeOf(other, 'shared')).toEqual(['ann', 'cat', 'eve']);
    await other.post('/v1/games/shared/revert', { version: 0 });
    expect(await rangeOf(one, 'shared')).toEqual(['ann', 'bob', 'eve']);
    expect(await rangeOf(one, 'shared', { version: 3 })).toEqual(['ann', 'cat', 'eve']);
  });

  test('a game deleted and made anew is not taken for the old one', async () => {
    const make = (name: string) =>
      one.post('/v1/games', { id: 'anew', state: { ...table, players: [{ id: 'ann' }, { id: name }], objects: [] } });
    await make('bob');
    expect(await rangeOf(other, 'anew')).toEqual(['ann', 'bob']);
    expect((await one.delete('/v1/games/anew')).status).toBe(204);
    await make('zoe');
    expect(await rangeOf(other, 'anew')).toEqual(['ann', 'zoe']);
  });
});

describe('versions', () => {
  test('every version can be asked about, and a change built on another one is refused', async () => {
    const made = await one.post('/v1/games', { id: 'versions', state: table });
    expect([made.status, made.headers.get('location')]).toEqual([201, '/v1/games/versions']);
    const events = [{ taps: { objects: ['bear'] } }];
    const first = await one.post('/v1/games/versions/events', { events }, { 'if-match': '"0"' });
    expect([first.status, first.body.game.version]).toEqual([200, 1]);
    const late = await other.post('/v1/games/versions/events', { events }, { 'if-match': '"0"' });
    expect([late.status, late.body.code, late.body.actualVersion]).toEqual([412, 'VERSION_CONFLICT', 1]);
    const untap = 'events: [{ untaps: { objects: ["bear"] } }], expectedVersion: 0';
    const { body } = await one.query(`mutation { recordEvents(game: "versions", ${untap}) { game { version } } }`);
    expect(body.errors[0].extensions).toMatchObject({ code: 'VERSION_CONFLICT', actualVersion: 1 });
    const bear = '{ object(id: "bear") { tapped } }';
    const before = await one.query(`{ game(id: "versions") { version state(version: 0) ${bear} now: state ${bear} } }`);
    const [state, now] = [{ object: { tapped: false } }, { object: { tapped: true } }];
    expect(before.body.data.game).toEqual({ version: 1, state, now });
    const missing = await one.get('/v1/games/versions/state?version=9');
    expect([missing.status, missing.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('an id is taken once', async () => {
    await one.post('/v1/games', { id: 'taken', state: table });
    const again = await one.post('/v1/games', { id: 'taken', state: table });
    expect([again.status, again.body.code]).toEqual([409, 'ID_TAKEN']);
  });

  test('the log and the list are read page by page', async () => {
    for (const id of ['page-1', 'page-2', 'page-3']) await one.post('/v1/games', { id, name: 'paged', state: table });
    const first = await one.get('/v1/games?first=2&name=PAGED');
    expect(idsOf(first.body.items)).toEqual(['page-3', 'page-2']);
    const rest = await one.get(`/v1/games?first=2&name=paged&after=${first.body.pageInfo.endCursor}`);
    expect(idsOf(rest.body.items)).toEqual(['page-1']);
    expect(rest.body.pageInfo.hasNextPage).toBe(false);
    const { body } = await one.query('{ games(first: 2, filter: { name: "paged" }) { totalCount nodes { id } } }');
    expect(body.data.games).toEqual({ totalCount: 3, nodes: [{ id: 'page-3' }, { id: 'page-2' }] });
    const many = await one.get('/v1/games?first=101');
    expect(many.body.problems).toEqual([{ path: ['first'], message: 'first has to be at most 100, not 101.' }]);
  });

  test('a description sent back answers every question as the game did: inline, and through PUT', async () => {
    await one.post('/v1/games', { id: 'told', state: table });
    const events = [
      { controlChanges: { object: 'ox', to: 'ann' } },
      { playerLeaves: { player: 'eve' } },
      { stepBegins: { step: 'DECLARE_ATTACKERS' } },
    ];
    await one.post('/v1/games/told/events', { events });
    const { body: state } = await one.get('/v1/games/told/state');
    await one.post('/v1/games', { id: 'retold', state: table });
    const put = await one.put('/v1/games/retold/state', state);
    expect([put.status, put.body.version]).toEqual([200, 1]);
    for (const question of ['range-of', 'legal-attack-targets']) {
      const asked = await one.post(`/v1/games/told/${question}`, { player: 'ann' });
      expect(asked.status).toBe(200);
      const inline = await one.post(`/v1/game-states/${question}`, { state, player: 'ann' });
      const replaced = await one.post(`/v1/games/retold/${question}`, { player: 'ann' });
      expect(inline.body).toEqual(asked.body);
      expect(replaced.body).toEqual(asked.body);
    }
  });
});
