import { expect, test } from '@jest/globals';
import { visibleHands } from '../../../src/domain/rules/811.5-hands.js';
import { areTeammates, playersInGame, type GameState } from '../../../src/domain/state/game-state.js';
import { diceOf, everyVariant, randomTable } from '../random-games.js';
import { doubts, ids, rules, sound } from '../rulings.js';
import { emperors, inTeams, leftBy, player, ring, twoHeadedGiants, under } from '../tables.js';

const seen = (state: GameState, who: string) => sound(visibleHands(state, player(state, who)));
const alternating = (names: string) => inTeams(names, { variant: 'ALTERNATING_TEAMS' });

const state = alternating('A1 B1 A2 B2');
const giants = twoHeadedGiants({ A: 30, B: 30 });

test.each<[string, GameState, string, string, string, number]>([
  ['809.7: in Emperor wherever they sit', emperors(), 'A1', 'AE A2', '809.7', 0],
  ['810.5: in Two-Headed Giant, too', giants, 'B2', 'B1', '810.5', 0],
  ['810.5: with a doubt in 2008', under('CR_2008', giants), 'B2', 'B1', '810.5', 1],
  ['102.3: not the hand of an opponent', ring('A B C'), 'A', '', '102.3', 0],
  ['811.5: in Alternating Teams side by side, as nobody does at first', state, 'A1', '', '811.5', 0],
  ['811.5: parted by one who has left only with a doubt', leftBy(state, 'B1'), 'A1', 'A2', '811.5', 1],
  ['800.4a: one who has left sees no hand, with a doubt', leftBy(emperors(), 'A1'), 'A1', '', '800.4a', 1],
  ['800.4a: nor is theirs seen', leftBy(emperors(), 'A1'), 'A2', 'AE', '809.7', 0],
])('teammates see each other’s hands: %s', (_, table, who, hands, rule, open) => {
  const { included, because } = seen(table, who);
  expect([ids(included).join(' '), doubts(because).length]).toEqual([hands, open]);
  if (table.edition !== 'CR_2008') expect(rules(because)).toEqual([rule]);
});

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
  const [first] = seen(leftBy(state, 'B1'), 'A1').because;
  expect(first.says).toBe('A1 may look at the hands of teammates who sit beside them.');
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
