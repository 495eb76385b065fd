import type { AttackRule, BlockRule } from '../../state/effects/combat-rule-schemas.js';
import type { GameObject } from '../../state/game-state.js';
import type { Clause, ColorChange, Condition, Effect, Filter, Tally, TypeChange } from '../clauses.js';
import type { Source } from '../layers/source.js';
import type { Names } from '../wording/names.js';
import type { Words } from '../wording/phrases.js';
import type { RuleTerms } from '../layers/rule-terms.js';

/** A change by an effect that is not applied to an object's characteristics. */
export interface LeftOut {
  readonly characteristic: 'STATS' | 'TYPES' | 'COLORS';
  /** "+1/+1" of power and toughness. */
  readonly change: string;
  /** Whether it makes creatures of objects, or no creatures; null: neither. */
  readonly intoCreatures: boolean | null;
}

/** A change of power and toughness by an effect (613.4), with the numbers that it counts. */
export interface FigureChange {
  /** "+1/+1", "3/3". */
  readonly change: string;
  /** How many times it is added, or what X is; null: not given, or nothing is counted. */
  readonly times: number | null;
  /** The number in place of a *, where the table gives it. */
  readonly defines: { readonly power: number | null; readonly toughness: number | null } | null;
}

/** The change with only its sign known, where the table does not give the number that it counts. */
export const uncounted = (change: string): string => `${change} for each of several`;

/** How an effect changes the abilities of an object (613.1f). */
export interface AbilityChange<Of> {
  /** Last: what can't be had is taken away after all others (101.2). */
  readonly when: 'IN_ORDER' | 'LAST';
  /** Whether it grants keywords. */
  readonly grants: boolean;
  /** Each keyword told apart counts by itself; others are not granted to an object that has them. */
  change(object: GameObject, effect: Of, toldApart: ReadonlySet<string>): GameObject;
}

/** The effects of a kind. */
export type Says<Does extends Effect['does']> = Effect & { readonly does: Does };

/**
 * A kind of effect. The documentation takes its sentences from the doc comment. Its functions are methods so that each
 * may take effects of its own kind only.
 */
export interface EffectKind<Does extends Effect['does']> {
  /** Says what it means, without cost and conditions. Who: those of whom it speaks, with their names. */
  means(who: string, effect: Says<Does>, names: Names, words: Words): string;
  /** Of restrictions (508.1c, 509.1b) and requirements (508.1d, 509.1c), a condition that follows two verbs is said of both. */
  readonly sort: 'RESTRICTION' | 'REQUIREMENT' | 'OTHER';
  /** The payer of a cost that frees from it; null: nobody can. */
  readonly payer: 'CONTROLLER' | 'BLOCKING_PLAYER' | null;
  /** The rules of attacking and blocking that it makes of a table; those without creatures are of the creatures of which it speaks. */
  attackRules(
    effect: Says<Does>,
    source: Source,
    terms: RuleTerms,
    conditions: readonly Condition[],
  ): readonly AttackRule[];
  blockRules(
    effect: Says<Does>,
    source: Source,
    terms: RuleTerms,
    conditions: readonly Condition[],
  ): readonly BlockRule[];
  /** Whether it makes a rule of each creature of which it speaks. */
  readonly makesRuleOfEach: boolean;
  /** The group of which it speaks beside its creatures: their blockers, what they block, those they attack with, or sources. */
  others(effect: Says<Does>): Filter | null;
  /** Whether a question asks for it; else it may stand under any condition. */
  readonly isAsked: boolean;
  /** Whether its rule may hold against some defending players only, where a condition says so. */
  readonly ofDefenders: boolean;
  /** The part of others where a condition asks for company; null: no rule asks for it. */
  company(effect: Says<Does>): 'ATTACKS' | 'BLOCKS' | null;
  /** Whether rules use it as it is said; what they do not use is not read. */
  isUsed(effect: Says<Does>): boolean;
  /** Whether a creature may be given an ability with it. */
  readonly canBeGiven: boolean;
  /** Whether it reaches other objects, whatever is asked; else it makes rules of its object alone. */
  readonly reaches: boolean;
  /** The part that its creatures have to be declared in, so that it may raise a doubt; null: it raises none. */
  readonly side: 'ATTACKERS' | 'BLOCKERS' | 'BLOCKED_ATTACKERS' | null;
  leftOut(effect: Says<Does>): LeftOut | null;
  /** The numbers that it counts at the table. */
  tallies(effect: Says<Does>): readonly Tally[];
  figures(effect: Says<Does>, count: (tally: Tally) => number | null): FigureChange | null;
  /** The change of types (613.1d), and of colors (613.1e), where it is known. */
  typeChange(effect: Says<Does>): TypeChange | null;
  colorChange(effect: Says<Does>): ColorChange | null;
  readonly ability: AbilityChange<Says<Does>> | null;
  /** The keywords that objects have or lose by it. */
  keywords(effect: Says<Does>): readonly string[] | 'ALL';
  /** The clauses that it gives to others as their own. */
  clauses(effect: Says<Does>): readonly Clause[];
  /** Whether it says what objects can't have attached to them, or be targeted by. */
  readonly forbids: boolean;
  /** Whether it says something of players, and not of what they do. */
  readonly isOfPlayers: boolean;
}

const none: readonly never[] = [];
const nothing = (): readonly never[] => none;
const absent = (): null => null;

/** The properties that most effects lack. */
const plain = {
  ...{
    payer: null,
    others: absent,
    leftOut: absent,
    tallies: nothing,
    figures: absent,
    typeChange: absent,
    colorChange: absent,
    ability: null,
    keywords: nothing,
    clauses: nothing,
  },
  ...{ isAsked: true, ofDefenders: false, company: absent, isUsed: () => true },
  ...{ makesRuleOfEach: false, forbids: false, isOfPlayers: false },
};

const onItself = { canBeGiven: true, reaches: false };

/** Effects on creatures as attackers are declared (508.1). */
export const onAttackers = { ...plain, ...onItself, side: 'ATTACKERS', blockRules: nothing } as const;

/** Effects on creatures as they are declared as blockers (509.1). */
export const onBlockers = { ...plain, ...onItself, side: 'BLOCKERS', attackRules: nothing } as const;

/** Effects on attackers as blockers are declared for them (509.1). */
export const onBlockedAttackers = { ...plain, ...onItself, side: 'BLOCKED_ATTACKERS', attackRules: nothing } as const;

/** Effects on objects that make no combat rules. */
export const onObjects = {
  ...plain,
  ...{ side: null, attackRules: nothing, blockRules: nothing, canBeGiven: false, reaches: true },
  sort: 'OTHER',
} as const;

/** Effects that change characteristics. */
export const onCharacteristics = { ...onObjects, canBeGiven: true, isAsked: false };

/** Effects on their own object or the whole table. */
export const onNoObjects = { ...onObjects, reaches: false };

/** Effects on players. */
export const onPlayers = { ...onNoObjects, canBeGiven: true, isOfPlayers: true };

/** Whether a kind of effect makes combat rules. */
export const makesCombatRules = ({
  attackRules,
  blockRules,
}: Readonly<Record<'attackRules' | 'blockRules', unknown>>) => attackRules !== nothing || blockRules !== nothing;
