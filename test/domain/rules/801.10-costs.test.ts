import { expect, test } from '@jest/globals';
import { attackVerdict } from '../attacks.js';
import { blockVerdict } from '../blocks.js';
import { creature, ring, saidBy, thing, type AttackRule } from '../tables.js';

const about = ({ because }: ReturnType<typeof attackVerdict> | ReturnType<typeof blockVerdict>) =>
  saidBy(because, '801.10');
const far = (payer: string, controller: string, payed = payer, name = 'tax') =>
  `${payer} sits 2 seats from ${controller}, whose range is 1 seat, so ${name} does not make ${payed} pay.`;

const tax = (owner: string, more: Partial<AttackRule> = {}, id = 'tax') => {
  const rule = { kind: 'CANT_ATTACK', creatures: {}, unlessPays: '{2}', ...more } as const;
  return thing(id, 'Enchantment', owner, { attackRules: [rule] });
};
const around = (range: number | undefined, ...taxes: ReturnType<typeof tax>[]) =>
  ring('A B C D E', { range, objects: [creature('x', 'A'), creature('y', 'A'), ...taxes] });
const attacking = (attacks: string, range: number | undefined, ...taxes: ReturnType<typeof tax>[]) =>
  attackVerdict(around(range, ...taxes), 'A', attacks);

test('nobody pays it, and a ruling says why; one within range costs something', () => {
  const outside = attacking('x > B, y > E', 1, tax('C'));
  expect([outside.costs, about(outside)]).toEqual([[], [far('A', 'C')]]);
  const near = attacking('x > B, y > E', 2, tax('C'));
  expect([near.costs.length, about(near)]).toEqual([2, []]);
});

test('a ban that no payment lifts is not one', () => {
  const banned = attacking('x > B', 1, tax('C', { unlessPays: null }));
  expect([banned.legal, about(banned)]).toEqual([true, []]);
});

test('of blocks, too, by the range to the blocker, and to the attacker that it speaks of', () => {
  const blocking = (owner: string, kind: 'CANT_BLOCK' | 'CANT_BE_BLOCKED' = 'CANT_BLOCK') => {
    const price = thing('tax', 'Enchantment', owner, { blockRules: [{ kind, creatures: {}, unlessPays: '{2}' }] });
    return blockVerdict(around(1, creature('b', 'B'), price), 'B', 'x > B', 'b > x');
  };
  expect(about(blocking('D'))).toEqual([far('B', 'D')]);
  expect([about(blocking('C')), blocking('C').costs.length]).toEqual([[], 1]);
  expect(about(blocking('C', 'CANT_BE_BLOCKED'))).toEqual([far('A', 'C', 'B')]);
});
