import { describe, expect, test } from '@jest/globals';
import { serve } from './server.js';

const server = await serve();

const table = `Free-for-All, range 1, edition 2018
Ann* 20: Grizzly Bears 2/2; Shackles (Enchantment — Aura) on Cat
Bob 20
Cat 20: Ogre 3/3
Dan 20
`;

const rest = (path: string, body: unknown, headers = {}) => server.post(`/v1/game-states${path}`, body, headers);
const asText = { 'content-type': 'text/plain' };

describe('a table in the notation', () => {
  test('is sent as it is, and comes back described and written', async () => {
    const { status, body } = await rest('', table, asText);
    const description = { edition: 'CR_2018', players: [{ id: 'Ann' }, {}, {}, {}] };
    expect({ status, ...body }).toMatchObject({ status: 200, description, warnings: [] });
    expect((await rest('', body.text, { 'content-type': 'text/plain; charset=utf-8' })).body).toEqual(body);
  });

  test('answers a question as the same table described does, at both doors', async () => {
    const { body } = await rest('', { text: table });
    const described = await rest('/range-of', { state: body.description, player: 'Ann' });
    expect(described.status).toBe(200);
    expect((await rest('/range-of', { text: table, player: 'Ann' })).body).toEqual(described.body);
    const asked = 'rangeOf(player: "Ann") { players { id } }';
    const query = `query ($text: String!) { gameStateByText(text: $text) { ${asked} } }`;
    const { data } = (await server.graphql(query, { text: table })).body;
    const players = described.body.players.map(({ id }: { id: string }) => ({ id }));
    expect(data.gameStateByText.rangeOf).toMatchObject({ players });
  });

  test('is drawn', async () => {
    const { status, body } = await rest('/diagram.svg', { text: table });
    expect(body).toMatch(/^<svg/);
    expect(status).toBe(200);
  });
});

describe('what is wrong with it', () => {
  test('is told at once, each with line and column', async () => {
    const text = 'Ann: Bear 2/2 taped\nBob: Boots (Artifact) on Bera';
    const { status, body } = await rest('/range-of', { text, player: 'Ann' });
    expect(status).toBe(400);
    expect(body.problems).toEqual([
      { path: ['text'], message: expect.stringMatching(/^Line 1, column 15: "taped" is not understood after Bear: /) },
      { path: ['text'], message: 'Line 2, column 26: There is no player or object "Bera": did you mean "Bear"?' },
    ]);
  });

  test.each([
    ['the table is impossible', 'Two-Headed Giant\nAnn* team A\nBob team B', /^Line \d, column \d+: /],
    ['a card is not known', 'Ann*: Gryff of Nowhere\nBob', /^Line 1, column 7: .*Gryff of Nowhere/],
  ])('is told where %s', async (_, text, said) => {
    const { body } = await rest('', text, asText);
    expect(body.problems[0]).toEqual({ path: ['text'], message: expect.stringMatching(said) });
  });

  test.each([
    ['both', { text: table, state: { players: [{ id: 'a' }, { id: 'b' }] } }, 'text'],
    ['neither', {}, 'state'],
    ['a text that is no text', { text: 7 }, 'text'],
  ])('%s', async (_, body, field) => {
    const { status, body: refused } = await rest('/ranges', body);
    expect({ status, ...refused }).toMatchObject({ status: 400, problems: [{ path: [field] }] });
  });

  test('a text is taken by the route that checks a table alone', async () => {
    const { status } = await rest('/ranges', table, asText);
    expect(status).toBe(415);
  });
});

describe('what it cannot say', () => {
  const attackRules = [{ kind: 'CANT_ATTACK', creatures: { types: ['Creature'] } }];
  const objects = [{ id: 'moat', typeLine: 'Enchantment', owner: 'Ann', attackRules }];
  const state = { players: [{ id: 'Ann' }, { id: 'Bob' }], objects };
  const warning = { code: 'TEXT_CANNOT_SAY', path: ['objects', 0, 'attackRules', 0, 'creatures'] };

  const ofTable = 'query ($of: GameStateInput!) { gameState(of: $of)';

  test('is null with a warning, over REST and GraphQL', async () => {
    const told = { text: null, warnings: [{ ...warning, about: [{ id: 'moat' }] }] };
    expect((await rest('', { state })).body).toMatchObject(told);
    const fields = 'text warnings { code path about { id } }';
    const { data } = (await server.graphql(`${ofTable} { ${fields} } }`, { of: state })).body;
    expect(data.gameState).toEqual(told);
  });

  test('is no warning where nobody asks for the text', async () => {
    const { data } = (await server.graphql(`${ofTable} { warnings { code } } }`, { of: state })).body;
    expect(data.gameState).toEqual({ warnings: [] });
  });
});
