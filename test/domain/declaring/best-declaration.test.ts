import { describe, expect, test } from '@jest/globals';
import { bestDeclaration } from '../../../src/domain/declaring/best-declaration.js';
import { isWithin, obeyedBy, type Choice, type Choices } from '../../../src/domain/declaring/choices.js';
import { randomCases } from '../../random-cases.js';
import { randomNumbers, type RandomNumbers } from '../../random-numbers.js';

const everyChoice = ({ options }: Choices): readonly Choice[][] =>
  options.reduce<Choice[][]>(
    (begun, of) =>
      begun.flatMap((chosen) => [null, ...of.map(({ target }) => target)].map((next) => [...chosen, next])),
    [[]],
  );

const isAllowed = ({ limits, companions }: Choices, chosen: readonly Choice[]): boolean => {
  const count = (target: number | null, members: readonly number[]) =>
    members.filter((member) => isWithin(target, chosen[member] ?? null)).length;
  const all = [...chosen.keys()];
  return (
    limits.every((limit) => count(limit.target, limit.members) <= limit.count) &&
    companions.every(({ target, members }) => count(target, members) === 0 || count(target, all) > 1)
  );
};

const asAsked = ({ asked }: Choices, chosen: readonly Choice[]): number =>
  chosen.filter((choice, member) => choice === (asked[member] ?? null)).length;

/** The most requirements, then the most members as asked, over every declaration there is. */
const bestByTrying = (choices: Choices): readonly [number, number] =>
  everyChoice(choices)
    .filter((chosen) => isAllowed(choices, chosen))
    .map((chosen): [number, number] => [obeyedBy(choices, chosen), asAsked(choices, chosen)])
    .reduce((best, each) => (each[0] > best[0] || (each[0] === best[0] && each[1] > best[1]) ? each : best));

const randomChoices = (random: RandomNumbers): Choices => {
  const members = random.below(6) + 1;
  const targets = random.below(4) + 1;
  const subset = (size: number) => Array.from({ length: size }, (_, index) => index).filter(() => random.below(3) > 0);
  const scope = (): number | null => (random.below(3) === 0 ? null : random.below(targets));
  return {
    targets,
    options: Array.from({ length: members }, () =>
      subset(targets).map((target) => ({ target, obeys: random.below(2) * random.below(4) })),
    ),
    sought: new Map(subset(targets).map((target) => [target, random.below(3)])),
    asked: Array.from({ length: members }, () => (random.below(2) ? random.below(targets) : null)),
    limits: Array.from({ length: random.below(6) }, () => ({
      members: subset(members),
      target: scope(),
      count: random.below(4),
    })),
    companions: Array.from({ length: random.below(4) }, () => ({
      members: random.below(2) ? subset(members) : Array.from({ length: members }, (_, index) => index),
      target: scope(),
    })),
  };
};

describe('The best declaration', () => {
  const rounds = randomCases(4_000);

  test(`is as good as the best of all declarations, and allowed (${rounds} random ones, seed 20261121)`, () => {
    const random = randomNumbers(20261121);
    for (let round = 0; round < rounds; round += 1) {
      const choices = randomChoices(random);
      const chosen = bestDeclaration(choices) ?? [];
      const found = [obeyedBy(choices, chosen), asAsked(choices, chosen), isAllowed(choices, chosen)];
      expect({ choices, found }).toEqual({ choices, found: [...bestByTrying(choices), true] });
    }
  });
});
