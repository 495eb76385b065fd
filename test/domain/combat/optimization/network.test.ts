import { describe, expect, test } from '@jest/globals';
import type {
  Choices,
  Companions,
  Limit,
  Required,
  Scope,
} from '../../../../src/domain/combat/optimization/choices.js';
import { relaxed } from '../../../../src/domain/combat/optimization/network.js';
import { among, upTo } from './programs.js';

const only = (...targets: readonly number[]): Scope => new Set(targets);
const each = (count: number, scope: Scope, times = 1): readonly Required[] =>
  upTo(count).map((member) => ({ member, scope, times }));
const sought = (scope: Scope, times = 1): Required => ({ member: null, scope, times });
const limit = (members: readonly number[], scope: Scope, count: number): Limit => ({ members, scope, count });
const company = (count: number, target: number, least = 2): Companions => ({
  ...{ members: upTo(count), scope: only(target), least, among: upTo(count) },
});

/** How many choose each target. */
const heads = ({ targets }: Choices, chosen: readonly (readonly number[])[]) =>
  upTo(targets).map((target) => chosen.filter((own) => own.includes(target)).length);
const flow = (choices: Choices) => {
  const { chosen, worth } = relaxed(choices);
  return { chosen, worth: worth === 0 ? 0 : worth };
};
const found = (choices: Choices) => {
  const { chosen, worth } = flow(choices);
  return { heads: heads(choices, chosen), worth };
};

describe('A flow', () => {
  test('chooses what is asked, and nothing where nothing is', () => {
    expect(flow(among(2, 2))).toEqual({ chosen: [[], []], worth: 0 });
    expect(flow({ ...among(3, 2), asked: [[1], [], [0]] })).toEqual({ chosen: [[1], [], [0]], worth: 2 });
    expect(flow({ ...among(2, 3, 2), asked: [[0, 2], [1]] })).toEqual({ chosen: [[0, 2], [1]], worth: 3 });
    expect(flow(among(0, 0))).toEqual({ chosen: [], worth: 0 });
  });

  test('chooses what obeys a requirement, of which each is worth more than what is asked', () => {
    const choices = { ...among(2, 2), requirements: [{ member: 1, scope: only(1), times: 2 }], asked: [[0], [0]] };
    expect(flow(choices)).toEqual({ chosen: [[0], [1]], worth: 1 + 2 * 5 });
    const two = { ...among(2, 2), requirements: each(2, only(0, 1), 3) };
    expect(flow(two).worth).toBe(2 * (3 * 5 - 1));
  });

  test('counts once what any choice of a member obeys, however many it makes', () => {
    const choices = { ...among(1, 4, 3), requirements: each(1, null, 2) };
    expect(flow(choices)).toMatchObject({ chosen: [[expect.any(Number)]], worth: 2 * 7 - 1 });
    expect(flow({ ...choices, asked: [[0, 1, 3]] })).toEqual({ chosen: [[0, 1, 3]], worth: 2 * 7 + 3 });
    expect(flow({ ...among(1, 4, 4), asked: [[0, 1, 2, 3]] })).toEqual({ chosen: [[0, 1, 2, 3]], worth: 4 });
  });

  test('lets a member choose so many targets, and no more', () => {
    const liked = upTo(3).map((target) => ({ member: 0, scope: only(target), times: 1 + target }));
    const worths = [0, 1, 2, 3].map((most) => {
      const { chosen, worth } = flow({ ...among(1, 3, most), requirements: liked });
      return [chosen[0], worth];
    });
    expect(worths).toEqual([
      [[], 0],
      [[2], 3 * 3 - 1],
      [[1, 2], 5 * 5 - 2],
      [[0, 1, 2], 6 * 7 - 3],
    ]);
  });
});

describe('A flow keeps', () => {
  test('a limit on all choices', () => {
    const choices = { ...among(3, 2), requirements: each(3, null), limits: [limit(upTo(3), null, 2)] };
    const { chosen, worth } = flow(choices);
    expect(chosen.flat()).toHaveLength(2);
    expect(worth).toBe(2 * (7 - 1));
    const none = { ...choices, limits: [limit(upTo(3), null, 0)] };
    expect(flow(none)).toEqual({ chosen: [[], [], []], worth: 0 });
  });

  test('a limit on one target', () => {
    const choices = { ...among(3, 2), requirements: each(3, only(0)), limits: [limit(upTo(3), only(0), 1)] };
    expect(found(choices)).toEqual({ heads: [1, 0], worth: 7 - 1 });
    const many = { ...among(6, 1), requirements: each(6, null), limits: [limit(upTo(6), only(0), 5)] };
    expect(found(many)).toEqual({ heads: [5], worth: 5 * 12 });
  });

  test('limits inside others, on all choices and on a target', () => {
    for (const scope of [null, only(0)]) {
      const limits = [limit([0, 1], scope, 1), limit([0, 1, 2, 3], scope, 2), limit([4, 5], scope, 0)];
      const weights = [9, 8, 1, 2, 9, 9, 1];
      const requirements = weights.map((times, member) => ({ member, scope: null, times }));
      const { chosen, worth } = flow({ ...among(7, 1), limits, requirements });
      expect(chosen).toEqual([[0], [], [], [0], [], [], [0]]);
      expect(worth).toBe(12 * 15 - 3);
    }
  });

  test('limits on both at once', () => {
    const limits = [limit([0, 1, 2], null, 2), limit([0, 1, 2], only(0), 1), limit([2], only(1), 0)];
    const requirements = [...each(3, only(0), 2), { member: 2, scope: null, times: 9 }];
    const { chosen, worth } = flow({ ...among(3, 2), limits, requirements });
    expect([chosen[2], chosen.flat()]).toEqual([[0], [0]]);
    expect(worth).toBe(11 * 7 - 1);
    const asked = [[0], [1], [0]];
    expect(flow({ ...among(3, 2), limits, requirements, asked })).toEqual({
      chosen: [[], [1], [0]],
      worth: 11 * 7 + 2,
    });
  });
});

describe('A flow counts once what asks for somebody', () => {
  test('to choose a target, or anything', () => {
    expect(found({ ...among(3, 2), requirements: [sought(only(1), 2)] })).toEqual({ heads: [0, 1], worth: 2 * 7 - 1 });
  });

  test('whatever limits there are on some of those who choose it', () => {
    const rules = { requirements: [sought(only(0), 2)], limits: [limit([0, 1], only(0), 1)] };
    expect(found({ ...among(3, 1), ...rules })).toEqual({ heads: [1], worth: 2 * 7 - 1 });
    expect(found({ ...among(2, 1), ...rules })).toEqual({ heads: [1], worth: 2 * 5 - 1 });
  });

  test('and obeys it with the others that ask', () => {
    const requirements = [sought(null), sought(only(0)), sought(only(1))];
    expect(found({ ...among(2, 2), requirements })).toEqual({ heads: [1, 1], worth: 3 * 5 - 2 });
    expect(found({ ...among(1, 2), requirements })).toMatchObject({ worth: 2 * 3 - 1 });
  });

  test('for several at once too often: the worth is a bound', () => {
    const requirements = [sought(only(0, 1)), sought(only(1))];
    expect(found({ ...among(2, 2), requirements })).toEqual({ heads: [1, 1], worth: 3 * 5 - 2 });
  });

  test('and where nobody chooses it alone, half of it with the first and half with the second', () => {
    const choices = { requirements: [sought(only(0), 3)] };
    expect(found({ ...among(3, 1), ...choices, companions: [company(3, 0)] })).toEqual({
      heads: [2],
      worth: 3 * 7 - 2,
    });
    expect(found({ ...among(1, 1), ...choices, companions: [company(1, 0)] })).toEqual({ heads: [1], worth: 3.5 });
    const odd = { requirements: [sought(only(0), 1)] };
    expect(found({ ...among(1, 1), ...odd, companions: [company(1, 0)] })).toEqual({ heads: [1], worth: 0.5 });
  });
});
