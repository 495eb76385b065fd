import { expect, test } from '@jest/globals';
import { outcomeOf } from '../../../src/domain/rules/104-ending-the-game.js';
import type { Result } from '../../../src/domain/rules/104-results.js';
import * as outcomes from '../../../src/domain/rules/801.14-outcomes.js';
import { objectOf, type GameState } from '../../../src/domain/state/game-state.js';
import { outcomeInShort } from '../outcomes.js';
import { creature, player, playersAt, ring, sentences, thing } from '../tables.js';

const objects = [creature('ox', 'A'), creature('elk', 'D'), thing('realm', 'Plane — Bolas', 'A')];
const state = ring('A B C D E', { range: 1, objects });
const told = (result: Result, table: GameState = state) => outcomeInShort(outcomeOf(table, result));

test('101.2: whoever can’t lose would lose, and stays', () => {
  const says = (players: Parameters<typeof ring>[1]) =>
    sentences(outcomeOf(ring('A B C D E', players), { wins: 'A' }).because);
  const kept = says({ range: 1, players: [{}, { cantLose: true }] });
  expect(kept).toContain("B can't lose, so stays in the game.");
  expect(kept).toContain('Instead of A winning, B and E, the opponents within range, would lose.');
  expect(kept).toContain('E leaves the game, which goes on.');
  const effect = 'A would win by an effect; instead, B, C, D and E';
  expect(says({ edition: 'CR_2013', players: [{}, { cantLose: true }] })).toContain(`${effect} would lose.`);
  expect(says({ edition: 'CR_2013' })).toContain(`${effect} lose.`);
});

test('801.15: a draw is one for those within the controller’s range, unless a plane says so', () => {
  expect(told({ draw: { controller: 'A' } })).toBe('drew A B E, stay C D');
  expect(told({ draw: { object: 'realm' } })).toBe('drew A B C D E, over');
  const number = (source: Parameters<typeof outcomes.drawRuling>[1]) =>
    outcomes.drawRuling(state, source, [player(state, 'A')]).rule.number;
  expect([number({ controller: 'A' }), number({ object: 'realm' })]).toEqual(['801.15', '801.18']);
  expect(sentences(outcomeOf(state, { draw: { object: 'realm' } }).because)).toEqual([
    'realm is exempt from range: the game is a draw for everyone.',
  ]);
  const then = outcomeOf(ring('A B C', { edition: 'CR_2006', range: 1 }), { draw: { controller: 'A' } });
  expect(sentences(then.because).join()).toContain('This draw is not limited by range.');
});

test('801.18: a loop with a plane, and editions that limit no loop', () => {
  const exempt = 'realm is exempt from range: the loop is a draw for everyone.';
  expect(outcomes.exemptLoop(state, objectOf(state, 'realm')).says).toBe(exempt);
  expect(outcomes.loopRangeRuling(state).says).toBe('This loop is a draw for everyone, whatever their range.');
  expect(outcomes.drawRuling(state, { object: 'ox' }, [player(state, 'A')]).rule.number).toBe('801.15');
});

test('801.16: a loop is a draw for those who control a part of it and those within range of one of them', () => {
  expect(told({ loop: ['ox'] })).toMatch(/^drew A B E,/);
  expect(told({ loop: ['ox', 'elk'] })).toMatch(/^drew A B C D E,/);
  const [alone, both] = [playersAt(state, ['A']), playersAt(state, ['A', 'D'])];
  const drawn = 'what the loop involves, so the game is a draw for those within range: A and D.';
  expect(outcomes.loopDrawn(state, alone, both).says).toBe(`A controls ${drawn}`);
  expect(outcomes.loopDrawn(state, both, both).says).toBe(`A and D control ${drawn}`);
});
