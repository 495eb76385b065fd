import { expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { restartGame } from '../../../src/domain/rules/727-restarting.js';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { outcomeInShort } from '../outcomes.js';
import { melee } from '../grand-melee.js';
import { after, creature, ids, leftBy, player, ring, rules, twoHeadedGiants } from '../tables.js';

const six = 'A B C D E F';
test('801.17: everybody still in the game restarts it', () => {
  const result = outcomeOf(leftBy(ring(six, { range: 1 }), 'F'), { restart: { controller: 'A' } });
  expect(outcomeInShort(result)).toBe('stay A B C D E');
  expect(rules(result.because)).toEqual(['801.17', '727.1a']);
  expect(rules(outcomeOf(ring(six), { restart: { controller: 'A' } }).because)).toEqual(['104.6', '727.1a']);
});

test('players who have left stay away, and their seats count no longer', () => {
  const played = leftBy(ring(six, { range: 1 }), 'B');
  const anew = restartGame(played, player(played, 'A'));
  expect(ids(anew.players.filter(({ inGame }) => inGame))).toEqual(['A', 'C', 'D', 'E', 'F']);
  expect(ids(rangeOf(anew, player(anew, 'A')).players)).toEqual(['A', 'C', 'F']);
});

test('a team begins with the life of a team, and takes its turn as one', () => {
  const played = twoHeadedGiants({ A: 3, B: 9 });
  const anew = restartGame(played, player(played, 'B2'));
  expect(anew.teams.map(({ life }) => life)).toEqual([30, 30]);
  expect(anew.turn.activePlayers).toEqual(['B1', 'B2']);
});

test('727.1: nothing is left of the game before, whose turns begin anew', () => {
  const played = ring('A B C', {
    players: [{ life: 3, poison: 4, cantLose: true, cantWin: true }],
    objects: [creature('bear', 'A')],
    effects: [{ on: ['bear'], keywords: ['Haste'] }],
    combats: [{ attacks: [{ attacker: 'bear', target: 'B' }] }],
    extraTurns: ['C'],
  });
  const [fresh, melees] = [played, melee(8)].map((state) => restartGame(state, state.players[1] ?? player(state, 'B')));
  expect(fresh).toMatchObject({ effects: [], combats: [], extraTurns: [], objects: new Map() });
  expect(fresh?.turn).toEqual({ number: 1, activePlayers: ['B'], step: 'UNTAP', ended: false, resumesAfter: null });
  expect(fresh?.players[0]).toMatchObject({ life: 20, poison: 0, leftThisTurn: false, hasTeamsPoison: false });
  expect(fresh?.players[0]).toMatchObject({ cantLose: false, cantWin: false });
  expect(melees?.turnMarkers.map(({ holder, step }) => `${holder} ${step}`)).toEqual(['s1 UNTAP', 's5 UNTAP']);
});

test('727.1: nothing attacked before, not even as the first turn is restarted in its combat', () => {
  const state = ring('A B C', {
    objects: [creature('bear', 'A')],
    attackedThisTurn: [{ attacker: 'bear', target: 'C' }],
    combats: [{ attacks: [{ attacker: 'bear', target: 'B' }] }],
  });
  expect(after(state, { result: { restart: { controller: 'A' } } }).attackedThisTurn).toEqual([]);
});
