import { describe, expect, test } from '@jest/globals';
import { type GameEvent, takePlace } from '../../../src/domain/events/events.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { pairsIn } from '../combat-told.js';
import { after, creature, ring, rules, twoHeadedGiants } from '../tables.js';

const four = 'rob carissa alex dana';

describe('blockers are declared', () => {
  const state = ring(four, {
    objects: [creature('x', 'rob'), creature('y', 'rob'), creature('b', 'alex'), creature('c', 'carissa')],
    turn: { activePlayers: ['rob'], step: 'DECLARE_BLOCKERS' },
    combats: [
      {
        attacks: [
          { attacker: 'x', target: 'alex' },
          { attacker: 'y', target: 'carissa' },
        ],
      },
    ],
  });
  const declare = (who: string, blocks: string): GameEvent => ({
    blockersDeclared: { player: who, blocks: pairsIn(blocks).map(([blocker, attacker]) => ({ blocker, attacker })) },
  });
  const refused = (from: GameState, event: GameEvent): string[] => {
    const taken = takePlace(from, [event], { force: false });
    return taken.ok ? [] : taken.failure.code === 'ILLEGAL_EVENT' ? rules(taken.failure.because) : [taken.failure.code];
  };

  test('the combat shows them', () => {
    expect(after(state, declare('carissa', 'c > y'), declare('alex', 'b > x')).combats[0]?.blocks).toEqual([
      { blocker: 'c', attacker: 'y' },
      { blocker: 'b', attacker: 'x' },
    ]);
    expect(refused(state, declare('carissa', 'c > y'))).toEqual([]);
  });

  test('refused: another step, out of turn, a second time, nothing to block, an illegal declaration', () => {
    const early = after(state, { stepBegins: { step: 'DECLARE_ATTACKERS' } });
    expect(refused(early, declare('alex', 'b > x'))).toEqual(['509.1']);
    const alexFirst = after(state, declare('alex', 'b > x'));
    expect(refused(alexFirst, declare('carissa', 'c > y'))).toEqual(['802.4']);
    expect(refused(alexFirst, declare('alex', ''))).toEqual(['509.1']);
    expect(refused(state, declare('dana', ''))).toEqual(['509.1']);
    expect(refused(state, declare('alex', 'b > y'))).toEqual(['802.4a']);
  });

  test('805.10d: teams in turn order, and for each of them a member who is not attacked, too', () => {
    const teams = twoHeadedGiants({ A: 30, B: 30, C: 30 }, 2, {
      objects: [creature('x', 'A1'), creature('y', 'A1'), creature('b', 'B2'), creature('c', 'C1')],
      turn: { activePlayers: ['A1', 'A2'], step: 'DECLARE_BLOCKERS' },
      combats: [
        {
          attacks: [
            { attacker: 'x', target: 'B1' },
            { attacker: 'y', target: 'C2' },
          ],
        },
      ],
    });
    expect(refused(teams, declare('B2', 'b > x'))).toEqual([]);
    expect(refused(after(teams, declare('C1', 'c > y')), declare('B2', 'b > x'))).toEqual(['802.4']);
    expect(refused(after(teams, declare('B2', 'b > x')), declare('C1', 'c > y'))).toEqual([]);
  });

  test('a block of what does not attack, or the same one twice, makes no sense', () => {
    expect(refused(state, declare('alex', 'b > c'))).toEqual(['BAD_USER_INPUT']);
    expect(refused(state, declare('alex', 'b > x, b > x'))).toEqual(['BAD_USER_INPUT']);
  });

  test('506.4: a blocker that leaves, or whose attacker does, blocks no more', () => {
    const blocked = after(state, declare('alex', 'b > x'));
    expect(after(blocked, { objectMoves: { object: 'x', zone: 'EXILE' } }).combats[0]?.blocks).toEqual([]);
    expect(after(blocked, { playerLeaves: { player: 'alex' } }).combats[0]?.blocks).toEqual([]);
  });

  test('forced, one sentence tells what happened', () => {
    const taken = takePlace(state, [declare('alex', 'b > y')], { force: true });
    expect(taken.ok && taken.value[0]?.summary).toBe('alex declares blockers: b blocking y.');
    expect(taken.ok && rules(taken.value[0]?.illegalBecause ?? [])).toEqual(['802.4a']);
  });
});
