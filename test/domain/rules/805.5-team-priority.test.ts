import { expect, test } from '@jest/globals';
import { teamsInOrder } from '../../../src/domain/rules/805.5-team-priority.js';
import { orderOfActing } from '../../../src/domain/rules/805-shared-team-turns.js';
import { inTeams, leftBy, rules, sentences, twoHeadedGiants, type GameState } from '../tables.js';

const told = (state: GameState) => teamsInOrder(state, orderOfActing(state));

test('805.9: with one member left, they are the active player', () => {
  const alone = sentences(told(leftBy(inTeams('A1 A2 B1 B2', { options: { sharedTeamTurns: true } }), 'A1')));
  expect(alone).toContain('An ability that refers to the active player means A2, the only active player.');
  expect(alone).toContain('When several players would choose or act at the same time, A2 chooses first.');
  expect(alone).toContain('A2 may act while their team has priority.');
  expect(alone).toContain('If A2 does not want to act, priority passes to B1 and B2.');
});

test('805.5b: with three members, none of whom wants to act', () => {
  const three = twoHeadedGiants({ A: 45, B: 45 }, 3);
  const says = 'If none of A1, A2 and A3 wants to act, priority passes to B1, B2 and B3.';
  expect(sentences(told(three))).toContain(says);
});

test('800.4j: the turn of a team that has left begins with the next team', () => {
  const left = leftBy(twoHeadedGiants({ A: 30, B: 30, C: 30 }), 'A2');
  expect(rules(told(left))).toContain('800.4j');
  expect(told(left)[0].says).toBe('Priority goes team by team: B1, B2, C1 and C2.');
});

test('805.5, 805.6: with two members, in words', () =>
  expect(sentences(told(twoHeadedGiants({ A: 30, B: 30 }))).slice(1, 4)).toEqual([
    'A1 and A2 may each act while their team has priority.',
    'If neither A1 nor A2 wants to act, priority passes to B1 and B2.',
    'When several players would choose or act at the same time, A1 and A2 choose first.',
  ]));

test('where only one team is left, nobody comes after it', () => {
  const left = leftBy(inTeams('A1 A2 B1 B2', { options: { sharedTeamTurns: true } }), 'B1', 'B2');
  expect(sentences(told(left)).slice(0, 3)).toEqual([
    'Only one team is left, so A1 and A2 have priority, and nobody after them.',
    'A1 and A2 may each act while their team has priority.',
    'Triggered abilities of A1 and A2 go on the stack in the order that team chooses.',
  ]);
  expect(rules(told(left))).toEqual(['805.5', '805.5a', '805.7', '805.9']);
  expect(told(leftBy(left, 'A1'))[0].says).toBe('Only one team is left, so A2 has priority, and nobody after them.');
});
