import type { Designation } from '../state/designations.js';
import type { Color, Comparison } from '../state/vocabulary.js';

/** The player or players that a sentence refers to. */
export type Who =
  /** The object's controller at the time (109.5). */
  | 'YOU'
  /** Opponents of the object's controller; in a condition, one of them. */
  | 'OPPONENTS'
  | 'EACH_OPPONENT'
  /** The opponents of the object's controller, counted together. */
  | 'ALL_OPPONENTS'
  /** Each player other than the object's controller. */
  | 'OTHERS'
  /** The defending player. */
  | 'DEFENDING'
  /** The player whose creatures attack. */
  | 'ATTACKING'
  /** The player that the object is attached to. */
  | 'ENCHANTED'
  | 'OWNER'
  | 'ANYBODY';

/** A number: a constant, another object's power or toughness, or a count of objects, cards in a zone or card types. */
export type Amount =
  | { readonly number: number }
  | { readonly stat: Stat; readonly of: Reference }
  | { readonly count: Filter }
  | { readonly kinds: readonly Filter[]; readonly said: string }
  /** Cards of a kind (null: of any kind) in those players' zones. */
  | { readonly cards: Filter | null; readonly zone: CardZone; readonly of: Who }
  /** Card types among the cards in those players' graveyards. */
  | { readonly cardTypesOf: Who };

/** A number that a sentence counts: an amount, life, counters, devotion, players, or a sum of these. */
export type Tally =
  | Amount
  | { readonly lifeOf: Who }
  | { readonly countersOn: Reference; readonly name: string | null }
  | { readonly devotionTo: readonly Color[] }
  | { readonly players: Who }
  | { readonly sum: readonly Tally[] };

export type CardZone = 'HAND' | 'GRAVEYARD' | 'LIBRARY';
export type Stat = 'POWER' | 'TOUGHNESS';

/** The object that has the sentence, or what it is attached to. */
export type Reference = 'SELF' | 'HOST';

/** Which objects a sentence refers to. */
export type Filter =
  | { readonly is: 'ALL'; readonly of: readonly Filter[] }
  /** `said`: the single word that cards use for all of these. */
  | { readonly is: 'ANY'; readonly of: readonly Filter[]; readonly said?: string }
  | { readonly is: 'NOT'; readonly of: Filter }
  | { readonly is: Reference | 'PERMANENT' }
  | {
      readonly is:
        | 'TAPPED'
        | 'ENCHANTED'
        | 'EQUIPPED'
        | 'ENCHANTED_BY_ITS_CONTROLLER'
        | 'CONTROLLED_BY_MONARCH'
        | 'GOADED'
        | 'FACE_DOWN'
        /** Attached to nobody and nothing. */
        | 'UNATTACHED'
        | 'ATTACKING'
        | 'BLOCKING'
        | 'TOKEN'
        | 'COMMANDER';
    }
  /** A lower-case word of the type line, or the singulars that a plural may stand for. */
  | { readonly is: 'TYPE'; readonly words: readonly string[]; readonly said: string }
  | { readonly is: 'COLOR'; readonly color: Color }
  | { readonly is: 'COLORLESS' | 'MONOCOLORED' | 'MULTICOLORED' }
  | { readonly is: 'NAMED'; readonly name: string }
  | { readonly is: 'SAME_NAME' }
  | { readonly is: 'ATTACHED'; readonly to: Reference }
  /** An object that matches `what` is attached to the object. */
  | { readonly is: 'BEARS'; readonly what: Filter }
  | { readonly is: 'KEYWORD'; readonly keyword: string }
  /** At least `least` counters with that lower-case name (null: any name) are on the object. */
  | { readonly is: 'COUNTERS'; readonly name: string | null; readonly least: number }
  | { readonly is: 'STAT'; readonly stat: Stat; readonly compare: Comparison; readonly than: Amount }
  | { readonly is: 'MANA_VALUE'; readonly bounds: { readonly compare: Comparison; readonly number: number } | 'EVEN' }
  | { readonly is: 'CONTROLLED' | 'OWNED'; readonly by: Who };

/** The player or permanent that an attack is aimed at. */
export interface Target {
  /** A player, the controller of what the object is attached to, or the object itself. */
  readonly player: Who | 'HOSTS_CONTROLLER' | 'SELF';
  /** Which of that player's permanents are included. */
  readonly also: 'PLANESWALKERS' | 'PERMANENTS' | null;
  /** Whether only those permanents are meant, not the player. */
  readonly only?: boolean;
}

/** The spells, abilities and sources that may not target somebody or something. */
export interface ForbiddenTargeting {
  readonly what: 'SPELL' | 'ABILITY' | 'SPELL_OR_ABILITY';
  /** The sources that are meant; null: all. */
  readonly sources: Filter | null;
  readonly of: 'OPPONENTS' | 'ANYBODY';
}

export type Direction = 'LEFT' | 'RIGHT';

/** A change of objects' types (205.1), as lower-case words of the type line. */
export interface TypeChange {
  readonly gains: readonly string[];
  readonly loses: readonly string[];
  /** The types that it replaces: none, card types with their subtypes, or subtypes of the same kinds. */
  readonly inPlaceOf: 'NOTHING' | 'TYPES' | 'SUBTYPES';
}

/** Colors that are added to an object's colors, or that replace them. */
export interface ColorChange {
  readonly colors: readonly Color[];
  readonly isAdded: boolean;
}

/** The effect of a clause, with the objects or players that it affects. */
export type Effect =
  | { readonly does: 'ATTACKS' | 'CANT_ATTACK'; readonly creatures: Filter; readonly target: Target | null }
  | { readonly does: 'CANT_ATTACK_AGAIN'; readonly creatures: Filter; readonly eachTurn: true }
  | { readonly does: 'GOADED' | 'BLOCKS' | 'CANT_ATTACK_ALONE' | 'CANT_BLOCK_ALONE'; readonly creatures: Filter }
  | { readonly does: 'CAN_ATTACK_ONLY_ALONE' | 'CAN_BLOCK_ONLY_ALONE'; readonly creatures: Filter }
  | { readonly does: 'CANT_BLOCK'; readonly creatures: Filter; readonly attackers: Filter | null }
  | { readonly does: 'CANT_BE_BLOCKED'; readonly creatures: Filter; readonly by: Filter | null }
  | { readonly does: 'BLOCKED_BY'; readonly creatures: Filter; readonly least: number; readonly most: number | null }
  /** Either no creature blocks these, or all creatures that the defending player controls do. */
  | { readonly does: 'BLOCKED_BY_ALL'; readonly creatures: Filter }
  /** All `blockers` able to block the creatures do so. */
  | { readonly does: 'LURES'; readonly creatures: Filter; readonly blockers: Filter }
  | {
      readonly does: 'MUST_BE_BLOCKED';
      readonly creatures: Filter;
      readonly by: Filter | null;
      /** How many creatures must block; null: one or more. */
      readonly count: number | null;
      readonly exactly: boolean;
    }
  /** `additional`: how many more attackers; null: any number. */
  | { readonly does: 'BLOCKS_MORE'; readonly creatures: Filter; readonly additional: Amount | null }
  | {
      readonly does: 'AT_MOST_ATTACK';
      readonly creatures: Filter;
      readonly count: number;
      readonly target: Target | null;
      readonly eachTurn?: true;
    }
  | { readonly does: 'AT_MOST_BLOCK'; readonly creatures: Filter; readonly count: number; readonly eachTurn?: true }
  | { readonly does: 'AS_THOUGH_HASTE'; readonly creatures: Filter; readonly target: Target | null }
  | { readonly does: 'AS_THOUGH_NO_DEFENDER'; readonly creatures: Filter }
  | { readonly does: 'BLOCKS_AS_THOUGH'; readonly creatures: Filter; readonly as: 'SHADOW' | 'UNTAPPED' }
  /** `without`: the keyword that is ignored; null: all landwalk abilities. */
  | { readonly does: 'BLOCKED_AS_THOUGH'; readonly creatures: Filter; readonly without: string | null }
  /** If one of `others` attacks, the creatures attack if able; `ofEach`: for each of those players separately. */
  | { readonly does: 'ATTACKS_ALONG'; readonly creatures: Filter; readonly others: Filter; readonly ofEach?: Who }
  /** Each of the players has to attack with at least `count` of these creatures that they control. */
  | {
      readonly does: 'ATTACKED_BY_EACH';
      readonly creatures: Filter;
      readonly players: Who;
      readonly count: number;
      readonly target: Target | null;
    }
  | { readonly does: 'ATTACKER_CHOOSES_BLOCKS' }
  /** Each player may attack only the nearest opponent on that side, and that opponent's planeswalkers. */
  | { readonly does: 'ATTACKS_NEAREST'; readonly players: Who; readonly direction: Direction }
  | { readonly does: 'HAS' | 'LOSES'; readonly creatures: Filter; readonly keywords: readonly string[] }
  /** Loses the keywords, and can't have them. */
  | { readonly does: 'CANT_HAVE'; readonly creatures: Filter; readonly keywords: readonly string[] }
  | { readonly does: 'LOSES_ALL'; readonly creatures: Filter }
  /** The previous sentence's protection does not remove `what`; `already`: only if attached when the effect begins. */
  | {
      readonly does: 'SPARES';
      readonly creatures: Filter;
      readonly keywords: readonly string[];
      readonly what: Filter;
      readonly already: boolean;
    }
  /** Abilities in quotation marks: each of the creatures has them as its own. */
  | { readonly does: 'GIVES'; readonly creatures: Filter; readonly clauses: readonly Clause[] }
  /** Changes power or toughness; `times`: the value of X, or how many times the change is added. */
  | { readonly does: 'CHANGES_STATS'; readonly creatures: Filter; readonly change: string; readonly times?: Tally }
  /** A card defines its * (604.3); null: that power or toughness is printed. */
  | {
      readonly does: 'DEFINES_STATS';
      readonly creatures: Filter;
      readonly power: Tally | null;
      readonly toughness: Tally | null;
    }
  /** `change`: null if the types are unknown. */
  | { readonly does: 'CHANGES_TYPES'; readonly creatures: Filter; readonly change: TypeChange | null }
  | ({ readonly does: 'CHANGES_COLORS'; readonly creatures: Filter } & ColorChange)
  | { readonly does: 'CONTROLS_HOST' }
  /** The enchanted player gains control of the creatures. */
  | { readonly does: 'GIVEN_TO_PLAYER'; readonly creatures: Filter }
  /** No attachment of the kinds `what` may be attached to the creatures; `exceptItself`: none other than the object. */
  | {
      readonly does: 'CANT_BE_ATTACHED';
      readonly creatures: Filter;
      readonly what: readonly ('AURA' | 'EQUIPMENT')[];
      readonly exceptItself: boolean;
    }
  /** `what`: the objects, or players, that it can enchant. */
  | { readonly does: 'ENCHANTS'; readonly what: Filter | Who }
  | { readonly does: 'CANT_LOSE' | 'CANT_WIN'; readonly players: Who }
  /** Having 0 or less life, or ten or more poison counters, doesn't make the players lose. */
  | { readonly does: 'LOSES_NOT_BY'; readonly players: Who; readonly reason: 'LIFE' | 'POISON' }
  /** The players can't gain life, can't lose life, or their life totals can't change. */
  | { readonly does: 'KEEPS_LIFE'; readonly players: Who; readonly from: 'GAINS' | 'LOSSES' | 'CHANGES' }
  | { readonly does: 'PLAYERS_HAVE'; readonly players: Who; readonly keywords: readonly string[] }
  /** Spells or abilities, of opponents or of anybody, can't target the creatures. */
  | ({ readonly does: 'CANT_BE_TARGETED'; readonly creatures: Filter } & ForbiddenTargeting)
  | ({ readonly does: 'PLAYERS_CANT_BE_TARGETED'; readonly players: Who } & ForbiddenTargeting)
  /** The legend rule doesn't apply to the creatures. */
  | { readonly does: 'LEGENDS_STAY'; readonly creatures: Filter }
  /** Understood, but it affects no question. */
  | { readonly does: 'NOTHING' };

/** A condition under which a clause holds. */
export type Condition =
  | {
      readonly asks: 'CONTROLS';
      readonly who: Who;
      readonly least: number;
      readonly most: number | null;
      readonly what: Filter;
    }
  /** At least `least` of the player's objects share a creature type. */
  | { readonly asks: 'SHARE_TYPE'; readonly who: Who; readonly least: number; readonly what: Filter }
  | { readonly asks: 'MORE_THAN'; readonly who: Who; readonly than: Who; readonly what: Filter }
  | { readonly asks: 'MORE_LIFE'; readonly who: Who; readonly than: Who }
  | { readonly asks: 'IS'; readonly which: Reference; readonly what: Filter }
  | { readonly asks: 'EXISTS'; readonly least: number; readonly most: number | null; readonly what: Filter }
  | { readonly asks: 'ATTACKS_ALONE'; readonly which: Reference }
  /** At least `least` other creatures attack, or block, at the same time. */
  | {
      readonly asks: 'COMPANY';
      readonly does: 'ATTACKS' | 'BLOCKS';
      readonly least: number;
      readonly what: Filter;
    }
  | { readonly asks: 'LIFE'; readonly who: Who; readonly compare: 'AT_LEAST' | 'AT_MOST'; readonly number: number }
  /** The object itself is in its owner's graveyard. */
  | { readonly asks: 'IN_GRAVEYARD' }
  /** A number that is counted at the table; `most` null: no upper limit. */
  | { readonly asks: 'COUNTS'; readonly counted: Tally; readonly least: number; readonly most: number | null }
  | { readonly asks: 'POISON'; readonly who: Who; readonly least: number }
  /** Somebody is the monarch, or has the initiative. */
  | { readonly asks: 'DESIGNATED'; readonly who: Who; readonly as: Designation }
  | { readonly asks: 'TURN_OF'; readonly who: Who }
  | { readonly asks: 'EXTRA_TURN' }
  | { readonly asks: 'NOT'; readonly of: Condition };

/** A cost to be paid for each creature: "{2}", "1 life", "sacrifice two Islands". */
export type Cost = string;

/** One statement of a sentence: its effect, its conditions and the cost that lifts it. */
export interface Clause {
  readonly effect: Effect;
  readonly conditions: readonly Condition[];
  readonly unlessPays: Cost | null;
  /** The value of X in `unlessPays` (107.3). */
  readonly x?: Tally;
}

/** The matters that an unread sentence may affect. */
export interface PossibleEffects {
  readonly attacks: boolean;
  readonly blocks: boolean;
  /** Whether it may let a creature attack that otherwise could not. */
  readonly allowsAttack: boolean;
  readonly allowsBlock: boolean;
  readonly allowsMoreBlocks: boolean;
  /** Whether it may change what an object is, or take its abilities away. */
  readonly changes: boolean;
  /** Whether it may require that a creature is blocked. */
  readonly lures: boolean;
  /** Whether it may require that a creature attacks or blocks, and not only forbid or allow it. */
  readonly requires: boolean;
  /** Whether its only effect on blocks is to give creatures keywords that keep others from blocking them. */
  readonly onlyEvades: boolean;
  /** The creature, or the player whose creatures, the sentence affects; null if it may affect others. */
  readonly only: Reference | Who | null;
  /** Set if all it may do is stop attacks on its object's controller (YOU), or on their planeswalkers, too (YOURS). */
  readonly keepsOff: 'YOU' | 'YOURS' | null;
}

/** A sentence of a card; if it is not read, its clauses only say which power and toughness it may change. */
export type Sentence = { readonly text: string; readonly clauses?: readonly Clause[] } & (
  | { readonly reading: 'READ'; readonly clauses: readonly Clause[] }
  | { readonly reading: 'NOT_READ'; readonly mayAffect: PossibleEffects }
  | { readonly reading: 'NOT_ASKED' }
);
