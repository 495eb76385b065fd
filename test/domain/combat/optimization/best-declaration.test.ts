import { describe, expect, test } from '@jest/globals';
import { bestDeclaration } from '../../../../src/domain/combat/optimization/best-declaration.js';
import { agreement, isAllowed, obeyedBy } from '../../../../src/domain/combat/optimization/choices.js';
import type { Choices, Chosen, Required, Scope } from '../../../../src/domain/combat/optimization/choices.js';
import type { IntegerProgram, Solve, Unsolved } from '../../../../src/domain/combat/optimization/integer-program.js';
import { programOf } from '../../../../src/domain/combat/optimization/program.js';
import { solve } from '../../../../src/solver/highs.js';
import { randomCases } from '../../../random-cases.js';
import { randomNumbers, type RandomNumbers } from '../../../random-numbers.js';

/** The choices of a member: every set of its options that is not too large. */
const everySet = (options: readonly number[], most: number): readonly (readonly number[])[] =>
  options
    .reduce<readonly (readonly number[])[]>((sets, option) => [...sets, ...sets.map((set) => [...set, option])], [[]])
    .filter(({ length }) => length <= most);

const everyDeclaration = ({ members }: Choices): readonly Chosen[] =>
  members.reduce<readonly Chosen[]>(
    (begun, { options, most }) => begun.flatMap((chosen) => everySet(options, most).map((next) => [...chosen, next])),
    [[]],
  );

const agreed = (choices: Choices, chosen: Chosen): number =>
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

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

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
    asked: members.map(({ options, most: at }) =>
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
    asked: everybody.map(() => (random.below(3) ? [random.below(5)] : [])),
  };
};

const declared = (choices: Choices, solver: Solve | null): Chosen => {
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

  const plain = { requirements: [], limits: [], companions: [] };
  const members = upTo(3).map(() => ({ options: [0], most: 1 }));
  const required = upTo(3).map((member) => ({ member, scope: null, times: 1 }));
  const crossing = [
    { members: [0, 1], scope: null, count: 1 },
    { members: [1, 2], scope: null, count: 1 },
  ];
  const asked = [[], [], []];

  test('of very many, is one that comes close: whoever can does what is asked', () => {
    const count = 300;
    const everybody = upTo(count);
    const random = randomNumbers(seed);
    const wide = upTo(41).map(() => ({ members: someOf(random, count), scope: null, count }));
    const beside = upTo(30).map((member) => ({ members: [member, (member + 1) % 30], scope: null, count: 1 }));
    const limits = [...wide, ...beside];
    const choices: Choices = {
      ...plain,
      limits,
      members: everybody.map(() => ({ options: [0, 1], most: 1 })),
      targets: 2,
      requirements: everybody.map((member) => ({ member, scope: null, times: 1 + (member % 2) })),
      asked: everybody.map(() => [1]),
    };
    const best = declared(choices, solve);
    expect(best).toEqual(everybody.map((member) => (best[member]?.length ? [1] : [])));
    expect(isAllowed(choices, best)).toBe(true);
    expect(bestDeclaration({ ...choices, asked: best }, solve)).toEqual(best);
  });

  test('needs no solver where nested limits say it all', () => {
    const limits = [
      { members: [0, 1, 2], scope: null, count: 2 },
      { members: [0, 1], scope: null, count: 1 },
    ];
    const best = declared({ ...plain, members, targets: 1, requirements: required, limits, asked }, null);
    expect(best).toContainEqual([0]);
    expect(best.flat()).toEqual([0, 0]);
  });

  test('needs none where it is what is asked', () => {
    const wanted = [[0], [], [0]];
    expect(declared({ ...plain, members, targets: 1, asked: wanted }, null)).toEqual(wanted);
  });

  test('needs one where a flow counts something twice, or leaves out what staying away obeys', () => {
    const [pair, either, second] = [members.slice(1), new Set([0, 1]), new Set([1])];
    const choices = { ...plain, members: pair.map((each) => ({ ...each, options: [0, 1] })), targets: 2 };
    const anybody = [either, second].map((scope) => ({ member: null, scope, times: 1 }));
    expect(bestDeclaration({ ...choices, requirements: anybody, asked: [[], []] }, null)).toBe('NO_SOLVER');
    const others = [{ member: 1, scope: null, times: 1, unlessNone: new Set([0]) }];
    expect(bestDeclaration({ ...choices, requirements: others, asked: [[0], []] }, null)).toBe('NO_SOLVER');
    expect(bestDeclaration({ ...choices, requirements: others, asked: [[], []] }, null)).toEqual([[], []]);
  });

  const weights = [2, 3, 2];
  const weighed = required.map((each, member) => ({ ...each, times: weights[member] ?? 0 }));
  const crossed = { ...plain, members, targets: 1, requirements: weighed, limits: crossing, asked: [[], [0], []] };

  /** Proves the most requirements, and then gives up. */
  const provingOnce = (reason: Unsolved): Solve => {
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
    const choices = crossed;
    expect(bestDeclaration(choices, null)).toBe('NO_SOLVER');
    expect(bestDeclaration(choices, () => 'OUT_OF_TIME')).toBe('OUT_OF_TIME');
    expect(bestDeclaration(choices, () => 'TOO_MANY_ITERATIONS')).toBe('TOO_MANY_ITERATIONS');
    const refused = { code: 'QUERY_TOO_COMPLEX', limit: 'work', value: 2, maximum: 1, says: '' } as const;
    expect(bestDeclaration(choices, () => refused)).toBe(refused);
    expect(bestDeclaration(choices, solve)).toEqual([[0], [], [0]]);
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
    expect(programs).toEqual([programOf({ ...crossed, asked: [] }, null).program, programOf(crossed, 4).program]);
  });

  test('is what is asked where that obeys as many; nothing closer is sought', () => {
    const { programs, kept } = keeping(solve);
    const wanted = [[0], [], [0]];
    expect(bestDeclaration({ ...crossed, asked: wanted }, kept)).toBe(wanted);
    expect(programs).toHaveLength(1);
  });

  test('lets each member do what is asked of it where the closest one takes too many iterations', () => {
    for (const target of [0, 1]) {
      const choices = {
        ...crossed,
        members: upTo(3).map(() => ({ options: [0, 1], most: 1 })),
        targets: 2,
        asked: [[target], [target], [target]],
      };
      const found = bestDeclaration(choices, provingOnce('TOO_MANY_ITERATIONS'));
      expect(found).toEqual([[target], [], [target]]);
    }
  });

  test('refuses to seek the closest one where that is too much work', () => {
    const refused = { code: 'QUERY_TOO_COMPLEX', limit: 'work', value: 2, maximum: 1, says: '' } as const;
    expect(bestDeclaration(crossed, provingOnce(refused))).toBe(refused);
  });

  test('is never one that is not allowed', () => {
    const tooMany: Solve = ({ variables }) => variables.map(({ most }) => most);
    expect(() => bestDeclaration(crossed, tooMany)).toThrow('not allowed');
  });

  test.each([
    [10, 2],
    [80, 1],
  ])('for %s members under as many limits: programs solved: %s', (count, expected) => {
    const { programs, kept } = keeping(nothingChosen);
    const limits = upTo(count).map((member) => ({
      ...{ scope: null, count: 1 },
      members: upTo(count).filter((other) => other !== member),
    }));
    const choices: Choices = {
      ...{ limits, companions: [], targets: 1 },
      members: upTo(count).map(() => ({ options: [0], most: 1 })),
      requirements: upTo(count).map((member) => ({ member, scope: null, times: 1 })),
      asked: upTo(count).map(() => [0]),
    };
    expect(bestDeclaration(choices, kept)).toHaveLength(count);
    expect(programs).toHaveLength(expected);
  });
});
