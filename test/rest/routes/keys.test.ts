import { expect, test } from '@jest/globals';
import { serve } from '../../http/server.js';

const [ann, bob] = ['Ann', 'Bob'].map((name, seat) => ({ id: `${seat}`, name }));
const state = {
  players: [ann, bob, ...['Cat', 'Dan', 'Eve'].map((name) => ({ id: name, name }))],
  options: { rangeOfInfluence: 1 },
};
const key = "{0}'s range is {1} seat; {2} are within it.";

const server = await serve();
const post = async (path: string, body: object) => (await server.post(`/v1/${path}`, body)).body;

test('rulings hold their keys and values over REST where they are asked for, of stored games as well', async () => {
  const plain = await post('game-states/range-of', { state, player: '0' });
  expect(plain.because[0]).not.toHaveProperty('key');
  const { because, ...answer } = await post('game-states/range-of', { state, player: '0', keys: true });
  expect(because).toEqual([{ ...plain.because[0], key, values: [['Ann'], ['1'], ['Bob', 'Eve']] }]);
  expect({ ...answer, because: plain.because }).toEqual(plain);
  await post('games', { id: 'keyed', state });
  expect((await post('games/keyed/range-of', { player: '1', keys: true })).because[0]).toMatchObject({ key });
});

test('over GraphQL whoever asks for one has both worked out', async () => {
  const document = (fields: string) =>
    `query ($of: GameStateInput!) { gameState(of: $of) { rangeOf(player: "0") { because { ...Asked } } } }
    fragment Asked on Ruling { ${fields} }`;
  const asked = async (fields: string) =>
    (await server.query(document(fields), { of: state })).body.data.gameState.rangeOf.because[0];
  for (let time = 0; time < 10; time += 1) expect(await asked('key')).toEqual({ key });
  expect(await asked('values')).toEqual({ values: [['Ann'], ['1'], ['Bob', 'Eve']] });
});
