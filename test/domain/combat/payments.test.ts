import { describe, expect, test } from '@jest/globals';
import { replay, takePlace, type GameEvent } from '../../../src/domain/events/events.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { attacksIn, blocksIn, combatsIn } from '../combat-told.js';
import { creature, refusalOrCode, ring, rules, thing } from '../tables.js';

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
    expect(refused(blocking, block())).toEqual(['509.1f']);
    expect(refused(blocking, block('x'))).toEqual([]);
    expect(refused(blocking, block('B'))).toEqual(['events.0.blockersDeclared.paid.0']);
  });
});
