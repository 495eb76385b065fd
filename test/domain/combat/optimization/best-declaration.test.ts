import { describe, expect, test } from '@jest/globals';
import { bestDeclaration } from '../../../../src/domain/combat/optimization/best-declaration.js';
import { agreement, isAllowed, obeyedBy } from '../../../../src/domain/combat/optimization/choices.js';
import type { Choices, ChosenTargets, Required, Scope } from '../../../../src/domain/combat/optimization/choices.js';
import type { IntegerProgram, Solve, NoOptimum } from '../../../../src/domain/combat/optimization/integer-program.js';
import { programOf } from '../../../../src/domain/combat/optimization/program.js';
import { solve } from '../../../../src/solver/highs.js';
import { randomCases } from '../../../random-cases.js';
import { randomNumbers, type RandomNumbers } from '../../../random-numbers.js';
import { among, rulesIn, upTo } from './programs.js';

/** The choices of a member: every set of its options that is not too large. */
const everySet = (options: readonly number[], most: number): readonly (readonly number[])[] =>
  options
    .reduce<readonly (readonly number[])[]>((sets, option) => [...sets, ...sets.map((set) => [...set, option])], [[]])
    .filter(({ length }) => length <= most);

const everyDeclaration = ({ members }: Choices): readonly ChosenTargets[] =>
  members.reduce<readonly ChosenTargets[]>(
    (begun, { options, most }) => begun.flatMap((chosen) => everySet(options, most).map((next) => [...chosen, next])),
    [[]],
  );

const agreed = (choices: Choices, chosen: ChosenTargets): number =>
  chosen.reduce(
    (sum, targets, member) => targets.reduce((all, target) => all + agreement(choices, member, target), sum),
    0,
  );

/** The most requirements, then the closest to what is asked, over every declaration there is. */
const bestByTrying = (choices: Choices): readonly [number, number] =>
  everyDeclaration(choices)
    .filter((chosen) => isAllowed(choices, chosen))
    .map((chosen): [number, number] => [obeyedBy(choices, chosen), agreed(choices, chosen)])
    .reduce((best, each) => (each[0] > best[0] || (each[0] === best[0] && each[1] > best[1]) ? each : best));

const someOf = (random: RandomNumbers, count: number): readonly number[] =>
  upTo(count).filter(() => random.below(3) > 0);

const randomScope = (random: RandomNumbers, targets: number): Scope => {
  const kind = random.below(4);
  if (kind === 0) return null;
  return new Set(kind === 1 ? someOf(random, targets) : [random.below(targets)]);
};

const randomRequirements = (random: RandomNumbers, members: number, targets: number): readonly Required[] => [
  ...someOf(random, members).map((member) => ({
    member,
    scope: randomScope(random, targets),
    times: random.below(3) + 1,
  })),
  ...upTo(random.below(3)).map(() => ({
    member: null,
    scope: new Set(random.below(4) ? [random.below(targets)] : someOf(random, targets)),
    times: random.below(3) + 1,
  })),
  ...upTo(random.below(3)).map(() => {
    const least = random.below(3) + 1;
    return {
      ...{ member: null, scope: randomScope(random, targets), times: random.below(3) + 1 },
      number: { members: someOf(random, members), least, most: random.below(2) ? null : least + random.below(2) },
    };
  }),
  ...upTo(random.below(2)).map(() => {
    const member = random.below(members);
    const unlessNone = new Set(someOf(random, members).filter((other) => other !== member));
    return { member, scope: null, times: random.below(2) + 1, unlessNone };
  }),
];

const randomLoners = (random: RandomNumbers, everybody: readonly number[], targets: number): Choices['loners'] =>
  upTo(random.below(2)).map(() => ({
    members: random.below(2) ? [random.below(everybody.length)] : someOf(random, everybody.length),
    scope: randomScope(random, targets),
  }));

/** The same rules of every target that one of them has alone. */
const ofEveryTarget = (choices: Choices): Choices => {
  const everywhere = <Rule extends { readonly scope: Scope }>(rules: readonly Rule[]): readonly Rule[] =>
    rules.flatMap((rule) =>
      rule.scope?.size === 1 ? upTo(choices.targets).map((target) => ({ ...rule, scope: new Set([target]) })) : [rule],
    );
  return {
    ...choices,
    limits: everywhere(choices.limits),
    companions: everywhere(choices.companions),
    requirements: [
      ...choices.requirements.filter(({ member }) => member !== null),
      ...everywhere(choices.requirements.filter(({ member }) => member === null)),
    ],
  };
};

const randomChoices = (random: RandomNumbers): Choices => {
  const drawn = drawnChoices(random);
  return random.below(3) ? drawn : ofEveryTarget(drawn);
};

/** Up to five members, half of the time all alike, up to three targets, rules of all kinds. */
const drawnChoices = (random: RandomNumbers): Choices => {
  const [count, targets, areAlike] = [random.below(5) + 1, random.below(3) + 1, random.below(2) === 0];
  const most = random.below(3) + 1;
  const members = upTo(count).map(() => ({
    options: areAlike ? upTo(targets) : someOf(random, targets),
    most: areAlike ? most : Math.max(1, random.below(4)),
  }));
  const everybody = upTo(count);
  return {
    members,
    targets,
    requirements: randomRequirements(random, count, targets),
    limits: upTo(random.below(4)).map(() => ({
      members: someOf(random, count),
      scope: randomScope(random, targets),
      count: random.below(4),
    })),
    companions: upTo(random.below(3)).map(() => ({
      members: random.below(2) ? someOf(random, count) : everybody,
      scope: randomScope(random, targets),
      least: random.below(3) + 1,
      among: random.below(3) ? everybody : someOf(random, count),
    })),
    loners: randomLoners(random, everybody, targets),
    wanted: members.map(({ options, most: at }) =>
      areAlike ? [] : options.filter(() => random.below(2) === 0).slice(0, at),
    ),
  };
};

/** Four members with likes and dislikes among five targets, whose rules ask how many choose them, not who. */
const pooledChoices = (random: RandomNumbers): Choices => {
  const everybody = upTo(4);
  const targets = upTo(5);
  const others = (target: number): Scope => new Set(targets.filter((each) => each !== target));
  const some = () => targets.filter(() => random.below(2) === 0);
  return {
    members: everybody.map(() => ({ options: random.below(4) ? targets : targets.slice(1), most: 1 })),
    targets: targets.length,
    requirements: [
      ...everybody.map((member) => ({ member, scope: null, times: random.below(3) })),
      ...everybody.flatMap((member) =>
        random.below(2) ? [{ member, scope: others(random.below(5)), times: random.below(2) + 1 }] : [],
      ),
      ...everybody.flatMap((member) =>
        random.below(3) ? [] : [{ member, scope: new Set([random.below(5)]), times: random.below(2) + 1 }],
      ),
      ...some().map((target) => ({ member: null, scope: new Set([target]), times: 1 })),
    ],
    limits: [
      ...upTo(2).map(() => ({ members: someOf(random, 4), scope: null, count: random.below(2) + 1 })),
      ...some().map((target) => ({ members: everybody, scope: new Set([target]), count: random.below(3) })),
    ],
    companions: some().map((target) => {
      const least = random.below(2) + 2;
      return { members: everybody, scope: new Set([target]), least, among: everybody };
    }),
    loners: random.below(3) ? [] : randomLoners(random, everybody, 5),
    wanted: everybody.map(() => (random.below(3) ? [random.below(5)] : [])),
  };
};

const declared = (choices: Choices, solver: Solve | null): ChosenTargets => {
  const best = bestDeclaration(choices, solver);
  if (typeof best === 'string' || 'code' in best) throw new Error('undecided');
  return best;
};

describe('The best declaration', () => {
  const rounds = randomCases(1_000);
  const seed = 2026_11_22;

  test.each([
    ['of all sorts', randomChoices],
    ['about heads', pooledChoices],
  ])(
    `is as good as the best of all declarations, and allowed (%s, ${rounds} random ones, seed ${seed})`,
    (_, draw) => {
      const random = randomNumbers(seed);
      for (let round = 0; round < rounds; round += 1) {
        const choices = draw(random);
        const best = declared(choices, solve);
        const found = [obeyedBy(choices, best), agreed(choices, best)];
        expect({ choices, found }).toEqual({ choices, found: bestByTrying(choices) });
        expect(isAllowed(choices, best)).toBe(true);
      }
    },
    60_000,
  );

  /** Three members who may choose one target, each of whom obeys a requirement by doing so. */
  const three = among(3, 1);
  const all = 'must 0; must 1; must 2';

  test('of very many, is one that comes close: whoever can does what is asked', () => {
    const count = 300;
    const everybody = upTo(count);
    const random = randomNumbers(seed);
    const wide = upTo(41).map(() => ({ members: someOf(random, count), scope: null, count }));
    const beside = upTo(30).map((member) => ({ members: [member, (member + 1) % 30], scope: null, count: 1 }));
    const limits = [...wide, ...beside];
    const requirements = everybody.map((member) => ({ member, scope: null, times: 1 + (member % 2) }));
    const choices: Choices = { ...among(count, 2), limits, requirements, wanted: everybody.map(() => [1]) };
    const best = declared(choices, solve);
    expect(best).toEqual(everybody.map((member) => (best[member]?.length ? [1] : [])));
    expect(isAllowed(choices, best)).toBe(true);
    expect(bestDeclaration({ ...choices, wanted: best }, solve)).toEqual(best);
  });

  test('needs no solver where nested limits say it all', () => {
    const best = declared({ ...three, ...rulesIn(`${all}; limit 2 of 012; limit 1 of 01`) }, null);
    expect(best).toContainEqual([0]);
    expect(best.flat()).toEqual([0, 0]);
  });

  test('needs none where it is what is asked', () => {
    const wanted = [[0], [], [0]];
    expect(declared({ ...three, wanted }, null)).toEqual(wanted);
  });

  test.each([
    ['counts something twice', 'must somebody at 01; must somebody at 1; asked ,', 'NO_SOLVER'],
    ['leaves out what staying away obeys', 'must 1 unless 0; asked 0,', 'NO_SOLVER'],
    ['and none where nobody goes', 'must 1 unless 0; asked ,', [[], []]],
  ])('needs one where a flow %s', (_, told, expected) => {
    expect(bestDeclaration({ ...among(2, 2), ...rulesIn(told) }, null)).toEqual(expected);
  });

  const weighed = 'must 0 x 2; must 1 x 3; must 2 x 2; limit 1 of 01; limit 1 of 12';
  const crossed = { ...three, ...rulesIn(`${weighed}; asked ,0,`) };

  const refused = { code: 'QUERY_TOO_COMPLEX', limit: 'work', value: 2, maximum: 1, says: '' } as const;
  /** Proves the most requirements, and then gives up. */
  const provingOnce = (reason: NoOptimum): Solve => {
    let isFirst = true;
    return (program) => {
      const found = isFirst ? solve(program) : reason;
      isFirst = false;
      return found;
    };
  };

  test('comes close where the closest one takes too many iterations; where time runs out there is no answer', () => {
    expect(bestDeclaration(crossed, provingOnce('TOO_MANY_ITERATIONS'))).toEqual([[0], [], [0]]);
    expect(bestDeclaration(crossed, provingOnce('OUT_OF_TIME'))).toBe('OUT_OF_TIME');
  });

  test('needs one where limits cross, and says so where there is none, or where it proves nothing', () => {
    expect(bestDeclaration(crossed, null)).toBe('NO_SOLVER');
    for (const unsolved of ['OUT_OF_TIME', 'TOO_MANY_ITERATIONS', refused] as const)
      expect(bestDeclaration(crossed, () => unsolved)).toBe(unsolved);
    expect(bestDeclaration(crossed, solve)).toEqual([[0], [], [0]]);
  });

  /** Solves, and keeps the programs. */
  const keeping = (solver: Solve) => {
    const programs: IntegerProgram[] = [];
    const kept: Solve = (program) => {
      programs.push(program);
      return solver(program);
    };
    return { programs, kept };
  };
  const nothingChosen: Solve = ({ variables }) => variables.map(() => 0);

  test('is sought twice: for the most requirements, whatever is asked, and for the closest that obeys as many', () => {
    const { programs, kept } = keeping(solve);
    expect(bestDeclaration(crossed, kept)).toEqual([[0], [], [0]]);
    expect(programs).toEqual([programOf({ ...crossed, wanted: [] }, null).program, programOf(crossed, 4).program]);
  });

  test('is what is asked where that obeys as many; nothing closer is sought', () => {
    const { programs, kept } = keeping(solve);
    const wanted = [[0], [], [0]];
    expect(bestDeclaration({ ...crossed, wanted }, kept)).toBe(wanted);
    expect(programs).toHaveLength(1);
  });

  test.each([0, 1])('lets members do what is asked where the closest one takes too many iterations: %i', (target) => {
    const choices = { ...among(3, 2), ...rulesIn(weighed), wanted: [[target], [target], [target]] };
    expect(bestDeclaration(choices, provingOnce('TOO_MANY_ITERATIONS'))).toEqual([[target], [], [target]]);
  });

  test('refuses to seek the closest one where that is too much work', () =>
    expect(bestDeclaration(crossed, provingOnce(refused))).toBe(refused));

  test('is never one that is not allowed', () => {
    const tooMany: Solve = ({ variables }) => variables.map(({ most }) => most);
    expect(() => bestDeclaration(crossed, tooMany)).toThrow('not allowed');
  });

  test.each([
    [10, 2],
    [80, 1],
  ])('for %s members under as many limits: programs solved: %s', (count, expected) => {
    const { programs, kept } = keeping(nothingChosen);
    const others = (member: number) => upTo(count).filter((other) => other !== member);
    const limits = upTo(count).map((member) => ({ scope: null, count: 1, members: others(member) }));
    const requirements = upTo(count).map((member) => ({ member, scope: null, times: 1 }));
    const choices: Choices = { ...among(count, 1), limits, requirements, wanted: upTo(count).map(() => [0]) };
    expect(bestDeclaration(choices, kept)).toHaveLength(count);
    expect(programs).toHaveLength(expected);
  });
});

test('so many limits on different sets that a proof would take too long are refused; the same ones again are not', () => {
  const pairs = upTo(28).flatMap((one) => upTo(one).map((other) => new Set([one, other])));
  const limited = (scopes: readonly Scope[]) => {
    const limits = scopes.map((scope) => ({ members: [0, 1], scope, count: 0 }));
    return bestDeclaration({ ...among(2, 28), requirements: [{ member: 0, scope: null, times: 1 }], limits }, solve);
  };
  expect(limited(pairs)).toMatchObject({ code: 'QUERY_TOO_COMPLEX', value: 378, maximum: 352 });
  expect(limited(pairs.slice(0, 352))).toEqual([[], []]);
  expect(limited(pairs.flatMap((pair) => [pair, pair]).slice(0, 700))).toMatchObject([[27], []]);
});
