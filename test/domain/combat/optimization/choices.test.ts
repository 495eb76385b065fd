import { expect, test } from '@jest/globals';
import {
  agreement,
  choosersOf,
  isAllowed,
  createIsObeyed,
} from '../../../../src/domain/combat/optimization/choices.js';
import { worthOfRequirement, type Choices } from '../../../../src/domain/combat/optimization/choices.js';

const choices: Choices = {
  members: [
    { options: [0, 1], most: 1 },
    { options: [1], most: 3 },
    { options: [0, 1, 2], most: 2 },
  ],
  targets: 3,
  requirements: [],
  limits: [],
  loners: [],
  companions: [],
  wanted: [[0], [], [1]],
};

test('members choose what they may, and no more than they may at once', () => {
  expect([isAllowed(choices, [[1], [1], [0, 2]]), isAllowed(choices, [[0, 1], [], []])]).toEqual([true, false]);
  expect([isAllowed(choices, [[2], [], []]), isAllowed(choices, [[], [1, 0], []])]).toEqual([false, false]);
  expect(isAllowed(choices, [[], [], [], [0]])).toBe(false);
});

test('who is no member chooses nothing', () => {
  expect(choosersOf(null, [[0], []], [0, 1, 7])).toEqual([0]);
  expect(choosersOf(new Set([1]), [[0], [0, 1]], [0, 1])).toEqual([1]);
  const away = { member: 0, scope: null, times: 1, unlessNone: new Set([1, 7]) };
  expect([createIsObeyed([[], []])(away), createIsObeyed([[], [0]])(away)]).toEqual([true, false]);
  expect(createIsObeyed([[0], [0]])(away)).toBe(true);
});

test('how close a choice comes: what is asked, something else in its place, something beside it', () => {
  expect([0, 1].map((target) => agreement(choices, 0, target))).toEqual([1, 0]);
  expect(agreement(choices, 1, 1)).toBe(-1);
  expect([0, 1, 2].map((target) => agreement(choices, 2, target))).toEqual([-1, 1, -1]);
  expect(agreement({ ...choices, wanted: [] }, 0, 0)).toBe(-1);
  expect(agreement({ ...choices, wanted: [[], [], [], [5]] }, 3, 0)).toBe(0);
});

test('a requirement is worth more than all that members may change', () =>
  expect(worthOfRequirement(choices)).toBe(1 + 2 * (1 + 1 + 2)));
