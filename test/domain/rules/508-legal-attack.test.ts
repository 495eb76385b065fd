import { expect, test } from '@jest/globals';
import { attackVerdict, attackWitness } from '../attacks.js';
import { ruleIn } from '../combat-told.js';
import { creature, ring, thing, twoHeadedGiants } from '../tables.js';

type Rule = NonNullable<Parameters<typeof creature>[2]>['attackRules'];
const around = (told = '') => {
  const attackRules = (told ? [ruleIn(told)] : []) as Rule;
  const creatures = [creature('ox', 'A', { keywords: ['Banding'] }), creature('elk', 'A'), creature('yak', 'A')];
  const objects = [...creatures, thing('law', 'Enchantment', 'C', { attackRules })];
  return ring('A B C', { options: { attack: 'MULTIPLE_PLAYERS' }, objects });
};
const toC = 'ATTACKS_TARGET_IF_ABLE target C of yak';

test.each([
  ['a legal one is its own witness', '', 'ox > B in 1, elk > B in 1, yak > C', 'ox > B in 1, elk > B in 1, yak > C'],
  ['so is none', '', '', ''],
  ['508.1d: what has to attack joins it, the others as declared', toC, 'ox > B, elk > C', 'ox > B, elk > C, yak > C'],
  [
    '702.22c: a band that loses one',
    'CANT_ATTACK of elk',
    'ox > B in 1, elk > B in 1, yak > B in 1',
    'ox > B, yak > B',
  ],
  ['702.22c: nor one at home', 'CANT_ATTACK of ox elk', 'ox > B in 1, elk > B in 1, yak > B', 'yak > B'],
  ['702.22c: one that may attack stays', toC, 'ox > B in 1, elk > B in 1', 'ox > B in 1, elk > B in 1, yak > C'],
  ['702.22c: one that may not', toC, 'yak > C in 1, elk > C in 1, ox > B in 2', 'ox > B in 2, elk > C, yak > C'],
])('%s', (_, told, attacks, witness) => {
  expect(attackWitness(attackVerdict(around(told), 'A', attacks)).join(', ')).toBe(witness);
});

test('802.3b: a band that would attack two players is none', () => {
  const torn = attackVerdict(around('CANT_ATTACK_TARGET target B of elk'), 'A', 'ox > B in 1, elk > B in 1');
  expect(attackWitness(torn)).not.toContain('ox > B in 1');
});

test('810.7 of 2018: of the heads of a team, the one that was declared', () => {
  const objects = [creature('ox', 'A1'), creature('elk', 'A1', { attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] })];
  const state = twoHeadedGiants({ A: undefined, B: undefined }, 2, { edition: 'CR_2018', objects });
  for (const head of ['B1', 'B2'])
    expect(attackWitness(attackVerdict(state, 'A1', `ox > ${head}`))).toEqual([`ox > ${head}`, 'elk > B1']);
});
