import { expect, test } from '@jest/globals';
import { callTool } from '../../mcp/client.js';
import { serve } from '../../http/server.js';

const oracle_text = "{4}, {T}: Target creature can't be blocked this turn.";
const state = {
  players: [{ id: 'ann' }, { id: 'bob' }],
  objects: [
    { id: 'passage', owner: 'ann', cardData: { name: 'Back Door', type_line: 'Land', oracle_text } },
    { id: 'ox', owner: 'ann', typeLine: 'Creature — Ox' },
  ],
};
const note = {
  message: `An effect of Back Door may still apply, though the table lists none: "${oracle_text}"`,
  offer: 1,
  about: [{ id: 'passage', name: 'Back Door' }],
};
const given = { player: 'bob', attacks: [{ attacker: 'ox', target: 'bob' }] };

const server = await serve();
const post = async (path: string, body: object) => (await server.post(`/v1/${path}`, body)).body;

test('notes stand beside answers on their matter over REST, of stored games as well, and can be left out', async () => {
  const { notes, ...answer } = await post('game-states/legal-blocks', { state, ...given });
  expect(notes).toEqual([note]);
  expect(answer).toEqual(await post('game-states/legal-blocks', { state, ...given, notes: false }));
  await post('games', { id: 'noted', state });
  expect((await post('games/noted/legal-blocks', given)).notes).toEqual([note]);
  expect(await post('game-states/legal-attack-targets', { state, player: 'ann' })).not.toHaveProperty('notes');
  const effects = [{ from: 'passage', offer: 1, on: ['ox'] }];
  const noted = await post('game-states/legal-blocks', { state: { ...state, effects }, ...given });
  expect(noted).not.toHaveProperty('notes');
});

test('a table that is checked and a GameState hold them', async () => {
  expect((await post('game-states', { state })).notes).toEqual([note]);
  const document = 'query ($of: GameStateInput!) { gameState(of: $of) { notes { message offer about { id name } } } }';
  expect((await server.query(document, { of: state })).body.data.gameState.notes).toEqual([note]);
});

test('MCP tells them, unless they are not wanted', async () => {
  const asked = { question: 'legalBlocks', state, arguments: given };
  const { structuredContent: told } = await callTool(server.url, 'ask_question', asked);
  expect(told.notes).toEqual([{ ...note, message: expect.stringContaining('may still apply') }]);
  const { structuredContent: without } = await callTool(server.url, 'ask_question', { ...asked, notes: false });
  expect(without).not.toHaveProperty('notes');
});
