import { keywordAbilities } from '../rulebook/keywords-and-types.js';
import type { Clause, Condition, Effect, Filter } from './clauses.js';

/** Keyword abilities that bear on attacking, blocking or attaching. */
const bearingKeywords: ReadonlySet<string> = new Set(keywordAbilities.USED);
/** Whether a keyword ability bears on attacking, blocking or attaching. */
export const isBearing = (keyword: string): boolean =>
  bearingKeywords.has(keyword) || keyword.endsWith('walk') || keyword.startsWith('protection');

const attackKeywords: ReadonlySet<string> = new Set(['haste', 'defender']);
/** Whether a keyword ability bears on attacking. */
export const isOfAttacks = (keyword: string): boolean => attackKeywords.has(keyword);
/** Whether a keyword ability bears on blocking. */
export const isOfBlocks = (keyword: string): boolean =>
  isBearing(keyword) && !isOfAttacks(keyword) && keyword !== 'vigilance';

type About<Asks extends Condition['asks']> = Extract<Condition, { readonly asks: Asks }>;
export type OfDefender = About<'CONTROLS' | 'SHARE_TYPE' | 'MORE_THAN'>;

/** Whether a condition counts what a defending player controls. */
export const isDefending = (condition: Condition): condition is OfDefender =>
  (condition.asks === 'MORE_THAN' && (condition.than === 'DEFENDING' || condition.who === 'DEFENDING')) ||
  ((condition.asks === 'CONTROLS' || condition.asks === 'SHARE_TYPE') && condition.who === 'DEFENDING');

/** Whether a condition speaks of a defending player's life or poison counters, for which rules of the table have no words. */
const isOfDefendersCounters = (condition: Condition): boolean =>
  (condition.asks === 'MORE_LIFE' && condition.than === 'DEFENDING') ||
  ((condition.asks === 'LIFE' || condition.asks === 'POISON' || condition.asks === 'MORE_LIFE') &&
    condition.who === 'DEFENDING');

/** The conditions that rules of a kind may depend on, beside what is so at the table. */
interface Open {
  readonly ofDefenders: boolean;
  /** Of the creatures that attack. */
  readonly ofAttackers: boolean;
  /** Of others that do the same. */
  readonly ofOthers: 'ATTACKS' | 'BLOCKS' | null;
}

const canBe = (condition: Condition, open: Open): boolean => {
  const asked = condition.asks === 'NOT' ? condition.of : condition;
  if (asked.asks === 'COMPANY') return open.ofOthers === asked.does && condition !== asked;
  if (asked.asks === 'ATTACKS_ALONE') return open.ofAttackers;
  if (isOfDefendersCounters(asked)) return false;
  return asked.asks !== 'NOT' && (open.ofDefenders || !isDefending(asked));
};

/** Whether every condition of a clause can be asked; of one sort about the defending player a rule takes one. */
const canBeAsked = (conditions: readonly Condition[], open: Open): boolean => {
  const isNot = (condition: Condition): boolean => condition.asks === 'NOT';
  const defending = conditions.filter((each) => isDefending(each.asks === 'NOT' ? each.of : each));
  const isOneEach = defending.length < 2 || (defending.length === 2 && defending.filter(isNot).length === 1);
  return isOneEach && conditions.every((each) => canBe(each, open));
};

/** Those whose rules hold against some defending players only, where a condition says so. */
const ofDefenders: ReadonlySet<Effect['does']> = new Set<Effect['does']>([
  'ATTACKS',
  'CANT_ATTACK',
  'CANT_BLOCK',
  'CANT_BE_BLOCKED',
]);

const speaksOf = (filter: Filter, ...states: readonly Filter['is'][]): boolean => {
  if (filter.is === 'ALL' || filter.is === 'ANY') return filter.of.some((each) => speaksOf(each, ...states));
  return filter.is === 'NOT' ? speaksOf(filter.of, ...states) : states.includes(filter.is);
};

/** Those that attack rules tell. */
export const attackEffects: readonly Effect['does'][] = [
  'ATTACKS',
  'CANT_ATTACK',
  'GOADED',
  'CANT_ATTACK_ALONE',
  'AT_MOST_ATTACK',
  'AS_THOUGH_HASTE',
  'AS_THOUGH_NO_DEFENDER',
  'ATTACKS_ALONG',
  'ATTACKED_BY_EACH',
];

/** Those that bear on declarations of attackers: which creatures attack is not known then. */
const ofAttacks: ReadonlySet<Effect['does']> = new Set<Effect['does']>([...attackEffects, 'GIVES']);

/** The groups of which an effect speaks. */
export const filtersOf = (effect: Effect): readonly Filter[] =>
  [
    'creatures' in effect ? effect.creatures : null,
    'attackers' in effect ? effect.attackers : null,
    'by' in effect ? effect.by : null,
    'blockers' in effect ? effect.blockers : null,
    'others' in effect ? effect.others : null,
    'sources' in effect ? effect.sources : null,
  ].flatMap((filter) => filter ?? []);

/** The groups of which a condition speaks. */
export const filtersAsked = (condition: Condition): readonly Filter[] => {
  if (condition.asks === 'NOT') return filtersAsked(condition.of);
  return 'what' in condition ? [condition.what] : [];
};

/** The effects of abilities that creatures may be given: those that make rules of them. */
const notGiven: ReadonlySet<Effect['does']> = new Set<Effect['does']>([
  'HAS',
  'LOSES',
  'CANT_HAVE',
  'LOSES_ALL',
  'SPARES',
  'GIVES',
  'BLOCKED_AS_THOUGH',
  'CONTROLS_HOST',
  'ENCHANTS',
  'CANT_BE_ATTACHED',
  'CANT_BE_TARGETED',
  'NOTHING',
]);

const companyAsked = (effect: Effect): 'ATTACKS' | 'BLOCKS' | null => {
  if (effect.does === 'CANT_ATTACK' && !effect.target) return 'ATTACKS';
  return effect.does === 'CANT_BLOCK' && !effect.attackers ? 'BLOCKS' : null;
};

/** Whether every question that a clause bears on uses it: what is understood and has no rule of the table is not read. */
export const isUsed = (clause: Clause): boolean => {
  const { effect } = clause;
  if (effect.does === 'NOTHING' || effect.does.startsWith('CHANGES')) return true;
  if (effect.does === 'GIVES')
    return effect.clauses.every((each) => !notGiven.has(each.effect.does) && isUsed(each)) && isAskable(clause);
  return isAskable(clause);
};

const isLandwalk = (filter: Filter): boolean =>
  filter.is === 'ALL' ? filter.of.some(isLandwalk) : filter.is === 'KEYWORD' && filter.keyword.endsWith('walk');

const isAskable = ({ effect, conditions }: Clause): boolean => {
  if (effect.does === 'BLOCKED_AS_THOUGH' && effect.without === null && !isLandwalk(effect.creatures)) return false;
  const filters = [...filtersOf(effect), ...conditions.flatMap(filtersAsked)];
  const ofAttackers = !ofAttacks.has(effect.does);
  if (filters.some((each) => speaksOf(each, 'BLOCKING', ...(ofAttackers ? [] : ['ATTACKING' as const])))) return false;
  return canBeAsked(conditions, {
    ofAttackers,
    ofDefenders: ofDefenders.has(effect.does),
    ofOthers: companyAsked(effect),
  });
};
