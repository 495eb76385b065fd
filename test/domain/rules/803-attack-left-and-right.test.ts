import { expect, test } from '@jest/globals';
import { attackable, attackRow, attackVerdict, whyNotAttackable } from '../attacks.js';
import { melee } from '../grand-melee.js';
import { after, attackRules, creature, doubts, editionsOf, leftBy, nextTurn, ring, rules } from '../tables.js';
import { sentences, walker, type GameState, type ObjectDescription } from '../tables.js';

const bear = (more: Partial<ObjectDescription> = {}) => creature('A-bear', 'A', more);
const left = { attack: 'LEFT' } as const;
const option = (attack: 'LEFT' | 'RIGHT') =>
  ring('A B C D', { options: { attack }, objects: [bear(), walker('jace', 'B')] });

test('B09, B10, B15: only the neighbor on that side, and their planeswalkers', () => {
  expect([attackable(option('LEFT'), 'A'), attackable(option('RIGHT'), 'A')]).toEqual([['B', 'jace'], ['D']]);
  expect(whyNotAttackable(option('RIGHT'), 'A', 'jace')).toEqual(['803.1b']);
});

test('B15: before 2023 the rule speaks of players only: an attack on a planeswalker there has a doubt', () => {
  const silent = ['CR_2008', 'CR_2009', 'CR_2013', 'CR_2018'];
  const attack = (at: GameState) => attackVerdict(at, 'A', 'A-bear > jace');
  expect(editionsOf(option('LEFT'), (at) => doubts(attackRow(at, 'A').because).length > 0)).toEqual(silent);
  const doubted = editionsOf(option('LEFT'), (at) => attack(at).legal && doubts(attack(at).because).length > 0);
  expect(doubted).toEqual(silent);
});

test('B12: with range 1 the next but one is out of reach until the next turn', () => {
  const state = leftBy(ring('A B C D E', { range: 1, options: left, objects: [bear()] }), 'B');
  expect(attackable(state, 'A')).toEqual([]);
  expect(whyNotAttackable(state, 'A', 'C')).toEqual(['801.3']);
  expect(sentences(attackRow(state, 'A').because)).toEqual([
    "C sits 2 seats from A, whose range is 1 seat, so A's creatures can't attack C.",
    "A may attack only to the left, and E is not A's left neighbor.",
  ]);
  expect(attackable(after(state, { turnEnds: {} }, { turnBegins: { player: 'A' } }), 'A')).toEqual(['C']);
});

test('an attack on a neighbor out of range has no doubt about the empty seat, and is not called allowed', () => {
  const objects = [bear({ attackRules: attackRules('ATTACKS_IF_ABLE') })];
  const state = leftBy(ring('A B C D E', { range: 1, options: left, objects }), 'B');
  expect(sentences(attackVerdict(state, 'A', '').because)).toEqual([
    'Nothing forbids this attack by A.',
    'A-bear attacks if able, but there is nobody it can attack, so A need not attack.',
  ]);
  expect(rules(attackVerdict(state, 'A', 'A-bear > C').because)).toEqual(['801.3']);
});

test('K27: Grand Melee attacks to the left, at range 1', () =>
  expect(attackable(melee(10, '', { objects: [creature('s0-bear', 's0')] }), 's0')).toEqual(['s1']));

test('B13, B14: without ranges empty seats close up at once, with a doubt', () => {
  const state = leftBy(ring('A B C D', { options: left, objects: [bear()] }), 'B');
  expect(attackable(state, 'A')).toEqual(['C']);
  expect(doubts(attackRow(state, 'A').because)).toHaveLength(1);
  const doubted = (attacks: string) => doubts(attackVerdict(state, 'A', attacks).because).length;
  expect([doubted('A-bear > C'), doubted(''), doubted('A-bear > D')]).toEqual([1, 0, 0]);
  expect(attackable(nextTurn(nextTurn(state)), 'A')).toEqual(['C']);
});
