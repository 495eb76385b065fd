import { describe, expect, test } from '@jest/globals';
import type { Description } from '../../../src/domain/state/description.js';
import { playerOf, type GameState } from '../../../src/domain/state/game-state.js';
import { readDescription } from '../../../src/domain/state/read-description.js';
import { ruleIn, standing } from '../../../src/domain/rulebook/rulebook.js';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { legalChoices } from '../../../src/domain/rules/801.5a-legal-choices.js';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { poisonOf } from '../../../src/domain/rules/810-two-headed-giant.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';

const read = (description: Description): GameState => {
  const result = readDescription(description);
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};
const seats = (...ids: readonly string[]) => ids.map((id) => ({ id }));
const heads = (life: number, poison = 0): GameState =>
  read({
    variant: 'TWO_HEADED_GIANT',
    teams: [{ id: 'A', life, poison }, { id: 'B' }],
    players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0) })),
  });

describe('attacking', () => {
  test('B24: whoever protects an attacked battle is its defending player (508.5)', () => {
    const state = read({
      players: seats('A', 'B', 'C'),
      objects: [
        { id: 'bear', typeLine: 'Creature — Bear', owner: 'A' },
        { id: 'siege', typeLine: 'Battle — Siege', owner: 'C', protector: 'B' },
      ],
      combats: [{ attacks: [{ attacker: 'bear', target: 'siege' }] }],
    });
    expect(state.combats[0]?.attacks[0]?.defendingPlayer).toBe('B');
  });

  test('B34: whom a creature attacks that is put onto the battlefield attacking is a choice within range (801.5a)', () => {
    const state = read({ options: { rangeOfInfluence: 1 }, players: seats('A', 'B', 'C', 'D', 'E') });
    const { included } = legalChoices(state, { chooser: 'A', source: { controller: 'A' }, among: { opponentOf: 'A' } });
    expect(included.map(({ id }) => id)).toEqual(['B', 'E']);
  });
});

describe('Two-Headed Giant', () => {
  test('L08: the life total of one head that doubles from 17 is 34 (810.9a)', () => {
    const { totals } = lifeAfter(heads(17), { kind: 'SET', amounts: [{ player: 'A1', amount: 34 }] });
    expect(totals.map(({ after }) => after)).toEqual([34]);
  });

  test('L19: a poison counter given to one head is found on the other (810.10d)', () => {
    const state = heads(30, 1);
    expect([poisonOf(state, playerOf(state, 'A2')), poisonOf(state, playerOf(state, 'B1'))]).toEqual([1, 0]);
  });

  test('L23: a head who loses, as by drawing from an empty library, takes the team along (810.8a)', () => {
    const { losers, winners } = outcomeOf(heads(30), { loses: ['A1'] });
    expect(losers.map(({ id }) => id)).toEqual(['A1', 'A2']);
    expect(winners.map(({ id }) => id)).toEqual(['B1', 'B2']);
  });
});

describe('seats and sources', () => {
  test('N06: in three alternating teams of two with range 2 a teammate is out of range (811.2a)', () => {
    const state = read({
      variant: 'ALTERNATING_TEAMS',
      teams: [{ id: 'A' }, { id: 'B' }, { id: 'C' }],
      players: ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'].map((id) => ({ id, team: id.charAt(0) })),
    });
    const { players } = rangeOf(state, playerOf(state, 'A1'));
    expect(players.map(({ id }) => id)).toEqual(['A1', 'B1', 'C1', 'B2', 'C2']);
  });

  test('N15: the edition of 2023 has the rules on draws, loops, restarts and planes that a page left out', () => {
    for (const number of ['801.15', '801.16', '801.17', '801.18'] as const)
      expect([number, standing(number, 'CR_2023')]).toEqual([number, 'PRESENT']);
  });

  test('N16: the edition of 2018 has the world rule as 704.5k', () => {
    expect(ruleIn('704.5k', 'CR_2018').number).toBe('704.5k');
  });
});
