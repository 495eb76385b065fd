import { describeConditions } from '../combat/describe-conditions.js';
import { withEarlierThisTurnCounted } from './506-earlier-this-turn.js';
import { nameList, type Ruling } from '../answer.js';
import type { BlockRule } from '../state/description.js';
import { controllerOf, hasKeyword, type GameObject, type GameState } from '../state/game-state.js';
import { matches } from '../state/filters/matching.js';
import { mayBeAimedAt, rulesApplying, isAbout, type Applied, type Pair, type Words } from '../combat/combat-rules.js';
import {
  sourceWords,
  sourcePhrase,
  numberWord,
  countedCreatures,
  countsOf,
  limitsToNone,
  type CountingRule,
  type Counting,
} from '../combat/counts.js';
import type { Candidate } from '../combat/numbering.js';
import { prohibitionsOf, type Prohibition, type Prohibitions } from '../combat/prohibitions.js';
import { requirementOf, requirementsOf, type Requirement } from '../combat/requirements.js';
import { citing } from '../rulebook/citing.js';
import { attackerScope, howManyBlock, isBlockedByNone, menaceRule } from './509-how-many-block.js';
import type { Attacker } from './702.14-landwalk.js';

const { ruling } = citing('509.1a', '509.1b', '509.1c', '509.1d');

export const blockWords: Words = {
  verb: 'block',
  restriction: (state, says, ...about) => ruling(state, '509.1b', says, ...about),
  requirement: (state, says, ...about) => ruling(state, '509.1c', says, ...about),
  cost: (state, says, ...about) => ruling(state, '509.1d', says, ...about),
};

export type AppliedBlockRule = Applied<BlockRule>;

const aboutAttackers: ReadonlySet<BlockRule['kind']> = new Set([
  'CANT_BE_BLOCKED',
  'CANT_BE_BLOCKED_EXCEPT_BY',
  'CANT_BE_BLOCKED_BY_FEWER',
  'CANT_BE_BLOCKED_EXCEPT_BY_ALL',
  'CANT_BE_BLOCKED_BY_MORE',
  'MUST_BE_BLOCKED_IF_ABLE',
  'MUST_BE_BLOCKED_BY_EXACTLY',
  'MUST_BE_BLOCKED_BY_AT_LEAST',
]);

/** Makes a rule with a target or attackers, but no creatures, apply to all creatures, not to the object that has it. */
const aboutItsTarget = (rule: BlockRule): BlockRule =>
  (rule.target || rule.attackers) && !rule.creatures ? { ...rule, creatures: {} } : rule;

/** The rules that apply to potential blockers, and those that apply to attackers. */
export interface BlockRules {
  readonly ofBlockers: readonly AppliedBlockRule[];
  readonly ofAttackers: readonly AppliedBlockRule[];
}

export const blockRulesApplying = (
  state: GameState,
  blockers: readonly GameObject[],
  attackers: readonly GameObject[],
  applying = rulesApplying,
): BlockRules => ({
  ofBlockers: withEarlierThisTurnCounted(
    state,
    'block',
    applying(state, ({ blockRules }) => blockRules.filter(({ kind }) => !aboutAttackers.has(kind)), blockers),
  ),
  ofAttackers: applying(
    state,
    ({ blockRules }) => blockRules.filter(({ kind }) => aboutAttackers.has(kind)).map(aboutItsTarget),
    attackers,
  ),
});

/** The rules that forbid blocks, computed once for a whole declaration. */
export const blockProhibitions = (state: GameState, { ofBlockers, ofAttackers }: BlockRules): Prohibitions =>
  prohibitionsOf(state, blockWords, [
    ...ofBlockers.flatMap((applied) => forbiddingBlocker(state, applied) ?? []),
    ...ofAttackers.flatMap((applied) => forbiddingBlocks(state, applied) ?? []),
  ]);

const forbiddingBlocker = (state: GameState, applied: AppliedBlockRule): Prohibition | null => {
  const { rule, holdsAgainst } = applied;
  const { kind } = rule;
  const says: Prohibition['says'] = (...given) => cannotBlock(state, applied, ...given);
  if (kind === 'CAN_BLOCK_ONLY') {
    const forbids = (pair: Pair): boolean =>
      !mayBeAimedAt(state, rule, pair) && (holdsAgainst?.(pair.defending) ?? true);
    return { applied, of: 'CREATURE', says, forbids };
  }
  const isForbidden = kind === 'CANT_BLOCK' || kind === 'CANT_BLOCK_TARGET' || limitsToNone(rule);
  return isForbidden ? { applied, of: 'CREATURE', says } : null;
};

const cannotBlock = (
  state: GameState,
  applied: AppliedBlockRule,
  source: GameObject,
  blocker: GameObject,
  pair: Pair | null,
): Ruling => {
  const target = pair?.target;
  const by = `${sourcePhrase(source, blocker, target)}${describeConditions(state, applied, source, null)}`;
  const says =
    applied.rule.kind === 'CAN_BLOCK_ONLY' && target
      ? `${blocker.name} can block only certain attackers${by}, and ${target.name} is not one of them.`
      : `${blocker.name} can't block${target ? ` ${target.name}` : ''}${by}${applied.earlier ?? ''}.`;
  return blockWords.restriction(state, says, blocker, source, ...(target ? [target] : []));
};

const forbiddingBlocks = (state: GameState, applied: AppliedBlockRule): Prohibition | null => {
  const { kind, blockers } = applied.rule;
  if (kind !== 'CANT_BE_BLOCKED' && kind !== 'CANT_BE_BLOCKED_EXCEPT_BY' && !isBlockedByNone(applied.rule)) return null;
  const isMeant = ({ creature, target }: Pair): boolean =>
    !blockers ||
    (target.kind === 'OBJECT' && matches(state, blockers, creature, { other: target })) ===
      (kind === 'CANT_BE_BLOCKED');
  return {
    applied,
    of: 'TARGET',
    forbids: (pair) => isAbout(state, applied, pair) && isMeant(pair),
    says: (source, blocker, pair) => cannotBeBlocked(state, applied, source, blocker, pair),
  };
};

const cannotBeBlocked = (
  state: GameState,
  applied: AppliedBlockRule,
  source: GameObject,
  blocker: GameObject,
  pair: Pair | null,
): Ruling => {
  const [attacker, defending] = [pair?.target ?? source, applied.holdsAgainst && pair?.defending];
  const by = `${sourcePhrase(source, attacker, blocker)}${describeConditions(state, applied, source, defending)}`;
  const says = applied.rule.blockers
    ? `${attacker.name} can't be blocked by ${blocker.name}${by}.`
    : `${attacker.name} can't be blocked${by}, so ${blocker.name} can't block it.`;
  return blockWords.restriction(state, says, attacker, source, blocker, ...(defending ? [defending] : []));
};

/**
 * 509.1b: limits on blockers, creatures that can't block without others, and how many may block an attacker; 702.111b:
 * with menace, at least two.
 */
export const blockCounts = (
  counting: Counting,
  { ofBlockers, ofAttackers }: BlockRules,
  attacks: readonly Candidate[],
): readonly CountingRule[] => [
  ...countsOf(counting, ofBlockers),
  ...ofAttackers.flatMap((applied) =>
    attacked(counting, applied, attacks).flatMap((attack) => howManyBlock(counting, applied, attack)),
  ),
  ...attacks.flatMap(({ target }) =>
    target.kind === 'OBJECT' && hasKeyword(target, 'menace') ? [menaceRule(counting, target)] : [],
  ),
];

/** The attacks whose attackers a rule about attackers applies to. */
const attacked = ({ state }: Counting, applied: Applied, attacks: readonly Candidate[]): readonly Attacker[] => {
  const creatures = new Set(applied.creatures);
  return attacks.flatMap(({ target, defending }) =>
    target.kind === 'OBJECT' &&
    creatures.has(target) &&
    isAbout(state, applied, { creature: target, target, defending })
      ? [{ attacker: target, defending }]
      : [],
  );
};

/** 509.1c: a rule is one requirement for each creature that it applies to. */
export const blockRequirements = (
  counting: Counting,
  { ofBlockers, ofAttackers }: BlockRules,
  attacks: readonly Candidate[],
): readonly Requirement[] => [
  ...ofBlockers.flatMap((each) => requirementsOf(counting, each)),
  ...ofAttackers.flatMap((each) =>
    each.rule.kind.startsWith('MUST_BE_BLOCKED')
      ? attacked(counting, each, attacks).flatMap(({ attacker }) => mustBeBlocked(counting, each, attacker))
      : [],
  ),
];

/** Returns the requirement that an attacker be blocked, by any creature or by enough of some; none if none could. */
const mustBeBlocked = (counting: Counting, applied: AppliedBlockRule, attacker: GameObject): readonly Requirement[] => {
  const { kind, blockers, count } = applied.rule;
  const candidates = blockers
    ? counting.creatures.filter((each) => matches(counting.state, blockers, each, { other: attacker }))
    : counting.creatures;
  if (!candidates.length) return [];
  const least = kind === 'MUST_BE_BLOCKED_IF_ABLE' ? 1 : (count ?? 1);
  const most = kind === 'MUST_BE_BLOCKED_BY_EXACTLY' ? least : null;
  const isByAnybody = kind === 'MUST_BE_BLOCKED_IF_ABLE' && !blockers;
  return [
    {
      ...requirementOf(applied, attacker),
      ...{ member: null, scope: attackerScope(counting, attacker), about: [] },
      number: isByAnybody ? undefined : { members: counting.numbering.membersOf(candidates), least, most },
      does: `${attacker.name} is blocked${describeBlockers(applied.rule, least, candidates)} if able`,
    },
  ];
};

const describeBlockers = ({ kind, blockers }: BlockRule, least: number, meant: readonly GameObject[]): string => {
  if (kind === 'MUST_BE_BLOCKED_IF_ABLE' && !blockers) return '';
  if (kind === 'MUST_BE_BLOCKED_IF_ABLE' || (blockers && least === 1 && meant.length === 1))
    return ` by ${nameList(meant, 'or')}`;
  const many = kind === 'MUST_BE_BLOCKED_BY_EXACTLY' ? 'exactly' : 'at least';
  if (blockers && meant.length < least) return ` by ${many} ${countedCreatures(least)} of a certain kind`;
  return ` by ${many} ${blockers ? `${numberWord(least)} of ${nameList(meant)}` : countedCreatures(least)}`;
};

/** 509.1a: another player chooses how creatures block, which does not affect which blocks are legal. */
export const blocksChosenBy = (
  { state }: Counting,
  { ofBlockers }: BlockRules,
  attackers: readonly GameObject[],
): readonly Ruling[] => {
  const players = [...new Set(attackers.map((attacker) => controllerOf(state, attacker)))];
  return ofBlockers.flatMap(({ rule, creatures, sources }) => {
    if (rule.kind !== 'ATTACKING_PLAYER_CHOOSES' || !players.length) return [];
    const [chooses, block] = [players.length === 1 ? 'chooses' : 'choose', creatures.length === 1 ? 'blocks' : 'block'];
    const says = `${nameList(players)} ${chooses} how ${nameList(creatures)} ${block}${sourceWords({ sources }, creatures)}.`;
    return [ruling(state, '509.1a', says, ...players, ...creatures, ...sources)];
  });
};

/** How many attackers a creature may block: one, and any additional ones that an ability lets it block. */
export const mostBlocks = ({ ofBlockers }: BlockRules, attackers: number): ((blocker: GameObject) => number) => {
  const most = new Map<GameObject, number>();
  for (const { rule, sources, creatures } of ofBlockers) {
    const additional = rule.kind === 'CAN_BLOCK_ADDITIONAL' ? sources.length * (rule.count ?? 0) : attackers;
    if (rule.kind !== 'CAN_BLOCK_ADDITIONAL' && rule.kind !== 'CAN_BLOCK_ANY_NUMBER') continue;
    for (const creature of creatures) most.set(creature, (most.get(creature) ?? 1) + additional);
  }
  return (blocker) => Math.min(most.get(blocker) ?? 1, Math.max(1, attackers));
};
