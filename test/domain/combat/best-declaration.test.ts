import { describe, expect, test } from '@jest/globals';
import { bestDeclaration } from '../../../src/domain/combat/best-declaration.js';
import { isWithin, obeyedBy, type Choice, type Choices } from '../../../src/domain/combat/choices.js';
import { choicesOf } from './choices.js';
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

/** More than any of these declarations takes: a search that goes astray ends soon. */
const enoughWork = 50_000;

describe('The best declaration', () => {
  const rounds = randomCases(4_000);

  test(`is as good as the best of all declarations, and allowed (${rounds} random ones, seed 20261121)`, () => {
    const random = randomNumbers(20261121);
    for (let round = 0; round < rounds; round += 1) {
      const choices = randomChoices(random);
      const chosen = bestDeclaration(choices, enoughWork) ?? [];
      const found = [obeyedBy(choices, chosen), asAsked(choices, chosen), isAllowed(choices, chosen)];
      expect({ choices, found }).toEqual({ choices, found: [...bestByTrying(choices), true] });
    }
  });
});

describe('How much work a declaration takes', () => {
  /** The least limit under which the best declaration is found, where it is one of a few thousand. */
  const workFor = (choices: Choices): number => {
    let enough = 1;
    while (enough < 5_000 && !bestDeclaration(choices, enough)) enough *= 2;
    let tooLittle = -1;
    while (enough - tooLittle > 1) {
      const middle = Math.floor((enough + tooLittle) / 2);
      if (bestDeclaration(choices, middle)) enough = middle;
      else tooLittle = middle;
    }
    return enough;
  };

  const told = (choices: Choices): string =>
    `${JSON.stringify(bestDeclaration(choices, enoughWork))} for ${workFor(choices)}`;
  const all = (count: number, option: string) => Array.from({ length: count }, () => option);

  test.each<[string, Parameters<typeof choicesOf>[0]]>([
    ['nobody', { options: [] }],
    ['no rules', { options: all(4, '0 1'), asked: [0, 1, null, 0] }],
    ['nested limits', { options: all(6, '0*1'), limits: ['4 of 0 1 2 3 4 5', '2 of 0 1 2'] }],
    ['two limits that cross', { options: all(3, '0*1'), limits: ['1 of 0 1', '1 of 1 2'] }],
    [
      'limits that cross, the middle one asked for',
      { options: all(3, '0*1'), limits: ['1 of 0 1', '1 of 1 2'], asked: [null, 0, null] },
    ],
    [
      'three limits that cross in a ring',
      { options: all(6, '0*1'), limits: ['1 of 0 1 2', '1 of 2 3 4', '1 of 4 5 0'] },
    ],
    ['limits on one target that cross', { options: all(4, '0*2 1*1'), limits: ['1 of 0 1 2 at 0', '1 of 1 2 3 at 0'] }],
    ['larger groups that cross', { options: all(9, '0*1'), limits: ['3 of 0 1 2 3 4 5', '2 of 3 4 5 6 7 8'] }],
    [
      'limits that cross, better kept apart',
      {
        options: ['0*1', '0*1', '0*2', '0*2', '0*2', '0*2'],
        limits: ['2 of 0 1 2 3', '2 of 2 3 4 5'],
      },
    ],
    ['a limit of none that crosses', { options: all(4, '0*1'), limits: ['1 of 0 1 2', '0 of 2 3'] }],
    ['one who needs company', { options: ['0*1', '0'], companions: ['0'] }],
    ['one who needs company and gets none', { options: ['0*1'], companions: ['0'] }],
    ['company at one target only', { options: ['0*2 1*1', '0 1*1'], companions: ['0 at 0'] }],
    ['everybody needs company', { options: all(3, '0'), companions: ['0 1 2 at 0'], sought: { 0: 1 } }],
    [
      'menace on three, each sought',
      {
        options: all(4, '0 1 2'),
        companions: ['0 1 2 3 at 0', '0 1 2 3 at 1', '0 1 2 3 at 2'],
        sought: { 0: 1, 1: 1, 2: 1 },
      },
    ],
    [
      'menace, sought three times',
      { options: all(3, '0 1*1'), companions: ['0 1 2 at 0'], sought: { 0: 3 }, asked: [1, 1, 1] },
    ],
    [
      'menace with a limit of one',
      { options: all(3, '0 1*1'), companions: ['0 1 2 at 0'], sought: { 0: 3 }, limits: ['1 of 0 1 2 at 0'] },
    ],
    [
      'company and limits that cross',
      { options: all(5, '0*1 1'), companions: ['0 1 at 0', '4'], limits: ['1 of 0 1 2 at 0', '2 of 1 2 3 at 0'] },
    ],
  ])('%s', (_, given) => {
    expect(told(choicesOf(given))).toMatchSnapshot();
  });

  test('is too much where it is more than the limit, by one', () => {
    const choices = choicesOf({ options: all(3, '0*1'), limits: ['1 of 0 1', '1 of 1 2'] });
    const work = workFor(choices);
    expect(bestDeclaration(choices, work)).not.toBeNull();
    expect(bestDeclaration(choices, work - 1)).toBeNull();
  });

  /** Eight members, one target, and limits that mostly cross. */
  const crossing = (random: RandomNumbers): Choices => {
    const members = Array.from({ length: 8 }, (_, index) => index);
    return choicesOf({
      options: members.map(() => `0*${random.below(4)}`),
      asked: members.map(() => (random.below(3) ? null : 0)),
      limits: [1, 2, 3].map(
        (most) => `${most} of ${members.filter(() => random.below(2)).join(' ')}${random.below(2) ? ' at 0' : ''}`,
      ),
    });
  };

  /** Five members and three targets that nobody chooses alone, most of them sought. */
  const menacing = (random: RandomNumbers): Choices => {
    const members = [0, 1, 2, 3, 4];
    return choicesOf({
      options: members.map(() =>
        [0, 1, 2, 3].flatMap((target) => (random.below(3) ? [`${target}*${random.below(2)}`] : [])).join(' '),
      ),
      asked: members.map(() => (random.below(2) ? random.below(4) : null)),
      companions: [0, 1, 2].map((target) => `0 1 2 3 4 at ${target}`),
      sought: { 0: random.below(4), 1: random.below(4), 2: random.below(4) },
      limits: [`${2 + random.below(3)} of 0 1 2 3 4`],
    });
  };

  const drawings = { 'of all kinds': randomChoices, 'with limits that cross': crossing, 'with menace': menacing };

  describe.each(Object.entries(drawings))('random ones %s that take a search', (_, draw) => {
    test.each([1, 2, 3, 4, 5])('number %i', (number) => {
      const random = randomNumbers(1_000 + number);
      const drawn = Array.from({ length: 20 }, () => draw(random)).filter((choices) => !bestDeclaration(choices, 0));
      for (const choices of drawn) {
        const chosen = bestDeclaration(choices, enoughWork) ?? [];
        const found = [obeyedBy(choices, chosen), asAsked(choices, chosen), isAllowed(choices, chosen)];
        expect(found).toEqual([...bestByTrying(choices), true]);
      }
      expect(drawn.slice(0, 8).map(told)).toMatchSnapshot();
    });
  });
});
