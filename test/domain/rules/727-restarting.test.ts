import { expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import { restarted } from '../../../src/domain/rules/727-restarting.js';
import { rangeOf } from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { combatsIn } from '../combat-told.js';
import { markers, melee } from '../grand-melee.js';
import { outcomeInShort } from '../outcomes.js';
import { ids, rules } from '../rulings.js';
import { after, creature, leftBy, player, ring, twoHeadedGiants } from '../tables.js';

const six = 'A B C D E F';
test('801.17: everybody still in the game restarts it', () => {
  const state = leftBy(ring(six, { range: 1 }), 'F');
  const result = outcomeOf(state, { restart: { controller: 'A' } });
  expect(outcomeInShort(result)).toBe('stay A B C D E');
  expect(rules(result.because)).toEqual(['801.17', '727.1a']);
  expect(rules(outcomeOf(ring(six), { restart: { controller: 'A' } }).because)).toEqual(['104.6', '727.1a']);
});

test('727.1a: whoever controls the effect begins, with nothing left of the game before', () => {
  const objects = [creature('bear', 'A')];
  const started = ring(six, { players: [{ life: 3 }, { poison: 4 }], objects, combats: combatsIn('bear > B') });
  const played = after(started, { extraTurn: { player: 'C' } });
  const anew = restarted(played, player(played, 'D'));
  expect([anew.combats, anew.extraTurns]).toEqual([[], []]);
  expect(anew.turn).toMatchObject({ number: 1, activePlayers: ['D'], step: 'UNTAP' });
  expect(anew.players.map(({ life, poison }) => [life, poison])).toEqual(Array(6).fill([20, 0]));
  expect(anew.objects.size).toBe(0);
});

test('players who have left stay away, and their seats count no longer', () => {
  const played = leftBy(ring(six, { range: 1 }), 'B');
  const anew = restarted(played, player(played, 'A'));
  expect(ids(anew.players.filter(({ inGame }) => inGame))).toEqual(['A', 'C', 'D', 'E', 'F']);
  expect(ids(rangeOf(anew, player(anew, 'A')).players)).toEqual(['A', 'C', 'F']);
});

test('a team begins with the life of a team, and takes its turn as one', () => {
  const played = twoHeadedGiants({ A: 3, B: 9 });
  const anew = restarted(played, player(played, 'B2'));
  expect(anew.teams.map(({ life }) => life)).toEqual([30, 30]);
  expect(anew.turn.activePlayers).toEqual(['B1', 'B2']);
});

test('in Grand Melee the turn markers are handed out again, from whoever begins on', () => {
  const played = melee(12);
  const anew = restarted(played, player(played, 's2'));
  expect(markers(anew)).toBe('1@2 2@6 3@10');
  expect(anew.turn.activePlayers).toEqual(['s2', 's6', 's10']);
});
