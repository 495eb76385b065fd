import { expect, test } from '@jest/globals';
import { serve } from '../../http/server.js';
import { times } from '../../times.js';

const server = await serve();

const of = {
  variant: 'GRAND_MELEE',
  players: times(10, (seat) => ({ id: `p${seat}` })),
  objects: [
    { id: 'ox', typeLine: 'Creature — Ox', owner: 'p0' },
    { id: 'elk', typeLine: 'Creature — Elk', owner: 'p4' },
  ],
  combats: [
    { marker: 1, attacks: [{ attacker: 'ox', target: 'p1' }] },
    { marker: 2, attacks: [{ attacker: 'elk', target: 'p5' }] },
  ],
};
const ask = async (asked: string) =>
  (await server.query(`query ($of: GameStateInput!) { gameState(of: $of) { ${asked} } }`, { of })).body;

test('807.4: each turn marker has the combat of its turn', async () => {
  const combat = (marker: number) => `m${marker}: combat(marker: ${marker}) { attacks { attacker { id } } }`;
  const { gameState } = (await ask(`${combat(1)} ${combat(2)} ${combat(3)}`)).data;
  const by = (id: string) => ({ attacks: [{ attacker: { id } }] });
  expect(gameState).toEqual({ m1: by('ox'), m2: by('elk'), m3: null });
});

test('a filter that names nobody at the table is refused where it does', async () => {
  const { errors } = await ask('objects(filter: { anyOf: [{ ids: ["ox"] }, { controller: "eve" }] }) { id }');
  expect(errors[0].extensions.problems).toEqual([
    { path: ['filter', 'anyOf', 1, 'controller'], message: 'There is no player "eve" at this table.' },
  ]);
});

test('a moment in a document is one of a variable', async () => {
  const games = '{ games(filter: { createdAfter: "2020-01-01T00:00:00Z" }) { totalCount } }';
  expect((await server.query(games)).body).toEqual({ data: { games: { totalCount: 0 } } });
});
