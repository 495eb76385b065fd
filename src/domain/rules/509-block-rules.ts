import type { Ruling } from '../answer.js';
import type { BlockRule } from '../state/description.js';
import { objectOf, type GameObject, type GameState } from '../state/game-state.js';
import { rulesApplying, type Applied } from '../combat/combat-rules.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('509.1b');

export const blockRuleCites = cites;

export type AppliedBlockRule = Applied<BlockRule>;

/** A rule about attackers that names only its target is about that one, and not about the object that has it. */
const aboutItsTarget = (rule: BlockRule): BlockRule =>
  rule.target && !rule.creatures ? { ...rule, creatures: {} } : rule;

/** The rules for creatures that may block, and those for attackers; a rule's kind says which of them it means. */
export interface BlockRules {
  readonly ofBlockers: readonly AppliedBlockRule[];
  readonly ofAttackers: readonly AppliedBlockRule[];
}

export const blockRulesApplying = (
  state: GameState,
  blockers: readonly GameObject[],
  attackers: readonly GameObject[],
): BlockRules => ({
  ofBlockers: rulesApplying(state, ({ blockRules }) => blockRules, blockers),
  ofAttackers: rulesApplying(state, ({ blockRules }) => blockRules.map(aboutItsTarget), attackers),
});

/** Whether what a rule says of blocking is about that attacker; a rule without a target is about all. */
export const isAboutBlocking = ({ target }: BlockRule, attacker: GameObject): boolean =>
  !target || target === attacker.id;

const forbids = ({ kind, count }: BlockRule): boolean =>
  kind === 'CANT_BLOCK' || kind === 'CANT_BLOCK_TARGET' || (kind === 'AT_MOST' && count === 0);

/** The rules that forbid blocks, worked out once for a whole declaration. */
export interface BlockProhibitions {
  /** Why a creature cannot block at all. */
  readonly ofBlocker: (blocker: GameObject) => readonly Ruling[];
  /** Why a creature cannot block that attacker. */
  readonly ofBlock: (blocker: GameObject, attacker: GameObject) => readonly Ruling[];
}

export const blockProhibitions = (state: GameState, { ofBlockers, ofAttackers }: BlockRules): BlockProhibitions => {
  const onBlocker = byCreature(ofBlockers.filter(({ rule }) => forbids(rule)));
  const onAttacker = byCreature(ofAttackers.filter(({ rule }) => rule.kind === 'CANT_BE_BLOCKED'));
  return {
    ofBlocker: (blocker) =>
      onBlocker(blocker).flatMap((applied) => (applied.rule.target ? [] : [cannotBlock(state, applied, blocker)])),
    ofBlock: (blocker, attacker) => [
      ...onBlocker(blocker).flatMap((applied) =>
        applied.rule.target === attacker.id ? [cannotBlock(state, applied, blocker)] : [],
      ),
      ...onAttacker(attacker).flatMap(({ rule, source }) =>
        isAboutBlocking(rule, attacker) ? [cannotBeBlocked(state, source, attacker, blocker)] : [],
      ),
    ],
  };
};

const cannotBeBlocked = (state: GameState, source: GameObject, attacker: GameObject, blocker: GameObject): Ruling => {
  const by = source === attacker ? '' : ` because of ${source.name}`;
  const says = `${attacker.name} can't be blocked${by}, so ${blocker.name} can't block it.`;
  return ruling(state, '509.1b', says, ...new Set([attacker, source, blocker]));
};

const cannotBlock = (state: GameState, { rule, source }: AppliedBlockRule, blocker: GameObject): Ruling => {
  const target = rule.target ? objectOf(state, rule.target) : null;
  const by = source === blocker ? '' : ` because of ${source.name}`;
  const says = `${blocker.name} can't block${target ? ` ${target.name}` : ''}${by}.`;
  return ruling(state, '509.1b', says, ...new Set([blocker, source, ...(target ? [target] : [])]));
};

const byCreature = (rules: readonly AppliedBlockRule[]): ((creature: GameObject) => readonly AppliedBlockRule[]) => {
  const found = new Map<string, AppliedBlockRule[]>();
  for (const rule of rules) {
    for (const { id } of rule.creatures) {
      const known = found.get(id) ?? [];
      known.push(rule);
      found.set(id, known);
    }
  }
  return ({ id }) => found.get(id) ?? [];
};

/** One thing that a creature is required to do, or that is required to happen to an attacker, if able. */
export interface BlockRequirement {
  readonly source: GameObject;
  /** Block at all, block the target, or, of the attacker, be blocked. */
  readonly kind: 'ANY' | 'TARGET' | 'BLOCKED';
  readonly blocker: GameObject | null;
  readonly attacker: GameObject | null;
}

/** 509.1c: each rule is one requirement for each creature that it applies to. */
export const blockRequirements = (
  state: GameState,
  { ofBlockers, ofAttackers }: BlockRules,
): readonly BlockRequirement[] => [
  ...ofBlockers.flatMap(({ rule, source, creatures }) => {
    if (rule.kind !== 'BLOCKS_IF_ABLE' && rule.kind !== 'BLOCKS_TARGET_IF_ABLE') return [];
    const attacker = rule.target ? objectOf(state, rule.target) : null;
    return creatures.map((blocker) => ({
      source,
      kind: attacker ? ('TARGET' as const) : ('ANY' as const),
      blocker,
      attacker,
    }));
  }),
  ...ofAttackers.flatMap(({ rule, source, creatures }) =>
    rule.kind === 'MUST_BE_BLOCKED_IF_ABLE'
      ? creatures
          .filter((attacker) => isAboutBlocking(rule, attacker))
          .map((attacker) => ({ source, kind: 'BLOCKED' as const, blocker: null, attacker }))
      : [],
  ),
];
