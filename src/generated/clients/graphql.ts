// Written by npm run clients. Inputs: ede214e7cd9d96471f998a500a100ff00bb7b11915785c70ca48ccb55315c1fc
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a player of an Emperor game is in their team (809.2). */
export type TeamRole =
  /** Sits in the middle of the team. */
  | 'EMPEROR'
  /** Sits beside the emperor, and protects them. */
  | 'GENERAL';

/** Where an object is. */
export type Zone =
  /** On the battlefield; objects there have a controller. */
  | 'BATTLEFIELD'
  /** On the stack; objects there have a controller. */
  | 'STACK'
  /** In its owner's hand. */
  | 'HAND'
  /** In its owner's library. */
  | 'LIBRARY'
  /** In its owner's graveyard. */
  | 'GRAVEYARD'
  /** Exiled. */
  | 'EXILE'
  /** In the command zone. */
  | 'COMMAND'
  /** Played for (407). */
  | 'ANTE';

/** A color. */
export type Color =
  /** White. */
  | 'WHITE'
  /** Blue. */
  | 'BLUE'
  /** Black. */
  | 'BLACK'
  /** Red. */
  | 'RED'
  /** Green. */
  | 'GREEN';

/** What ends an effect (611.2a). */
export type DurationEnd =
  /** The end of the turn under way, in its cleanup step (514.2). */
  | 'END_OF_TURN'
  /** The end of the combat phase (500.5). */
  | 'END_OF_COMBAT'
  /** The beginning of the player's next turn (500.5); for a player who has left, when it would have begun (800.4m). */
  | 'NEXT_TURN'
  /** The end of the player's next turn; for a player who has left, when it would have begun (800.4m). */
  | 'END_OF_NEXT_TURN'
  /** Its source leaves the battlefield (611.2b). */
  | 'SOURCE_LEAVES'
  /** Its source leaves the battlefield, or the player no longer controls it (611.2b). */
  | 'SOURCE_CHANGES_CONTROL'
  /** Nothing: it lasts until the game ends (611.2a). */
  | 'END_OF_GAME';

/** The text of the Comprehensive Rules that answers follow, by the year it took effect. Left out: the newest; a stored game keeps the edition it was created with. */
export type RulesEdition =
  /** In force from 2005-08-01. */
  | 'CR_2005'
  /** In force from 2006-10-01. */
  | 'CR_2006'
  /** In force from 2008-02-01. */
  | 'CR_2008'
  /** In force from 2009-07-11. */
  | 'CR_2009'
  /** In force from 2013-07-13. */
  | 'CR_2013'
  /** In force from 2018-01-19. */
  | 'CR_2018'
  /** In force from 2023-11-17. */
  | 'CR_2023'
  /** In force from 2026-08-07. */
  | 'CR_2026'
  /** In force from 2026-09-25; the newest. */
  | 'CR_2026_09';

/** The multiplayer variant that is played (800.2). */
export type Variant =
  /** Everyone for themselves (806). */
  | 'FREE_FOR_ALL'
  /** Free-for-All with commanders and 40 life (903). */
  | 'COMMANDER'
  /** Teams that sit together (808). */
  | 'TEAM_VS_TEAM'
  /** Teams with an emperor in the middle and generals beside them (809). */
  | 'EMPEROR'
  /** Free-for-All for ten or more, with several turns at once (807). */
  | 'GRAND_MELEE'
  /** Teams that share turns and life (810). */
  | 'TWO_HEADED_GIANT'
  /** Teams whose members sit apart, one of each team in turn (811). */
  | 'ALTERNATING_TEAMS';

/** Whom the active player may attack. */
export type AttackOption =
  /** One opponent, picked as combat begins (506.2a); in Emperor, one who sits beside the player. */
  | 'ONE_OPPONENT'
  /** Several opponents in one combat (802). */
  | 'MULTIPLE_PLAYERS'
  /** Only the opponent seated immediately to the left (803.1a). */
  | 'LEFT'
  /** Only the opponent seated immediately to the right (803.1b). */
  | 'RIGHT';

/** The step or main phase of a turn. */
export type Step =
  /** Untap step. */
  | 'UNTAP'
  /** Upkeep step. */
  | 'UPKEEP'
  /** Draw step. */
  | 'DRAW'
  /** The main phase before combat. */
  | 'PRECOMBAT_MAIN'
  /** Beginning of combat step. */
  | 'BEGINNING_OF_COMBAT'
  /** Declare attackers step. */
  | 'DECLARE_ATTACKERS'
  /** Declare blockers step. */
  | 'DECLARE_BLOCKERS'
  /** Combat damage step. */
  | 'COMBAT_DAMAGE'
  /** End of combat step. */
  | 'END_OF_COMBAT'
  /** The main phase after combat. */
  | 'POSTCOMBAT_MAIN'
  /** End step. */
  | 'END'
  /** Cleanup step. */
  | 'CLEANUP';

/** A filter of objects and players. All given conditions must hold. */
export type EntityFilter = {
  /** One of these. */
  readonly ids?: ReadonlyArray<string> | null | undefined;
  /** Players only, or objects only. */
  readonly kind?: EntityKind | null | undefined;
  /** Words of the type line, all of them, whatever their case. */
  readonly types?: ReadonlyArray<string> | null | undefined;
  /** Keywords, all of them, whatever their case. */
  readonly keywords?: ReadonlyArray<string> | null | undefined;
  /** Colors, all of them. */
  readonly colors?: ReadonlyArray<Color> | null | undefined;
  /** The exact name. */
  readonly name?: string | null | undefined;
  /** Its power; an object whose power is not given does not match. */
  readonly power?: NumberFilterInput | null | undefined;
  /** Its toughness; an object whose toughness is not given does not match. */
  readonly toughness?: NumberFilterInput | null | undefined;
  /** Whether it is tapped. */
  readonly tapped?: boolean | null | undefined;
  /** The object's zone; by default the battlefield, but any zone inside `not` or with `anyOf`. */
  readonly zone?: Zone | null | undefined;
  /** Only objects that this player controls, no players. */
  readonly controller?: string | null | undefined;
  /** Only objects that this player owns, no players. */
  readonly owner?: string | null | undefined;
  /** That player's opponents, and the objects that they control. */
  readonly opponentOf?: string | null | undefined;
  /** A filter that must not match. */
  readonly not?: EntityFilter | null | undefined;
  /** Filters of which at least one must match, too. */
  readonly anyOf?: ReadonlyArray<EntityFilter> | null | undefined;
};

/** One attacking creature. */
export type AttackInput = {
  /** The creature. */
  readonly attacker: string;
  /** The player, planeswalker or battle that it attacks. Omitted only in a combat in progress, if the target has left combat (506.4c). */
  readonly target?: string | null | undefined;
  /** In a combat in progress: the defending player, if the target does not determine it. */
  readonly defendingPlayer?: string | null | undefined;
  /** Creatures with the same number attack as one band (702.22). */
  readonly band?: number | null | undefined;
};

/** One creature that blocks one attacker. */
export type BlockInput = {
  /** The creature that blocks. */
  readonly blocker: string;
  /** The attacking creature that it blocks. */
  readonly attacker: string;
};

/** A table at one moment, as you describe it. */
export type GameStateInput = {
  /** The edition of the rules that the answers follow; by default the newest. */
  readonly edition?: RulesEdition | null | undefined;
  /** The multiplayer variant. */
  readonly variant?: Variant | null | undefined;
  /** What is left out is the variant's default. */
  readonly options?: OptionsInput | null | undefined;
  /** The teams, where the variant has them. */
  readonly teams?: ReadonlyArray<TeamInput> | null | undefined;
  /** In seat order: each next player sits to the left. Players who have left keep their place. */
  readonly players: ReadonlyArray<PlayerInput>;
  /** The objects that matter to the question, oldest first. */
  readonly objects?: ReadonlyArray<ObjectInput> | null | undefined;
  /** By default turn 1 of the first player; in Emperor of the first emperor. */
  readonly turn?: TurnInput | null | undefined;
  /** Grand Melee; by default as at the beginning of the game (807.4b). */
  readonly turnMarkers?: ReadonlyArray<TurnMarkerInput> | null | undefined;
  /** A combat under way; in Grand Melee one a marker. */
  readonly combats?: ReadonlyArray<CombatInput> | null | undefined;
  /** Ongoing effects of resolved spells and abilities on objects (611.2). An object's own fields are a shorthand for the same. */
  readonly effects?: ReadonlyArray<EffectInput> | null | undefined;
  /** The attacks earlier in the current turn, except those in the combats of the table. By default none before combat; later it is unknown, so a limit for the whole turn has a doubt. */
  readonly attackedThisTurn?: ReadonlyArray<EarlierAttackInput> | null | undefined;
  /** The creatures that blocked earlier in the current turn, except those in the combats of the table. By default none before combat; later it is unknown, so a limit for the whole turn has a doubt. */
  readonly blockedThisTurn?: ReadonlyArray<EarlierBlockInput> | null | undefined;
  /** Players with extra turns to come, the next one last (500.7). */
  readonly extraTurns?: ReadonlyArray<string> | null | undefined;
};

/** Bounds of a number; all that are given must hold. */
export type NumberFilterInput = {
  /** This number, or a greater one. */
  readonly atLeast?: number | null | undefined;
  /** This number, or a smaller one. */
  readonly atMost?: number | null | undefined;
  /** How it compares with the same number of the creature that a combat rule applies to; only in targets, attackers, blockers and others of a rule. Elsewhere nothing matches. */
  readonly comparedWithOther?: Comparison | null | undefined;
};

/** An object: a card, a token, a spell or an ability. */
export type ObjectInput = {
  /** Unique among objects and players alike. */
  readonly id: string;
  /** Its name in rulings; by default the id. */
  readonly name?: string | null | undefined;
  /** As printed, for example Legendary Creature — Elf Druid; optional only with cardData. If the card may enter as a copy, another type line means what it is a copy of. */
  readonly typeLine?: string | null | undefined;
  /** Its card, in the format of Scryfall or MTGJSON: the fields read are name, type_line or type, oracle_text or text, mana_cost or manaCost, colors, power, toughness, keywords, side, and card_faces or faces with layout, also written typeLine, oracleText and cardFaces; all else is ignored. Of this object's other fields, keywords, attackRules and blockRules are added to those of the card, as changes that happened to it; all others override the card. */
  readonly cardData?: unknown;
  /** Which face is up, counted from 0; by default the first, or the given one of MTGJSON's single faces. */
  readonly face?: number | null | undefined;
  /** Who owns it (108.3, 111.2). */
  readonly owner: string;
  /** Its controller by default: the player under whose control it entered, or who put it on the stack. If omitted, its owner. If a card on the table gives that player control of it, and `control` is omitted, the card is taken to be the reason. */
  readonly controller?: string | null | undefined;
  /** Why its controller is not its owner; without this or `controlEffects`, answers that depend on it have a doubt. */
  readonly control?: ControlReason | null | undefined;
  /** Where it is. */
  readonly zone?: Zone | null | undefined;
  /** Whether it is a token. */
  readonly token?: boolean | null | undefined;
  /** False for a spell copy or an ability on the stack. */
  readonly card?: boolean | null | undefined;
  /** Its colors; by default none. */
  readonly colors?: ReadonlyArray<Color> | null | undefined;
  /** Its keyword abilities, for example Flying or Mountainwalk; with cardData, those added to the card's. */
  readonly keywords?: ReadonlyArray<string> | null | undefined;
  /** Whether it has lost all abilities of its card (613.1f); it still has the keywords and rules given here. */
  readonly losesAllAbilities?: boolean | null | undefined;
  /** Its power. */
  readonly power?: number | null | undefined;
  /** Its toughness. */
  readonly toughness?: number | null | undefined;
  /** Counters on it, by name: {"+1/+1": 2} (122.1); {} means that there are none. They change the power and toughness of its card. */
  readonly counters?: unknown;
  /** Choices made for it, for example the color that its text calls "the chosen color". */
  readonly chosen?: ChosenInput | null | undefined;
  /** What this Aura may enchant; range applies, too. */
  readonly enchants?: EntityFilter | null | undefined;
  /** Combat rules on attacking, from its abilities or from what happened to it; with cardData, added to the card's. */
  readonly attackRules?: ReadonlyArray<AttackRuleInput> | null | undefined;
  /** Combat rules on blocking, from its abilities or from what happened to it; with cardData, added to the card's. */
  readonly blockRules?: ReadonlyArray<BlockRuleInput> | null | undefined;
  /** Whether it is tapped. */
  readonly tapped?: boolean | null | undefined;
  /** Whether its controller has controlled it continuously since their turn began (302.6). By default true in a described table, and false for an object added by an event. */
  readonly controlledSinceTurnBegan?: boolean | null | undefined;
  /** What this Aura, Equipment or Fortification is attached to. */
  readonly attachedTo?: string | null | undefined;
  /** A battle's protector (310.9). */
  readonly protector?: string | null | undefined;
  /** Orders the objects by age: the higher, the newer. By default the place in the list. */
  readonly timestamp?: number | null | undefined;
  /** Effects that change who controls it; the newest in force decides. */
  readonly controlEffects?: ReadonlyArray<ControlEffectInput> | null | undefined;
  /** For a card in exile: the permanent that exiled it until that permanent leaves the battlefield; the card then returns (610.3). */
  readonly exiledUntil?: string | null | undefined;
  /** For a card in exile: the permanent whose leaves-the-battlefield ability returns it, unless that ability's controller has left the game (800.4d). */
  readonly returnedByTriggerOf?: string | null | undefined;
  /** Grand Melee: the turn marker whose stack it is on (807.5). */
  readonly stack?: number | null | undefined;
  /** Whether it is a commander, wherever it is (903.3). */
  readonly commander?: boolean | null | undefined;
  /** Whether it is phased out, with what is attached to it: as if it did not exist (702.26). */
  readonly phasedOut?: boolean | null | undefined;
  /** Under whose control it phased out; by default its controller's. */
  readonly phasedOutUnder?: string | null | undefined;
  /** Whether no real card has its name, so its missing text raises no doubt; a server with its own cards finds out by itself. */
  readonly madeUp?: boolean | null | undefined;
  /** Whether it is face down: a 2/2 creature without name, text, subtypes and colors (708.2a), whatever its card; keywords and rules given here are added. */
  readonly faceDown?: boolean | null | undefined;
};

/** The options of the game. What is left out is the variant's default. */
export type OptionsInput = {
  /** In seats, 0 or more: the range of every player without an individual one (801.2a). */
  readonly rangeOfInfluence?: number | null | undefined;
  /** In life; of a team where life is shared. */
  readonly startingLife?: number | null | undefined;
  /** Which players the active player may attack (802, 803). */
  readonly attack?: AttackOption | null | undefined;
  /** Whether creatures may be deployed to teammates (804). */
  readonly deployCreatures?: boolean | null | undefined;
  /** Whether teams, not players, take turns (805). */
  readonly sharedTeamTurns?: boolean | null | undefined;
  /** Whether planes and phenomena are in play (801.18, 901). */
  readonly planechase?: boolean | null | undefined;
};

/** A team. */
export type TeamInput = {
  /** Unique among the teams. */
  readonly id: string;
  /** Its name in rulings; by default the id. */
  readonly name?: string | null | undefined;
  /** The team's life total, where life is shared (810.4). */
  readonly life?: number | null | undefined;
  /** The team's poison counters, where they are shared (810.10). */
  readonly poison?: number | null | undefined;
};

/** A player, at their seat. */
export type PlayerInput = {
  /** Unique among players and objects alike. */
  readonly id: string;
  /** Its name in rulings; by default the id. */
  readonly name?: string | null | undefined;
  /** Their team. */
  readonly team?: string | null | undefined;
  /** In Emperor; by default a general. */
  readonly role?: TeamRole | null | undefined;
  /** In seats, 0 or more; by default the variant's or the option's (801.2a). */
  readonly rangeOfInfluence?: number | null | undefined;
  /** Their life total, if life is not shared; by default the starting life. */
  readonly life?: number | null | undefined;
  /** Their poison counters, if the team does not share them (810.10); by default none. */
  readonly poison?: number | null | undefined;
  /** False for a player who has left. */
  readonly inGame?: boolean | null | undefined;
  /** Whether they left during this turn: then the seat counts until the next turn begins (801.2c). */
  readonly leftThisTurn?: boolean | null | undefined;
  /** For a departed player: whether the game was a draw for them (104.4), not lost. */
  readonly drew?: boolean | null | undefined;
  /** Whether an effect says that they can't lose the game; they may still concede (104.3a). */
  readonly cantLose?: boolean | null | undefined;
  /** Whether an effect says that they can't win the game; the last player left still wins (104.2a). */
  readonly cantWin?: boolean | null | undefined;
  /** Whether they are the monarch; at most one player is (725.3). If this is given for nobody, cards that depend on it raise a doubt. */
  readonly monarch?: boolean | null | undefined;
  /** Whether they have the initiative; at most one player has it (726.3). If not given, as for the monarch. */
  readonly initiative?: boolean | null | undefined;
  /** Combat damage dealt to them by each commander (903.10a). */
  readonly commanderDamage?: ReadonlyArray<CommanderDamageInput> | null | undefined;
};

/** The turn under way. */
export type TurnInput = {
  /** The number of the turn, counting those of all players from 1. */
  readonly number?: number | null | undefined;
  /** Whose turn it is: one player; with shared team turns the team; in Grand Melee all who take a turn. */
  readonly activePlayers: ReadonlyArray<string>;
  /** Where in the turn. */
  readonly step?: Step | null | undefined;
  /** Whether the turn has ended and the next one has not begun. */
  readonly ended?: boolean | null | undefined;
  /** For an extra turn: the player whose regular turn came last. The turn order continues to their left (500.7). */
  readonly resumesAfter?: string | null | undefined;
};

/** Grand Melee: a turn marker (807.4). */
export type TurnMarkerInput = {
  /** Its number (807.4b), unique among the markers. */
  readonly number: number;
  /** Who holds it. */
  readonly holder: string;
  /** Whether the holder's turn has begun (807.4d). */
  readonly inTurn?: boolean | null | undefined;
  /** How many times it is designated for removal (807.4e). */
  readonly removals?: number | null | undefined;
  /** Where in the holder's turn. */
  readonly step?: Step | null | undefined;
  /** Whether the holder's regular turn is still to come, even if an extra turn is taken first (807.4i, 807.4j). By default true if their turn has not begun. */
  readonly regularTurnToCome?: boolean | null | undefined;
};

/** A combat under way. */
export type CombatInput = {
  /** The attacking creatures. */
  readonly attacks: ReadonlyArray<AttackInput>;
  /** The blocking creatures. */
  readonly blocks?: ReadonlyArray<BlockInput> | null | undefined;
  /** The defending player picked, if only one opponent may be attacked (506.2a). */
  readonly defendingPlayer?: string | null | undefined;
  /** Grand Melee: the turn marker of the combat's turn; by default the one with which the attackers' controller takes a turn. */
  readonly marker?: number | null | undefined;
};

/** An ongoing effect on objects (611.2): its source, what it does, to which objects, since when and until when. */
export type EffectInput = {
  /** Its name in rulings; by default that of its source. */
  readonly name?: string | null | undefined;
  /** Its source: the object whose spell or ability made it. */
  readonly from?: string | null | undefined;
  /** Its controller, whose range counts (801.10). By default its source's controller; without one it reaches everything. */
  readonly controller?: string | null | undefined;
  /** The objects that it affects, whatever they become (611.2c): give either this or `creatures`. */
  readonly on?: ReadonlyArray<string> | null | undefined;
  /** A filter of the objects that it affects: those that match as it begins, for keywords, abilities, types and goading; those that match at the time, for other rules (611.2c). */
  readonly creatures?: EntityFilter | null | undefined;
  /** Keyword abilities that they gain (613.1f). */
  readonly keywords?: ReadonlyArray<string> | null | undefined;
  /** Keyword abilities that they lose (613.1f). */
  readonly losesKeywords?: ReadonlyArray<string> | null | undefined;
  /** Whether they lose all abilities (613.1f). */
  readonly losesAllAbilities?: boolean | null | undefined;
  /** What they become; the effect then needs its source, `from`. */
  readonly becomes?: BecomingInput | null | undefined;
  /** Combat rules on attacking with these objects; the rules must leave out `creatures`. */
  readonly attackRules?: ReadonlyArray<AttackRuleInput> | null | undefined;
  /** Combat rules on blocking by or of these objects; the rules must leave out `creatures`. */
  readonly blockRules?: ReadonlyArray<BlockRuleInput> | null | undefined;
  /** The player to whom it gives control of them (613.1b). */
  readonly givesControlTo?: string | null | undefined;
  /** In place of what it does: the number of an offer of its source's card, as listed in `offers` of a card or object. Answers give the effect in full. */
  readonly offer?: number | null | undefined;
  /** The player that an offer needs, whose creatures it affects. */
  readonly player?: string | null | undefined;
  /** When it ends; by default when the game does (611.2a), but goading as the goading player's next turn begins (701.15a). */
  readonly until?: DurationInput | null | undefined;
  /** Orders objects and effects by age: the higher, the newer (613.7). By default newer than all objects, in the order of the list. */
  readonly timestamp?: number | null | undefined;
};

/** An attack earlier in the current turn: its combat is over, or the creature has left it. */
export type EarlierAttackInput = {
  /** The creature; left out where it is no longer the same object (400.7). */
  readonly attacker?: string | null | undefined;
  /** The player or permanent that it attacked, if still at the table. */
  readonly target?: string | null | undefined;
  /** Grand Melee: the turn marker of the turn in which it happened. */
  readonly marker?: number | null | undefined;
};

/** A creature that blocked earlier in the current turn: its combat is over, or the creature has left it. */
export type EarlierBlockInput = {
  /** The creature; left out where it is no longer the same object (400.7). */
  readonly blocker?: string | null | undefined;
  /** Grand Melee: the turn marker of the turn in which it happened. */
  readonly marker?: number | null | undefined;
};

/** Choices made for an object, as its text asks. */
export type ChosenInput = {
  /** The chosen color. */
  readonly color?: Color | null | undefined;
  /** The chosen type, for example Goblin or Island. */
  readonly type?: string | null | undefined;
  /** The chosen player. */
  readonly player?: string | null | undefined;
  /** The direction chosen last, for example for Mystic Barrier. */
  readonly direction?: Side | null | undefined;
};

/** A restriction, requirement or permission that an object's ability puts on attacking. */
export type AttackRuleInput = {
  /** What it says. */
  readonly kind: AttackRuleKind;
  /** The creatures it applies to; by default the object that has it. */
  readonly creatures?: EntityFilter | null | undefined;
  /** Set if it is only about attacking this player or permanent. */
  readonly target?: string | null | undefined;
  /** In place of `target`: set if it is only about attacking any of these players and permanents. */
  readonly targets?: EntityFilter | null | undefined;
  /** For AT_MOST, AT_LEAST_IF_ABLE and CANT_ATTACK_WITHOUT_OTHERS. */
  readonly count?: number | null | undefined;
  /** For AT_MOST: whether the limit is for a whole turn (`attackedThisTurn`, `blockedThisTurn`); by default it is for each combat. */
  readonly eachTurn?: boolean | null | undefined;
  /** For CANT_ATTACK_WITHOUT_OTHERS and ATTACKS_IF_OTHERS_DO: which other attacking creatures count; by default all. */
  readonly others?: EntityFilter | null | undefined;
  /** For restrictions on single creatures: a cost that lifts the restriction for a creature, for example {2}; see `costs` of an answer. */
  readonly unlessPays?: string | null | undefined;
  /** The rule does not apply while this condition is met. */
  readonly unless?: RuleConditionInput | null | undefined;
  /** The rule applies only while this condition is met. */
  readonly asLongAs?: RuleConditionInput | null | undefined;
  /** When the rule ends, if it is not an ability of the object itself. By default never; GOADED without `creatures` ends as the goading player's next turn begins (701.15a). */
  readonly until?: DurationInput | null | undefined;
};

/** A restriction, requirement or permission that an object's ability puts on blocking; each is one requirement for each creature it applies to. */
export type BlockRuleInput = {
  /** What it says. */
  readonly kind: BlockRuleKind;
  /** The blockers, or for CANT_BE_BLOCKED… and MUST_BE_BLOCKED… the attackers, that it applies to; by default the object that has it. */
  readonly creatures?: EntityFilter | null | undefined;
  /** The attacker that it is about. */
  readonly target?: string | null | undefined;
  /** In place of `target`: the attackers that it is about. */
  readonly attackers?: EntityFilter | null | undefined;
  /** For CANT_BE_BLOCKED, CANT_BE_BLOCKED_EXCEPT_BY and MUST_BE_BLOCKED…: the blockers meant. */
  readonly blockers?: EntityFilter | null | undefined;
  /** For AT_MOST, CANT_BLOCK_WITHOUT_OTHERS, CANT_BE_BLOCKED_BY_FEWER, CANT_BE_BLOCKED_BY_MORE, MUST_BE_BLOCKED_BY_EXACTLY, MUST_BE_BLOCKED_BY_AT_LEAST and CAN_BLOCK_ADDITIONAL. */
  readonly count?: number | null | undefined;
  /** For AT_MOST: whether the limit is for a whole turn (`attackedThisTurn`, `blockedThisTurn`); by default it is for each combat. */
  readonly eachTurn?: boolean | null | undefined;
  /** For CANT_BLOCK_WITHOUT_OTHERS and BLOCKS_IF_OTHERS_DO: which other blocking creatures count; by default all. */
  readonly others?: EntityFilter | null | undefined;
  /** For restrictions on single creatures: a cost that lifts the restriction for a creature, for example {2}; see `costs` of an answer. */
  readonly unlessPays?: string | null | undefined;
  /** The rule does not apply while this condition is met. */
  readonly unless?: RuleConditionInput | null | undefined;
  /** The rule applies only while this condition is met. */
  readonly asLongAs?: RuleConditionInput | null | undefined;
  /** When the rule ends, if it is not an ability of the object itself. By default never; GOADED without `creatures` ends as the goading player's next turn begins (701.15a). */
  readonly until?: DurationInput | null | undefined;
};

/** An effect that changes who controls an object. */
export type ControlEffectInput = {
  /** Who gains control. By default the source's controller at the time, as for an Aura that says "You control enchanted creature". */
  readonly givesControlTo?: string | null | undefined;
  /** Its source, such as Control Magic: the effect ends when that leaves the battlefield. */
  readonly source?: string | null | undefined;
  /** Orders the control effects: the higher, the newer. By default the place in the list. */
  readonly timestamp?: number | null | undefined;
  /** When it ends by itself (611.2a); by default with its source, else never. */
  readonly until?: DurationInput | null | undefined;
};

/** What objects become: types (613.1d), colors (613.1e), base power and toughness (613.4b). */
export type BecomingInput = {
  /** Card types, supertypes and subtypes that they gain, a word each. */
  readonly types?: ReadonlyArray<string> | null | undefined;
  /** Which types those replace; by default none. */
  readonly inPlaceOf?: TypesReplaced | null | undefined;
  /** Whether they gain every creature type. */
  readonly everyCreatureType?: boolean | null | undefined;
  /** Colors in place of their own; none: they become colorless. */
  readonly colors?: ReadonlyArray<Color> | null | undefined;
  /** Base power; give toughness, too. */
  readonly power?: number | null | undefined;
  /** Base toughness; give power, too. */
  readonly toughness?: number | null | undefined;
};

/** The duration of an effect (611.2a). It ends by itself as events take place. */
export type DurationInput = {
  /** What ends it. */
  readonly end: DurationEnd;
  /** For NEXT_TURN and END_OF_NEXT_TURN: whose turn; for SOURCE_CHANGES_CONTROL: under whose control the source stays. By default the effect's controller; for a goaded creature, the player who goaded it. */
  readonly player?: string | null | undefined;
  /** For NEXT_TURN and END_OF_NEXT_TURN of a player who left with an extra turn to come (800.4m): how many of extraTurns, the first ones listed, come after it. */
  readonly extraTurnsAfter?: number | null | undefined;
};

/** Combat damage dealt to a player by one commander (903.10a). */
export type CommanderDamageInput = {
  /** The commander. */
  readonly commander: string;
  /** In damage, over the whole game. */
  readonly amount: number;
};

/** What a player controls, counted within range of the rule's controller (801.11). Without atLeast and atMost: at least one. */
export type RuleConditionInput = {
  /** Who controls it. */
  readonly who: ConditionPlayer;
  /** What is counted: objects on the battlefield. */
  readonly controls: EntityFilter;
  /** The condition is met if there are at least this many. */
  readonly atLeast?: number | null | undefined;
  /** The condition is met if there are at most this many. */
  readonly atMost?: number | null | undefined;
};

/** What an entity is. */
export type EntityKind =
  /** A player. */
  | 'PLAYER'
  /** An object: a card, a token, a spell or an ability. */
  | 'OBJECT';

/** How one number compares with another. */
export type Comparison =
  /** Less than it. */
  | 'LESS'
  /** Less than it, or equal. */
  | 'AT_MOST'
  /** Equal to it. */
  | 'EQUAL'
  /** Equal to it, or greater. */
  | 'AT_LEAST'
  /** Greater than it. */
  | 'GREATER';

/** How a player other than its owner came to control an object. */
export type ControlReason =
  /** It entered the battlefield under their control: no effect is behind it (110.2). */
  | 'ENTERED_UNDER'
  /** Through an effect that the table does not list; when the effect ends, the owner controls the object again (800.4a). */
  | 'EFFECT';

/** A direction around the table. */
export type Side =
  /** To the left, in turn order. */
  | 'LEFT'
  /** To the right. */
  | 'RIGHT';

/** A restriction (508.1c), a requirement (508.1d) or a permission (609.4) that bears on attacking. */
export type AttackRuleKind =
  /** Attacks if able. */
  | 'ATTACKS_IF_ABLE'
  /** Attacks `target` if able. */
  | 'ATTACKS_TARGET_IF_ABLE'
  /** Attacks if able if at least one of the others attacks. */
  | 'ATTACKS_IF_OTHERS_DO'
  /** If able, each player who controls some of the creatures has at least `count` of them attack; if `target` is given, attack that. */
  | 'AT_LEAST_IF_ABLE'
  /** Attacks if able, and attacks a player other than `target` if able: goaded by `target` (701.15b). */
  | 'GOADED'
  /** Can't attack. */
  | 'CANT_ATTACK'
  /** Can't attack `target`. */
  | 'CANT_ATTACK_TARGET'
  /** Can't attack alone. */
  | 'CANT_ATTACK_ALONE'
  /** Can't attack a player alone: another creature has to attack that player, too (506.6). */
  | 'CANT_ATTACK_PLAYER_ALONE'
  /** Can't attack unless at least `count` others attack. */
  | 'CANT_ATTACK_WITHOUT_OTHERS'
  /** Can attack only alone: no other creature attacks (506.5). */
  | 'CAN_ATTACK_ONLY_ALONE'
  /** At most `count` of the creatures can attack; if `target` is given, can attack that. */
  | 'AT_MOST'
  /** Can attack as though it had haste. */
  | 'CAN_ATTACK_AS_THOUGH_HASTE'
  /** Can attack as though it didn't have defender. */
  | 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER';

/** A restriction (509.1b), a requirement (509.1c) or a permission (509.1a) that bears on blocking. */
export type BlockRuleKind =
  /** Blocks if able. */
  | 'BLOCKS_IF_ABLE'
  /** Blocks `target` if able. */
  | 'BLOCKS_TARGET_IF_ABLE'
  /** Blocks if able if at least one of the others blocks. */
  | 'BLOCKS_IF_OTHERS_DO'
  /** Can't block. */
  | 'CANT_BLOCK'
  /** Can't block `target`. */
  | 'CANT_BLOCK_TARGET'
  /** Can block only `target`; if `attackers` are given, only those. */
  | 'CAN_BLOCK_ONLY'
  /** Can't block alone. */
  | 'CANT_BLOCK_ALONE'
  /** Can block only alone: no other creature of that declaration blocks (506.5). */
  | 'CAN_BLOCK_ONLY_ALONE'
  /** Can't block unless at least `count` others block. */
  | 'CANT_BLOCK_WITHOUT_OTHERS'
  /** Can't be blocked; if `blockers` are given, can't be blocked by those. */
  | 'CANT_BE_BLOCKED'
  /** Can't be blocked except by `blockers`. */
  | 'CANT_BE_BLOCKED_EXCEPT_BY'
  /** Can't be blocked except by `count` or more creatures. */
  | 'CANT_BE_BLOCKED_BY_FEWER'
  /** Can't be blocked unless all creatures that the defending player controls block it. */
  | 'CANT_BE_BLOCKED_EXCEPT_BY_ALL'
  /** Can't be blocked by more than `count` creatures. */
  | 'CANT_BE_BLOCKED_BY_MORE'
  /** Is blocked if able; if `blockers` are given, by at least one of those. */
  | 'MUST_BE_BLOCKED_IF_ABLE'
  /** Is blocked by exactly `count` creatures if able; if `blockers` are given, by exactly that many of those. */
  | 'MUST_BE_BLOCKED_BY_EXACTLY'
  /** Is blocked by `count` or more creatures if able; if `blockers` are given, by at least that many of those. */
  | 'MUST_BE_BLOCKED_BY_AT_LEAST'
  /** At most `count` of the creatures can block; if `target` is given, can block that attacker. */
  | 'AT_MOST'
  /** Can block `count` additional creatures. */
  | 'CAN_BLOCK_ADDITIONAL'
  /** Can block any number of creatures. */
  | 'CAN_BLOCK_ANY_NUMBER'
  /** Can block as though it were untapped. */
  | 'CAN_BLOCK_AS_THOUGH_UNTAPPED'
  /** Can block creatures with shadow as though it had shadow. */
  | 'CAN_BLOCK_AS_THOUGH_SHADOW'
  /** The attacking player chooses how the creatures block. */
  | 'ATTACKING_PLAYER_CHOOSES';

/** Which types the new types replace (205.1). */
export type TypesReplaced =
  /** None: the new types are added (205.1b). */
  | 'NOTHING'
  /** All card types and their subtypes (205.1a). */
  | 'TYPES'
  /** Subtypes of the same kinds: creature types, or land types (205.1a). */
  | 'SUBTYPES';

/** Whose permanents a condition counts. */
export type ConditionPlayer =
  /** The rule's controller: whoever controls the object that has it. */
  | 'CONTROLLER'
  /** The defending player of the attack in question. */
  | 'DEFENDING_PLAYER'
  /** Any one player in the game within range of the rule's controller (801.11). */
  | 'ANYONE';

export type WhoMayBeAttackedQueryVariables = Exact<{
  table: GameStateInput;
  player: string;
}>;


export type WhoMayBeAttackedQuery = { readonly gameState: { readonly legalAttackTargets: ReadonlyArray<{ readonly attacker: { readonly name: string }, readonly included: ReadonlyArray<
        | { readonly name: string }
        | { readonly name: string }
      >, readonly excluded: ReadonlyArray<{ readonly entity:
          | { readonly name: string }
          | { readonly name: string }
        , readonly because: ReadonlyArray<{ readonly says: string, readonly rule: { readonly number: string } }> }> }> } | null };


export const WhoMayBeAttackedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoMayBeAttacked"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"table"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameStateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"player"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"of"},"value":{"kind":"Variable","name":{"kind":"Name","value":"table"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"legalAttackTargets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"player"},"value":{"kind":"Variable","name":{"kind":"Name","value":"player"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attacker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"included"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"because"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"says"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<WhoMayBeAttackedQuery, WhoMayBeAttackedQueryVariables>;