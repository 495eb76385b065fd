import { nameList, withVerb, type Ruling } from '../answer.js';
import type { CombatRule } from '../state/effects/combat-rule-schemas.js';
import { controllerOf, type Entity, type GameObject, type GameState, type Player } from '../state/game-state.js';
import type { Required } from './optimization/choices.js';
import type { Applied, Words } from './combat-rules.js';
import { targetsOfRule, describeTargets, groupByCompanions, countedCreatures, type Counting } from './counts.js';
import type { TargetRulings } from './target-rulings.js';
import { groupBy, groupPairs } from '../values/groups.js';

/** A requirement ("if able") on a creature or on a player's creatures together; one for each source. */
export interface Requirement extends Required {
  /** The creature that has to obey; null if a player has to. */
  readonly creature: GameObject | null;
  readonly sources: readonly GameObject[];
  /** The requirement as a sentence: "Ox attacks Rob if able". */
  readonly does: string;
  readonly about: readonly Entity[];
}

/** 508.1d, 509.1c: each rule is one requirement for each creature that it applies to. */
const requiredOfEach = ({ state, words, numbering }: Counting, applied: Applied): readonly Requirement[] => {
  const whom = describeTargets(state, applied, numbering);
  return applied.creatures.flatMap((creature): readonly Requirement[] => {
    const scope = numbering.scopeOf(applied, creature);
    if (scope?.size === 0 && !applied.rule.target) return [];
    const does = `${creature.name} ${words.verb}s${whom} if able`;
    return [
      {
        ...requirementOf(applied, creature),
        member: numbering.memberOf(creature) ?? null,
        scope,
        does,
        about: targetsOfRule(state, applied),
      },
    ];
  });
};

/** Requirements that are also obeyed while none of the others attacks or blocks. */
const requiredWithOthers = (counting: Counting, applied: Applied): readonly Requirement[] => {
  const others = new Map(
    groupByCompanions(counting, applied).flatMap(({ creatures, among }) =>
      creatures.map((creature) => [creature, among] as const),
    ),
  );
  const companyOf = (creature: GameObject | null): readonly number[] => (creature && others.get(creature)) ?? [];
  return requiredOfEach(counting, applied).map((requirement) => ({
    ...requirement,
    does: `${requirement.does} where others do`,
    unlessNone: new Set(companyOf(requirement.creature).filter((other) => other !== requirement.member)),
  }));
};

/** Requirements that each player attack with at least a number of the creatures. */
const requiredOfPlayers = (counting: Counting, applied: Applied): readonly Requirement[] => {
  const { state, numbering } = counting;
  const [first] = applied.creatures;
  const scope = first ? numbering.scopeOf(applied, first) : null;
  if (scope?.size === 0 && !applied.rule.target) return [];
  const [whom, least] = [describeTargets(state, applied, numbering), applied.rule.count ?? 1];
  const controllers = new Set(applied.creatures.map((creature) => controllerOf(state, creature)));
  return [...controllers].map((player) => {
    const own = applied.creatures.filter((creature) => controllerOf(state, creature) === player);
    return {
      ...{ creature: null, member: null, scope, sources: applied.sources, times: applied.sources.length },
      number: { members: numbering.membersOf(own), least, most: null },
      does: `${player.name} attacks${whom} with at least ${countedCreatures(least)} if able`,
      about: [player, ...targetsOfRule(state, applied)],
    };
  });
};

const ofKind: Partial<Record<CombatRule['kind'], typeof requiredOfEach>> = {
  ATTACKS_IF_ABLE: requiredOfEach,
  ATTACKS_TARGET_IF_ABLE: requiredOfEach,
  ATTACKS_IF_OTHERS_DO: requiredWithOthers,
  AT_LEAST_IF_ABLE: requiredOfPlayers,
  BLOCKS_IF_ABLE: requiredOfEach,
  BLOCKS_TARGET_IF_ABLE: requiredOfEach,
  BLOCKS_IF_OTHERS_DO: requiredWithOthers,
};

/** The requirements that a rule makes of each creature, or player, that it applies to. */
export const requirementsOf = (counting: Counting, applied: Applied): readonly Requirement[] =>
  ofKind[applied.rule.kind]?.(counting, applied) ?? [];

/** Builds the requirement that a rule makes of a creature. */
export const requirementOf = ({ sources }: Applied, creature: GameObject) => ({
  creature,
  sources,
  times: sources.length,
});

/** The most requirements that one sentence lists. */
const longestList = 10;

/** The first requirements, one for each source. */
const firstOf = (requirements: readonly Requirement[]) =>
  requirements
    .slice(0, longestList)
    .flatMap((requirement) => requirement.sources.slice(0, longestList).map((source) => ({ ...requirement, source })))
    .slice(0, longestList);

/** Words the requirements, in one sentence for creatures with the same one. */
const saidOf = (requirements: ReturnType<typeof firstOf>): readonly string[] => {
  const alike = groupPairs(
    requirements.map(({ does, creature, source }) => {
      const by = source === creature || ` ${does} `.includes(` ${source.name} `) ? '' : ` (${source.name})`;
      return [(creature ? does.slice(creature.name.length) : does) + by, creature];
    }),
  );
  return [...alike].map(([said, creatures]) => {
    const each = [...new Set(creatures.flatMap((creature) => creature ?? []))];
    if (each.length < 2) return `${each[0]?.name ?? ''}${said}`;
    return (
      nameList(each) +
      said
        .replace(/^ (attack|block)s/, ' $1')
        .replace(/^ is blocked by /, ' are each blocked by ')
        .replace(/^ is /, ' are ')
    );
  });
};

const entitiesIn = (requirements: readonly Requirement[]): readonly Entity[] =>
  requirements
    .slice(0, longestList)
    .flatMap(({ creature, sources, about }) => [creature ?? [], sources.slice(0, longestList), about].flat());

export const countOf = (requirements: readonly Requirement[]): number =>
  requirements.reduce((sum, { times }) => sum + times, 0);

/** Says that a declaration disobeys requirements that another one would obey. */
export const missedRuling = (
  state: GameState,
  { requirement }: Words,
  missed: readonly Requirement[],
  leavesOut: string,
  ...about: readonly Entity[]
): Ruling => requirement(state, `${leavesOut}: ${listOf(missed)}.`, ...entitiesIn(missed), ...about);

/** Lists the first requirements, and says how many more there are. */
const listOf = (requirements: readonly Requirement[]): string => {
  const listed = firstOf(requirements);
  const more = countOf(requirements) - listed.length;
  return `${saidOf(listed).join('; ')}${more > 0 ? `; and ${more} more` : ''}`;
};

/** Creates the rulings on the requirements that a creature would obey with some of its targets (508.1d, 509.1c). */
export const createRequirementRulings = (
  { state, words, numbering }: Counting,
  requirements: readonly Requirement[],
): TargetRulings => {
  const byMember = groupBy(requirements, ({ member }) => member);
  const shared = (byMember.get(null) ?? []).map((requirement) => ({
    ...{ requirement, members: requirement.number && new Set(requirement.number.members) },
  }));
  return (creature, included) => {
    const member = numbering.memberOf(creature);
    if (!requirements.length || member === undefined) return [];
    const numbers = included.flatMap((target) => numbering.numberOf(target) ?? []);
    const obeyed = [
      ...(byMember.get(member) ?? []),
      ...shared.flatMap(({ requirement, members }) => ((members?.has(member) ?? true) ? [requirement] : [])),
    ].filter(({ scope }) => numbers.some((number) => !scope || scope.has(number)));
    return obeyed.length ? [words.requirement(state, `${listOf(obeyed)}.`, ...entitiesIn(obeyed))] : [];
  };
};

/** The words for a declaration that obeys requirements, or does not. */
export interface ObedienceWords {
  /** "This attack by Rob does". */
  readonly does: string;
  /** "there is nobody it can attack". */
  readonly impossible: string;
  /** "Rob need not attack". */
  readonly neededNot: string;
  /** Whether paying more would help to obey one of the missed requirements. */
  readonly costsSomething: (missed: readonly Requirement[]) => boolean;
}

/** A target that a creature may attack or block if its costs are paid, by number. */
export interface PayableTarget {
  readonly number: number;
  readonly isFree: boolean;
}

/** Whether paying more would allow an attack or block that obeys one of those requirements. */
export const paymentHelps = (
  payable: readonly (readonly PayableTarget[])[],
  missed: readonly Pick<Requirement, 'member' | 'scope'>[],
): boolean =>
  payable.flat().some(({ isFree }) => !isFree) &&
  missed.some(({ member, scope }) =>
    payable.some(
      (options, number) => (member ?? number) === number && options.some((option) => scope?.has(option.number) ?? true),
    ),
  );

/** Says how many requirements a legal declaration obeys: all, all that can be obeyed at once, or none. */
export const obedienceRuling = (
  state: GameState,
  { requirement, verb }: Words,
  requirements: readonly Requirement[],
  missed: readonly Requirement[],
  summary: ObedienceWords,
  player: Player,
): Ruling => {
  const total = countOf(requirements);
  if (missed.length && countOf(missed) < total) {
    const without = summary.costsSomething(missed) ? ' without more costs' : '';
    const says = `${summary.does} all that is required and possible at once${without}; left out: ${listOf(missed)}.`;
    return requirement(state, says, ...entitiesIn(missed), player);
  }
  const listed = total <= longestList ? requirements : [];
  const list = listed.length ? nameList(saidOf(firstOf(listed)).map((name) => ({ name }))) : null;
  const rulingOn = (says: string): Ruling => requirement(state, says, ...entitiesIn(listed), player);
  if (!missed.length) return rulingOn(`${summary.does} all that is required${list ? `: ${list}` : ''}.`);
  const impossible = summary.costsSomething(missed)
    ? `no legal ${verb} does that without a cost, which nobody has to pay`
    : summary.impossible;
  return rulingOn(`${list ?? 'Much is required'}, but ${impossible}, so ${summary.neededNot}.`);
};

/** Says that creatures required to attack or block along with others need not, as no others do (508.1d, 509.1c). */
export const noOthersRuling = (
  state: GameState,
  { requirement, verb }: Words,
  idle: readonly Requirement[],
): readonly Ruling[] => {
  const creatures = [...new Set(idle.flatMap(({ creature }) => creature ?? []))];
  if (!creatures.length) return [];
  const says = `${withVerb(creatures, 'has', 'have')} to ${verb} only if others do; none does, so this counts as obeyed.`;
  return [requirement(state, says, ...entitiesIn(idle))];
};
