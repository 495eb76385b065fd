import type { AttackRule, BlockRule } from '../../state/effects/combat-rule-schemas.js';
import type { GameObject } from '../../state/game-state.js';
import type { Clause, ColorChange, Condition, Effect, Filter, Tally, TypeChange } from '../clauses.js';
import type { Source } from '../layers/source.js';
import type { Names } from '../wording/names.js';
import type { Words } from '../wording/phrases.js';
import type { RuleTerms } from '../layers/rule-terms.js';

/** An effect's change to objects' characteristics that is not applied. */
export interface UnappliedChange {
  readonly characteristic: 'STATS' | 'TYPES' | 'COLORS';
  /** A change of power and toughness, such as "+1/+1". */
  readonly change: string;
  /** Whether it makes objects creatures (true) or noncreatures (false); null: neither. */
  readonly intoCreatures: boolean | null;
}

/** A change of power and toughness by an effect (613.4), with the numbers that it counts. */
export interface FigureChange {
  /** "+1/+1", "3/3". */
  readonly change: string;
  /** How many times the change is added, or the value of X; null if unknown, or if nothing is counted. */
  readonly times: number | null;
  /** The numbers in place of *, if the table gives them. */
  readonly defines: { readonly power: number | null; readonly toughness: number | null } | null;
}

/** Words a change of which only the sign is known, as the table does not give the number that it counts. */
export const changeOfSeveral = (change: string): string => `${change} for each of several`;

/** How an effect changes the abilities of an object (613.1f). */
export interface AbilityChange<Of> {
  /** LAST: "can't have" takes abilities away after all other effects (101.2). */
  readonly when: 'IN_ORDER' | 'LAST';
  /** Whether it grants keywords. */
  readonly grants: boolean;
  /** Grants the keywords in `toldApart` even to an object that has them; others only to objects without them. */
  change(object: GameObject, effect: Of, toldApart: ReadonlySet<string>): GameObject;
}

/** The effects of one kind. */
export type EffectOf<Does extends Effect['does']> = Effect & { readonly does: Does };

/**
 * A kind of effect; its doc comment is its sentence in the documentation. Its functions are methods, so each takes only
 * effects of its own kind.
 */
export interface EffectKind<Does extends Effect['does']> {
  /** Words its meaning, without cost and conditions; `who` names the objects or players that it affects. */
  means(who: string, effect: EffectOf<Does>, names: Names, words: Words): string;
  /** A restriction (508.1c, 509.1b) or requirement (508.1d, 509.1c); "unless" after two of one sort applies to both. */
  readonly sort: 'RESTRICTION' | 'REQUIREMENT' | 'OTHER';
  /** The player who may pay the cost that lifts it; null: nobody can. */
  readonly payer: 'CONTROLLER' | 'BLOCKING_PLAYER' | null;
  /** Makes the effect's combat rules at a table; rules without `creatures` apply to the creatures of the effect. */
  attackRules(
    effect: EffectOf<Does>,
    source: Source,
    terms: RuleTerms,
    conditions: readonly Condition[],
  ): readonly AttackRule[];
  blockRules(
    effect: EffectOf<Does>,
    source: Source,
    terms: RuleTerms,
    conditions: readonly Condition[],
  ): readonly BlockRule[];
  /** Whether it makes a rule for each of its creatures. */
  readonly makesRuleOfEach: boolean;
  /** The other group that it mentions: blockers, blocked attackers, creatures attacking along, or sources. */
  others(effect: EffectOf<Does>): Filter | null;
  /** Whether questions use the effect; one that they don't use may have any condition. */
  readonly isAsked: boolean;
  /** Whether its rule may apply against only some defending players, if a condition says so. */
  readonly ofDefenders: boolean;
  /** The declaration that its creatures can't make unless others do, too: attack or block; null if it has no such rule. */
  company(effect: EffectOf<Does>): 'ATTACKS' | 'BLOCKS' | null;
  /** Whether rules can use it in this form; otherwise the sentence is not read. */
  isUsed(effect: EffectOf<Does>): boolean;
  /** Whether a creature may be given an ability that contains it. */
  readonly canBeGiven: boolean;
  /** Whether it always affects other objects; otherwise it only makes rules for its own object. */
  readonly reaches: boolean;
  /** The role in which its creatures are declared, and for which it may raise a doubt; null: it raises none. */
  readonly side: 'ATTACKERS' | 'BLOCKERS' | 'BLOCKED_ATTACKERS' | null;
  leftOut(effect: EffectOf<Does>): UnappliedChange | null;
  /** The numbers that it counts at the table. */
  tallies(effect: EffectOf<Does>): readonly Tally[];
  figures(effect: EffectOf<Does>, count: (tally: Tally) => number | null): FigureChange | null;
  /** The change of types (613.1d), and of colors (613.1e), if known. */
  typeChange(effect: EffectOf<Does>): TypeChange | null;
  colorChange(effect: EffectOf<Does>): ColorChange | null;
  readonly ability: AbilityChange<EffectOf<Does>> | null;
  /** The keywords that the effect gives or removes. */
  keywords(effect: EffectOf<Does>): readonly string[] | 'ALL';
  /** The clauses that it gives to others as their own. */
  clauses(effect: EffectOf<Does>): readonly Clause[];
  /** Whether it forbids attaching something to objects, or targeting them. */
  readonly forbids: boolean;
  /** Whether it affects players, not what they do. */
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
