import { expect, test } from '@jest/globals';
import { leftAtNow, standingsOf } from '../../../src/domain/rules/104-standings.js';
import { winnersAt } from '../outcomes.js';
import { after, emperors, leftBy, ring } from '../tables.js';

test('who has left keeps the version at which they did', () => {
  const one = leftBy(ring('A B C'), 'A');
  const first = leftAtNow(new Map(), one, 3);
  const told = (left: ReadonlyMap<string, number>) => [...left].map(([id, at]) => `${id} at ${at}`);
  expect([told(first), told(leftAtNow(first, leftBy(one, 'C'), 5))]).toEqual([['A at 3'], ['A at 3', 'C at 5']]);
});

test('from the last one standing to the first one out, teammates of the winner included (104.2c, I13)', () => {
  const leaving = { A1: 'CONCEDES', B2: 'DRAWS', BE: 'CONCEDES' } as const;
  const events = Object.entries(leaving).map(([player, reason]) => ({ playerLeaves: { player, reason } }));
  const state = after(emperors(), ...events);
  const leftAt = new Map(Object.entries({ A1: 1, B2: 2, BE: 3, B1: 3 }));
  const told = standingsOf(state, leftAt).map(({ player, place, result }) => `${place} ${player.id} ${result}`);
  expect(told).toEqual(['1 AE WON', '1 A2 WON', '3 B1 LOST', '3 BE LOST', '5 B2 DREW', '6 A1 WON']);
});

test('nobody has won while the game goes on, nor when it was a draw for everybody', () => {
  expect(winnersAt(ring('a b c'))).toEqual([]);
  expect(winnersAt(after(ring('a b c'), { result: { draw: { controller: 'a' } } }))).toEqual([]);
});
