import { describe, expect, test } from '@jest/globals';
import { serve } from '../../http/server.js';

const tableWith = (keywords: readonly string[]) => ({
  players: [{ id: 'ann' }, { id: 'bob' }],
  objects: [{ id: 'ox', name: 'Ox', typeLine: 'Creature — Ox', owner: 'ann', keywords }],
});
const misspelt = tableWith(['Fliyng']);
const warning = {
  code: 'UNKNOWN_KEYWORD',
  path: ['objects', 0, 'keywords', 0],
  message: '"Fliyng" of Ox is not a keyword: did you mean flying?',
  about: [{ id: 'ox', name: 'Ox' }],
};

const server = await serve();

const post = async (path: string, body: object) => (await server.post(`/v1/${path}`, body)).body;

describe('what of a table is not used', () => {
  test('stands beside the fields of an answer over REST', async () => {
    const { warnings, ...answer } = await post('game-states/range-of', { state: misspelt, player: 'ann' });
    expect(warnings).toEqual([warning]);
    expect(answer).toEqual(await post('game-states/range-of', { state: tableWith([]), player: 'ann' }));
  });

  test('beside the entries of a list, and of a stored game', async () => {
    await post('games', { id: 'misspelt', state: misspelt });
    const body = await post('games/misspelt/legal-attack-targets', { player: 'ann' });
    expect(Object.keys(body)).toEqual(['items', 'warnings']);
    expect(body.warnings).toEqual([warning]);
    expect(body.items[0].because[0].doubt).toContain('"Fliyng" of Ox');
  });

  test('is of the table that the question is asked of', async () => {
    const suppose = [{ objectChanges: { object: 'ox', keywords: ['Flying'] } }];
    const body = await post('game-states/range-of', { state: misspelt, player: 'ann', suppose });
    expect(body).not.toHaveProperty('warnings');
  });

  test('is always told of a table that is checked, and of one read from its code', async () => {
    const body = await post('game-states', { state: misspelt });
    expect(body.warnings).toEqual([warning]);
    expect((await post('game-states', { state: tableWith(['Flying']) })).warnings).toEqual([]);
    expect((await server.get(`/v1/game-states/${body.code}`)).body.warnings).toEqual([warning]);
  });

  test('is the same over GraphQL', async () => {
    const { body } = await server.query(
      'query ($of: GameStateInput!) { gameState(of: $of) { warnings { code path message about { id name } } } }',
      { of: misspelt },
    );
    expect(body.data.gameState.warnings).toEqual([warning]);
  });
});

test.each([
  ['text', 'NaN'],
  ['number', 7],
  ['object', {}],
  ['list', [7]],
  ['stranger', [{ playerLeaves: { player: 'Z' } }]],
])('events that are none are refused, of a stored game as well: a %s', async (id, suppose) => {
  const players = [{ id: 'A' }, { id: 'B' }];
  await server.post('/v1/games', { id, state: { players } });
  const described = await server.post('/v1/game-states/ranges', { state: { players }, suppose });
  const drawn = await server.post('/v1/game-states/diagram.svg', { state: { players }, suppose });
  const ofGame = await server.post(`/v1/games/${id}/ranges`, { suppose });
  for (const { status, body } of [described, ofGame, drawn]) {
    expect([status, body.problems[0].path[0]]).toEqual([400, 'suppose']);
    expect(body.problems[0].message).not.toContain('events');
  }
});

test('a filter of what is shown on demand names who is at the table', async () => {
  const players = [{ id: 'A' }, { id: 'B' }];
  const ox = { id: 'ox', owner: 'A', typeLine: 'Creature — Ox' };
  const asked = { state: { players, objects: [ox] }, player: 'A', objects: { opponentOf: 'Z' } };
  const reply = await server.post('/v1/game-states/range-of', asked);
  expect([reply.status, reply.body.problems]).toEqual([
    400,
    [{ path: ['objects', 'opponentOf'], message: 'There is no player "Z" at this table.' }],
  ]);
  const document =
    'query ($of: GameStateInput!) { gameState(of: $of) { rangeOf(player: "A") { objects(filter: { opponentOf: "Z" }) { id } } } }';
  const { errors } = (await server.query(document, { of: { players, objects: [ox] } })).body;
  expect(errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    problems: [{ path: ['filter', 'opponentOf'], message: 'There is no player "Z" at this table.' }],
  });
});
