import { answer, nameList, type Answer, type Ruling, type Rulings } from '../answer.js';
import { creaturesOf, entityOf, hasType, isOnBattlefield, objectOf, playerOf } from '../state/game-state.js';
import type { Attack, Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { blockCompany, candidateOf, pairOf } from './509-block-company.js';
import { blockProhibitions, blockRequirements, blockRulesApplying, blockWords, mostBlocks } from './509-block-rules.js';
import type { BlockRules } from './509-block-rules.js';
import { createTogetherRulings } from './509-blocked-together.js';
import { createAloneRulings, createCompanyRulings, type Counting } from '../combat/counts.js';
import { creaturesDeclaredBy } from './508-attack-rules.js';
import { declaresAsTeam } from '../combat/combat-rules.js';
import { numberTargets } from '../combat/numbering.js';
import type { Prohibitions } from '../combat/prohibitions.js';
import { createRequirementRulings } from '../combat/requirements.js';
import { withTargetRulings, type TargetRulings } from '../combat/target-rulings.js';
import type { ExcludedEntity } from '../selection.js';
import { blocksAsThough, blockAsThoughRulings } from './609.4-as-though.js';
import { blocksByReach, evasionObjections } from './702-evasion.js';
import type { Attacker } from './702.14-landwalk.js';
import { decayedRulings } from './702.147-decayed.js';
import { blockDoubts } from './801.5-blocks.js';
import { attacksAnother } from './802.4-blockers.js';
import { attacksAnotherTeam, blocksWithTeam } from './805.10-team-combat.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('509.1a');

/** An attacking creature, with what matters for blocking it. */
export interface AttackUnderWay extends Attacker {
  /** The player or permanent attacked; null once that has left combat. */
  readonly target: Entity | null;
}

export const attackUnderWay = (
  state: GameState,
  { attacker, target, defendingPlayer }: Pick<Attack, 'attacker' | 'target' | 'defendingPlayer'>,
): AttackUnderWay => ({
  attacker: objectOf(state, attacker),
  target: target === null ? null : inCombat(entityOf(state, target)),
  defending: defendingPlayer === null ? null : playerOf(state, defendingPlayer),
});

/** Returns the attack's target; null for a permanent that has left the battlefield, and so combat (506.4). */
const inCombat = (target: Entity): Entity | null =>
  target.kind === 'PLAYER' || isOnBattlefield(target) ? target : null;

/** The attacks at the table; in Grand Melee those of every combat. */
export const attacksAtTable = (state: GameState): readonly AttackUnderWay[] =>
  state.combats.flatMap(({ attacks }) => attacks.map((attack) => attackUnderWay(state, attack)));

export interface BlockTargets {
  readonly blocker: GameObject;
  readonly included: readonly GameObject[];
  readonly excluded: readonly ExcludedEntity[];
}

/**
 * Which attackers may each creature of a player block?
 *
 * - 509.1a, 802.4a: an attacker of the player, of their planeswalker or of a battle that they protect; 805.10d: with
 *   shared team turns, also of a teammate's.
 * - 509.1b: unless an evasion ability or another ability forbids it.
 * - 509.1a: none if the creature is tapped and may not block as though untapped (609.4), or is also a battle.
 * - 509.1d: attackers that may be blocked at a cost are included, with the cost; 509.1b, 702.111b: so are those that
 *   one creature cannot block alone, with a ruling that says so, if enough others can block, too.
 * - 509.1c: a ruling says what is required of the creature if able.
 */
export const legalBlocks = (
  state: GameState,
  player: Player,
  attacks: readonly AttackUnderWay[],
  blockers: readonly GameObject[] = creaturesOf(state, player),
): readonly Answer<BlockTargets>[] => {
  const attackers = attacks.map(({ attacker }) => attacker);
  const creatures = creaturesDeclaredBy(state, player);
  const rules = blockRulesApplying(state, [...new Set([...creatures, ...blockers])], attackers);
  const bars = blockBars(state, player, rules);
  const numbering = numberTargets(state, creatures, attacks.map(candidateOf));
  const counting = { state, words: blockWords, creatures, numbering };
  const defended = attacks.filter((attack) => defendsAgainst(state, player, attack));
  const most = mostBlocks(rules, defended.length);
  const company = blockCompany({ ...counting, rules, bars, defended, most });
  const forbidden: BlockBars['forbidden'] = (blocker, attack) => {
    const found = bars.forbidden(blocker, attack);
    return found.length || !company ? found : company.objections(pairOf(blocker, attack));
  };
  const rulings = [...createBlockRulings(counting, rules, attacks), ...(company ? [company.doubts] : [])];
  return blockers.map((blocker) =>
    withTargetRulings(blocker, targetsOf(state, player, blocker, attacks, { ...bars, forbidden }), rulings),
  );
};

/** Creates the rulings on blocks that are not about legal targets: what must block, and what can't block alone. */
const createBlockRulings = (
  counting: Counting,
  rules: BlockRules,
  attacks: readonly AttackUnderWay[],
): readonly TargetRulings<GameObject>[] => {
  const together = createTogetherRulings(counting.state, rules.ofAttackers, attacks);
  if (!rules.ofBlockers.length && !rules.ofAttackers.length) return [together];
  return [
    createRequirementRulings(counting, blockRequirements(counting, rules, attacks.map(candidateOf))),
    createCompanyRulings(counting, rules.ofBlockers),
    createAloneRulings(counting.state, blockWords, rules.ofBlockers),
    together,
  ];
};

/** Finds the objections to blocks by individual creatures. */
export interface BlockBars extends Prohibitions {
  /** Why a creature cannot block at all: 509.1a, it is tapped, or a battle as well; 509.1b, something forbids it. */
  readonly unable: (blocker: GameObject) => readonly Ruling[];
  /** Why a creature cannot block that attacker. */
  readonly forbidden: (blocker: GameObject, attack: AttackUnderWay) => readonly Ruling[];
  /** Why a creature may block those attackers as though it were untapped, or had shadow (609.4). */
  readonly allowed: (blocker: GameObject, attackers: readonly GameObject[]) => readonly Ruling[];
}

export const blockBars = (state: GameState, player: Player, rules: BlockRules): BlockBars => {
  const prohibitions = blockProhibitions(state, rules);
  const asThough = blocksAsThough(rules);
  return {
    ...prohibitions,
    unable: (blocker) => [
      ...blockerObjections(state, blocker, asThough.asUntapped.has(blocker)),
      ...prohibitions.ofCreature(blocker),
    ],
    forbidden: (blocker, attack) => [
      ...attacksSomebodyElse(state, player, attack),
      ...evasionObjections(state, attack, blocker, asThough.asWithShadow.has(blocker)),
      ...prohibitions.ofPair(pairOf(blocker, attack)),
    ],
    allowed: (blocker, attackers) => blockAsThoughRulings(state, asThough, blocker, attackers),
  };
};

const targetsOf = (
  state: GameState,
  player: Player,
  blocker: GameObject,
  attacks: readonly AttackUnderWay[],
  bars: BlockBars,
): Answer<BlockTargets> => {
  const unable = bars.unable(blocker);
  const candidates = attacks.map((attack) => ({ attack, objections: [...unable, ...bars.forbidden(blocker, attack)] }));
  const may = candidates.flatMap(({ attack, objections }) => (objections.length ? [] : [attack]));
  const included = may.map(({ attacker }) => attacker);
  const excluded = candidates.flatMap(({ attack, objections: [first, ...others] }): ExcludedEntity[] =>
    first ? [{ entity: attack.attacker, because: [first, ...others] }] : [],
  );
  const paid = bars.costsOf(...may.map((attack) => pairOf(blocker, attack))).flatMap(({ because }) => because);
  const because = reasons(state, player, blocker, included, unable);
  const beside = [...paid, ...blockDoubts(state, player, may), ...bars.allowed(blocker, included)];
  return answer({ blocker, included, excluded }, ...because, ...beside);
};

const reasons = (
  state: GameState,
  player: Player,
  blocker: GameObject,
  included: readonly GameObject[],
  unable: readonly Ruling[],
): Rulings => {
  const [first, ...others] = unable;
  if (first) return [first, ...others];
  const says = included.length
    ? `${blocker.name} may block ${nameList(included, 'or')}.`
    : `There is no attacking creature that ${blocker.name} can block.`;
  const asTeam = declaresAsTeam(state, player) ? [blocksWithTeam(state, player)] : [];
  return [ruling(state, '509.1a', says, blocker, ...included), ...blocksByReach(state, blocker, included), ...asTeam];
};

const blockerObjections = (state: GameState, blocker: GameObject, isAsUntapped: boolean): readonly Ruling[] => {
  const cannot = (why: string) => ruling(state, '509.1a', `${blocker.name} is ${why} and can't block.`, blocker);
  return [
    ...(hasType(blocker, 'creature') ? [] : [cannot('not a creature')]),
    ...(blocker.tapped && !isAsUntapped ? [cannot('tapped')] : []),
    ...(hasType(blocker, 'battle') ? [cannot('also a battle')] : []),
    ...decayedRulings(state, blocker),
  ];
};

/** Whether that player, or with shared team turns their team, is the defending player of an attack. */
export const defendsAgainst = (state: GameState, player: Player, { defending }: Attacker): boolean =>
  defending?.id === player.id || (declaresAsTeam(state, player) && defending?.team === player.team);

const attacksSomebodyElse = (state: GameState, player: Player, attack: AttackUnderWay): readonly Ruling[] => {
  if (defendsAgainst(state, player, attack)) return [];
  const { attacker, defending, target } = attack;
  const others = [...new Set([defending, target].filter((each) => each !== null))];
  const says = declaresAsTeam(state, player) ? attacksAnotherTeam : attacksAnother;
  return [says(state, player, attacker, describeAttacked(attack), others)];
};

const describeAttacked = ({ defending, target }: AttackUnderWay): string => {
  if (!target)
    return defending ? `nothing anymore, and ${defending.name} was defending` : 'nothing that anybody defends';
  if (!defending) return `${target.name}, which nobody defends`;
  const defends = defending.inGame ? 'defends' : 'defended before leaving';
  return defending.id === target.id ? target.name : `${target.name}, which ${defending.name} ${defends}`;
};
