import { describe, expect, test } from '@jest/globals';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import { type Result, resultProblems } from '../../../src/domain/rules/104-results.js';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import type { Variant } from '../../../src/domain/state/vocabulary.js';
import { outcomeTold } from '../outcomes.js';
import { everyEdition, under } from '../in-editions.js';
import { doubts, rules, sentences } from '../rulings.js';
import { creature, emperors, inTeams, leftBy, ring, table, thing } from '../tables.js';

const six = 'A B C D E F';
const outcome = (state: GameState, result: Result) => outcomeTold(outcomeOf(state, result));
const nothing = { winners: [], losers: [], drawn: [], leaving: [] };
const teams = (variant: Variant, edition?: RulesEdition, more: object = {}) =>
  table({
    variant,
    ...(edition ? { edition } : {}),
    teams: [{ id: 'A' }, { id: 'B' }],
    players: ['A1', 'A2', 'B1', 'B2'].map((id) => ({ id, team: id.charAt(0), ...(id === 'A2' ? more : {}) })),
  });

describe('winning', () => {
  test('I01: the opponents in range lose instead, since 2007', () => {
    const state = ring(six, { range: 1 });
    expect(outcome(state, { wins: 'A' })).toEqual({
      winners: [],
      losers: ['B', 'F'],
      drawn: [],
      leaving: ['B', 'F'],
      remaining: ['A', 'C', 'D', 'E'],
      gameOver: false,
    });
    const over = everyEdition.map((edition) => outcome(under(edition, state), { wins: 'A' }).gameOver);
    expect(over).toEqual([true, true, false, false, false, false, false, false, false]);
    const old = outcomeOf(under('CR_2006', state), { wins: 'A' });
    expect(sentences(old.because).join(' ')).toContain('CR_2006 has no such rule');
    expect(outcomeTold(old)).toEqual({
      winners: ['A'],
      losers: ['B', 'C', 'D', 'E', 'F'],
      drawn: [],
      leaving: ['B', 'C', 'D', 'E', 'F'],
      remaining: ['A'],
      gameOver: true,
    });
  });

  test('I02: with no opponent in range nobody loses', () => {
    expect(outcome(emperors({}, 1), { wins: 'AE' })).toEqual({
      ...nothing,
      remaining: ['A1', 'AE', 'A2', 'B1', 'BE', 'B2'],
      gameOver: false,
    });
  });

  test('a win over everybody who is left ends the game', () => {
    const result = outcomeOf(ring('A B C', { range: 1 }), { wins: 'A' });
    expect(outcomeTold(result)).toMatchObject({ winners: ['A'], losers: ['B', 'C'], remaining: ['A'], gameOver: true });
    expect(rules(result.because)).toEqual(['801.14', '104.3h', '104.2a']);
  });

  test('an unlimited range among limited ones reaches all opponents', () => {
    const state = ring(six, { players: [{}, { rangeOfInfluence: 1 }] });
    expect(outcome(state, { wins: 'A' })).toMatchObject({ winners: ['A'], gameOver: true });
    expect(outcome(state, { wins: 'B' })).toMatchObject({ losers: ['A', 'C'], gameOver: false });
  });

  test('I12: without the option the game is over; from 2010 to 2017 all opponents lose instead', () => {
    for (const edition of everyEdition) {
      const result = outcomeOf(teams('TEAM_VS_TEAM', edition), { wins: 'A1' });
      expect(outcomeTold(result)).toMatchObject({ winners: ['A1', 'A2'], losers: ['B1', 'B2'], gameOver: true });
      const instead = result.because.some(({ rule }) => rule.key === '800.7 CR_2013');
      expect([edition, instead]).toEqual([edition, edition === 'CR_2013']);
      expect(doubts(result.because)).toHaveLength(instead ? 0 : 1);
    }
  });

  test('a team that shares its life wins as one', () => {
    const result = outcomeOf(teams('TWO_HEADED_GIANT'), { wins: 'A1' });
    expect([outcomeTold(result).winners, rules(result.because), doubts(result.because)]).toEqual([
      ['A1', 'A2'],
      ['104.2b', '810.8a'],
      [],
    ]);
  });

  test('D33: an emperor’s win in 2006, where the text does not say that the team wins', () => {
    const result = outcomeOf(emperors({ edition: 'CR_2006' }), { wins: 'AE' });
    expect(outcomeTold(result).winners).toEqual(['A1', 'AE', 'A2']);
    expect(doubts(result.because)).toHaveLength(1);
  });

  test('I04, I13: whoever is left wins, however far away the others sat, with teammates who had lost', () => {
    expect(outcome(ring('A B C D E', { range: 1 }), { loses: ['B', 'C', 'D', 'E'] })).toMatchObject({
      winners: ['A'],
      losers: ['B', 'C', 'D', 'E'],
      gameOver: true,
    });
    const state = teams('TEAM_VS_TEAM', undefined, { inGame: false });
    const result = outcomeOf(state, { loses: ['B1', 'B2'] });
    expect(outcomeTold(result)).toMatchObject({ winners: ['A1', 'A2'], remaining: ['A1'], gameOver: true });
    expect(rules(result.because)).toEqual(['104.3e', '104.2c']);
    expect(outcome(state, { loses: ['B1'] })).toMatchObject({ winners: [], losers: ['B1'], gameOver: false });
  });
});

describe('losing', () => {
  const says = (state: GameState, loses: readonly string[]) => outcomeOf(state, { loses }).because[0].says;

  test('104.3e: who loses, in words; 104.2c: a team wins with those of it who lose', () => {
    const state = ring('A B C D');
    expect([says(state, ['A']), says(state, ['A', 'B'])]).toEqual(['A loses.', 'A and B lose.']);
    expect(outcome(teams('TEAM_VS_TEAM'), { loses: ['A1', 'B1', 'B2'] })).toMatchObject({
      winners: ['A1', 'A2'],
      losers: ['B1', 'B2'],
    });
  });

  test('I14: when everybody loses at once it is a draw', () => {
    const result = outcomeOf(ring('A B C'), { loses: ['A', 'B', 'C'] });
    expect(outcomeTold(result)).toEqual({
      winners: [],
      losers: [],
      drawn: ['A', 'B', 'C'],
      leaving: ['A', 'B', 'C'],
      remaining: [],
      gameOver: true,
    });
    expect(rules(result.because)).toContain('104.4a');
    const inTeams = outcomeOf(teams('TWO_HEADED_GIANT'), { loses: ['A1', 'B2'] });
    expect([inTeams.drawn.length, rules(inTeams.because)]).toEqual([4, ['104.3e', '810.8a', '104.4d']]);
  });

  test('a team loses with its emperor, or with any member where life is shared', () => {
    const emperor = outcomeOf(emperors(), { loses: ['AE'] });
    expect(outcomeTold(emperor)).toMatchObject({
      losers: ['A1', 'AE', 'A2'],
      winners: ['B1', 'BE', 'B2'],
      gameOver: true,
    });
    expect(rules(emperor.because)).toEqual(['104.3e', '809.5b', '104.2c']);
    expect(outcome(teams('TWO_HEADED_GIANT'), { loses: ['A2'] }).losers).toEqual(['A1', 'A2']);
  });
});

describe('draws, loops, restarts', () => {
  test('the last one left wins plainly, unless a teammate drew or an effect says otherwise', () => {
    const last = (state: GameState, controller: string) => {
      const { because } = outcomeOf(state, { draw: { controller } });
      const won = because.find(({ rule }) => rule.key === '104.2a' || rule.key === '104.2c');
      return [won?.says, won?.doubt === undefined];
    };
    const four = (more: object = {}) => ring('A B C D', { range: 1, players: [{}, {}, more, {}] });
    const wins = "None of C's opponents is left in the game, so C wins";
    expect(last(four(), 'A')).toEqual([`${wins}.`, true]);
    expect(last(four({ cantWin: true }), 'A')).toEqual([`${wins}, though an effect says otherwise.`, true]);
    const seated = (order: string) =>
      table({
        ...{ variant: 'TEAM_VS_TEAM', options: { rangeOfInfluence: 1 }, teams: [{ id: 'A' }, { id: 'B' }] },
        players: order.split(' ').map((id) => ({ id, team: id.charAt(0) })),
      });
    expect(last(seated('A1 A2 A3 B1'), 'A1')[1]).toBe(false);
    expect(last(seated('A1 A2 B1 A3'), 'A1')).toEqual([
      "None of B1's opponents is left in the game, so B1 wins.",
      true,
    ]);
  });

  test('I05: a draw for those in range, since 2009; before, for everybody', () => {
    const state = ring(six, { range: 1 });
    expect(outcome(state, { draw: { controller: 'A' } })).toEqual({
      winners: [],
      losers: [],
      drawn: ['A', 'B', 'F'],
      leaving: ['A', 'B', 'F'],
      remaining: ['C', 'D', 'E'],
      gameOver: false,
    });
    const drawn = everyEdition.map(
      (edition) => outcome(under(edition, state), { draw: { controller: 'A' } }).drawn.length,
    );
    expect(drawn).toEqual([6, 6, 6, 6, 3, 3, 3, 3, 3]);
    const free = outcomeOf(ring(six), { draw: { controller: 'A' } });
    expect([outcomeTold(free).gameOver, rules(free.because)]).toEqual([true, ['104.4c']]);
  });

  test('I08: a loop: in range of it since 2010; without the option the whole game', () => {
    const objects = [creature('a', 'B'), creature('b', 'C')];
    const state = ring('A B C D E F G H', { range: 1, objects });
    expect(outcome(state, { loop: ['a', 'b'] })).toMatchObject({
      drawn: ['A', 'B', 'C', 'D'],
      remaining: ['E', 'F', 'G', 'H'],
      gameOver: false,
    });
    const drawn = everyEdition.map((edition) => outcome(under(edition, state), { loop: ['a', 'b'] }).drawn.length);
    expect(drawn).toEqual([8, 8, 8, 8, 4, 4, 4, 4, 4]);
    expect(outcome(ring(six, { objects: [creature('a', 'B')] }), { loop: ['a'] }).gameOver).toBe(true);
  });

  test('I10: a draw that leaves one emperor alone; doubtful', () => {
    const result = outcomeOf(emperors(), { draw: { controller: 'AE' } });
    expect(outcomeTold(result)).toEqual({
      winners: ['BE'],
      losers: [],
      drawn: ['A1', 'AE', 'A2', 'B1', 'B2'],
      leaving: ['A1', 'AE', 'A2', 'B1', 'B2'],
      remaining: ['BE'],
      gameOver: true,
    });
    expect(doubts(result.because)).toHaveLength(1);
  });

  test('a draw for an emperor is one for the team (809.5c)', () => {
    const result = outcomeOf(emperors(), { draw: { controller: 'B1' } });
    expect(outcomeTold(result)).toMatchObject({
      drawn: ['A2', 'B1', 'BE', 'B2'],
      winners: ['A1', 'AE'],
      gameOver: true,
    });
    expect(rules(result.because)).toContain('809.5c');
  });

  test('a plane draws, and loops, for everybody', () => {
    const objects = [thing('plane', 'Plane', 'A', { zone: 'COMMAND' })];
    const state = ring(six, { range: 1, objects });
    for (const result of [{ draw: { object: 'plane' } }, { loop: ['plane'] }]) {
      const { drawn, because } = outcomeOf(state, result);
      expect([drawn.length, because[0].rule.number]).toEqual([6, '801.18']);
    }
  });

  test('a spell of one who has left makes no sense', () => {
    const state = leftBy(ring(six), 'F');
    expect(resultProblems(state, { draw: { controller: 'F' } }).map(({ path }) => path)).toEqual([['draw']]);
    expect(resultProblems(state, { restart: { controller: 'A' } })).toEqual([]);
  });
});
