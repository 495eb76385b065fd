import type { RulesEdition } from '../rulebook/editions.js';
import type { Printed } from '../cards/database/printed.js';
import { heldBy } from './belongings.js';
import type { Chosen } from './chosen.js';
import type { AttackRule, BlockRule, FullObject } from './description.js';
import type { EarlierAttack, EarlierBlock } from './earlier-this-turn.js';
import type { Options } from './output-schemas.js';
import type { Duration } from './effects/duration.js';
import type { OngoingEffect } from './effects/effects.js';
import type { EntityFilter } from './filters/entity-filter.js';
import { type Color, type Step, type TeamRole, type Variant, type Zone, step } from './vocabulary.js';
import type { Known } from '../schema/unknown-ids.js';

export type { Options };

/** A validated table at one moment. Immutable; every rule is a function of it. */
export interface GameState {
  readonly edition: RulesEdition;
  readonly variant: Variant;
  readonly options: Options;
  /** The options that the description settled; the others are the variant's under the edition in force. */
  readonly settledOptions: Partial<Options>;
  /** In seat order, those who have left included: the next one sits to the left. */
  readonly players: readonly Player[];
  readonly playersById: ReadonlyMap<string, Player>;
  /** How many seats count for range this turn (801.2c). */
  readonly countedSeats: number;
  readonly teams: readonly Team[];
  readonly teamsById: ReadonlyMap<string, Team>;
  readonly objects: ReadonlyMap<string, GameObject>;
  readonly turn: Turn;
  readonly turnMarkers: readonly TurnMarker[];
  readonly combats: readonly Combat[];
  /** The effects on objects that go on (611.2). */
  readonly effects: readonly OngoingEffect[];
  /** Attacks and blocks earlier in the turn under way; null where they are not known. */
  readonly attackedThisTurn: readonly EarlierAttack[] | null;
  readonly blockedThisTurn: readonly EarlierBlock[] | null;
  /** Whether an older build recorded the game: what that build decided otherwise stays so in it. */
  readonly isLegacy: boolean;
  /** Players with an extra turn to come, the next one last. */
  readonly extraTurns: readonly string[];
  /** Why a turn that is supposed to have begun may not begin; left out where none is. */
  readonly beganUnlawfully?: string;
}

export interface Player {
  readonly kind: 'PLAYER';
  readonly id: string;
  readonly name: string;
  /** Counted from 0, to the left. */
  readonly seat: number;
  /** The place among the seats that count for range this turn (801.2c); null where the seat does not count. */
  readonly countedSeat: number | null;
  readonly team: string | null;
  readonly role: TeamRole | null;
  /** In seats; null where it is unlimited. */
  readonly range: number | null;
  /** Their own life total; the team's is the team's. */
  readonly life: number;
  readonly poison: number;
  /** Whether these counters were the team's until the table was seen in an edition that knows only the players'. */
  readonly hasTeamsPoison: boolean;
  readonly inGame: boolean;
  readonly leftThisTurn: boolean;
  /** Whether the game was a draw for them; whoever else has left lost. */
  readonly drew: boolean;
  /** Whether an effect says that they can't lose, or win, the game. */
  readonly cantLose: boolean;
  readonly cantWin: boolean;
  /** Whether they are the monarch, and have the initiative: one player at most (725.3, 726.3); null where that is not told. */
  readonly monarch: boolean | null;
  readonly initiative: boolean | null;
  readonly commanderDamage: readonly CommanderDamage[];
  /** The options that the description or an event settled; the rest is the variant's under the edition in force. */
  readonly settled: { readonly range: boolean; readonly life: boolean };
}

export interface CommanderDamage {
  readonly commander: string;
  readonly amount: number;
}

export interface Team {
  readonly id: string;
  readonly name: string;
  /** The ids of its members in seat order, those who have left included. */
  readonly members: readonly string[];
  /** Null where life is not shared. */
  readonly life: number | null;
  readonly poison: number;
  readonly settled: { readonly life: boolean };
}

export interface GameObject {
  readonly kind: 'OBJECT';
  readonly id: string;
  readonly name: string;
  readonly typeLine: string;
  /** The words of the type line, in lower case. */
  readonly types: readonly string[];
  /** Of what effects made a creature, planeswalker or battle, or none of it: the object that has the effect, by type. */
  readonly retyped?: Readonly<Record<string, string>>;
  /** Of what effects gave other colors: the objects that have the effects, and the colors before. */
  readonly recolored?: { readonly by: readonly string[]; readonly from: readonly Color[] };
  readonly zone: Zone;
  readonly owner: string;
  readonly defaultController: string;
  /** Whether it is given that somebody else than its owner controls it, but not through what. */
  readonly controlIsOpen?: true;
  /** Null outside the battlefield and the stack (108.4). */
  readonly controller: string | null;
  readonly token: boolean;
  readonly card: boolean;
  readonly colors: readonly Color[];
  readonly keywords: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  /** Whether the table tells them beside the card, as they are with all that is there (613.4). */
  readonly figuresTold?: true;
  readonly tapped: boolean;
  readonly controlledSinceTurnBegan: boolean;
  readonly attachedTo: string | null;
  readonly enchants: EntityFilter | null;
  readonly protector: string | null;
  readonly timestamp: number;
  /** The oldest first. */
  readonly controlEffects: readonly ControlEffect[];
  readonly attackRules: readonly AttackRule[];
  readonly blockRules: readonly BlockRule[];
  readonly stack: number | null;
  /** How many counters of each name are on it (122.1); left out where none are given. */
  readonly counters?: Counters;
  /** The choices made for it; left out where the table holds none. */
  readonly chosen?: Chosen;
  /** In exile: what exiled it until that leaves (610.3), and whose trigger returns it. */
  readonly exiledUntil?: string;
  readonly returnedByTriggerOf?: string;
  /** Of what has phased out, and not along with what it is attached to: under whose control (702.26). */
  readonly phasedOutUnder?: string;
  /** The card that it is; null where the table tells its characteristics alone. */
  readonly printed: Printed | null;
  /** Whether no card has its name. */
  readonly madeUp?: true | undefined;
  /** Whether it is a commander, wherever it is (903.3). */
  readonly commander: boolean;
  /** Of what stands for an effect, and is at no place of the table: the source of the effect, if it has one. */
  readonly effectOf?: string | null;
  /** The object face up; left out where it is (708.2). */
  readonly faceDown?: FullObject;
}

/** Counters by their names: +1/+1, lore, shield. */
export type Counters = Readonly<Record<string, number>>;

export interface ControlEffect {
  /** Null: whoever controls the source at the time. */
  readonly givesControlTo: string | null;
  readonly source: string | null;
  readonly timestamp: number;
  /** When it ends by itself, beside what becomes of its source. */
  readonly until?: Duration | null;
  /** Whether the source's card says so: a description leaves it out. */
  readonly isPrinted?: true;
}

export interface Turn {
  readonly number: number;
  /** The ids of the active players, one who left during the turn included (800.4j). */
  readonly activePlayers: readonly string[];
  readonly step: Step;
  readonly ended: boolean;
  /** Where this is an extra turn: whose regular turn came last. */
  readonly resumesAfter: string | null;
}

export interface TurnMarker {
  readonly number: number;
  readonly holder: string;
  readonly inTurn: boolean;
  readonly removals: number;
  readonly step: Step;
  /** Whether the holder's regular turn is still to come, after the extra turn under way if there is one (807.4j). */
  readonly regularTurnToCome: boolean;
}

export interface Combat {
  readonly attacks: readonly Attack[];
  readonly blocks: readonly Block[];
  readonly defendingPlayer: string | null;
  readonly marker: number | null;
}
export interface Attack {
  readonly attacker: string;
  /** Null once what was attacked has left combat, while the creature goes on attacking (506.4c). */
  readonly target: string | null;
  /** Null where there is none any more. */
  readonly defendingPlayer: string | null;
  readonly band: number | null;
}
export interface Block {
  readonly blocker: string;
  readonly attacker: string;
}

/** A player or an object. */
export type Entity = Player | GameObject;

const known = <Value>(value: Value | undefined, id: string): Value => {
  if (value === undefined) throw new Error(`The table has no ${id}.`);
  return value;
};

/** The player with that id; an unknown id is a bug, as requests have been checked before. */
export const playerOf = (state: GameState, id: string): Player => known(state.playersById.get(id), id);

/** The object of that id; an unknown one is a bug. */
export const objectOf = (state: GameState, id: string): GameObject => known(state.objects.get(id), id);

/** The player or object of that id; an unknown one is a bug. */
export const entityOf = (state: GameState, id: string): Entity =>
  state.playersById.get(id) ?? known(state.objects.get(id), id);

/** Finds the controller of an object; its owner where it has no controller (108.4a). */
export const controllerOf = (state: GameState, object: GameObject): Player =>
  playerOf(state, object.controller ?? object.owner);

/** The player whose seat counts for range: a player themself, or an object's controller. */
export const holderOf = (state: GameState, entity: Entity): Player =>
  entity.kind === 'PLAYER' ? entity : controllerOf(state, entity);

export const playersInGame = (state: GameState): readonly Player[] => state.players.filter(({ inGame }) => inGame);

export const areTeammates = (one: Player, other: Player): boolean =>
  one.id !== other.id && one.team !== null && one.team === other.team;

export const areOpponents = (one: Player, other: Player): boolean => one.id !== other.id && !areTeammates(one, other);

/** That player's opponents still in the game (102.3), in seat order. */
export const opponentsOf = (state: GameState, player: Player): readonly Player[] =>
  state.players.filter((other) => other.inGame && areOpponents(player, other));

/** That player's teammates still in the game (102.3), in seat order. */
export const teammatesOf = (state: GameState, player: Player): readonly Player[] =>
  state.players.filter((other) => other.inGame && areTeammates(player, other));

export const isOnBattlefield = ({ zone }: GameObject): boolean => zone === 'BATTLEFIELD';

/** Whether the type line has that word, whatever its case; `word` in lower case. */
export const hasType = (object: GameObject, word: string): boolean => object.types.includes(word);

/** Whether the object has that keyword, whatever its case; `keyword` in lower case. */
export const hasKeyword = (object: GameObject, keyword: string): boolean =>
  object.keywords.some((each) => each.toLowerCase() === keyword);

export const creaturesOf = (state: GameState, player: Player): readonly GameObject[] =>
  heldBy(state, player).filter(
    (object) => object.controller === player.id && isOnBattlefield(object) && hasType(object, 'creature'),
  );

/** Whether any value is a game state. */
export const isGameState = (value: unknown): value is GameState =>
  typeof value === 'object' && value !== null && 'playersById' in value;

/** Whether the game is over (104.1): it continues while two players, or two teams, are in it. */
export const isFinished = (state: GameState): boolean => {
  const [first, ...others] = playersInGame(state);
  return first === undefined || others.every((other) => !areOpponents(first, other));
};

/** Creates a lookup of a table's ids. */
export const knownAt = ({ playersById, objects, teamsById }: GameState): Known => ({
  players: playersById,
  inGame: { has: (id) => playersById.get(id)?.inGame ?? false },
  objects,
  teams: teamsById,
});

const order: readonly string[] = Object.keys(step.values);
const begins = order.indexOf('BEGINNING_OF_COMBAT');
const ends = order.indexOf('END_OF_COMBAT');

/** Whether a step or main phase comes before the combat phase of a turn (500.1). */
export const isBeforeCombat = (each: Step): boolean => order.indexOf(each) < begins;

/** Whether a step or main phase comes after the combat phase of a turn (500.1). */
export const isAfterCombat = (each: Step): boolean => order.indexOf(each) > ends;

/** Whether a step is one of the combat phase (506.1). */
export const isOfCombat = (each: Step): boolean => !isBeforeCombat(each) && !isAfterCombat(each);

/** Counts the players and the objects of a table. */
export const sizeOf = ({ players, objects }: GameState): number => players.length + objects.size;
