import { expect, test } from '@jest/globals';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import type { Description, ObjectDescription } from '../../../src/domain/state/description.js';
import { attackable, attackRow, attackVerdict, whyNotAttackable } from '../attacks.js';
import { editionsWhere, under } from '../in-editions.js';
import { doubts, rules } from '../rulings.js';
import { after, creature, leftBy, ring, walker } from '../tables.js';

const bear = (owner: string, more: Partial<ObjectDescription> = {}) => creature(`${owner}-bear`, owner, more);
const five = 'A B C D E';

const option = (attack: 'LEFT' | 'RIGHT', more: Omit<Description, 'players'> & { range?: number } = {}) =>
  ring('A B C D', {
    ...more,
    options: { attack },
    objects: [bear('A'), walker('jace', 'B'), ...(more.objects ?? [])],
  });

test('B09, B10, B15: only the neighbour on that side, and their planeswalkers', () => {
  expect(attackable(option('LEFT'), 'A')).toEqual(['B', 'jace']);
  expect(attackable(option('RIGHT'), 'A')).toEqual(['D']);
  expect(whyNotAttackable(option('RIGHT'), 'A', 'jace')).toEqual(['803.1b']);
});

test('B15: before 2023 the rule speaks of players only, so that a planeswalker there carries a doubt', () => {
  const silent = (edition: RulesEdition) => doubts(attackRow(under(edition, option('LEFT')), 'A').because).length > 0;
  expect(editionsWhere(silent)).toEqual(['CR_2008', 'CR_2009', 'CR_2013', 'CR_2018']);
});

test('B12: with range 1 the next but one is out of reach until the next turn', () => {
  const state = ring(five, { range: 1, options: { attack: 'LEFT' }, objects: [bear('A')] });
  const left = leftBy(state, 'B');
  expect(attackable(left, 'A')).toEqual([]);
  expect(whyNotAttackable(left, 'A', 'C')).toEqual(['801.3']);
  expect(attackRow(left, 'A').because.map(({ says }) => says)).toEqual([
    "C sits 2 seats from A, whose range is 1 seat, so A's creatures can't attack C.",
    "A may attack only to the left, and E is not A's left neighbor.",
  ]);
  expect(attackable(after(left, { turnEnds: {} }, { turnBegins: { player: 'A' } }), 'A')).toEqual(['C']);
});

test('an attack on a neighbour out of range has no doubt about the empty seat, and is not called allowed', () => {
  const must = { attackRules: [{ kind: 'ATTACKS_IF_ABLE' as const }] };
  const state = ring(five, { range: 1, options: { attack: 'LEFT' }, objects: [bear('A', must)] });
  const left = leftBy(state, 'B');
  expect(attackVerdict(left, 'A', '').because.map(({ says }) => says)).toEqual([
    'Nothing forbids this attack by A.',
    'A-bear attacks if able, but there is nobody it can attack, so A need not attack.',
  ]);
  expect(rules(attackVerdict(left, 'A', 'A-bear > C').because)).toEqual(['801.3']);
});

test('B13, B14: without ranges empty seats close up at once, with a doubt', () => {
  const state = ring('A B C D', { options: { attack: 'LEFT' }, objects: [bear('A')] });
  const left = leftBy(state, 'B');
  expect(attackable(left, 'A')).toEqual(['C']);
  expect(doubts(attackRow(left, 'A').because)).toHaveLength(1);
  expect(doubts(attackVerdict(left, 'A', 'A-bear > C').because)).toHaveLength(1);
  expect(doubts(attackVerdict(left, 'A', '').because)).toEqual([]);
  expect(doubts(attackVerdict(left, 'A', 'A-bear > D').because)).toEqual([]);
  const longAgo = after(left, { turnEnds: {} }, { turnBegins: {} }, { turnEnds: {} }, { turnBegins: {} });
  expect(attackable(longAgo, 'A')).toEqual(['C']);
});

test('what has to attack, and may only past an empty seat, is judged with that doubt', () => {
  const attackRules = [{ kind: 'ATTACKS_IF_ABLE' as const }];
  const state = ring('A B C D', { options: { attack: 'RIGHT' }, objects: [bear('A', { attackRules })] });
  const left = leftBy(state, 'D');
  const found = attackVerdict(left, 'A', '');
  expect([found.legal, rules(found.because), doubts(found.because).length]).toEqual([false, ['508.1d', '803.1b'], 1]);
  expect(doubts(attackVerdict(state, 'A', '').because)).toEqual([]);
});

test('before 2023 an attack on a planeswalker of the neighbor is judged with a doubt', () => {
  const state = ring('A B C D', { options: { attack: 'LEFT' }, objects: [bear('A'), walker('pw', 'B')] });
  const doubted = editionsWhere((edition) => {
    const found = attackVerdict(under(edition, state), 'A', 'A-bear > pw');
    return found.legal && doubts(found.because).length > 0;
  });
  expect(doubted).toEqual(['CR_2008', 'CR_2009', 'CR_2013', 'CR_2018']);
});

test('K27: Grand Melee attacks to the left, at range 1', () => {
  const names = Array.from({ length: 10 }, (_, seat) => `p${seat}`);
  const state = ring(names.join(' '), { variant: 'GRAND_MELEE', objects: [bear('p0')] });
  expect(attackable(state, 'p0')).toEqual(['p1']);
});
