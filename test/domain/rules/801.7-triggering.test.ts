import { describe, expect, test } from '@jest/globals';
import { triggerEventProblems, type TriggerEvent, wouldTrigger } from '../../../src/domain/rules/801.7-triggering.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { after, creature, doubts, emperors, ring, rules, sound, thing, under } from '../tables.js';

const five = 'A B C D E';
const bears = (names: string) => names.split(' ').map((name) => creature(`${name}-bear`, name));

describe('triggered abilities', () => {
  const trigger = (
    state: GameState,
    object: string,
    kind: TriggerEvent['kind'],
    ...involves: TriggerEvent['involves'][number][]
  ) => sound(wouldTrigger(state, { object }, { kind, involves }));
  const watching = (owner: string) => thing('watch', 'Enchantment', owner);
  const auras = ring('carissa rob alex dana erin', {
    range: 1,
    objects: [...bears('alex dana'), thing('aura', 'Enchantment — Aura', 'rob', { attachedTo: 'alex-bear' })],
  });

  test('D02: two Auras (printed example)', () => {
    expect(trigger(auras, 'aura', 'BECOMES_BLOCKED', { entity: 'alex-bear' }).answer).toBe(true);
    const both = trigger(auras, 'aura', 'BECOMES_BLOCKED', { entity: 'alex-bear' }, { entity: 'dana-bear' });
    expect([both.answer, both.because[0].rule.number]).toEqual([false, '801.7']);
  });

  test.each(['D03', 'D04'])('%s: what leaves the battlefield is seen as it was (printed examples)', () => {
    const state = ring('carissa rob alex dana', {
      range: 1,
      objects: [creature('bear', 'alex', { controller: 'carissa' }), creature('a', 'alex'), creature('c', 'carissa')],
    });
    for (const kind of ['DIES', 'LEAVES_BATTLEFIELD'] as const) {
      expect(trigger(state, 'c', kind, { entity: 'bear' }).answer).toBe(true);
      const out = trigger(state, 'a', kind, { entity: 'bear' });
      expect([out.answer, rules(out.because)]).toEqual([false, ['801.7', '801.7a', '603.10a']]);
    }
  });

  test('D06: damage to a player out of range is part of the event', () => {
    const state = ring(five, { range: 1, objects: [watching('A'), ...bears(five)] });
    expect(trigger(state, 'watch', 'DAMAGE', { entity: 'B-bear' }, { entity: 'C' }).answer).toBe(false);
    expect(trigger(state, 'watch', 'DAMAGE', { entity: 'B-bear' }, { entity: 'E' }).answer).toBe(true);
  });

  test('D07: "attacks" speaks of the creature only', () => {
    const state = ring(five, { range: 1, objects: [watching('A'), ...bears(five)] });
    expect(trigger(state, 'watch', 'ATTACKS', { entity: 'B-bear' }).answer).toBe(true);
    expect(trigger(state, 'watch', 'ATTACKS', { entity: 'B-bear' }, { entity: 'C' }).answer).toBe(false);
  });

  test('D08: the upkeep of a player out of range; doubtful', () => {
    const state = ring(five, { range: 1, objects: [watching('A')] });
    const verdict = trigger(state, 'watch', 'OTHER', { entity: 'C' });
    expect([verdict.answer, doubts(verdict.because).length]).toEqual([false, 1]);
  });

  test('D09: a step that names no player belongs to the active player; doubtful', () => {
    const of = (active: string) =>
      trigger(ring(five, { range: 1, objects: [watching('A')], turn: { activePlayers: [active] } }), 'watch', 'OTHER');
    expect([of('C').answer, of('B').answer]).toEqual([false, true]);
    expect([doubts(of('C').because).length, doubts(of('B').because).length]).toEqual([1, 1]);
  });

  test('D11: what enters is seen as it is then', () => {
    const state = ring(five, {
      range: 1,
      objects: [watching('A'), thing('card', 'Creature', 'C', { zone: 'GRAVEYARD' })],
    });
    expect(
      trigger(state, 'watch', 'ENTERS', { entity: 'card', controllerBefore: 'C', controllerAfter: 'B' }).answer,
    ).toBe(true);
    const out = trigger(state, 'watch', 'ENTERS', { entity: 'card', controllerAfter: 'C' });
    expect([out.answer, rules(out.because)]).toEqual([false, ['801.7', '801.7a', '603.6a']]);
  });

  test('D12: becoming the target of a spell from out of range; doubtful', () => {
    const state = emperors({ objects: [creature('warded', 'B1'), thing('bolt', 'Instant', 'AE', { zone: 'STACK' })] });
    const verdict = trigger(state, 'warded', 'OTHER', { entity: 'warded' }, { entity: 'bolt' });
    expect([verdict.answer, doubts(verdict.because).length]).toEqual([false, 1]);
  });

  test('D13: an opponent loses, in range or out of it', () => {
    const state = ring(five, { range: 1, objects: [watching('A')] });
    const gone = after(state, { playerLeaves: { player: 'B' } });
    expect(trigger(gone, 'watch', 'OTHER', { entity: 'B' }).answer).toBe(true);
    expect(trigger(gone, 'watch', 'OTHER', { entity: 'C' }).answer).toBe(false);
  });

  test('D14: the range of whoever controls the source counts, not its owner’s', () => {
    const state = ring(five, {
      range: 1,
      objects: [thing('watch', 'Enchantment', 'A', { controller: 'D' }), ...bears(five)],
    });
    expect(trigger(state, 'watch', 'ATTACKS', { entity: 'B-bear' }).answer).toBe(false);
    expect(trigger(state, 'watch', 'ATTACKS', { entity: 'E-bear' }).answer).toBe(true);
  });

  test('a change of control is seen with all the controllers that are given', () => {
    const state = ring(five, { range: 1, objects: [watching('A'), ...bears(five)] });
    const changes = (controllerBefore: string, controllerAfter: string) =>
      trigger(state, 'watch', 'CONTROL_CHANGES', { entity: 'B-bear', controllerBefore, controllerAfter });
    expect([changes('B', 'E').answer, changes('B', 'C').answer, changes('C', 'B').answer]).toEqual([
      true,
      false,
      false,
    ]);
    expect(trigger(state, 'watch', 'CONTROL_CHANGES', { entity: 'B-bear' }).answer).toBe(true);
  });

  test('losing control looks back, gaining it does not (603.10d)', () => {
    const state = ring(five, { range: 1, objects: [watching('A'), ...bears(five)] });
    const asked = (kind: 'GAINS_CONTROL' | 'LOSES_CONTROL', controllerBefore: string, controllerAfter: string) =>
      trigger(state, 'watch', kind, { entity: 'B-bear', controllerBefore, controllerAfter });
    const both = (before: string, after: string) =>
      [asked('LOSES_CONTROL', before, after), asked('GAINS_CONTROL', before, after)].map(({ answer }) => answer);
    expect([both('B', 'C'), both('C', 'B'), both('B', 'E'), both('C', 'D')]).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ]);
    expect(rules(asked('LOSES_CONTROL', 'B', 'C').because)).toEqual(['801.7', '801.7a', '603.10d']);
    expect(rules(asked('GAINS_CONTROL', 'B', 'C').because)).toEqual(['801.7', '801.7a', '603.10']);
    expect(trigger(state, 'watch', 'GAINS_CONTROL', { entity: 'B-bear' }).answer).toBe(true);
  });

  test('an event happens to somebody, and control is lost by somebody', () => {
    const state = ring(five, { objects: bears(five) });
    const paths = (event: TriggerEvent) => triggerEventProblems(state, event).map(({ path }) => path.join('.'));
    expect(paths({ kind: 'OTHER', involves: [] })).toEqual([]);
    expect(paths({ kind: 'DIES', involves: [] })).toEqual(['involves']);
    expect(paths({ kind: 'LOSES_CONTROL', involves: [{ entity: 'A' }, { entity: 'A-bear' }] })).toEqual([
      'involves.1.controllerBefore',
    ]);
  });

  test('J27: the ability of one who has left is never put onto the stack', () => {
    const state = after(ring(five), { playerLeaves: { player: 'A' } });
    const verdict = wouldTrigger(state, { controller: 'A' }, { kind: 'OTHER', involves: [{ entity: 'A' }] });
    expect([verdict.answer, rules(verdict.because)]).toEqual([false, ['800.4d']]);
    const old = wouldTrigger(under('CR_2008', state), { controller: 'A' }, { kind: 'OTHER', involves: [] });
    expect(rules(old.because)).toEqual(['600.4c']);
  });

  test('without the option everything triggers', () => {
    const state = ring(five, { objects: [watching('A'), ...bears(five)] });
    expect(rules(trigger(state, 'watch', 'DIES', { entity: 'C-bear' }).because)).toEqual(['801.1']);
  });
});
