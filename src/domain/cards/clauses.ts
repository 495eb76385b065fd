import type { Designation } from '../state/designations.js';
import type { Color, Comparison } from '../state/vocabulary.js';

/** The player or players that a sentence refers to. */
export type Who =
  /** Whoever controls the object at the time (109.5). */
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
  /** Cards of a kind, or of any, in those players' zone. */
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
  /** `said`: the one word that cards use for them. */
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
  /** An object of that kind is attached to it. */
  | { readonly is: 'BEARS'; readonly what: Filter }
  | { readonly is: 'KEYWORD'; readonly keyword: string }
  /** At least that many counters of that name, in lower case, are on it; null: of any name. */
  | { readonly is: 'COUNTERS'; readonly name: string | null; readonly least: number }
  | { readonly is: 'STAT'; readonly stat: Stat; readonly compare: Comparison; readonly than: Amount }
  | { readonly is: 'MANA_VALUE'; readonly bounds: { readonly compare: Comparison; readonly number: number } | 'EVEN' }
  | { readonly is: 'CONTROLLED' | 'OWNED'; readonly by: Who };

/** Whom or what an attack is aimed at. */
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
  /** Null: spells and abilities from all sources. */
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

/** Colors that are added to those of objects, or replace them. */
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
  /** Either no creature blocks it, or all that the defending player controls. */
  | { readonly does: 'BLOCKED_BY_ALL'; readonly creatures: Filter }
  /** All creatures able to block do so. */
  | { readonly does: 'LURES'; readonly creatures: Filter; readonly blockers: Filter }
  | {
      readonly does: 'MUST_BE_BLOCKED';
      readonly creatures: Filter;
      readonly by: Filter | null;
      /** Null: one or more. */
      readonly count: number | null;
      readonly exactly: boolean;
    }
  /** Null: any number. */
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
  /** Null: all landwalk abilities. */
  | { readonly does: 'BLOCKED_AS_THOUGH'; readonly creatures: Filter; readonly without: string | null }
  /** If one of the others attacks, the creatures attack if able; `ofEach`: for each of those players separately. */
  | { readonly does: 'ATTACKS_ALONG'; readonly creatures: Filter; readonly others: Filter; readonly ofEach?: Who }
  /** Each player has to attack with at least that many of these creatures that they control. */
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
  /** Loses them, and can't have them. */
  | { readonly does: 'CANT_HAVE'; readonly creatures: Filter; readonly keywords: readonly string[] }
  | { readonly does: 'LOSES_ALL'; readonly creatures: Filter }
  /** The protection of the sentence before does not remove them; `already`: only those attached when it begins. */
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
  /** Null: the types are unknown. */
  | { readonly does: 'CHANGES_TYPES'; readonly creatures: Filter; readonly change: TypeChange | null }
  | ({ readonly does: 'CHANGES_COLORS'; readonly creatures: Filter } & ColorChange)
  | { readonly does: 'CONTROLS_HOST' }
  /** The enchanted player gains control of it. */
  | { readonly does: 'GIVEN_TO_PLAYER'; readonly creatures: Filter }
  /** No such attachment may be attached to the creatures; with `exceptItself`, none but the object itself. */
  | {
      readonly does: 'CANT_BE_ATTACHED';
      readonly creatures: Filter;
      readonly what: readonly ('AURA' | 'EQUIPMENT')[];
      readonly exceptItself: boolean;
    }
  /** Null: players. */
  | { readonly does: 'ENCHANTS'; readonly what: Filter | Who }
  | { readonly does: 'CANT_LOSE' | 'CANT_WIN'; readonly players: Who }
  /** Having no life, or that many poison counters, doesn't make them lose. */
  | { readonly does: 'LOSES_NOT_BY'; readonly players: Who; readonly reason: 'LIFE' | 'POISON' }
  /** Their life total can't change, or they can't gain or lose life. */
  | { readonly does: 'KEEPS_LIFE'; readonly players: Who; readonly from: 'GAINS' | 'LOSSES' | 'CHANGES' }
  | { readonly does: 'PLAYERS_HAVE'; readonly players: Who; readonly keywords: readonly string[] }
  /** Spells and abilities of that kind, of opponents or of anybody, can't target them. */
  | ({ readonly does: 'CANT_BE_TARGETED'; readonly creatures: Filter } & ForbiddenTargeting)
  | ({ readonly does: 'PLAYERS_CANT_BE_TARGETED'; readonly players: Who } & ForbiddenTargeting)
  /** The legend rule doesn't apply to them. */
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
  /** At least that many of them share a creature type. */
  | { readonly asks: 'SHARE_TYPE'; readonly who: Who; readonly least: number; readonly what: Filter }
  | { readonly asks: 'MORE_THAN'; readonly who: Who; readonly than: Who; readonly what: Filter }
  | { readonly asks: 'MORE_LIFE'; readonly who: Who; readonly than: Who }
  | { readonly asks: 'IS'; readonly which: Reference; readonly what: Filter }
  | { readonly asks: 'EXISTS'; readonly least: number; readonly most: number | null; readonly what: Filter }
  | { readonly asks: 'ATTACKS_ALONE'; readonly which: Reference }
  /** At least that many others attack, or block, at the same time. */
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
  /** The value of X in that cost (107.3). */
  readonly x?: Tally;
}

/** The matters that an unread sentence may affect. */
export interface PossibleEffects {
  readonly attacks: boolean;
  readonly blocks: boolean;
  /** Whether it may let a creature attack, or block, that could not. */
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
  /** The creature, or the player whose creatures, the sentence is only about; null if it may be about others. */
  readonly only: Reference | Who | null;
  /** Whether it does no more than keep creatures from attacking its object's controller, or their planeswalkers, too. */
  readonly keepsOff: 'YOU' | 'YOURS' | null;
}

/** A sentence of a card; the clauses of one that is not read say which power and toughness it may change. */
export type Sentence = { readonly text: string; readonly clauses?: readonly Clause[] } & (
  | { readonly reading: 'READ'; readonly clauses: readonly Clause[] }
  | { readonly reading: 'NOT_READ'; readonly mayAffect: PossibleEffects }
  | { readonly reading: 'NOT_ASKED' }
);
