import { nameList, type Answer, type Ruling } from '../answer.js';
import type { ChosenTargets } from '../combat/optimization/choices.js';
import { declaresAsTeam, nameSide, type Pair } from '../combat/combat-rules.js';
import { isOfAlone, type CountingRule } from '../combat/counts.js';
import type { Solve } from '../combat/optimization/integer-program.js';
import { numberTargets } from '../combat/numbering.js';
import { paymentHelps, type PayableTarget } from '../combat/requirements.js';
import { judge, plainViolations, type Declaration, type Verdict } from '../combat/verdict.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { failure, tooComplex, type Result } from '../result.js';
import { creaturesDeclaredBy } from './508-attack-rules.js';
import { largestDeclaration } from './508-check-attack.js';
import {
  blockCounts,
  blockRequirements,
  blockRulesApplying,
  blocksChosenBy,
  blockWords,
  mostBlocks,
} from './509-block-rules.js';
import { candidateOf, membersWithin, pairOf, type Blockers } from './509-block-company.js';
import { blockBars, defendsAgainst, type AttackUnderWay } from './509-declare-blockers.js';
import { fightsAlone } from './506-combat.js';
import { declaredBlockDoubts } from './801.5-blocks.js';
import { blockCostsOutOfRange } from './801.10-costs.js';
import { othersLeftOut } from './802.4-blockers.js';
import { teamBlockRuling } from './805.10-team-combat.js';
import { citing } from '../rulebook/citing.js';
import { groupPairs } from '../values/groups.js';

const { ruling } = citing('509.1a');

export interface DeclaredBlock {
  readonly blocker: GameObject;
  readonly attacker: GameObject;
}

export type BlockVerdict = Verdict<DeclaredBlock>;

/** All that affects one player's or team's declaration of blockers, computed once. */
interface Situation extends Blockers {
  readonly player: Player;
  readonly attacks: readonly AttackUnderWay[];
}

/**
 * Is a declaration of blockers legal, as a whole?
 *
 * - 509.1b: it breaks no restriction, such as those of evasion abilities; 702.111b: menace.
 * - 509.1c: it obeys as many requirements as any legal declaration that costs no more: nobody has to pay for another
 *   block, and paying for one creature frees no other of its requirements.
 * - 509.1d: its costs; it is judged as if they were paid.
 * - 802.4b: each defending player's declaration is judged by itself; 805.10d: with shared team turns the team's as one.
 */
export const checkBlocks = (
  state: GameState,
  player: Player,
  blocks: readonly DeclaredBlock[],
  attacks: readonly AttackUnderWay[],
  solve: Solve | null = null,
): Result<Answer<BlockVerdict>> => {
  const creatures = creaturesDeclaredBy(state, player);
  const defended = attacks.filter((attack) => defendsAgainst(state, player, attack));
  const pairs = creatures.length * defended.length;
  if (pairs > largestDeclaration)
    return failure(tooComplex('pairs of a creature and an attacker', pairs, largestDeclaration, 'these blocks'));
  const situation = situationOf(state, player, creatures, attacks, defended, blocks);
  return judge(declarationOf(situation, blocks), solve);
};

/** The restrictions that a declaration of blockers breaks, without searching for a better one (509.1b). */
export const brokenByBlocks = (
  state: GameState,
  player: Player,
  blocks: readonly DeclaredBlock[],
  attacks: readonly AttackUnderWay[],
): readonly Ruling[] => {
  const defended = attacks.filter((attack) => defendsAgainst(state, player, attack));
  const situation = situationOf(state, player, creaturesDeclaredBy(state, player), attacks, defended, blocks);
  return plainViolations(declarationOf(situation, blocks));
};

const attackersIn = (attacks: readonly AttackUnderWay[]): readonly GameObject[] =>
  attacks.map(({ attacker }) => attacker);

/** 802.4b: creatures that attack other players, and their blockers, are ignored. */
const situationOf = (
  state: GameState,
  player: Player,
  creatures: readonly GameObject[],
  attacks: readonly AttackUnderWay[],
  defended: readonly AttackUnderWay[],
  blocks: readonly DeclaredBlock[],
): Situation => {
  const rules = blockRulesApplying(state, creatures, attackersIn(defended));
  const declared = blocks.map(({ attacker }) => ({ target: attacker, defending: null }));
  return {
    ...{ state, player, creatures, attacks, defended, rules, words: blockWords },
    numbering: numberTargets(state, creatures, [...attacks.map(candidateOf), ...declared]),
    bars: blockBars(state, player, rules),
    most: mostBlocks(rules, defended.length),
  };
};

const declarationOf = (situation: Situation, blocks: readonly DeclaredBlock[]): Declaration<DeclaredBlock> => {
  const { creatures, attacks, defended, rules, numbering, bars, most } = situation;
  const candidates = defended.map(candidateOf);
  const declaredNumbers = creatures.map((creature) =>
    blocks.flatMap(({ blocker, attacker }) => (blocker === creature ? (numbering.numberOf(attacker) ?? []) : [])),
  );
  const counted = blockCounts(situation, rules, candidates);
  const byAttacker = new Map(attacks.map((attack) => [attack.attacker, attack]));
  const pairs = pairsOf(situation, blocks);
  const requirements = blockRequirements(situation, rules, candidates);
  const costs = bars.costsOf(...pairs);
  const free = membersWithin(situation, bars.isFree);
  const isPaid = costs.length ? bars.isPaidBy(pairs, (blocker) => most(blocker) > 1) : null;
  return {
    ...situation,
    ...{ wanted: declaredNumbers, counted, requirements, declared: blocks },
    ...{ free, members: isPaid ? membersWithin(situation, isPaid) : free },
    targets: numbering.candidates.length,
    broken: brokenRestrictions(situation, byAttacker, blocks),
    costs,
    witnessOf: (chosen) => toBlocks(situation, chosen),
    says: blockSentences(situation, counted, blocks),
  };
};

/** The blocks against which the player defends with their own creatures. */
const pairsOf = ({ defended, numbering }: Situation, blocks: readonly DeclaredBlock[]): readonly Pair[] =>
  blocks.flatMap(({ blocker, attacker }) => {
    const attack = defended.find((each) => each.attacker === attacker);
    return attack && numbering.memberOf(blocker) !== undefined ? [pairOf(blocker, attack)] : [];
  });

const toBlocks = ({ creatures, defended, numbering }: Situation, chosen: ChosenTargets): readonly DeclaredBlock[] => {
  const attackers = new Map(defended.map(({ attacker }) => [numbering.numberOf(attacker), attacker]));
  return creatures.flatMap(
    (blocker, member) =>
      chosen[member]?.flatMap((number) => attackers.get(number) ?? []).map((attacker) => ({ blocker, attacker })) ?? [],
  );
};

/**
 * Which restrictions on single creatures does a declaration of blockers break?
 *
 * - 509.1a, 802.4a, 805.10d: which creatures block, which attackers, and how many.
 * - 509.1b: what forbids a block, including evasion abilities.
 */
const brokenRestrictions = (
  situation: Situation,
  attacks: ReadonlyMap<GameObject, AttackUnderWay>,
  blocks: readonly DeclaredBlock[],
): readonly Ruling[] => [
  ...blocks.flatMap((block) => blockerViolations(situation, attacks.get(block.attacker), block)),
  ...blocksTooMany(situation, blocks),
];

const blockerViolations = (
  { state, player, numbering, bars: { unable, forbidden } }: Situation,
  attack: AttackUnderWay | undefined,
  { blocker, attacker }: DeclaredBlock,
): readonly Ruling[] => {
  if (numbering.memberOf(blocker) === undefined) {
    const says = `${blocker.name} is not a creature on the battlefield under the control of ${nameSide(state, player)}.`;
    return [ruling(state, '509.1a', says, blocker, player)];
  }
  if (attack) return [...unable(blocker), ...forbidden(blocker, attack)];
  const says = `${attacker.name} is not attacking, so ${blocker.name} can't block it.`;
  return [...unable(blocker), ruling(state, '509.1a', says, attacker, blocker)];
};

const blocksTooMany = ({ state, most }: Situation, blocks: readonly DeclaredBlock[]): readonly Ruling[] => {
  const byBlocker = groupPairs(blocks.map(({ blocker, attacker }) => [blocker, attacker]));
  return [...byBlocker].flatMap(([blocker, attackers]) => {
    const count = most(blocker);
    if (attackers.length <= count) return [];
    const much = count === 1 ? 'one creature' : `${count} creatures`;
    const says = `${blocker.name} can block only ${much}, not ${nameList(attackers)} together.`;
    return [ruling(state, '509.1a', says, blocker, ...attackers)];
  });
};

const blockSentences = (
  situation: Situation,
  counted: readonly CountingRule[],
  blocks: readonly DeclaredBlock[],
): Declaration<DeclaredBlock>['says'] => {
  const { state, player } = situation;
  const side = nameSide(state, player);
  return {
    leavesOut: `Legal blocks by ${side} do what these leave out`,
    allowed: `Nothing forbids these blocks by ${side}`,
    nothingRequired: `Nothing requires ${side} to block.`,
    does: `These blocks by ${side} do`,
    impossible: 'no legal block does that',
    neededNot: `${side} need not do it`,
    costsSomething: (missed) => paymentHelps(payableIn(situation), missed),
    supporting: supportingRulings(situation, counted, blocks),
    ifLegal: declaredBlockDoubts(state, blocks, situation.attacks),
  };
};

/** Lists what each creature may block if the costs are paid. */
const payableIn = ({ creatures, defended, bars, numbering }: Situation): readonly (readonly PayableTarget[])[] =>
  creatures.map((blocker) =>
    bars.unable(blocker).length
      ? []
      : defended.flatMap((attack) => {
          const number = numbering.numberOf(attack.attacker);
          if (number === undefined || bars.forbidden(blocker, attack).length) return [];
          return [{ number, isFree: bars.isFree(pairOf(blocker, attack)) }];
        }),
  );

const supportingRulings = (
  situation: Situation,
  counted: readonly CountingRule[],
  blocks: readonly DeclaredBlock[],
): readonly Ruling[] => {
  const { state, player, attacks, defended, rules } = situation;
  const [only, ...others] = new Set(blocks.map(({ blocker }) => blocker));
  const hasRuleOnBlockingAlone = (creature: GameObject): boolean =>
    counted.some(({ applied }) => applied && isOfAlone(applied.rule) && applied.creatures.includes(creature));
  const alone = only && !others.length && hasRuleOnBlockingAlone(only) ? [fightsAlone(state, only, 'blocks')] : [];
  const chosen = blocksChosenBy(situation, rules, attackersIn(defended));
  const own = [...blockCostsOutOfRange(state, pairsOf(situation, blocks)), ...alone, ...chosen];
  if (declaresAsTeam(state, player)) return [...own, teamBlockRuling(state, player)];
  return [...own, ...(attacks.length > defended.length ? [othersLeftOut(state, player)] : [])];
};
