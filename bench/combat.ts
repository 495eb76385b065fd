import type { Description, ObjectDescription } from '../src/domain/state/description.js';
import { playerOf } from '../src/domain/state/game-state.js';
import { readDescription } from '../src/domain/setup/read-description.js';
import { checkAttack } from '../src/domain/rules/508-check-attack.js';
import { checkBlocks } from '../src/domain/rules/509-check-blocks.js';
import { attacksToBlock, declaredAttacks, declaredBlocks } from '../src/domain/rules/506-combat-in-progress.js';
import type { AttackInput } from '../src/domain/setup/problems/attack-problems.js';
import { valueOf } from '../test/value-of.js';
import { solve } from '../src/solver/highs.js';
import { families, type Family } from './combat-families.js';
import { below, spreadOf, told, type Goal, type Spread, type Table } from './report.js';

interface Measured {
  readonly name: string;
  /** In milliseconds; null where the case only shows growth. */
  readonly limit: number | null;
  readonly run: () => string;
}

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

const bear = (id: string, owner: string, more: Partial<ObjectDescription> = {}): ObjectDescription => ({
  id,
  typeLine: 'Creature — Bear',
  owner,
  power: 2,
  toughness: 2,
  ...more,
});

const tableOf = (description: Description) => valueOf(readDescription(description));

/** Caps per defender and in total; requirements on half of the attackers, some with a target. */
const cappedAttack = (attackers: number, defenders: number): (() => string) => {
  const players = numbered('player', defenders);
  const target = (index: number) => players[index % defenders] ?? '';
  const creatures = { types: ['Creature'], controller: 'me' };
  const state = tableOf({
    players: [{ id: 'me' }, ...players.map((id) => ({ id }))],
    objects: [
      ...numbered('bear', attackers).map((id, index) =>
        bear(id, 'me', {
          attackRules:
            index % 2
              ? []
              : [
                  { kind: 'ATTACKS_IF_ABLE' },
                  ...(index % 4 ? [] : [{ kind: 'ATTACKS_TARGET_IF_ABLE' as const, target: target(index / 4) }]),
                ],
        }),
      ),
      ...players.map((owner) => ({
        id: `cap of ${owner}`,
        typeLine: 'Artifact',
        owner,
        attackRules: [
          { kind: 'AT_MOST' as const, target: owner, creatures, count: Math.ceil(attackers / defenders / 3) },
        ],
      })),
      {
        id: 'cap of all',
        typeLine: 'Artifact',
        owner: 'me',
        attackRules: [{ kind: 'AT_MOST' as const, creatures, count: Math.floor(attackers / 4) }],
      },
    ],
  });
  const asked = numbered('bear', attackers).map((attacker, index) => ({ attacker, target: target(index * 7) }));
  return checked(state, asked);
};

/** Creatures that can't attack alone, all required to attack, at most three per player and none alone there. */
const tiedByCompany = (attackers: number): (() => string) => {
  const state = tableOf({
    players: [{ id: 'me' }, { id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
    objects: [
      ...numbered('bear', attackers).map((id) =>
        bear(id, 'me', { attackRules: [{ kind: 'CANT_ATTACK_ALONE' }, { kind: 'ATTACKS_IF_ABLE' }] }),
      ),
      ...['ann', 'bob', 'cat'].map((owner) => ({
        id: `rules of ${owner}`,
        typeLine: 'Artifact',
        owner,
        attackRules: [
          { kind: 'CANT_ATTACK_ALONE' as const, target: owner, creatures: { types: ['Creature'] } },
          { kind: 'AT_MOST' as const, target: owner, creatures: { types: ['Creature'] }, count: 3 },
        ],
      })),
    ],
  });
  return checked(state, [{ attacker: 'bear0', target: 'ann' }]);
};

const checked = (state: ReturnType<typeof tableOf>, asked: readonly AttackInput[]) => (): string => {
  const verdict = checkAttack(state, playerOf(state, 'me'), declaredAttacks(state, asked), solve);
  const { witness, requirementsPossible } = valueOf(verdict);
  return `${witness.length} attack, ${requirementsPossible} requirements obeyed`;
};

/** Attackers with menace or that must be blocked, each with a cap. */
const blocks = (blockers: number, attackers: number): (() => string) => {
  const attacking = numbered('attacker', attackers);
  const state = tableOf({
    players: [{ id: 'me' }, { id: 'ann' }],
    objects: [
      ...numbered('bear', blockers).map((id) => bear(id, 'me', { blockRules: [{ kind: 'BLOCKS_IF_ABLE' }] })),
      ...attacking.map((id, index) =>
        bear(id, 'ann', {
          keywords: index % 5 ? [] : ['Menace'],
          blockRules: [
            { kind: 'AT_MOST', target: id, creatures: { types: ['Creature'] }, count: 2 },
            { kind: 'MUST_BE_BLOCKED_IF_ABLE' },
          ],
        }),
      ),
    ],
  });
  return checkedBlocks(
    state,
    attacking.map((attacker) => ({ attacker, target: 'me' })),
  );
};

const checkedBlocks = (state: ReturnType<typeof tableOf>, attacks: readonly AttackInput[]) => (): string => {
  const against = attacksToBlock(state, attacks);
  const verdict = checkBlocks(state, playerOf(state, 'me'), declaredBlocks(state, []), against, solve);
  const { witness, requirementsPossible } = valueOf(verdict);
  return `${witness.length} block, ${requirementsPossible} requirements obeyed`;
};

const cases: readonly Measured[] = [
  { name: 'attack: 200 attackers, 10 defenders, caps on each and on all', limit: 50, run: cappedAttack(200, 10) },
  {
    name: 'attack: 1,000 attackers, 20 defenders, caps on each and on all',
    limit: 1_000,
    run: cappedAttack(1_000, 20),
  },
  { name: "attack: 18 creatures tied by can't attack alone", limit: 50, run: tiedByCompany(18) },
  { name: 'block: 100 blockers, 20 attackers, caps, menace', limit: null, run: blocks(100, 20) },
];

const family = ({ name, declares, description, limit }: Family): Measured => {
  const state = tableOf(description);
  if (declares === 'ATTACKERS') return { name, limit, run: checked(state, []) };
  const attacks = [...state.objects.values()].flatMap(({ id, owner }) =>
    owner === 'me' ? [] : [{ attacker: id, target: 'me' }],
  );
  return { name, limit, run: checkedBlocks(state, attacks) };
};

const growth: readonly Measured[] = [100, 200, 400, 600, 800, 1_000].map((attackers) => ({
  name: `${attackers} attackers, 20 defenders`,
  limit: null,
  run: cappedAttack(attackers, 20),
}));

const milliseconds = (run: () => string): readonly [number, string] => {
  const began = performance.now();
  const said = run();
  return [performance.now() - began, said];
};

interface Run extends Measured {
  readonly spread: Spread;
  readonly said: string;
}

/** Runs eight times; the first run is a warm-up. */
const measured = (given: Measured): Run => {
  const [, ...runs] = Array.from({ length: 8 }, () => milliseconds(given.run));
  return { ...given, spread: spreadOf(runs.map(([took]) => took)), said: runs[0]?.[1] ?? '' };
};

const goalOf = ({ name, limit, spread: { median } }: Run): readonly Goal[] =>
  limit === null ? [] : [below(`${name} < ${limit} ms`, median, limit, 'ms', 1)];

const tableOfRuns = (title: string, runs: readonly Run[]): Table => ({
  title,
  columns: ['', 'ms', 'the legal declaration closest to the one asked about'],
  rows: runs.map(({ name, spread, said }) => [name, told(spread, 1), said]),
  goals: runs.flatMap(goalOf),
});

export const run = (): Promise<readonly Table[]> =>
  Promise.resolve([
    tableOfRuns('Declarations of attackers and blockers', cases.map(measured)),
    tableOfRuns('Declarations that no flow decides', families.map(family).map(measured)),
    tableOfRuns('Declarations of ever more attackers', growth.map(measured)),
  ]);
