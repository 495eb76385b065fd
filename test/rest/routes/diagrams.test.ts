import { describe, expect, test } from '@jest/globals';
import { serve } from '../../http/server.js';

const state = {
  options: { rangeOfInfluence: 1 },
  players: [{ id: 'ann', name: 'Ann <&>' }, { id: 'bob' }, { id: 'cat' }, { id: 'dan' }, { id: 'eve' }],
};

const server = await serve();
await server.post('/v1/games', { id: 'g', state });
await server.post('/v1/games/g/events', { events: [{ playerLeaves: { player: 'bob' } }] });

const described = (body: object) => server.post('/v1/game-states/diagram.svg', body);
const stored = (address: string) => server.get(`/v1/games/${address}`);
const drawnBy = async (fields: string) => {
  const { body } = await server.query(`{ game(id: "g") { state { ${fields} } } }`);
  return body;
};

describe('the picture of a table', () => {
  test('is the same at both doors, of a described table and of a stored game', async () => {
    const { status, headers, body } = await stored('g/diagram.svg?rangeOf=ann&theme=DARK');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(body).toContain('Ann &lt;&amp;&gt;');
    const { data } = await drawnBy('diagram(rangeOf: "ann", theme: DARK)');
    expect(data.game.state.diagram).toBe(body);
    const supposed = { state, suppose: [{ playerLeaves: { player: 'bob' } }], rangeOf: 'ann', theme: 'DARK' };
    expect((await described(supposed)).body).toBe(body);
  });

  test('is light and without a range where nothing is asked for, and shows any version', async () => {
    const plain = await stored('g/diagram.svg');
    expect((await drawnBy('diagram')).data.game.state.diagram).toBe(plain.body);
    expect(plain.body).toContain('left this turn');
    expect(plain.body).not.toContain('Range of influence');
    const before = await stored('g/diagram.svg?version=0');
    expect(before.body).not.toContain('left this turn');
    expect((await described({ state, edition: 'CR_2026' })).body).toBe(before.body);
  });

  test('of nobody’s range is BAD_USER_INPUT that names it, at both doors', async () => {
    const message = 'There is no player "zoe" at this table.';
    const replies = [await stored('g/diagram.svg?rangeOf=zoe'), await described({ state, rangeOf: 'zoe' })];
    for (const { status, body } of replies)
      expect([status, body.code, body.problems]).toEqual([400, 'BAD_USER_INPUT', [{ path: ['rangeOf'], message }]]);
    const { errors } = await drawnBy('diagram(rangeOf: "zoe")');
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', problems: [{ path: ['rangeOf'], message }] });
  });

  test('of no theme, of an impossible table, of no game, of no version', async () => {
    expect((await stored('g/diagram.svg?theme=PINK')).body.code).toBe('BAD_USER_INPUT');
    expect((await described({ state: { players: [{ id: 'a' }, { id: 'a' }] } })).body.code).toBe('BAD_USER_INPUT');
    expect((await stored('h/diagram.svg')).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await stored('g/diagram.svg?version=9')).body.code).toMatch(/NOT_FOUND|BAD_USER_INPUT/);
  });
});
