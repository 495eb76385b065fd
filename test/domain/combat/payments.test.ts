import { describe, expect, test } from '@jest/globals';
import { askWithCosts, costProblems } from '../../../src/domain/combat/payments.js';
import { success } from '../../../src/domain/result.js';
import type { CostOfX } from '../../../src/domain/state/cost-schemas.js';
import { replay, takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import { attacksIn, blocksIn, combatsIn } from '../combat-told.js';
import { creature, refusalOrCode, ring, rules, thing, type GameState } from '../tables.js';

const creatures = { types: ['Creature'] };
const toll = (id: string, cost: string) =>
  thing(id, 'Enchantment', 'B', {
    attackRules: [{ kind: 'CANT_ATTACK_TARGET', target: 'B', creatures, unlessPays: cost }],
    blockRules: [{ kind: 'CANT_BLOCK', creatures, unlessPays: cost }],
  });

const refused = (from: GameState, event: GameEvent): readonly string[] => {
  const taken = takePlace(from, [event], { force: false });
  const isWrong = !taken.ok && taken.failure.code === 'BAD_USER_INPUT';
  return isWrong ? taken.failure.problems.map(({ path }) => path.join('.')) : refusalOrCode(from, event);
};

describe('what a declaration costs is paid as it is recorded', () => {
  const state = ring('A B C', {
    objects: [creature('x', 'A'), creature('y', 'A'), creature('b', 'B'), toll('one', '{1}'), toll('two', '{1}')],
    turn: { activePlayers: ['A'], step: 'DECLARE_ATTACKERS' },
  });
  const attacks = attacksIn('x > B');
  const payment = { creature: 'x', target: 'B', cost: '{1}' };
  const declare = (paid?: readonly (typeof payment)[]): GameEvent => ({
    attackersDeclared: { player: 'A', attacks, ...(paid ? { paid } : {}) },
  });

  test('unpaid it is refused with a ruling a cost (508.1j), paid once for each of two sources recorded', () => {
    expect(refused(state, declare())).toEqual(['508.1j', '508.1j']);
    expect(refused(state, declare([payment]))).toEqual(['508.1j']);
    expect(refused(state, declare([{ ...payment, cost: '{2}' }, payment]))).toEqual(['508.1j']);
    expect(refused(state, declare([payment, payment]))).toEqual([]);
  });

  test('what costs nothing needs no payment; a payment for what is not declared makes no sense', () => {
    expect(refused(state, { attackersDeclared: { player: 'A', attacks: attacksIn('x > C') } })).toEqual([]);
    const paid = [payment, { ...payment, creature: 'y' }, payment];
    expect(refused(state, declare(paid))).toEqual(['events.0.attackersDeclared.paid.1']);
  });

  test('forced, it is recorded with its rulings; a log of unpaid declarations is replayed as it was', () => {
    const taken = takePlace(state, [declare()], { force: true });
    expect(taken.ok && rules(taken.value[0]?.illegalBecause ?? [])).toEqual(['508.1j', '508.1j']);
    expect(replay(state, [declare()])[0]?.combats[0]?.attacks).toHaveLength(1);
  });

  test('blocks are paid for likewise (509.1f)', () => {
    const blocking = ring('A B', {
      objects: [creature('x', 'A'), creature('b', 'B'), toll('one', '{3}')],
      turn: { activePlayers: ['A'], step: 'DECLARE_BLOCKERS' },
      combats: combatsIn('x > B'),
    });
    const block = (...targets: readonly string[]): GameEvent => ({
      blockersDeclared: {
        ...{ player: 'B', blocks: blocksIn('b > x') },
        paid: targets.map((target) => ({ creature: 'b', target, cost: '{3}' })),
      },
    });
    expect([refused(blocking, block()), refused(blocking, block('x'))]).toEqual([['509.1f'], []]);
    expect(refused(blocking, block('B'))).toEqual(['events.0.blockersDeclared.paid.0']);
  });

  test.each([
    ['the number of enchantments you control', '{2}'],
    ['the number of basic land types among lands you control', '{3}'],
    ['the number of Islands you control', '{0}'],
  ])('X in the text of a card is counted, unless it is told: %s (107.3)', (count, counted) => {
    const text = `Creatures can't attack you unless their controller pays {X} for each of those creatures, where X is ${count}.`;
    const sphere = thing('one', 'Enchantment', 'B', { cardData: { name: 'one', type_line: 'Enchantment', text } });
    const lands = ['Land — Forest Plains', 'Basic Land — Forest', 'Land — Desert Swamp'];
    const owned = lands.map((typeLine, index) => thing(`land${index}`, typeLine, 'B'));
    const others = [thing('isle', 'Basic Land — Island', 'A'), thing('mask', 'Enchantment', 'B')];
    const turn = { activePlayers: ['A'], step: 'DECLARE_ATTACKERS' } as const;
    const table = ring('A B', { objects: [creature('x', 'A'), sphere, ...owned, ...others], turn });
    const paying = (cost: string, costs: readonly CostOfX[] = []): GameEvent => ({
      attackersDeclared: { player: 'A', attacks, paid: [{ creature: 'x', target: 'B', cost }], costs },
    });
    expect([refused(table, paying(counted)), refused(table, paying('{X}'))]).toEqual([[], ['508.1j']]);
    expect(refused(table, paying('{7}', [{ source: 'one', x: 7 }]))).toEqual([]);
    expect(refused(table, paying(counted, [{ source: 'one', x: 7 }]))).toEqual(['508.1j']);
  });

  test('X is what is told of it, in attacks and blocks; without that it is paid as {X}', () => {
    const cost = (x: string) => ({ creature: 'x', target: 'B', cost: x });
    const objects = [creature('x', 'A'), creature('b', 'B'), toll('one', '{X}')];
    const attacking = ring('A B', { objects, turn: { activePlayers: ['A'], step: 'DECLARE_ATTACKERS' } });
    const attack = (paid: string, ...costs: readonly { readonly source: string; readonly x: number }[]): GameEvent => ({
      attackersDeclared: { player: 'A', attacks, paid: [cost(paid)], costs },
    });
    expect([refused(attacking, attack('{X}')), refused(attacking, attack('{3}'))]).toEqual([[], ['508.1j']]);
    expect(refused(attacking, attack('{3}', { source: 'one', x: 3 }))).toEqual([]);
    expect(refused(attacking, attack('{X}', { source: 'one', x: 3 }))).toEqual(['508.1j']);
    const wrong = [
      { source: 'one', x: 3 },
      { source: 'one', x: 2 },
      { source: 'b', x: 1 },
    ];
    const at = (place: number) => `events.0.attackersDeclared.costs.${place}.source`;
    expect(refused(attacking, attack('{3}', ...wrong))).toEqual([at(1), at(2)]);

    const turn = { activePlayers: ['A'], step: 'DECLARE_BLOCKERS' } as const;
    const blocking = ring('A B', { objects, turn, combats: combatsIn('x > B') });
    const block = (source: string): GameEvent => ({
      blockersDeclared: {
        ...{ player: 'B', blocks: blocksIn('b > x'), costs: [{ source, x: 2 }] },
        paid: [{ creature: 'b', target: 'x', cost: '{2}' }],
      },
    });
    expect(refused(blocking, block('one'))).toEqual([]);
    expect(refused(blocking, block('b'))).toEqual(['events.0.blockersDeclared.costs.0.source']);
  });
});

test('107.3: X of an effect is told by its source, once, and for what it is paid', () => {
  const toll = { on: ['x'], attackRules: [{ kind: 'CANT_ATTACK' as const, unlessPays: '{X}' }] };
  const objects = [creature('x', 'A'), thing('sphere', 'Artifact', 'B'), thing('rock', 'Artifact', 'B')];
  const state = ring('A B', {
    objects,
    effects: [
      { from: 'sphere', ...toll },
      { from: 'rock', on: ['x'], keywords: ['Haste'] },
    ],
  });
  const [sphere, rock] = ['sphere', 'rock'].map((source) => ({ source, x: 3 }));
  const problems = (rules: 'attackRules' | 'blockRules', ...costs: (CostOfX | undefined)[]) => {
    const told = costs.flatMap((each) => each ?? []);
    return costProblems(state, told, rules).map(({ message }) => message);
  };
  expect(problems('attackRules', sphere, rock, sphere)).toEqual([
    '"rock" has no cost of attacking with {X}.',
    'X of "sphere" is given twice.',
  ]);
  expect(problems('blockRules', sphere)).toEqual(['"sphere" has no cost of blocking with {X}.']);
  const costs = askWithCosts(state, sphere ? [sphere] : [], 'attackRules', ({ effects }) =>
    success(effects.map(({ attackRules }) => attackRules?.map(({ unlessPays }) => unlessPays))),
  );
  expect(costs).toMatchObject({ ok: true, value: [['{3}'], undefined] });
});
