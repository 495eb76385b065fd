import { describe, expect, test } from '@jest/globals';
import type { Choices } from '../../../../src/domain/combat/optimization/choices.js';
import { solveRelaxed } from '../../../../src/domain/combat/optimization/network.js';
import { among, rulesIn, upTo } from './programs.js';

/** Says the rule of each of the first so many members. */
const each = (count: number, rule: string): string =>
  upTo(count)
    .map((member) => rule.replace('each', String(member)))
    .join('; ');

/** How many choose each target. */
const heads = ({ targets }: Choices, chosen: readonly (readonly number[])[]) =>
  upTo(targets).map((target) => chosen.filter((own) => own.includes(target)).length);
const flow = (choices: Choices) => {
  const { chosen, worth } = solveRelaxed(choices);
  return { chosen, worth: worth === 0 ? 0 : worth };
};
const found = (choices: Choices) => {
  const { chosen, worth } = flow(choices);
  return { heads: heads(choices, chosen), worth };
};

test('A flow counts once what any choice of a member obeys, however many it makes', () => {
  const choices = { ...among(1, 4, 3), ...rulesIn('must 0 x 2') };
  expect(flow(choices)).toMatchObject({ chosen: [[expect.any(Number)]], worth: 2 * 7 - 1 });
  expect(flow({ ...choices, wanted: [[0, 1, 3]] })).toEqual({ chosen: [[0, 1, 3]], worth: 2 * 7 + 3 });
  expect(flow({ ...among(1, 4, 4), wanted: [[0, 1, 2, 3]] })).toEqual({ chosen: [[0, 1, 2, 3]], worth: 4 });
});

describe('A flow keeps', () => {
  test('a limit on all choices', () => {
    const { chosen, worth } = flow({ ...among(3, 2), ...rulesIn(`${each(3, 'must each')}; limit 2 of 012`) });
    expect(chosen.flat()).toHaveLength(2);
    expect(worth).toBe(2 * (7 - 1));
    const none = { ...among(3, 2), ...rulesIn(`${each(3, 'must each')}; limit 0 of 012`) };
    expect(flow(none)).toEqual({ chosen: [[], [], []], worth: 0 });
  });

  test.each(['', ' at 0'])('limits inside others, on all choices and on a target: "%s"', (at) => {
    const limits = `limit 1 of 01${at}; limit 2 of 0123${at}; limit 0 of 45${at}`;
    const requirements = [9, 8, 1, 2, 9, 9, 1].map((times, member) => `must ${member} x ${times}`).join('; ');
    expect(flow({ ...among(7, 1), ...rulesIn(`${limits}; ${requirements}`) })).toEqual({
      ...{ chosen: [[0], [], [], [0], [], [], [0]], worth: 12 * 15 - 3 },
    });
  });

  test('limits on both at once', () => {
    const limits = 'limit 2 of 012; limit 1 of 012 at 0; limit 0 of 2 at 1';
    const choices = { ...among(3, 2), ...rulesIn(`${limits}; ${each(3, 'must each at 0 x 2')}; must 2 x 9`) };
    const { chosen, worth } = flow(choices);
    expect([chosen[2], chosen.flat()]).toEqual([[0], [0]]);
    expect(worth).toBe(11 * 7 - 1);
    const asked = [[0], [1], [0]];
    expect(flow({ ...choices, wanted: asked })).toEqual({ chosen: [[], [1], [0]], worth: 11 * 7 + 2 });
  });
});

describe('A flow counts once what asks for somebody', () => {
  const sought = (members: number, targets: number, told: string) =>
    found({ ...among(members, targets), ...rulesIn(told) });

  const thrice = 'must somebody at 0 x 3';

  test.each([
    ['to choose a target, or anything', 3, 2, 'must somebody at 1 x 2', [0, 1], 2 * 7 - 1],
    ['whatever limits there are on some', 3, 1, 'must somebody at 0 x 2; limit 1 of 01 at 0', [1], 2 * 7 - 1],
    ['whatever limits there are on some', 2, 1, 'must somebody at 0 x 2; limit 1 of 01 at 0', [1], 2 * 5 - 1],
    ['for several at once too often: a bound', 2, 2, 'must somebody at 01; must somebody at 1', [1, 1], 3 * 5 - 2],
    ['half with the first, half with the second', 3, 1, `${thrice}; company of 012 at 0 among 012`, [2], 3 * 7 - 2],
    ['half with the first', 1, 1, `${thrice}; company of 0 at 0 among 0`, [1], 3.5],
    ['half with the first', 1, 1, 'must somebody at 0 x 1; company of 0 at 0 among 0', [1], 0.5],
  ])('%s, %i members, %i targets: %s', (_, members, count, told, chosen, worth) =>
    expect(sought(members, count, told)).toEqual({ heads: chosen, worth }),
  );

  test('and obeys it with the others that ask', () => {
    const told = 'must somebody; must somebody at 0; must somebody at 1';
    expect(sought(2, 2, told)).toEqual({ heads: [1, 1], worth: 3 * 5 - 2 });
    expect(sought(1, 2, told)).toMatchObject({ worth: 2 * 3 - 1 });
  });
});
