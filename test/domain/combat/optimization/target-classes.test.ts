import { describe, expect, test } from '@jest/globals';
import type { Choices, Limit } from '../../../../src/domain/combat/optimization/choices.js';
import type { Group } from '../../../../src/domain/combat/optimization/groups.js';
import { distributeTargets, targetClasses } from '../../../../src/domain/combat/optimization/target-classes.js';
import { withoutRepeatedRules } from '../../../../src/domain/combat/optimization/target-classes.js';
import { among, everybody, rulesIn, upTo } from './programs.js';

/** Four members who may choose any of three targets, one each. */
const free = among(4, 3);
const limit = (target: number, members: readonly number[] = everybody, count = 1): Limit => ({
  ...{ members: [...members], count, scope: new Set([target]) },
});

/** Each member as a group, with all that it may choose. */
const groups = ({ members, requirements, wanted: asked }: Choices): readonly Group[] =>
  members.map(({ options, most }, member) => ({
    ...{ members: [member], most, first: 0 },
    byTarget: new Map(
      options.map((target) => {
        const likes = requirements.filter(
          (each) => each.member === member && !each.unlessNone && each.scope?.has(target),
        );
        return [target, { required: likes.length, agreed: asked[member]?.includes(target) ? 1 : 0 }];
      }),
    ),
  }));
const classes = (rules: Partial<Choices>) => {
  const choices = { ...free, ...rules };
  return targetClasses(choices, groups(choices));
};
const targets = (rules: Partial<Choices>) =>
  classes(rules)
    .map((each) => each.targets.join(''))
    .join(' ');
/** Says the rules in which "each" stands for a target of each of those. */
const ofEach = (told: string, targets = upTo(3)): string =>
  targets.map((target) => told.replaceAll('each', String(target))).join('; ');
const rules = (told: string) => rulesIn(told.includes('each') ? ofEach(told) : told);

describe('Targets that nothing tells apart', () => {
  test.each([
    ['without rules', ''],
    ['the same limit of each', 'limit 1 at each'],
    ['the same nested limits', 'limit 1 at each; limit 1 of 01 at each'],
    ['the same nested limits, the smaller one first', 'limit 1 of 01 at each; limit 1 at each'],
    ['the same disjoint limits', 'limit 1 of 01 at each; limit 1 of 23 at each'],
    ['the same company', 'company at each'],
    ['each must be chosen', 'must somebody at each x 2'],
    ['a limit on all of them', 'limit 1'],
    ['a limit on all of them by name', 'limit 1 at 012'],
    ['somebody must choose any of them where others do', 'must 0 at 012 unless 1'],
    ['a rule speaks of what is no target', 'limit 1 at 7; must somebody at 7'],
    ['somebody must choose any of them', 'must 0 at 012'],
  ])('are one: %s', (_, told) => expect(targets(rules(told))).toBe('012'));

  test('are one: a member likes one that it may not choose', () => {
    const members = [...free.members.slice(1), { options: [], most: 1 }];
    expect(targets({ ...rules('must 3 at 1'), members })).toBe('012');
  });

  test.each([
    ['a limit of one', 'limit 1 at 1', '02 1'],
    ['another limit of one', 'limit 1 at 0; limit 2 at 1; limit 1 at 2', '02 1'],
    ['on other members', 'limit 1 of 23 at 0; limit 1 of 23 at 1; limit 1 of 01 at 2', '01 2'],
    ['a limit on two of them', 'limit 1 at 02', '02 1'],
    ['two limits on two of them', 'limit 1 at 01; limit 1 at 12', '0 1 2'],
    ['company for one', 'company at 0', '0 12'],
    ['more company for one', 'company 3 at 0; company at 1; company at 2', '0 12'],
    ['one must be chosen', 'must somebody at 2', '01 2'],
    ['one more often', 'must somebody at 0 x 1; must somebody at 1 x 2; must somebody at 2 x 3', '0 1 2'],
    ['one by so many', 'must somebody at 1 least 2', '02 1'],
    ['each by so many, of rules of its own', 'must somebody at each least 2', '0 1 2'],
    ['a member likes one', 'must 3 at 1', '02 1'],
    ['a member must choose one where others do', 'must 3 at 1 unless 0', '02 1'],
    ['one is asked about', 'asked 1,,,', '02 1'],
  ])('but are told apart: %s', (_, told, expected) => expect(targets(rules(told))).toBe(expected));

  test('but are told apart: a member may not choose one', () =>
    expect(targets({ members: [...free.members.slice(1), { options: [0, 1], most: 1 }] })).toBe('01 2'));

  test.each([
    ['crossing limits', 'limit 1 of 01 at each; limit 1 of 12 at each'],
    ['crossing limits, the smaller one first', 'limit 1 of 01 at each; limit 1 of 123 at each; limit 1 at each'],
    ['company for some', 'company of 01 at each'],
    ['the company of some', 'company at each among 012'],
    ['company for all, and for some', 'company at each; company of 0 at each'],
  ])('nor are one where members cannot be dealt to them in turn: %s', (_, told) => {
    expect(targets(rules(told))).toBe('0 1 2');
  });

  test('nor are one where members cannot be dealt to them in turn: one member chooses two', () =>
    expect(targets({ members: [...free.members.slice(1), { options: upTo(3), most: 2 }] })).toBe('0 1 2'));

  test('are one for those who may choose them, whatever others may', () => {
    const members = [...free.members.slice(2), { options: [], most: 3 }, { options: [], most: 2 }];
    expect(targets({ ...rules('limit 1 of 01 at each'), members })).toBe('012');
    expect(targets({ ...rules('company of 01 at each'), members })).toBe('012');
  });
});

test('the rules of all targets but the first of each class are left out', () => {
  const told = 'limit 1 at each; company at each; must somebody at each';
  const wide = '; limit 1; limit 1 at 12; must 2 at 1';
  const choices: Choices = { ...free, ...rulesIn(ofEach(told) + wide) };
  const one = (...some: readonly [number, ...number[]]) => ({ targets: some, limits: [], least: 1 });
  expect(withoutRepeatedRules(choices, [one(0), one(1), one(2)])).toBe(choices);
  const left = rulesIn(ofEach(told, [0, 2]) + wide);
  expect(withoutRepeatedRules(choices, [one(0, 1), one(2)])).toEqual({ ...choices, ...left });
});

describe('Those who choose the first of a class are dealt to all of them', () => {
  const one = (limits: readonly Limit[] = [], least = 1) => ({ targets: [0, 1, 2] as const, limits, least });
  const all = (count: number) => upTo(count).map(() => [0]);

  test('in turn', () => {
    expect(distributeTargets(all(5), [one()])).toEqual([[0], [1], [2], [0], [1]]);
    expect(distributeTargets([[0], [3], [], [0]], [one(), { targets: [3], limits: [], least: 1 }])).toEqual([
      [0],
      [3],
      [],
      [1],
    ]);
    expect(distributeTargets(all(3), [{ ...one(), targets: [0] }])).toEqual(all(3));
  });

  test('unless the class is of one: who chooses it beside others keeps both', () => {
    const alone = (target: number) => ({ targets: [target] as const, limits: [], least: 1 });
    expect(distributeTargets([[0, 1], [1]], [alone(0), alone(1)])).toEqual([[0, 1], [1]]);
  });

  test('together where they need company', () => {
    expect(distributeTargets(all(5), [one([], 2)])).toEqual([[0], [1], [0], [1], [0]]);
    expect(distributeTargets(all(3), [one([], 4)])).toEqual(all(3));
    expect(distributeTargets(all(6), [one([], 2)])).toEqual([[0], [1], [2], [0], [1], [2]]);
  });

  test('evenly within a limit of which some are in a smaller one, in whatever order the limits come', () => {
    const limits = [limit(0, [0]), limit(0, [1]), limit(0, [0, 2])];
    for (const each of [limits, limits.toReversed()]) {
      const chosen = distributeTargets(all(3), [{ targets: [0, 1], limits: each, least: 1 }]);
      expect(new Set([chosen[0]?.[0], chosen[2]?.[0]])).toEqual(new Set([0, 1]));
    }
  });
});
