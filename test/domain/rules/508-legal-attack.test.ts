import { expect, test } from '@jest/globals';
import { attackVerdict, attackWitness } from '../attacks.js';
import { creature, ring, thing } from '../tables.js';

const banding = { keywords: ['Banding'] };
const around = (attackRules: NonNullable<Parameters<typeof thing>[3]>['attackRules'] = []) =>
  ring('A B C', {
    options: { attack: 'MULTIPLE_PLAYERS' },
    objects: [
      creature('ox', 'A', banding),
      creature('elk', 'A'),
      creature('yak', 'A'),
      thing('law', 'Enchantment', 'C', { attackRules }),
    ],
  });
const legal = (state: ReturnType<typeof around>, attacks: string) => attackWitness(attackVerdict(state, 'A', attacks));

test('a legal declaration is its own witness, bands and all', () => {
  expect(legal(around(), 'ox > B in 1, elk > B in 1, yak > C')).toEqual(['ox > B in 1', 'elk > B in 1', 'yak > C']);
  expect(legal(around(), '')).toEqual([]);
});

test('508.1d: what has to attack joins it, and the others attack whom they were declared to', () => {
  const must = around([{ kind: 'ATTACKS_TARGET_IF_ABLE', creatures: { ids: ['yak'] }, target: 'C' }]);
  expect(legal(must, 'ox > B, elk > C')).toEqual(['ox > B', 'elk > C', 'yak > C']);
});

test('702.22c: a band that loses a member is none any more', () => {
  const barred = around([{ kind: 'CANT_ATTACK', creatures: { ids: ['elk'] } }]);
  expect(legal(barred, 'ox > B in 1, elk > B in 1, yak > B in 1')).toEqual(['ox > B', 'yak > B']);
});

test('802.3b: a band that would attack two players is none', () => {
  const torn = around([{ kind: 'CANT_ATTACK_TARGET', target: 'B', creatures: { ids: ['elk'] } }]);
  expect(legal(torn, 'ox > B in 1, elk > B in 1')).not.toContain('ox > B in 1');
});
