import type { Ruling } from '../answer.js';
import type { Choice, Choices, Companions, Limit, Option } from '../combat/choices.js';
import { hasKeyword, type GameObject, type GameState, type Player } from '../state/game-state.js';
import {
  blockProhibitions,
  blockRequirements,
  blockRulesApplying,
  type BlockRequirement,
  type BlockRules,
} from './509-block-rules.js';
import { blockerObjections, blockObjections, defendsAgainst, type AttackUnderWay } from './509-declare-blockers.js';

export interface DeclaredBlock {
  readonly blocker: GameObject;
  readonly attacker: GameObject;
}

/** All that bears on one player's or team's declaration of blockers, worked out once. */
export interface BlockSituation {
  readonly state: GameState;
  readonly player: Player;
  readonly blockers: readonly GameObject[];
  /** Every attack, and those against which the player defends. */
  readonly attacks: readonly AttackUnderWay[];
  readonly defended: readonly AttackUnderWay[];
  readonly rules: BlockRules;
  readonly requirements: readonly BlockRequirement[];
  readonly unable: (blocker: GameObject) => readonly Ruling[];
  readonly forbidden: (blocker: GameObject, attack: AttackUnderWay) => readonly Ruling[];
}

/** 802.4b: creatures that attack others, and blockers of others, are left out of account. */
export const blockSituation = (
  state: GameState,
  player: Player,
  blockers: readonly GameObject[],
  attacks: readonly AttackUnderWay[],
): BlockSituation => {
  const defended = attacks.filter((attack) => defendsAgainst(state, player, attack));
  const attackers = defended.map(({ attacker }) => attacker);
  const rules = blockRulesApplying(state, blockers, attackers);
  const prohibitions = blockProhibitions(state, rules);
  return {
    ...{ state, player, blockers, attacks, defended, rules },
    requirements: blockRequirements(state, rules),
    unable: (blocker) => blockerObjections(state, blocker, prohibitions),
    forbidden: (blocker, attack) => blockObjections(state, player, blocker, attack, prohibitions),
  };
};

/** The arithmetic of a declaration of blockers; target n is the n-th of the attacks against which the player defends. */
export const blockChoices = (situation: BlockSituation, blocks: readonly DeclaredBlock[]): Choices => {
  const { blockers, defended } = situation;
  const numbers = new Map(defended.map(({ attacker }, index) => [attacker.id, index]));
  const options = blockers.map((blocker) => optionsOf(situation, blocker));
  const declared = new Map([...blocks].reverse().map(({ blocker, attacker }) => [blocker.id, attacker.id]));
  return {
    targets: defended.length,
    options,
    sought: soughtOf(situation, numbers),
    asked: blockers.map(({ id }, member) => askedOf(declared.get(id), numbers, options[member] ?? [])),
    ...countsOf(situation, numbers),
  };
};

const unheardOf = -1;

const askedOf = (
  attacker: string | undefined,
  numbers: ReadonlyMap<string, number>,
  options: readonly Option[],
): Choice => {
  if (attacker === undefined) return null;
  const asked = numbers.get(attacker);
  return options.find(({ target }) => target === asked)?.target ?? unheardOf;
};

const optionsOf = (situation: BlockSituation, blocker: GameObject): readonly Option[] => {
  const { unable, forbidden, defended, requirements } = situation;
  if (unable(blocker).length) return [];
  const required = requirements.filter((each) => each.blocker === blocker);
  return defended.flatMap((attack, target) => {
    if (forbidden(blocker, attack).length) return [];
    const obeyed = required.filter(({ attacker }) => attacker === null || attacker === attack.attacker);
    return [{ target, obeys: obeyed.length }];
  });
};

/** How many requirements each attacker's being blocked obeys. */
const soughtOf = (
  { requirements }: BlockSituation,
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<number, number> => {
  const sought = new Map<number, number>();
  for (const { kind, attacker } of requirements) {
    const target = attacker && kind === 'BLOCKED' ? numbers.get(attacker.id) : undefined;
    if (target !== undefined) sought.set(target, (sought.get(target) ?? 0) + 1);
  }
  return sought;
};

/** 509.1b: the limits, who cannot block alone, and menace, for which no creature blocks the attacker alone (702.111b). */
const countsOf = (
  { blockers, defended, rules }: BlockSituation,
  numbers: ReadonlyMap<string, number>,
): Pick<Choices, 'limits' | 'companions'> => {
  const members = new Map(blockers.map(({ id }, index) => [id, index]));
  const limits: Limit[] = [];
  const companions: Companions[] = defended.flatMap(({ attacker }, target) =>
    hasKeyword(attacker, 'menace') ? [{ members: [...members.values()], target }] : [],
  );
  for (const { rule, creatures } of rules.ofBlockers) {
    const target = rule.target ? numbers.get(rule.target) : null;
    if (target === undefined) continue;
    const meant = creatures.map(({ id }) => members.get(id) ?? unheardOf);
    if (rule.kind === 'AT_MOST') limits.push({ members: meant, target, count: rule.count ?? 0 });
    if (rule.kind === 'CANT_BLOCK_ALONE') companions.push({ members: meant, target });
  }
  return { limits, companions };
};
