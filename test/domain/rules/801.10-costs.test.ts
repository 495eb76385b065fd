import { expect, test } from '@jest/globals';
import type { AttackRule, BlockRule } from '../../../src/domain/state/description.js';
import { attackVerdict } from '../attacks.js';
import { blockVerdict } from '../blocks.js';
import { rules } from '../rulings.js';
import { creature, ring, thing } from '../tables.js';

const about = ({ because }: ReturnType<typeof attackVerdict> | ReturnType<typeof blockVerdict>): readonly string[] =>
  because.filter(({ rule }) => rule.number === '801.10').map(({ says }) => says);

const tax = (owner: string, more: Partial<AttackRule> = {}, id = 'tax') => {
  const rule = { kind: 'CANT_ATTACK', creatures: {}, unlessPays: '{2}', ...more } as const;
  return thing(id, 'Enchantment', owner, { attackRules: [rule] });
};
const around = (range: number | undefined, ...taxes: ReturnType<typeof tax>[]) =>
  ring('A B C D E', { range, objects: [creature('x', 'A'), creature('y', 'A'), ...taxes] });

test('nobody pays it, and a ruling says why; one within range costs something', () => {
  const far = attackVerdict(around(1, tax('C')), 'A', 'x > B, y > E');
  expect(far.costs).toEqual([]);
  expect(about(far)).toEqual(['A sits 2 seats from C, whose range is 1 seat, so tax does not make A pay.']);
  const near = attackVerdict(around(2, tax('C')), 'A', 'x > B, y > E');
  expect(near.costs).toHaveLength(2);
  expect(about(near)).toEqual([]);
});

test('each source once; none where ranges are unlimited, and none that speaks of something else', () => {
  const several = around(1, tax('C'), tax('D', {}, 'toll'), tax('B', {}, 'fee'));
  expect(about(attackVerdict(several, 'A', 'x > B, y > B'))).toEqual([
    'A sits 2 seats from C, whose range is 1 seat, so tax does not make A pay.',
    'A sits 2 seats from D, whose range is 1 seat, so toll does not make A pay.',
  ]);
  const aimed = around(1, tax('C', { kind: 'CANT_ATTACK_TARGET', target: 'E' }));
  expect(about(attackVerdict(aimed, 'A', 'x > B'))).toEqual([]);
  expect(about(attackVerdict(aimed, 'A', 'x > E'))).toHaveLength(1);
  expect(about(attackVerdict(around(undefined, tax('C')), 'A', 'x > B'))).toEqual([]);
});

test('a ban that no payment lifts is not one', () => {
  const banned = around(1, tax('C', { unlessPays: null }));
  expect(attackVerdict(banned, 'A', 'x > B').legal).toBe(true);
  expect(about(attackVerdict(banned, 'A', 'x > B'))).toEqual([]);
});

test('509.1d: of blocks, too, where the source reaches the blocker or the attacker only', () => {
  const blocking = (owner: string, more: Partial<BlockRule>) => {
    const rule = { kind: 'CANT_BLOCK', creatures: {}, unlessPays: '{1}', ...more } as const;
    const taxing = thing('tax', 'Enchantment', owner, { blockRules: [rule] });
    return ring('A B C D E F', { range: 1, objects: [creature('x', 'A'), creature('y', 'B'), taxing] });
  };
  const said = (owner: string, more: Partial<BlockRule> = {}) =>
    about(blockVerdict(blocking(owner, more), 'B', 'x > B', 'y > x'));
  expect(said('F')).toEqual(['B sits 2 seats from F, whose range is 1 seat, so tax does not make B pay.']);
  expect(said('C')).toEqual([]);
  expect(said('C', { kind: 'CANT_BE_BLOCKED' })).toEqual([
    'A sits 2 seats from C, whose range is 1 seat, so tax does not make B pay.',
  ]);
  expect(said('F', { kind: 'CANT_BE_BLOCKED' })).toEqual([]);
  expect(rules(blockVerdict(blocking('E', {}), 'B', 'x > B', '').because)).not.toContain('801.10');
});
