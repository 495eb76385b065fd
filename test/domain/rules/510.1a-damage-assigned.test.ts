import { expect, test } from '@jest/globals';
import { unblockedDamage } from '../../../src/domain/rules/510.1b-unblocked-damage.js';
import { attackBy } from '../../../src/domain/rules/506-combat-in-progress.js';
import { combatsIn } from '../combat-told.js';
import { creature, editionsOf, ids, inEveryEdition, sound, twoHeadedGiants, under, written } from '../tables.js';
import type { GameState } from '../tables.js';

const damageOf = (state: GameState, attacker: string) => {
  const attack = attackBy(state, attacker);
  if (!attack) throw new Error(`${attacker} does not attack.`);
  const { recipients, because } = sound(unblockedDamage(state, attack));
  return { to: ids(recipients).join(), told: because.map(({ rule, says }) => `${rule.key}: ${says}`), because };
};

const fight = (ox: string, beside = '') => written(`Ann: Ox ${ox}; ${beside} | Bob | Cat | combat: Ox > Bob`);

test.each([
  ['0/4', '', ['510.1a: Ox assigns no combat damage, as its power is 0.']],
  ['-1/4', '', ['510.1a: Ox assigns no combat damage, as its power is -1.']],
  ['1/4', 'Bob', ['510.1b: Unblocked, Ox deals its damage to Bob.']],
  ['?/4', 'Bob', ['510.1b: Unblocked, Ox deals its damage to Bob.']],
])('510.1a: a creature of %s deals its damage to "%s"', (size, to, told) => {
  expect(damageOf(fight(size), 'Ox')).toMatchObject({ to, told });
});

test('510.1a: its power is what the table makes it', () => {
  const weak = damageOf(fight('2/2 {Flying}', 'Fear {Creatures get -2/-0.}'), 'Ox');
  expect(weak.told).toEqual([
    '510.1a: Ox assigns no combat damage, as its power is 0.',
    '613.4: Ox is printed as 2/2; "Creatures get -2/-0." of Fear makes it 0/2.',
  ]);
});

test.each([
  [
    '0/4',
    'Doran {Each creature assigns combat damage equal to its toughness rather than its power.}',
    /could let Ox assign damage/,
  ],
  [
    '0/4',
    'Hand {Creatures you control get +X/+0, where X is the number of cards in your hand.}',
    /taken as given; .* of Hand/,
  ],
  ['2/4', 'Fear {Creatures get -3/-0.}', /taken as given; .* of Fear/],
  ['2/4', 'Fear {Creatures get -1/-0.}', null],
  ['0/4', 'Far {Creatures you control have flying.}', null],
  ['*/4 {Trample}', 'Rock (Artifact)', /are unknown/],
  ['0/4', 'Elk 2/2 {This creature assigns combat damage equal to its toughness rather than its power.}', null],
  ['0/4', 'Elk 2/2 {Elk assigns combat damage equal to its toughness rather than its power.}', null],
  ['0/4', 'Elk 2/2 {Each creature with defender assigns combat damage equal to its toughness.}', null],
  [
    '0/4',
    'Elk 2/2 {Creatures you control assign combat damage equal to their toughness.}',
    /could let Ox assign damage/,
  ],
  ['0/4', 'Belt (Artifact — Equipment) {Equipped creature assigns combat damage equal to its toughness.}', null],
  [
    '0/4',
    'Belt (Artifact — Equipment) {Equipped creature assigns combat damage equal to its toughness.} on Ox',
    /Belt/,
  ],
])('510.1a: %s beside %s: what may change that is a doubt', (size, beside, doubt) => {
  const [{ doubt: found }] = damageOf(fight(size, beside), 'Ox').because;
  if (doubt) expect(found).toMatch(doubt);
  else expect(found).toBeUndefined();
});

test('510.1a: in every edition, and whatever is attacked', () => {
  const state = fight('0/4', 'Rock (Artifact)');
  expect(inEveryEdition(state, (at) => damageOf(at, 'Ox').to)).not.toContain('Bob');
  expect(editionsOf(state, (at) => damageOf(at, 'Ox').because[0].doubt !== undefined)).toEqual([]);
  const heads = under(
    'CR_2013',
    twoHeadedGiants({ A: 30, B: 30 }, 2, {
      objects: [creature('ox', 'A1', { power: 0 })],
      combats: combatsIn('ox > B1'),
    }),
  );
  expect(damageOf(heads, 'ox').to).toBe('');
});
