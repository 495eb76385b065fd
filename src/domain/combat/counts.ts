import { nameList, type Ruling } from '../answer.js';
import type { CombatRule } from '../state/effects/combat-rule-schemas.js';
import { entityOf } from '../state/game-state.js';
import type { Entity, GameObject, GameState } from '../state/game-state.js';
import { matches } from '../state/filters/matching.js';
import { membersOver, membersNotAlone, membersWithoutCompanions } from './optimization/choices.js';
import type { Choices, ChosenTargets, Companions, Limit, AloneRule } from './optimization/choices.js';
import { nameAttacked } from '../state/attacked-teams.js';
import { targetFilterOf, type Applied, type Words } from './combat-rules.js';
import { matchesAllBut } from './describe-kind.js';
import type { Numbering } from './numbering.js';
import type { TargetRulings } from './target-rulings.js';

/** A rule that counts creatures: in numbers for the solver, and with its ruling on a declaration that breaks it. */
export interface CountingRule {
  readonly applied: Applied | null;
  readonly limit?: Limit;
  readonly company?: Companions;
  readonly loners?: AloneRule;
  readonly says: (state: GameState, breaking: readonly GameObject[], chosen: ChosenTargets) => Ruling;
}

/** Returns counting rules in numbers. */
export const inNumbers = (counted: readonly CountingRule[]): Pick<Choices, 'limits' | 'companions' | 'loners'> => ({
  limits: counted.flatMap(({ limit }) => limit ?? []),
  companions: counted.flatMap(({ company }) => company ?? []),
  loners: counted.flatMap(({ loners }) => loners ?? []),
});

/** The creatures that break a rule, if any. */
export const membersAtFault = ({ limit, company, loners }: CountingRule, chosen: ChosenTargets): readonly number[] => [
  ...(limit ? membersOver(limit, chosen) : []),
  ...(company ? membersWithoutCompanions(company, chosen) : []),
  ...(loners ? membersNotAlone(loners, chosen) : []),
];

/** The rulings on the counting rules that a declaration breaks. */
export const countViolations = (
  state: GameState,
  counted: readonly CountingRule[],
  creatures: readonly GameObject[],
  chosen: ChosenTargets,
): readonly Ruling[] =>
  counted.flatMap((each) => {
    const broken = membersAtFault(each, chosen).flatMap((member) => creatures[member] ?? []);
    return broken.length ? [each.says(state, broken, chosen)] : [];
  });

/** The facts about a declaration that counting rules need. */
export interface Counting {
  readonly state: GameState;
  readonly words: Words;
  readonly creatures: readonly GameObject[];
  readonly numbering: Numbering;
}

/** At most `count` of the creatures attack or block. */
const limitOf = ({ words, numbering, creatures }: Counting, applied: Applied): readonly CountingRule[] =>
  applied.creatures.slice(0, 1).map((creature) => {
    const count = applied.rule.count ?? 0;
    const limit = {
      members: numbering.membersOf(applied.creatures),
      scope: numbering.scopeOf(applied, creature),
      count,
    };
    return {
      applied,
      limit,
      says: (state, broken) => {
        const sources = [...new Set(applied.sources)];
        const [lets, affect] = sources.length === 1 ? ['lets', 'it affects'] : ['let', 'they affect'];
        const isOfAll = applied.creatures.length === creatures.length;
        const most = isOfAll ? countedCreatures(count) : `${numberWord(count)} of the creatures ${affect}`;
        const says = `${nameList(sources)} ${lets} at most ${most} ${words.verb}${describeTargets(state, applied, numbering)}, but ${nameList(broken)} do${applied.earlier ?? ''}.`;
        return words.restriction(state, says, ...breakersAndSources(applied, broken), ...targetsOfRule(state, applied));
      },
    };
  });

/** The rule's creatures attack or block only if another creature does. */
const neverAlone = (counting: Counting, applied: Applied): readonly CountingRule[] =>
  applied.creatures.slice(0, 1).map((creature) => ({
    applied,
    company: {
      members: counting.numbering.membersOf(applied.creatures),
      scope: counting.numbering.scopeOf(applied, creature),
      least: 2,
      among: [...counting.creatures.keys()],
    },
    says: (state, broken) => saysAlone(counting, applied, describeTargets(state, applied, counting.numbering), broken),
  }));

/** Returns one restriction for each player: the rule's creatures can't attack that player alone (506.6). */
const cantAttackOneAlone = (counting: Counting, applied: Applied): readonly CountingRule[] =>
  applied.creatures.slice(0, 1).flatMap((creature) => {
    const scope = counting.numbering.scopeOf(applied, creature);
    return counting.numbering.candidates.flatMap((candidates, number): CountingRule[] => {
      const player = candidates.find(({ target }) => target.kind === 'PLAYER')?.target;
      if (!player || (scope && !scope.has(number))) return [];
      const members = counting.numbering.membersOf(applied.creatures);
      const company = { members, scope: new Set([number]), least: 2, among: [...counting.creatures.keys()] };
      return [{ applied, company, says: (_, broken) => saysAlone(counting, applied, ` ${player.name}`, broken) }];
    });
  });

const saysAlone = (
  { state, words }: Counting,
  applied: Applied,
  whom: string,
  broken: readonly GameObject[],
): Ruling => {
  const verb = `${words.verb}s`;
  const says = `${nameList(broken)} can't ${words.verb}${whom} alone${sourceWords(applied, broken)}, and no other creature ${verb}${whom}.`;
  return words.restriction(state, says, ...breakersAndSources(applied, broken), ...targetsOfRule(state, applied));
};

const ofAlone: ReadonlySet<CombatRule['kind']> = new Set([
  ...(['CANT_ATTACK_ALONE', 'CAN_ATTACK_ONLY_ALONE'] as const),
  ...(['CANT_BLOCK_ALONE', 'CAN_BLOCK_ONLY_ALONE'] as const),
]);

/** Whether a rule is about attacking, or blocking, alone (506.5). */
export const isOfAlone = ({ kind }: CombatRule): boolean => ofAlone.has(kind);

/** Creates the rulings that a creature can't attack or block alone, or only alone (506.5). */
export const createAloneRulings = (
  state: GameState,
  { verb, restriction }: Words,
  all: readonly Applied[],
): TargetRulings => {
  const found = all.filter(({ rule }) => isOfAlone(rule));
  const byCreature = found.map((applied) => ({ applied, creatures: new Set(applied.creatures) }));
  return (creature) =>
    byCreature.flatMap(({ applied, creatures }) => {
      if (!creatures.has(creature)) return [];
      const can = applied.rule.kind.includes('ONLY') ? `can ${verb} only` : `can't ${verb}`;
      const says = `${creature.name} ${can} alone${sourceWords(applied, [creature])}.`;
      return [restriction(state, says, ...breakersAndSources(applied, [creature]))];
    });
};

/** The rule's creatures attack or block only if no other creature does. */
const onlyAlone = ({ words, numbering, creatures }: Counting, applied: Applied): readonly CountingRule[] =>
  applied.creatures.slice(0, 1).map((creature) => ({
    applied,
    loners: { members: numbering.membersOf(applied.creatures), scope: numbering.scopeOf(applied, creature) },
    says: (state, broken, chosen) => {
      const others = creatures.filter((each, member) => chosen[member]?.length && !broken.includes(each));
      const too = others.length
        ? `${nameList(others)} ${words.verb}${others.length === 1 ? 's' : ''}, too`
        : `they ${words.verb} together`;
      const says = `${nameList(broken)} can ${words.verb} only alone${sourceWords(applied, broken)}, but ${too}.`;
      return words.restriction(state, says, ...breakersAndSources(applied, broken), ...others);
    },
  }));

/** The rule's creatures attack or block only if enough others do. */
const onlyWithOthers = (counting: Counting, applied: Applied): readonly CountingRule[] => {
  const { numbering, words, creatures: all } = counting;
  const count = applied.rule.count ?? 0;
  return groupByCompanions(counting, applied).map(({ creatures, among, isAmong }) => ({
    applied,
    company: {
      members: numbering.membersOf(creatures),
      scope: creatures[0] ? numbering.scopeOf(applied, creatures[0]) : null,
      least: count + Number(isAmong),
      among,
    },
    says: (state, broken) => {
      const those = among.flatMap((member) => all[member] ?? []).filter((each) => !broken.includes(each));
      const others = matchesAllBut(applied.rule.others, broken) ? null : those;
      const cant = `${nameList(broken)} can't ${words.verb}${describeTargets(state, applied, numbering)}${sourceWords(applied, broken)}`;
      const says = `${cant} unless ${describeCompany(count, others)}, too.`;
      const about = [...breakersAndSources(applied, broken), ...targetsOfRule(state, applied), ...(others ?? [])];
      return words.restriction(state, says, ...about);
    },
  }));
};

/** Creates the rulings on which others have to attack or block, too (508.1c, 509.1b). */
export const createCompanyRulings = (counting: Counting, all: readonly Applied[]): TargetRulings => {
  const rules = all
    .filter(({ rule }) => ofKind[rule.kind] === onlyWithOthers)
    .flatMap((applied) => onlyWithOthers(counting, applied))
    .map(({ company, says }) => ({ members: new Set(company?.members), says }));
  return (creature) => {
    const member = counting.numbering.memberOf(creature);
    if (member === undefined) return [];
    return rules.flatMap(({ members, says }) => (members.has(member) ? [says(counting.state, [creature], [])] : []));
  };
};

/** How to count each kind of rule; kinds that forbid, require or permit count nothing. */
const ofKind: Partial<Record<CombatRule['kind'], typeof limitOf>> = {
  AT_MOST: limitOf,
  CANT_ATTACK_ALONE: neverAlone,
  CANT_BLOCK_ALONE: neverAlone,
  CANT_ATTACK_PLAYER_ALONE: cantAttackOneAlone,
  CANT_ATTACK_WITHOUT_OTHERS: onlyWithOthers,
  CANT_BLOCK_WITHOUT_OTHERS: onlyWithOthers,
  CAN_ATTACK_ONLY_ALONE: onlyAlone,
  CAN_BLOCK_ONLY_ALONE: onlyAlone,
};

/** Whether a rule limits creatures to none, and so forbids them. */
export const limitsToNone = ({ kind, count }: CombatRule): boolean => kind === 'AT_MOST' && count === 0;

/** 508.1c, 509.1b: the limits on the number of creatures, and the creatures that can't attack or block without others. */
export const countsOf = (counting: Counting, applied: readonly Applied[]): readonly CountingRule[] =>
  applied.flatMap((each) => (limitsToNone(each.rule) ? [] : (ofKind[each.rule.kind]?.(counting, each) ?? [])));

/** Says which other creatures have to attack or block, too: "elk or cub does", "at least 2 others do". */
const describeCompany = (count: number, among: readonly GameObject[] | null): string => {
  if (!among) return count === 1 ? 'another creature does' : `at least ${numberWord(count)} others do`;
  if (among.length < count) return `${countedCreatures(count)} of a certain kind ${count === 1 ? 'does' : 'do'}`;
  return count === 1 ? `${nameList(among, 'or')} does` : `at least ${numberWord(count)} of ${nameList(among)} do`;
};

interface CompanionGroup {
  readonly creatures: readonly GameObject[];
  /** The members that count as companions. */
  readonly among: readonly number[];
  /** Whether the rule's creatures themselves count as companions. */
  readonly isAmong: boolean;
}

/** Groups the creatures of a rule by the companions that count for them. */
export const groupByCompanions = (
  { state, creatures, numbering }: Counting,
  applied: Applied,
): readonly CompanionGroup[] => {
  const { others } = applied.rule;
  const groups = new Map<string, CompanionGroup & { readonly creatures: GameObject[] }>();
  for (const creature of applied.creatures) {
    const counting = others ? creatures.filter((each) => matches(state, others, each, { other: creature })) : creatures;
    const isAmong = counting.includes(creature);
    const among = numbering.membersOf(counting);
    const key = `${String(isAmong)} ${among.join(' ')}`;
    const group = groups.get(key) ?? { creatures: [], among, isAmong };
    group.creatures.push(creature);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** Names a rule's targets: " Rob", or nothing for a rule about all. */
export const describeTargets = (state: GameState, applied: Applied, { aimedAt }: Numbering): string => {
  const { target } = applied.rule;
  if (target) return ` ${nameAttacked(state, entityOf(state, target))}`;
  const [first] = applied.creatures;
  return first && (targetFilterOf(applied.rule) ?? applied.holdsAgainst)
    ? ` ${nameList(aimedAt(applied, first), 'or')}`
    : '';
};

export const targetsOfRule = (state: GameState, { rule }: Applied): readonly Entity[] =>
  rule.target ? [entityOf(state, rule.target)] : [];

/** The creatures that break a rule, and the objects that have it. */
export const breakersAndSources = ({ sources }: Applied, broken: readonly GameObject[]): readonly GameObject[] => [
  ...broken,
  ...sources,
];

/** Words a number: "one", "2". */
export const numberWord = (count: number): string => (count === 1 ? 'one' : `${count}`);

/** Words a number of creatures: "one creature", "2 creatures". */
export const countedCreatures = (count: number): string =>
  `${numberWord(count)} ${count === 1 ? 'creature' : 'creatures'}`;

/** Words the source of a rule, unless the sentence names it already. */
export const sourcePhrase = (source: Entity, ...mentioned: readonly (Entity | null | undefined)[]): string =>
  mentioned.includes(source) ? '' : ` because of ${source.name}`;

/** Words the sources of a rule, unless the first source is the first of those creatures. */
export const sourceWords = ({ sources }: Pick<Applied, 'sources'>, broken: readonly Entity[]): string =>
  sources[0] === broken[0] ? '' : ` because of ${nameList([...new Set(sources)])}`;
