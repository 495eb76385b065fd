import { expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import type { Result } from '../../../src/domain/rules/104-results.js';
import {
  drawRuling,
  exemptLoop,
  loopDrawn,
  loopIsUnlimited,
  opponentsLose,
  restartIsUnlimited,
  winIsUnlimited,
} from '../../../src/domain/rules/801.14-outcomes.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { outcomeTold } from '../outcomes.js';
import { rules } from '../rulings.js';
import { creature, player, playersAt, ring, thing } from '../tables.js';

const objects = [creature('ox', 'A'), creature('elk', 'D'), thing('realm', 'Plane — Bolas', 'A')];
const state = ring('A B C D E', { range: 1, objects });
const told = (result: Result, table: GameState = state) => {
  const outcome = outcomeOf(table, result);
  return { ...outcomeTold(outcome), cites: rules(outcome.because) };
};

test('801.14 (printed example): a win makes the opponents within range lose, and the game goes on', () => {
  expect(told({ wins: 'A' })).toMatchObject({
    winners: [],
    losers: ['B', 'E'],
    remaining: ['A', 'C', 'D'],
    gameOver: false,
  });
  expect(told({ wins: 'A' }).cites).toContain('801.14');
  expect(told({ wins: 'A' }, ring('A B C'))).toMatchObject({ winners: ['A'], losers: ['B', 'C'], gameOver: true });
  const says = (...losers: string[]) =>
    opponentsLose(
      state,
      player(state, 'A'),
      playersAt(state, losers),
    ).says;
  expect([says(), says('B'), says('B', 'E')]).toEqual([
    'Instead of A winning, the opponents within range would lose, but there are none.',
    'Instead of A winning, B, the opponent within range, loses.',
    'Instead of A winning, B and E, the opponents within range, lose.',
  ]);
  expect(winIsUnlimited(state, player(state, 'A')).says).toBe("A's win is not limited by range.");
});

test('101.2: whoever can’t lose would lose, and stays', () => {
  const says = (players: Parameters<typeof ring>[1]) => {
    const { because } = outcomeOf(ring('A B C D E', players), { wins: 'A' });
    return because.map((each) => each.says);
  };
  const kept = { range: 1, players: [{}, { cantLose: true }] };
  expect(says(kept)).toEqual(
    expect.arrayContaining([
      "B can't lose, so stays in the game.",
      'Instead of A winning, B and E, the opponents within range, would lose.',
      'E leaves the game, which goes on.',
    ]),
  );
  expect(says({ edition: 'CR_2013', players: [{}, { cantLose: true }] })).toContain(
    'A would win by an effect; instead, B, C, D and E would lose.',
  );
  expect(says({ edition: 'CR_2013' })).toContain('A would win by an effect; instead, B, C, D and E lose.');
});

test('801.15: a draw is one for those within the controller’s range, unless a plane says so', () => {
  expect(told({ draw: { controller: 'A' } })).toMatchObject({ drawn: ['A', 'B', 'E'], remaining: ['C', 'D'] });
  expect(told({ draw: { object: 'realm' } }).drawn).toEqual(['A', 'B', 'C', 'D', 'E']);
  const all = [player(state, 'A')];
  expect(
    [drawRuling(state, { controller: 'A' }, all), drawRuling(state, { object: 'realm' }, all)].map(
      ({ rule }) => rule.number,
    ),
  ).toEqual(['801.15', '801.18']);
});

test('801.18: a loop with a plane, and editions that limit no loop', () => {
  expect(exemptLoop(state, objectOf(state, 'realm')).says).toBe(
    'realm is exempt from range: the loop is a draw for everyone.',
  );
  expect(loopIsUnlimited(state).says).toBe('This loop is a draw for everyone, whatever their range.');
  expect(drawRuling(state, { object: 'ox' }, [player(state, 'A')]).rule.number).toBe('801.15');
});

test('801.16: a loop is a draw for those who control a part of it and those within range of one of them', () => {
  expect(told({ loop: ['ox'] }).drawn).toEqual(['A', 'B', 'E']);
  expect(told({ loop: ['ox', 'elk'] }).drawn).toEqual(['A', 'B', 'C', 'D', 'E']);
  const [alone, both] = [['A'], ['A', 'D']].map((ids) => playersAt(state, ids));
  if (!alone || !both) throw new Error('The table lacks them.');
  expect([loopDrawn(state, alone, both).says, loopDrawn(state, both, both).says]).toEqual([
    'A controls what the loop involves, so the game is a draw for those within range: A and D.',
    'A and D control what the loop involves, so the game is a draw for those within range: A and D.',
  ]);
});

test('801.17: everybody restarts; editions before say less', () => {
  expect(told({ restart: { controller: 'A' } }).cites).toContain('801.17');
  expect(restartIsUnlimited(state, 'everybody restarts', [player(state, 'A')]).says).toBe(
    'Range does not matter: everybody restarts.',
  );
  expect(told({ draw: { controller: 'A' } }, ring('A B C D E', { range: 1, edition: 'CR_2006' })).drawn).toHaveLength(
    5,
  );
});
