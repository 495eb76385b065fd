import { describe, expect, test } from '@jest/globals';
import { type GameEvent, takePlace } from '../../../src/domain/events/events.js';
import { blocksIn } from '../combat-told.js';
import { after, refusalOrCode as refused, rules, written } from '../tables.js';

describe('blockers are declared', () => {
  const players = 'rob*: x 2/2; y 2/2 | carissa: c 2/2 | alex: b 2/2 | dana';
  const state = written(`${players} | turn: 1, declare blockers | combat: x > alex; y > carissa`);
  const declare = (player: string, blocks: string): GameEvent => ({
    blockersDeclared: { player, blocks: blocksIn(blocks) },
  });

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
    const heads = 'A1* team A: x 2/2; y 2/2 | A2* team A | B1 team B | B2 team B: b 2/2 | C1 team C: c 2/2 | C2 team C';
    const teams = written(`Two-Headed Giant | ${heads} | turn: 1, declare blockers | combat: x > B1; y > C2`);
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
