import { expect, test } from '@jest/globals';
import { attackVerdict, attackWitness } from '../attacks.js';
import { ruleIn } from '../combat-told.js';
import { creature, ring, thing } from '../tables.js';

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
