import { expect, test } from '@jest/globals';
import { stepsOfAttack, stepsOfBlocks } from '../../../src/domain/combat/sizes.js';
import { sizeOf } from '../../../src/domain/state/game-state.js';
import { creature, player, ring, siege, table, thing, walker, type ObjectDescription } from '../tables.js';

const bears = (count: number, owner = 'A') =>
  Array.from({ length: count }, (_, index) => creature(`${owner}${index}`, owner));
const at = (...objects: readonly ObjectDescription[]) => ring('A B C', { objects });

/** The steps beyond those of looking at each player and object. */
const ofAttack = (...objects: readonly ObjectDescription[]) =>
  stepsOfAttack(at(...objects), player(at(), 'A')) - 10 * sizeOf(at(...objects));
const ofBlocks = (attackers: number, ...objects: readonly ObjectDescription[]) =>
  stepsOfBlocks(at(...objects), player(at(), 'A'), attackers) - 10 * sizeOf(at(...objects));

test('every object is looked at', () => {
  expect(stepsOfAttack(at(), player(at(), 'A'))).toBe(30);
  expect(stepsOfBlocks(at(thing('rock', 'Artifact', 'B')), player(at(), 'A'), 3)).toBe(40);
});

/** The steps of creatures, things to attack or to block, steps of each pair, and objects on the battlefield. */
const steps = (creatures: number, things: number, ofPair: number, objects: number, parts = 0) =>
  Math.ceil(creatures * things * ofPair + creatures * (objects + parts));

test('creatures, times what there is to attack or to block', () => {
  expect(ofAttack(...bears(3))).toBe(steps(3, 2, 25, 3));
  expect(ofAttack(...bears(3), ...bears(4, 'B'))).toBe(steps(3, 2, 25, 7));
  expect(ofAttack(...bears(3), walker('jace', 'B'), siege('keep', 'B', 'C'))).toBe(steps(3, 4, 25, 5));
  expect(ofAttack(...bears(3), { ...walker('jace', 'B'), zone: 'GRAVEYARD' })).toBe(steps(3, 2, 25, 3));
  expect(ofBlocks(5, ...bears(3), walker('jace', 'B'))).toBe(steps(3, 5, 25, 4));
});

test('with shared team turns, the creatures of the whole team', () => {
  const objects = [...bears(3), ...bears(2, 'B'), ...bears(1, 'C')];
  const of = (variant: 'TWO_HEADED_GIANT' | 'TEAM_VS_TEAM') => {
    const state = table({
      ...{ variant, objects, teams: [{ id: 'X' }, { id: 'Y' }] },
      players: ['A', 'B', 'C', 'D'].map((id, seat) => ({ id, team: seat < 2 ? 'X' : 'Y' })),
    });
    return stepsOfBlocks(state, player(state, 'A'), 1) - 10 * sizeOf(state);
  };
  expect(of('TWO_HEADED_GIANT')).toBe(steps(5, 1, 25, 6));
  expect(of('TEAM_VS_TEAM')).toBe(steps(3, 1, 25, 6));
});

test('keywords of a creature, rules of each pair, and all permanents where cards change types', () => {
  expect(ofAttack(creature('x', 'A', { keywords: ['Flying', 'Haste'] }))).toBe(steps(1, 2, 27, 1, 120));
  const shy = creature('x', 'A', { attackRules: [{ kind: 'CANT_ATTACK' }] });
  const ofRule = (...others: readonly ObjectDescription[]) =>
    ofAttack(shy, ...others) - ofAttack(creature('x', 'A'), ...others);
  expect(ofRule(walker('jace', 'B')) - ofRule()).toBe(1);
  const law = (oracle_text: string) =>
    ofAttack(thing('lamp', 'Artifact', 'A'), {
      ...{ id: 'law', owner: 'C', cardData: { name: 'law', type_line: 'Enchantment', oracle_text } },
    });
  const others = law('Creatures get +1/+1.');
  expect(law('Each noncreature artifact is a 2/2 artifact creature.')).toBeGreaterThan(others + 50);
});

test('each sentence that was not read is asked of each creature that attacks, and of each block', () => {
  const card = (oracle_text: string) => ({
    ...{ id: 'card', owner: 'C', cardData: { name: 'card', type_line: 'Artifact', oracle_text } },
  });
  const more = (of: (...objects: readonly ObjectDescription[]) => number) =>
    of(...bears(4), card("Zorp can't attack. Zorp zorps.")) - of(...bears(4), card(''));
  expect(more(ofAttack)).toBe(4 * 2);
  expect(more((...objects) => ofBlocks(5, ...objects))).toBe(4 * 5 * 2);
});
