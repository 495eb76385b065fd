import { expect, test } from '@jest/globals';
import { affectedBy } from '../../../src/domain/rules/801.10-effects.js';
import { legalChoices as legalChoicesOf } from '../../../src/domain/rules/801.5a-legal-choices.js';
import type { EntityFilter } from '../../../src/domain/state/filters/entity-filter.js';
import { whoChooses } from '../../../src/domain/rules/801.5-choices.js';
import { bears, doubts, emperors, ids, leftBy, ring, rules, sound, thing, toldByRule } from '../tables.js';

const creatures: EntityFilter = { types: ['Creature'] };

const legalChoices: typeof legalChoicesOf = (...given) => sound(legalChoicesOf(...given));
const players: EntityFilter = { kind: 'PLAYER' };
const anything: EntityFilter = { anyOf: [players, { kind: 'OBJECT' }] };
const five = 'A B C D E';

const witches = ring('carissa rob alex dana erin', { range: 1, objects: bears('carissa rob alex dana erin') });

test('C02: Cuombajj Witches: a target that an opponent chooses is in both ranges (printed example)', () => {
  const choice = { chooser: 'rob', source: { controller: 'alex' }, among: anything, targets: true };
  expect(ids(legalChoices(witches, choice).included).sort()).toEqual(['alex', 'alex-bear', 'rob', 'rob-bear']);
  expect(ids(legalChoices(witches, { ...choice, targets: false }).included)).toContain('carissa');
  expect(rules(legalChoices(witches, choice).because)).toEqual(['801.5a', '801.4']);
  const says = (given: Partial<typeof choice>) => legalChoices(witches, { ...choice, ...given }).because[0].says;
  const both = "rob must choose from what is within both rob's and alex's ranges: rob, alex and what they control.";
  expect(says({})).toBe(both);
  const alone = 'rob must choose from what is within their own range: ';
  expect(says({ targets: false }).startsWith(alone)).toBe(true);
  expect(says({ source: { controller: 'rob' } }).startsWith(alone)).toBe(true);
  const far = ring('A B C D E F', { range: 1 });
  const nobody = { chooser: 'A', source: { controller: 'D' }, among: anything, targets: true };
  expect(legalChoices(far, nobody).because[0].says).toMatch(/ranges: nobody\.$/);
});

test('800.4a: the spell of one who has left asks for no target and no choice, wherever they sit, as whoChooses has it', () => {
  const told = (range: number | undefined, targets: boolean) => {
    const state = leftBy(ring(five, { ...(range === undefined ? {} : { range }), objects: bears('A') }), 'B');
    const asked = legalChoices(state, { chooser: 'A', source: { controller: 'B' }, among: anything, targets });
    return [ids(asked.included), toldByRule(asked.because)];
  };
  const gone = [[], ["800.4a: B has left the game, and so have B's spells and abilities."]];
  expect([told(undefined, true), told(1, true), told(undefined, false), told(1, false)]).toEqual(Array(4).fill(gone));
  const asks = { source: { controller: 'B' }, asks: 'ANY_PLAYER', kind: 'OPTION', askedByRule: false } as const;
  expect(toldByRule(whoChooses(leftBy(ring(five), 'B'), asks).because)).toEqual(gone[1]);
});

test('C09: nobody out of range is chosen even where nobody else is there; doubtful', () => {
  const opponents: EntityFilter = { kind: 'PLAYER', opponentOf: 'AE' };
  const choice = { chooser: 'AE', source: { controller: 'AE' }, among: opponents };
  const { included, because } = legalChoices(emperors({}, 1), choice);
  expect([included, doubts(because).length]).toEqual([[], 1]);
  expect(doubts(legalChoices(emperors(), choice).because)).toEqual([]);
  const six = ring('A B C D E F', { range: 1, objects: bears('C D') });
  const open = (state: typeof six, among: EntityFilter) =>
    doubts(legalChoices(state, { chooser: 'A', source: { controller: 'A' }, among }).because).length;
  expect([open(six, { ids: ['C', 'D-bear'] }), open(six, { ids: ['D-bear'] })]).toEqual([1, 0]);
  expect(open(leftBy(six, 'C'), { ids: ['C'] })).toBe(0);
});

test('a plane is exempt, but not in Grand Melee', () => {
  const objects = [thing('plane', 'Plane — Dominaria', 'A', { zone: 'COMMAND' })];
  const choice = { chooser: 'A', source: { object: 'plane' }, among: players, targets: true };
  expect(legalChoices(ring(five, { range: 1, objects }), choice).excluded).toEqual([]);
  const melee = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE', objects });
  expect(legalChoices(melee, choice).included).toHaveLength(3);
});

test.each([
  ['C10: a Clone copies a creature in range', 'A', 'A-bear B-bear E-bear'],
  ['C11: those in range vote, each for what is in their own range', 'B', 'A-bear B-bear C-bear'],
])('%s', (_, chooser, chosen) => {
  const state = ring(five, { range: 1, objects: bears(five) });
  const choice = { chooser, source: { controller: 'A' }, among: creatures };
  expect(ids(legalChoices(state, choice).included).join(' ')).toBe(chosen);
  expect(ids(affectedBy(state, { controller: 'A' }, players).included)).toEqual(['A', 'B', 'E']);
});
