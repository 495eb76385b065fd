import { answer, named, type Answer, type Ruling, type Rulings } from '../answer.js';
import { bestDeclaration } from '../combat/best-declaration.js';
import { obeyedBy } from '../combat/choices.js';
import {
  hasKeyword,
  objectOf,
  type Entity,
  type GameObject,
  type GameState,
  type Player,
} from '../state/game-state.js';
import { success, type Result } from '../result.js';
import { creaturesDeclaredBy, largestDeclaration, tooComplex } from './508-check-attack.js';
import { blockChoices, blockSituation, type BlockSituation, type DeclaredBlock } from './509-block-choices.js';
import { isAboutBlocking, type AppliedBlockRule, type BlockRequirement } from './509-block-rules.js';
import type { AttackUnderWay } from './509-declare-blockers.js';
import { declaresAsTeam, listedRequirements, obedienceSaid, sideSaid } from '../combat/combat-rules.js';
import { isAlone, aloneCites } from './506-combat.js';
import { blockDoubtCites, declaredBlockDoubts } from './801.5-blocks.js';
import { othersLeftOut, ownBlocksCites } from './802.4-blockers.js';
import { teamBlocks } from './805.10-team-combat.js';
import { blockObjectionCites } from './509-declare-blockers.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('509.1a', '509.1b', '509.1c', '702.111b');

export const blockCites = [...cites, ...blockObjectionCites, ...aloneCites, ...ownBlocksCites, ...blockDoubtCites];

export interface BlockVerdict {
  readonly legal: boolean;
  readonly violations: readonly Ruling[];
  readonly requirementsObeyed: number;
  readonly requirementsPossible: number;
  readonly legalBlock: readonly DeclaredBlock[];
}

/**
 * Is a declaration of blockers legal, as a whole?
 *
 * - 509.1b: it has to break no restriction, those of evasion abilities included; 702.111b: menace.
 * - 509.1c: it has to obey as many requirements as any declaration can that breaks none; nobody has to pay a cost for it.
 * - 802.4b: each defending player's declaration is judged by itself; 805.10d: with shared team turns the team's as one.
 */
export const checkBlocks = (
  state: GameState,
  player: Player,
  blocks: readonly DeclaredBlock[],
  attacks: readonly AttackUnderWay[],
): Result<Answer<BlockVerdict>> => {
  const situation = blockSituation(state, player, creaturesDeclaredBy(state, player), attacks);
  if (situation.blockers.length * situation.defended.length > largestDeclaration)
    return tooComplex(`more than ${largestDeclaration} pairs of a creature and an attacker`);
  const choices = blockChoices(situation, blocks);
  const best = bestDeclaration(choices);
  if (!best) return tooComplex('a longer search');
  const broken = brokenRestrictions(situation, blocks);
  const disobeyed = disobeyedBy(situation, blocks);
  const requirementsObeyed = situation.requirements.length - disobeyed.length;
  const requirementsPossible = obeyedBy(choices, best);
  const legal = broken.length === 0 && requirementsObeyed >= requirementsPossible;
  const legalBlock = legal ? blocks : witness(situation, best);
  const stillDisobeyed = new Set(disobeyedBy(situation, legalBlock));
  const missed = disobeyed.filter((each) => !stillDisobeyed.has(each));
  const counts = { requirementsObeyed, requirementsPossible };
  const short = requirementsObeyed < requirementsPossible ? [tooFew(situation, missed)] : [];
  const violations = [...broken, ...short];
  const because = reasons(situation, blocks, violations, counts);
  return success(answer({ legal, violations, ...counts, legalBlock }, ...because));
};

const witness = ({ blockers, defended }: BlockSituation, best: readonly (number | null)[]): readonly DeclaredBlock[] =>
  blockers.flatMap((blocker, member) => {
    const attack = defended[best[member] ?? -1];
    return attack ? [{ blocker, attacker: attack.attacker }] : [];
  });

/**
 * Which restrictions does a declaration of blockers break?
 *
 * - 509.1a, 802.4a, 805.10d: who blocks, and whom.
 * - 509.1b: evasion abilities, limits, and creatures that cannot block alone (506.5); 702.111b: menace.
 */
const brokenRestrictions = (situation: BlockSituation, blocks: readonly DeclaredBlock[]): readonly Ruling[] => [
  ...blocks.flatMap((block) => blockerViolations(situation, block)),
  ...blocksTwice(situation.state, blocks),
  ...situation.rules.ofBlockers.flatMap((applied) => countObjection(situation.state, applied, blocks) ?? []),
  ...menaceObjections(situation, blocks),
];

const blockerViolations = (situation: BlockSituation, { blocker, attacker }: DeclaredBlock): readonly Ruling[] => {
  const { state, player, blockers, attacks, unable, forbidden } = situation;
  const attack = attacks.find((each) => each.attacker === attacker);
  if (!blockers.includes(blocker)) {
    const says = `${blocker.name} is not a creature on the battlefield under the control of ${sideSaid(state, player)}.`;
    return [ruling(state, '509.1a', says, blocker, player)];
  }
  if (attack) return [...unable(blocker), ...forbidden(blocker, attack)];
  const says = `${attacker.name} is not attacking, so ${blocker.name} can't block it.`;
  return [...unable(blocker), ruling(state, '509.1a', says, attacker, blocker)];
};

const blocksTwice = (state: GameState, blocks: readonly DeclaredBlock[]): readonly Ruling[] => {
  const byBlocker = new Map<GameObject, readonly GameObject[]>();
  for (const { blocker, attacker } of blocks) byBlocker.set(blocker, [...(byBlocker.get(blocker) ?? []), attacker]);
  return [...byBlocker].flatMap(([blocker, attackers]) =>
    attackers.length > 1
      ? [
          ruling(
            state,
            '509.1a',
            `${blocker.name} can block only one creature, not ${named(attackers)} together.`,
            blocker,
            ...attackers,
          ),
        ]
      : [],
  );
};

/** Finds how a declaration breaks a rule that counts blockers; null where it does not. */
const countObjection = (
  state: GameState,
  { rule, source, creatures }: AppliedBlockRule,
  blocks: readonly DeclaredBlock[],
): Ruling | null => {
  const counted = new Set(
    blocks.filter(({ attacker }) => isAboutBlocking(rule, attacker)).map(({ blocker }) => blocker),
  );
  const meant = new Set(creatures);
  const blocking = [...counted].filter((blocker) => meant.has(blocker));
  const target = rule.target ? objectOf(state, rule.target) : null;
  const about = [...new Set([...blocking, source, ...(target ? [target] : [])])];
  const whom = target ? ` ${target.name}` : '';
  if (rule.kind === 'AT_MOST' && rule.count && blocking.length > rule.count) {
    const says = `${source.name} lets at most ${rule.count} of the creatures it affects block${whom}, but ${named(blocking)} do.`;
    return ruling(state, '509.1b', says, ...about);
  }
  if (rule.kind !== 'CANT_BLOCK_ALONE' || counted.size !== 1 || blocking.length !== 1) return null;
  const by = source === blocking[0] ? '' : ` because of ${source.name}`;
  const says = `${named(blocking)} can't block${whom} alone${by}, and no other creature blocks${whom}.`;
  return ruling(state, '509.1b', says, ...about);
};

const menaceObjections = ({ state, defended }: BlockSituation, blocks: readonly DeclaredBlock[]): readonly Ruling[] =>
  defended.flatMap(({ attacker }) => {
    const blocking = [...new Set(blocks.filter((block) => block.attacker === attacker).map(({ blocker }) => blocker))];
    const [only, ...others] = blocking;
    if (!only || others.length || !hasKeyword(attacker, 'menace')) return [];
    const says = `${attacker.name} has menace, so ${only.name} can't block it alone.`;
    return [ruling(state, '702.111b', says, attacker, only)];
  });

/** The requirements that a declaration disobeys. */
const disobeyedBy = (
  { requirements }: BlockSituation,
  blocks: readonly DeclaredBlock[],
): readonly BlockRequirement[] => {
  const blocked = new Set(blocks.map(({ attacker }) => attacker));
  const byBlocker = new Map<GameObject, readonly GameObject[]>();
  for (const { blocker, attacker } of blocks) byBlocker.set(blocker, [...(byBlocker.get(blocker) ?? []), attacker]);
  return requirements.filter(({ blocker, attacker }) => {
    if (!blocker) return !attacker || !blocked.has(attacker);
    const attackers = byBlocker.get(blocker) ?? [];
    return attacker ? !attackers.includes(attacker) : attackers.length === 0;
  });
};

type Counts = Pick<BlockVerdict, 'requirementsObeyed' | 'requirementsPossible'>;

/** 509.1c: a declaration that obeys too few requirements; `missed` are those that it could have obeyed. */
const tooFew = ({ state, player }: BlockSituation, missed: readonly BlockRequirement[]): Ruling => {
  const says = `Legal blocks by ${player.name} do what these leave out: ${missed.map(requirementSaid).join('; ')}.`;
  return ruling(state, '509.1c', says, ...entitiesIn(missed), player);
};

/** 509.1c: how far a legal declaration does what is required. */
const obedience = ({ state, player, requirements }: BlockSituation, counts: Counts): Ruling => {
  if (!requirements.length)
    return ruling(state, '509.1c', `Nothing requires ${sideSaid(state, player)} to block.`, player);
  const listed = listedRequirements(requirements);
  const impossible = `no legal block does that, so ${player.name} need not do it`;
  const says = obedienceSaid(
    `These blocks by ${player.name} do`,
    requirements.map(requirementSaid),
    counts,
    impossible,
  );
  return ruling(state, '509.1c', says, ...entitiesIn(listed), player);
};

const entitiesIn = (requirements: readonly BlockRequirement[]): readonly Entity[] =>
  requirements.flatMap(({ blocker, attacker, source }) => [blocker ?? source, attacker ?? source, source]);

const requirementSaid = ({ blocker, attacker, source }: BlockRequirement): string => {
  const by = source === blocker || source === attacker ? '' : ` (${source.name})`;
  if (!blocker) return `${attacker?.name ?? ''} is blocked if able${by}`;
  return `${blocker.name} blocks ${attacker ? `${attacker.name} ` : ''}if able${by}`;
};

/** Where a rule speaks of blocking alone, the creature that does. */
const blocksAlone = ({ state, rules }: BlockSituation, blocks: readonly DeclaredBlock[]): readonly Ruling[] => {
  const [only, ...others] = new Set(blocks.map(({ blocker }) => blocker));
  const isSpokenOf = rules.ofBlockers.some(({ rule }) => rule.kind === 'CANT_BLOCK_ALONE');
  return only && !others.length && isSpokenOf ? [isAlone(state, only, 'blocks')] : [];
};

const reasons = (
  situation: BlockSituation,
  blocks: readonly DeclaredBlock[],
  violations: readonly Ruling[],
  counts: Counts,
): Rulings => {
  const { state, player, attacks, defended } = situation;
  const whose = sideSaid(state, player);
  const supporting = [
    ...blocksAlone(situation, blocks),
    ...(declaresAsTeam(state, player)
      ? [teamBlocks(state, player)]
      : attacks.length > defended.length
        ? [othersLeftOut(state, player)]
        : []),
  ];
  const [first, ...others] = violations;
  if (first) return [first, ...others, ...supporting];
  return [
    ruling(state, '509.1b', `Nothing forbids these blocks by ${whose}.`, player),
    obedience(situation, counts),
    ...supporting,
    ...declaredBlockDoubts(state, blocks, attacks),
  ];
};
