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

test('and so do those that say why there is nothing in a list', async () => {
  const { because } = await post('game-states/state-based-actions', {
    state: { players: [{ ...ann, life: 0, cantLose: true }, bob] },
    keys: true,
  });
  expect(because).toMatchObject([
    { key: because[0].says },
    { key: "{0} can't lose, so stays in the game.", values: [['Ann']] },
  ]);
});

test('what an effect is called is a value', async () => {
  const effects = [{ name: 'Peace of Ann', creatures: {}, attackRules: [{ kind: 'CANT_ATTACK' }] }];
  const objects = [{ id: 'ox', typeLine: 'Creature', owner: '0' }];
  const { items } = await post('game-states/legal-attack-targets', {
    state: { ...state, objects, effects },
    player: '0',
    keys: true,
  });
  expect(items[0].excluded[0].because[0]).toMatchObject({
    key: "{0} can't attack because of {1}.",
    values: [['ox'], ['Peace of Ann']],
  });
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
