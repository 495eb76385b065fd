import { expect, test } from '@jest/globals';
import { visibleHands } from '../../../src/domain/rules/811.5-hands.js';
import { areTeammates, playersInGame, type GameState } from '../../../src/domain/state/game-state.js';
import { diceOf, everyVariant, randomTable } from '../random-games.js';
import { doubts, ids, rules, sound } from '../rulings.js';
import {
  editionsOf,
  emperors,
  everyEdition,
  inTeams,
  leftBy,
  player,
  ring,
  twoHeadedGiants,
  under,
} from '../tables.js';

const seen = (state: GameState, who: string) => sound(visibleHands(state, player(state, who)));
const alternating = (names: string) => inTeams(names, { variant: 'ALTERNATING_TEAMS' });

const state = alternating('A1 B1 A2 B2');

test.each<[string, GameState, string]>([
  ['A1 may look at the hands of teammates.', emperors(), 'A1'],
  ['A1 may look at the hands of teammates.', under('CR_2008', emperors()), 'A1'],
  ['A1 may look at the hands of teammates.', leftBy(emperors(), 'B1'), 'A1'],
  ['AE has no teammates left, and so sees no other hand.', leftBy(emperors(), 'A1', 'A2'), 'AE'],
  ['A has no teammates and sees no other hand.', ring('A B C'), 'A'],
  ['A1 sits beside no teammate, and so sees no other hand.', state, 'A1'],
])('%s', (says, table, who) => {
  const [first] = seen(table, who).because;
  expect([first.says, first.doubt]).toEqual([says, undefined]);
});

test('why a hand is not seen', () => {
  const why = (table: GameState, who: string) =>
    seen(table, who).excluded.map(({ entity, because }) => `${entity.id} ${rules(because).join()}`);
  expect(why(ring('A B C'), 'A')).toEqual(['B 102.3', 'C 102.3']);
  expect(why(state, 'A1')).toEqual(['B1 102.3', 'A2 811.5', 'B2 102.3']);
  expect(why(leftBy(state, 'B1'), 'B1')).toEqual(['A1 800.4a', 'A2 800.4a', 'B2 800.4a']);
  const [first] = seen(leftBy(state, 'B1'), 'A1').because;
  expect(first.says).toBe('A1 may look at the hands of teammates who sit beside them.');
});

test('what is doubtful: an empty seat between teammates, and one who has left', () => {
  const doubt = (table: GameState, who: string) => doubts(seen(table, who).because).join();
  const left = leftBy(state, 'B1');
  expect(doubt(state, 'A1')).toBe('');
  expect(doubt(left, 'A1')).toMatch(/empty seat of one who has left still lies between teammates\.$/);
  expect(doubt(left, 'B1')).toMatch(/a player who has left may still look at the hands of teammates\.$/);
  expect(seen(left, 'B1').because[0].says).toBe('B1 has left the game and sees no other hand.');
});

test('heads see each other’s hands by the text of every edition', () => {
  const isCertain = (table: GameState) =>
    !doubts(seen(table, 'A1').because).length && ids(seen(table, 'A1').included).join() === 'A2';
  expect(editionsOf(twoHeadedGiants({ A: 30, B: 30 }), isCertain)).toEqual(everyEdition);
});

test('808.5: teammates in a Commander game see each other’s hands, with a doubt', () => {
  const commander = inTeams('A1 A2 B1 B2', { variant: 'COMMANDER' });
  const { included, because } = seen(commander, 'A1');
  expect([ids(included), rules(because), because[0].says]).toEqual([
    ...[['A2'], ['808.5'], 'A1 may look at the hands of teammates.'],
  ]);
  expect(doubts(because)).toHaveLength(1);
  expect(doubts(seen(leftBy(commander, 'A2'), 'A1').because)).toEqual([]);
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
