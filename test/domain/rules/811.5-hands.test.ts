import { describe, expect, test } from '@jest/globals';
import { visibleHands } from '../../../src/domain/rules/811.5-hands.js';
import { areTeammates, playersInGame, type GameState } from '../../../src/domain/state/game-state.js';
import { under } from '../in-editions.js';
import { diceOf, everyVariant, randomTable } from '../random-games.js';
import { doubts, ids, rules, sound } from '../rulings.js';
import { emperors, inTeams, leftBy, player, ring, twoHeadedGiants } from '../tables.js';

const seen = (state: GameState, who: string) => sound(visibleHands(state, player(state, who)));
const told = (state: GameState, who: string) => [ids(seen(state, who).included), rules(seen(state, who).because)];

const alternating = (names: string) => inTeams(names, { variant: 'ALTERNATING_TEAMS' });

describe('teammates see each other’s hands', () => {
  test('in Emperor and Two-Headed Giant wherever they sit', () => {
    expect(told(emperors(), 'A1')).toEqual([['AE', 'A2'], ['809.7']]);
    expect(told(twoHeadedGiants({ A: 30, B: 30 }), 'B2')).toEqual([['B1'], ['810.5']]);
    expect(doubts(seen(under('CR_2008', twoHeadedGiants({ A: 30, B: 30 })), 'B2').because)).toHaveLength(1);
  });

  test('what is said, and that it is plain', () => {
    const says = (state: GameState, who: string) => {
      const [{ says: first, doubt }] = seen(state, who).because;
      return [first, doubt];
    };
    expect(says(emperors(), 'A1')).toEqual(['A1 may look at the hands of teammates.', undefined]);
    expect(says(under('CR_2008', emperors()), 'A1')[1]).toBeUndefined();
    expect(says(leftBy(emperors(), 'B1'), 'A1')[1]).toBeUndefined();
    const alone = leftBy(emperors(), 'A1', 'A2');
    expect(says(alone, 'AE')[0]).toBe('AE has no teammates left, and so sees no other hand.');
    expect(says(ring('A B C'), 'A')[0]).toBe('A has no teammates and sees no other hand.');
    const state = alternating('A1 B1 A2 B2');
    expect(says(state, 'A1')[0]).toBe('A1 sits beside no teammate, and so sees no other hand.');
    expect(says(leftBy(state, 'B1'), 'A1')[0]).toBe('A1 may look at the hands of teammates who sit beside them.');
  });

  test('nobody sees the hand of an opponent', () => {
    expect(told(ring('A B C'), 'A')).toEqual([[], ['102.3']]);
    expect(seen(ring('A B C'), 'A').excluded.map(({ because }) => rules(because))).toEqual([['102.3'], ['102.3']]);
  });
});

describe('811.5: in Alternating Teams only those who sit side by side', () => {
  const state = alternating('A1 B1 A2 B2');

  test('which nobody does at first', () => {
    expect(told(state, 'A1')).toEqual([[], ['811.5']]);
    const excluded = seen(state, 'A1').excluded.map(({ entity, because }) => `${entity.id} ${rules(because).join()}`);
    expect(excluded).toEqual(['B1 102.3', 'A2 811.5', 'B2 102.3']);
  });

  test('and whoever is parted by one who has left only with a doubt', () => {
    const left = leftBy(state, 'B1');
    expect(told(left, 'A1')).toEqual([['A2'], ['811.5']]);
    expect(doubts(seen(left, 'A1').because)).toHaveLength(1);
  });
});

test('800.4a: one who has left sees no hand, with a doubt', () => {
  const state = leftBy(emperors(), 'A1');
  expect(told(state, 'A1')).toEqual([[], ['800.4a']]);
  expect(doubts(seen(state, 'A1').because)).toHaveLength(1);
  expect(told(state, 'A2')).toEqual([['AE'], ['809.7']]);
});

test('at random tables whoever sees a hand is seen, and is a teammate', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const numbers = Array.from({ length: 300 }, (_, index) => Math.imul(seed * 389 + index * 57 + 1, 2_654_435) >>> 9);
    const state = randomTable(everyVariant[seed % everyVariant.length] ?? 'FREE_FOR_ALL', diceOf(numbers));
    for (const one of playersInGame(state))
      for (const other of seen(state, one.id).included) {
        if (other.kind !== 'PLAYER') throw new Error('Only players have hands.');
        expect([seed, areTeammates(one, other)]).toEqual([seed, true]);
        expect(ids(seen(state, other.id).included)).toContain(one.id);
      }
  }
});
