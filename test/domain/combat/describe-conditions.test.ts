import { expect, test } from '@jest/globals';
import { describeDefenderCondition } from '../../../src/domain/combat/describe-conditions.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import { asked } from '../combat-asked.js';
import { player, ring, thing, written } from '../tables.js';

test('for what the defending player controls, or does not, a rule holds', () => {
  const state = ring('A B', { objects: [thing('isle', 'Land', 'B'), thing('lot', 'Land', 'B', { zone: 'HAND' })] });
  const isle = objectOf(state, 'isle');
  const told = (
    name: 'asLongAs' | 'unless',
    controls: object,
    who: 'DEFENDING_PLAYER' | 'ANYONE' = 'DEFENDING_PLAYER',
    numbers = {},
  ) =>
    describeDefenderCondition(
      state,
      { kind: 'CANT_ATTACK', [name]: { who, controls, ...numbers } },
      isle,
      player(state, 'B'),
    );
  const lands = { types: ['Land'] };
  expect(told('asLongAs', lands)).toBe(', as B controls isle');
  expect(told('asLongAs', lands, 'DEFENDING_PLAYER', { atMost: 1 })).toBe(', as B controls only isle');
  expect(told('asLongAs', lands, 'DEFENDING_PLAYER', { atLeast: 1, atMost: 1 })).toBe(', as B controls isle');
  expect(told('unless', lands, 'DEFENDING_PLAYER', { atLeast: 2 })).toBe(', as B controls only isle');
  expect(told('unless', lands, 'DEFENDING_PLAYER', { atMost: 0 })).toBe(', as B controls isle');
  expect(told('unless', { types: ['Island'] })).toBe(', as B controls no Island');
  expect(told('unless', { tapped: true })).toBe(', as B controls no such permanent');
  expect([told('unless', { types: ['Artifact', 'Creature'] })]).toEqual([', as B controls no artifact creature']);
  expect([
    told('unless', lands, 'ANYONE'),
    describeDefenderCondition(state, { kind: 'CANT_ATTACK' }, isle, null),
  ]).toEqual(['', '']);
});

test('what the defending player lacks is said to be no more than what the rule asks for', () => {
  const of = (unless: string) => {
    const text = `This creature can't attack unless defending player controls ${unless}.`;
    const state = written(`A: ox 3/3 {${text}}; elk 1/1; cow 1/1 | B: bear 2/2 white; isle (Basic Land — Island)`);
    return JSON.stringify(asked.targets(state, 'A', ['ox']));
  };
  expect(of('a green creature')).toContain('as B controls no such creature.');
  expect(of('a creature with flying')).toContain('as B controls no such creature.');
  expect(of('a nonbasic land')).toContain('as B controls no such land.');
  expect(of('a Swamp')).toContain('as B controls no Swamp.');
  expect(of('a snow land')).toContain('as B controls no snow land.');
  expect(of('two or more creatures')).toContain('as B controls only bear.');
  expect(of('more creatures than you')).toContain('as B controls only bear.');
  expect(of('no creatures')).toContain('as B controls bear.');
});

test('801.11: what the defending player controls out of range does not count', () => {
  const lands = [thing('isle', 'Land — Island', 'C'), thing('ox', 'Creature', 'A')];
  const state = ring('A B C D E', { objects: lands, options: { rangeOfInfluence: 1 } });
  const rule = {
    kind: 'CANT_ATTACK' as const,
    unless: { who: 'DEFENDING_PLAYER' as const, controls: { types: ['Island'] } },
  };
  expect(describeDefenderCondition(state, rule, objectOf(state, 'ox'), player(state, 'C'))).toBe(
    ", as C controls no Island within A's range",
  );
});

test('what is asked of the defending player alone is said', () => {
  const of = (condition: string, players: string) => {
    const state = written(`A 20: ox 3/3 {This creature can't attack ${condition}.} | ${players}`);
    return JSON.stringify(asked.targets(state, 'A', ['ox']));
  };
  const [monarch, initiative] = ['unless defending player is the monarch', 'if defending player has the initiative'];
  expect(of(monarch, 'B | C monarch')).toContain("ox can't attack B, as B is not the monarch.");
  expect(of(initiative, 'B initiative | C')).toContain("ox can't attack B, as B has the initiative.");
  expect(of('unless defending player is poisoned', 'B | C poison 1')).toContain('as B has no poison counters.');
  expect(of('if defending player is poisoned', 'B | C poison 1')).toContain('as C has 1 poison counter.');
  expect(of('unless defending player has 10 or less life', 'B 12 | C 8')).toContain('as B has 12 life.');
  expect(of('unless you have more life than defending player', 'B 25 | C 8')).toContain('as B has 25 life.');
});

test('who is the monarch is in doubt where the table tells of none', () => {
  const of = (players: string) =>
    JSON.stringify(
      asked.targets(written(`A: ox 3/3 {This creature can't attack unless you're the monarch.} | ${players}`), 'A', [
        'ox',
      ]),
    );
  expect(of('B | C')).toContain('The table does not say whether somebody is the monarch');
  for (const told of ['B | C monarch', 'B | C not monarch']) expect(of(told)).not.toContain('not told');
});

test('801.11: a defending player out of range is as no condition asks', () => {
  const law = "law (Enchantment) {Creatures can't attack unless defending player is the monarch.}";
  const state = written(`range 1 | A: ${law} | B*: ox 3/3 | C monarch | D | E`);
  const told = JSON.stringify(asked.targets(state, 'B', ['ox']));
  expect(told).toContain("ox can't attack A because of law, as A is not the monarch.");
  expect(told).toContain("ox can't attack C because of law, as C is the monarch, out of A's range.");
});
