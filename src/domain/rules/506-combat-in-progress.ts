import { defendingPlayerIdOf } from '../state/attacked-player.js';
import { defendingPlayerOf } from './508.5-defending-player.js';
import type { block } from '../state/description.js';
import type { ValueOf } from '../schema/schema.js';
import { entityOf, objectOf } from '../state/game-state.js';
import type { Attack, GameState } from '../state/game-state.js';
import { problem, problemsAmong, repetitionsAmong, type Problem } from '../problem.js';
import { impossibleAttacks, otherDefenders, type AttackInput } from '../setup/problems/attack-problems.js';
import { nonCreatureProblems } from '../setup/problems/non-creatures.js';
import type { DeclaredBlock } from './509-check-blocks.js';
import { attacksAtTable, attackUnderWay, type AttackUnderWay } from './509-declare-blockers.js';
import type { DeclaredAttack } from './702.22-banding.js';

/** Finds a creature's attack at the table; undefined if it is not attacking. */
export const attackBy = ({ combats }: GameState, attacker: string): Attack | undefined =>
  combats.flatMap(({ attacks }) => attacks).find((attack) => attack.attacker === attacker);

/** Returns a problem if a request calls a creature attacking that is not attacking. */
export const notAttacking = (state: GameState, attacker: string): readonly Problem[] =>
  attackBy(state, attacker) ? [] : [problem(['attacker'], `"${attacker}" is not attacking.`)];

/** A block in a request. */
export type BlockInput = ValueOf<typeof block>;

const attackingTwice = (attacks: readonly AttackInput[]): readonly Problem[] =>
  repetitionsAmong(attacks, ['attacks'], {
    keyOf: ({ attacker }) => attacker,
    says: ({ attacker }) => `"${attacker}" attacks twice.`,
  });

/** Finds problems in declared attacks: a creature that attacks nothing, or twice. */
export const declaredAttackProblems = (attacks: readonly AttackInput[]): readonly Problem[] => [
  ...problemsAmong(attacks, ['attacks', 'target'], ({ attacker, target }) =>
    target ? null : `Say what "${attacker}" attacks.`,
  ),
  ...attackingTwice(attacks),
];

/** Returns declared attacks that have been checked for problems. */
export const declaredAttacks = (state: GameState, attacks: readonly AttackInput[]): readonly DeclaredAttack[] =>
  attacks.flatMap(({ attacker, target, band }) =>
    target
      ? [
          {
            attacker: objectOf(state, attacker),
            target: entityOf(state, target),
            defending: defendingPlayerOf(state, target),
            band: band ?? null,
          },
        ]
      : [],
  );

/** Finds problems in the attacks that a question about blocks describes. */
export const toldAttackProblems = (
  state: GameState,
  attacks: readonly AttackInput[] | null | undefined,
): readonly Problem[] => [
  ...problemsAmong(attacks, ['attacks', 'target'], ({ attacker, target, defendingPlayer }) =>
    target || defendingPlayer ? null : `Say what "${attacker}" attacks, or whom it attacked.`,
  ),
  ...otherDefenders(state, attacks),
  ...attackingTwice(attacks ?? []),
  ...nonCreatureProblems(state, attacks),
  ...impossibleAttacks(state, attacks ?? []),
];

/** The attacks for a question about blocks: those of the request, else those at the table. */
export const attacksToBlock = (
  state: GameState,
  attacks: readonly AttackInput[] | null | undefined,
): readonly AttackUnderWay[] =>
  attacks?.map(({ attacker, target, defendingPlayer }) =>
    attackUnderWay(state, {
      attacker,
      target: target ? target : null,
      defendingPlayer: defendingPlayer ?? (target ? defendingPlayerIdOf(state, target) : null),
    }),
  ) ?? attacksAtTable(state);

/** Finds problems in declared blocks: the same block twice. */
export const declaredBlockProblems = (blocks: readonly BlockInput[]): readonly Problem[] =>
  repetitionsAmong(blocks, ['blocks'], {
    keyOf: ({ blocker, attacker }) => JSON.stringify([blocker, attacker]),
    says: ({ blocker, attacker }) => `"${blocker}" blocks "${attacker}" twice.`,
  });

export const declaredBlocks = (state: GameState, blocks: readonly BlockInput[]): readonly DeclaredBlock[] =>
  blocks.map(({ blocker, attacker }) => ({ blocker: objectOf(state, blocker), attacker: objectOf(state, attacker) }));
