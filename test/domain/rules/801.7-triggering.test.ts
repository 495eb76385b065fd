import { expect, test } from '@jest/globals';
import { triggerEventProblems, type TriggerEvent, wouldTrigger } from '../../../src/domain/rules/801.7-triggering.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { under } from '../in-editions.js';
import { doubts, rules, sound } from '../rulings.js';
import { creature, emperors, leftBy, ring, thing, twoHeadedGiants } from '../tables.js';

const five = 'A B C D E';
const bears = (names: string) => names.split(' ').map((name) => creature(`${name}-bear`, name));

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
  const gone = leftBy(state, 'B');
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
  expect([changes('B', 'E').answer, changes('B', 'C').answer, changes('C', 'B').answer]).toEqual([true, false, false]);
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
  expect(paths({ kind: 'GAINS_CONTROL', involves: [{ entity: 'A-bear' }] })).toEqual([]);
  expect(paths({ kind: 'LOSES_CONTROL', involves: [{ entity: 'A' }, { entity: 'A-bear' }] })).toEqual([
    'involves.1.controllerBefore',
  ]);
});

test('J27: the ability of one who has left is never put onto the stack', () => {
  const state = leftBy(ring(five), 'A');
  const verdict = wouldTrigger(state, { controller: 'A' }, { kind: 'OTHER', involves: [{ entity: 'A' }] });
  expect([verdict.answer, rules(verdict.because)]).toEqual([false, ['800.4d']]);
  const old = wouldTrigger(under('CR_2008', state), { controller: 'A' }, { kind: 'OTHER', involves: [] });
  expect(rules(old.because)).toEqual(['600.4c']);
});

test('without the option everything triggers', () => {
  const state = ring(five, { objects: [watching('A'), ...bears(five)] });
  const verdict = trigger(state, 'watch', 'DIES', { entity: 'C-bear' });
  expect([verdict.answer, ...rules(verdict.because)]).toEqual([true, '801.1']);
});

test('603.10: an ability that looks back at its own source belongs to whoever controlled that', () => {
  const state = ring(five, { range: 1, objects: bears(five) });
  const own = (kind: TriggerEvent['kind'], ...more: { entity: string }[]) =>
    trigger(state, 'A-bear', kind, { entity: 'A-bear', controllerBefore: 'C' }, ...more);
  for (const kind of ['DIES', 'LEAVES_BATTLEFIELD', 'LOSES_CONTROL'] as const) {
    expect(own(kind).because[0].says).toContain("within C's range");
    expect([own(kind, { entity: 'D' }).answer, own(kind, { entity: 'E' }).answer]).toEqual([true, false]);
  }
  for (const kind of ['ENTERS', 'GAINS_CONTROL', 'ATTACKS'] as const)
    expect(own(kind).because[0].says).toContain("within A's range");
  const other = trigger(state, 'E-bear', 'DIES', { entity: 'A-bear', controllerBefore: 'C' });
  expect(other.because[0].says).toMatch(/^C controls A-bear .* from E,/);
});

test('a change of control is seen with the one controller that is given, too', () => {
  const state = ring(five, { range: 1, objects: [watching('A'), ...bears(five)] });
  const changes = (entity: string, more: object) => trigger(state, 'watch', 'CONTROL_CHANGES', { entity, ...more });
  expect(changes('B-bear', { controllerAfter: 'C' }).answer).toBe(false);
  expect(changes('B-bear', { controllerBefore: 'C' }).answer).toBe(false);
  expect(changes('C-bear', { controllerBefore: 'E' }).answer).toBe(true);
  expect(changes('C-bear', {}).answer).toBe(false);
  for (const more of [
    { controllerBefore: 'B', controllerAfter: 'C' },
    { controllerBefore: 'C', controllerAfter: 'B' },
  ])
    expect(changes('B-bear', more).because[0].says).toBe(
      'C controls B-bear and sits 2 seats from A, whose range is 1 seat, so watch does not trigger.',
    );
});

test('801.7a: the moment is told once, of the first that the event speaks of', () => {
  const state = ring(five, { range: 1, objects: [watching('A'), ...bears(five)] });
  const verdict = trigger(state, 'watch', 'DIES', { entity: 'B-bear' }, { entity: 'E-bear' });
  expect(rules(verdict.because)).toEqual(['801.7', '801.7a', '603.10a']);
  expect(verdict.because[1]?.says).toContain('B-bear');
});

test('a card without a controller is seen with its owner', () => {
  const cards = ['C', 'E'].map((owner) => thing(`${owner}-card`, 'Creature', owner, { zone: 'GRAVEYARD' }));
  const state = ring(five, { range: 1, objects: [watching('A'), ...cards] });
  expect(trigger(state, 'watch', 'OTHER', { entity: 'E-card' }).answer).toBe(true);
  const far = trigger(state, 'watch', 'OTHER', { entity: 'C-card' });
  expect([far.answer, far.because[0].says, doubts(far.because)]).toEqual([
    false,
    'C owns C-card and sits 2 seats from A, whose range is 1 seat, so watch does not trigger.',
    [],
  ]);
});

test('801.18: the ability of a plane triggers wherever the event happens', () => {
  const plane = thing('bant', 'Plane — Bant', 'A', { zone: 'COMMAND' });
  const state = ring(five, { range: 1, options: { planechase: true }, objects: [plane, ...bears(five)] });
  const verdict = trigger(state, 'bant', 'DIES', { entity: 'C-bear' });
  expect([verdict.answer, ...rules(verdict.because)]).toEqual([true, '801.18']);
});

test('805.4d: in a step of a team, but no other event of its members', () => {
  const wide = twoHeadedGiants({ A: 30, B: 30 }, 2, { objects: [watching('A1')] });
  const narrow = twoHeadedGiants({ A: 30, B: 30, C: 30 }, 2, {
    options: { rangeOfInfluence: 2 },
    objects: [watching('A2')],
  });
  for (const state of [wide, narrow]) {
    const asked = (kind: TriggerEvent['kind']) =>
      rules(trigger(state, 'watch', kind, { entity: 'B1' }, { entity: 'B2' }).because).includes('805.4d');
    expect([asked('OTHER'), asked('DRAWS'), asked('LIFE_CHANGES')]).toEqual([true, false, false]);
  }
});

test('the turn of a step that names no player, in words', () => {
  const said = (active: string) => {
    const state = ring(five, { range: 1, objects: [watching('A')], turn: { activePlayers: [active] } });
    const [first] = trigger(state, 'watch', 'OTHER').because;
    return [first.says, first.about.map(({ id }) => id).join(' ')];
  };
  expect([said('A'), said('B'), said('C')]).toEqual([
    ["It is A's own turn, so watch triggers.", 'A watch'],
    ["It is B's turn, and B is within A's range, so watch triggers.", 'B A watch'],
    ["It is C's turn, out of A's range, so watch does not trigger.", 'C A watch'],
  ]);
});

test('doubts are of events without a kind alone', () => {
  const bolt = thing('bolt', 'Instant', 'C', { zone: 'STACK' });
  const state = ring(five, { range: 1, objects: [watching('A'), bolt, ...bears(five)] });
  const found = (kind: TriggerEvent['kind'], entity: string) =>
    doubts(trigger(state, 'watch', kind, { entity }).because).map((doubt) => doubt.slice(0, 34));
  expect([found('DRAWS', 'C'), found('CAST', 'bolt'), found('OTHER', 'C-bear')]).toEqual([[], [], []]);
  expect(found('OTHER', 'C')).toEqual(['If the event is the beginning of a']);
  expect(found('OTHER', 'bolt')).toEqual(['If the event is that something bec']);
});
