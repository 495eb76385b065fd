import type { AttackRule, BlockRule, Description, ObjectDescription } from '../src/domain/state/description.js';
import { randomNumbers } from '../test/random-numbers.js';

/** A declaration that no flow decides: nobody attacks or blocks, and the most requirements are asked for. */
export interface Family {
  readonly name: string;
  readonly declares: 'ATTACKERS' | 'BLOCKERS';
  readonly description: Description;
  /** In milliseconds. */
  readonly limit: number;
}

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

const bear = (id: string, owner: string, more: Partial<ObjectDescription>): ObjectDescription => ({
  ...{ id, owner, typeLine: 'Creature — Bear', power: 2, toughness: 2 },
  ...more,
});

const creatures = { types: ['Creature'] };
const required: AttackRule = { kind: 'ATTACKS_IF_ABLE' };
const blocked: BlockRule = { kind: 'MUST_BE_BLOCKED_IF_ABLE' };

const attackers = (
  count: number,
  defenders: number,
  ownRules: (index: number) => AttackRule[],
  limits: readonly AttackRule[],
): Description => ({
  players: [{ id: 'me' }, ...numbered('player', defenders).map((id) => ({ id }))],
  objects: [
    ...numbered('bear', count).map((id, index) => bear(id, 'me', { attackRules: ownRules(index) })),
    ...limits.map((rule, index): ObjectDescription => ({
      ...{ id: `limit${index}`, typeLine: 'Artifact', owner: 'player0' },
      attackRules: [rule],
    })),
  ],
});

const blockers = (
  count: number,
  attacking: number,
  own: (index: number) => Partial<ObjectDescription>,
  theirs: (index: number) => Partial<ObjectDescription>,
  limits: readonly BlockRule[] = [],
): Description => ({
  players: [{ id: 'me' }, { id: 'ann' }],
  objects: [
    ...numbered('bear', count).map((id, index) => bear(id, 'me', own(index))),
    ...numbered('attacker', attacking).map((id, index) => bear(id, 'ann', { blockRules: [blocked], ...theirs(index) })),
    ...limits.map((rule, index): ObjectDescription => ({
      ...{ id: `limit${index}`, typeLine: 'Artifact', owner: 'me' },
      blockRules: [rule],
    })),
  ],
});

const caps = (count: number, some: number, most: number): readonly AttackRule[] => {
  const random = randomNumbers(508);
  return numbered('cap', count).map(() => {
    const ids = numbered('bear', some).filter(() => random.below(2));
    return { kind: 'AT_MOST', creatures: { ids }, count: most + random.below(Math.ceil(most / 4)) };
  });
};

const pairs = (count: number): readonly AttackRule[] =>
  numbered('bear', count).map((id, index) => ({
    ...{ kind: 'AT_MOST', count: 1 },
    creatures: { ids: [id, `bear${(index * 7 + 3) % count}`] },
  }));

const neverAloneAtMostTwo = (defenders: number): readonly AttackRule[] =>
  numbered('player', defenders).flatMap((target): AttackRule[] => [
    { kind: 'CANT_ATTACK_ALONE', target, creatures },
    { kind: 'AT_MOST', target, creatures, count: 2 },
  ]);

/** Required up to twice, some of them goaded, some that can't attack alone. */
const mixed =
  (defenders: number) =>
  (index: number): AttackRule[] => [
    ...Array.from({ length: index % 3 }, () => required),
    ...(index % 4 ? [] : [{ kind: 'CANT_ATTACK_ALONE' as const }]),
    ...(index % 3 ? [] : [{ kind: 'GOADED' as const, target: `player${index % defenders}` }]),
  ];

/** Caps on some of the blockers each, and on the blockers of every other attacker. */
const blockCaps = (count: number, attacking: number): readonly BlockRule[] => {
  const random = randomNumbers(509);
  const some = () => ({ ids: numbered('bear', count).filter(() => random.below(2)) });
  return [
    ...numbered('cap', 20).map((): BlockRule => ({
      kind: 'AT_MOST',
      creatures: some(),
      count: Math.floor(count / 5) + random.below(5),
    })),
    ...numbered('attacker', attacking).flatMap((target): BlockRule[] =>
      random.below(2) ? [{ kind: 'AT_MOST', target, creatures: some(), count: 1 + random.below(2) }] : [],
    ),
  ];
};

const flying = (index: number): string[] => (index % 2 ? ['Flying'] : []);

export const families: readonly Family[] = [
  {
    ...{ name: 'block: 100 blockers, 100 attackers with menace', declares: 'BLOCKERS', limit: 500 },
    description: blockers(
      100,
      100,
      () => ({}),
      () => ({ keywords: ['Menace'] }),
    ),
  },
  {
    ...{ name: 'block: 100 and 100 with menace, half of each flying', declares: 'BLOCKERS', limit: 500 },
    description: blockers(
      100,
      100,
      (index) => ({ keywords: flying(index) }),
      (index) => ({ keywords: ['Menace', ...flying(index)] }),
    ),
  },
  {
    ...{ name: 'block: 50 blockers, 20 attackers, half of them with menace, caps', declares: 'BLOCKERS', limit: 500 },
    description: blockers(
      50,
      20,
      (index) => ({ blockRules: index % 3 ? [] : [{ kind: 'BLOCKS_IF_ABLE' }] }),
      (index) => ({ keywords: index % 2 ? ['Menace'] : [] }),
      blockCaps(50, 20),
    ),
  },
  {
    ...{ name: 'attack: 100 and 100 defenders, none alone, at most two on each', declares: 'ATTACKERS', limit: 500 },
    description: attackers(100, 100, () => [required], neverAloneAtMostTwo(100)),
  },
  {
    ...{ name: 'attack: 20 and 3 defenders, 8 crossing caps, alone, goaded', declares: 'ATTACKERS', limit: 500 },
    description: attackers(20, 3, mixed(3), caps(8, 20, 4)),
  },
  {
    ...{ name: 'attack: 100 and 100 defenders, 40 crossing caps, alone, goaded', declares: 'ATTACKERS', limit: 500 },
    description: attackers(100, 100, mixed(100), caps(40, 100, 20)),
  },
  {
    ...{ name: 'attack: 100 creatures, of 100 pairs at most one each', declares: 'ATTACKERS', limit: 500 },
    description: attackers(100, 3, () => [required], pairs(100)),
  },
  {
    ...{ name: 'attack: 200 and 10 defenders, 40 crossing caps', declares: 'ATTACKERS', limit: 2_000 },
    description: attackers(200, 10, (index) => mixed(10)(index).slice(0, index % 3), caps(40, 200, 40)),
  },
];
