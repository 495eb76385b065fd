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
