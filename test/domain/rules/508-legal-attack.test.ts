import { expect, test } from '@jest/globals';
import { attackVerdict, attackWitness } from '../attacks.js';
import { creature, ring, thing, twoHeadedGiants } from '../tables.js';

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

test('702.22c: a band whose members all stay at home is none', () => {
  const barred = around([{ kind: 'CANT_ATTACK', creatures: { ids: ['ox', 'elk'] } }]);
  expect(legal(barred, 'ox > B in 1, elk > B in 1, yak > B')).toEqual(['yak > B']);
});

test('702.22c: a band that may attack as one stays one, though the declaration is illegal', () => {
  const must = around([{ kind: 'ATTACKS_TARGET_IF_ABLE', creatures: { ids: ['yak'] }, target: 'C' }]);
  expect(legal(must, 'ox > B in 1, elk > B in 1')).toEqual(['ox > B in 1', 'elk > B in 1', 'yak > C']);
  expect(legal(must, 'yak > C in 1, elk > C in 1, ox > B in 2')).toEqual(['ox > B in 2', 'elk > C', 'yak > C']);
});

test('810.7 of 2018: of the heads of a team, the one that was declared', () => {
  const state = twoHeadedGiants({ A: undefined, B: undefined }, 2, {
    edition: 'CR_2018',
    objects: [creature('ox', 'A1'), creature('elk', 'A1', { attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] })],
  });
  for (const head of ['B1', 'B2'])
    expect(attackWitness(attackVerdict(state, 'A1', `ox > ${head}`))).toEqual([`ox > ${head}`, 'elk > B1']);
});
