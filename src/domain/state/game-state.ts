import type { Revision } from './revision.js';
import type { RulesEdition } from '../rulebook/editions.js';
import type { PrintedCard } from '../cards/database/printed.js';
import { possessionsOf } from './belongings.js';
import type { Chosen } from './chosen.js';
import type { attack, block, commanderDamage, turn, turnMarker } from './description.js';
import type { AttackRule, BlockRule, FullObject } from './description.js';
import type { EarlierAttack, EarlierBlock } from './earlier-this-turn.js';
import type { Options } from './output-schemas.js';
import type { Duration } from './effects/duration.js';
import type { OngoingEffect } from './effects/effects.js';
import type { EntityFilter } from './filters/entity-filter.js';
import { type Color, type Step, type TeamRole, type Variant, type Zone, step } from './vocabulary.js';
import type { ValueOf } from '../schema/schema.js';
import type { TableIds } from '../schema/unknown-ids.js';

export type { Options };

/** A validated, immutable table at one moment; every rule is a function of it. */
export interface GameState {
  readonly edition: RulesEdition;
  readonly variant: Variant;
  readonly options: Options;
  /** The options that the description set; the others are the variant's defaults under the edition in force. */
  readonly settledOptions: Partial<Options>;
  /** In seat order, departed players included; each next player sits to the left. */
  readonly players: readonly Player[];
  readonly playersById: ReadonlyMap<string, Player>;
  /** The number of seats that count for range this turn (801.2c). */
  readonly countedSeats: number;
  readonly teams: readonly Team[];
  readonly teamsById: ReadonlyMap<string, Team>;
  readonly objects: ReadonlyMap<string, GameObject>;
  readonly turn: Turn;
  readonly turnMarkers: readonly TurnMarker[];
  readonly combats: readonly Combat[];
  /** The ongoing effects on objects (611.2). */
  readonly effects: readonly OngoingEffect[];
  /** The attacks and blocks earlier in the current turn; null if unknown. */
  readonly attackedThisTurn: readonly EarlierAttack[] | null;
  readonly blockedThisTurn: readonly EarlierBlock[] | null;
  /** The revision of the builds that recorded the game; the decisions of those builds still apply to it. */
  readonly revision: Revision;
  /** The players with an extra turn to come, the next one last. */
  readonly extraTurns: readonly string[];
  /** Why the current turn could not legally begin; omitted if it could. */
  readonly beganUnlawfully?: string;
}

export interface Player {
  readonly kind: 'PLAYER';
  readonly id: string;
  readonly name: string;
  /** The seat's index, from 0, to the left. */
  readonly seat: number;
  /** The index among the seats that count for range this turn (801.2c); null if the seat does not count. */
  readonly countedSeat: number | null;
  readonly team: string | null;
  readonly role: TeamRole | null;
  /** The range of influence in seats; null if unlimited. */
  readonly range: number | null;
  /** The player's own life total, not the team's. */
  readonly life: number;
  readonly poison: number;
  /** Whether the poison counters were the team's before a switch to an edition without shared poison. */
  readonly hasTeamsPoison: boolean;
  readonly inGame: boolean;
  readonly leftThisTurn: boolean;
  /** Whether the game was a draw for a departed player; otherwise they lost. */
  readonly drew: boolean;
  /** Whether an effect says that the player can't lose, or can't win, the game. */
  readonly cantLose: boolean;
  readonly cantWin: boolean;
  /** Whether the player is the monarch, or has the initiative (725.3, 726.3); null if not given. */
  readonly monarch: boolean | null;
  readonly initiative: boolean | null;
  readonly commanderDamage: readonly CommanderDamage[];
  /** Which values the description or an event set; the others are the variant's under the edition in force. */
  readonly settled: { readonly range: boolean; readonly life: boolean };
}

export type CommanderDamage = ValueOf<typeof commanderDamage>;

export interface Team {
  readonly id: string;
  readonly name: string;
  /** The ids of the members in seat order, departed ones included. */
  readonly members: readonly string[];
  /** The shared life total; null if life is not shared. */
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
  /** If effects added or removed the type creature, planeswalker or battle: the effect's source, by type. */
  readonly retyped?: Readonly<Record<string, string>>;
  /** If effects changed the colors: the effects' sources, and the colors before. */
  readonly recolored?: { readonly by: readonly string[]; readonly from: readonly Color[] };
  readonly zone: Zone;
  readonly owner: string;
  readonly defaultController: string;
  /** Whether a player other than the owner controls the object for an unknown reason. */
  readonly controlIsOpen?: true;
  /** Null outside the battlefield and the stack (108.4). */
  readonly controller: string | null;
  readonly token: boolean;
  readonly card: boolean;
  readonly colors: readonly Color[];
  readonly keywords: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  /** Whether the description sets power and toughness as they are after all effects (613.4), overriding the card's. */
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
  /** The number of counters by name (122.1); omitted if not given. */
  readonly counters?: Counters;
  /** The choices made for the object; omitted if not given. */
  readonly chosen?: Chosen;
  /** For a card in exile: the permanent whose leaving returns it (610.3), or whose trigger does. */
  readonly exiledUntil?: string;
  readonly returnedByTriggerOf?: string;
  /** The player under whose control the object phased out (702.26); omitted if it phased out with its host. */
  readonly phasedOutUnder?: string;
  /** The object's card; null if the table only describes its characteristics. */
  readonly printed: PrintedCard | null;
  /** Whether no real card has the object's name. */
  readonly madeUp?: true | undefined;
  /** Whether the object is a commander, in any zone (903.3). */
  readonly commander: boolean;
  /** Only for an object that stands in for an effect and is not at the table: the effect's source, or null. */
  readonly effectOf?: string | null;
  /** The face-up description of a face-down object (708.2); omitted if it is face up. */
  readonly faceDown?: FullObject;
}

/** Numbers of counters by name: +1/+1, lore, shield. */
export type Counters = Readonly<Record<string, number>>;

export interface ControlEffect {
  /** The player who gains control; null for the source's current controller. */
  readonly givesControlTo: string | null;
  readonly source: string | null;
  readonly timestamp: number;
  /** The effect's own duration, if it has one. */
  readonly until?: Duration | null;
  /** Whether the effect comes from the source's card; descriptions then omit it. */
  readonly isPrinted?: true;
}

/** A turn; after an extra turn, turns resume after the player whose regular turn came last. */
export type Turn = Required<ValueOf<typeof turn>>;

/** A turn marker, and whether its holder's regular turn is still to come (807.4j). */
export type TurnMarker = Required<ValueOf<typeof turnMarker>> & { readonly regularTurnToCome: boolean };

export interface Combat {
  readonly attacks: readonly Attack[];
  readonly blocks: readonly Block[];
  readonly defendingPlayer: string | null;
  readonly marker: number | null;
}
/** An attack; it has no target once the target has left combat (506.4c), and may have no defending player. */
export type Attack = Required<ValueOf<typeof attack>>;
export type Block = ValueOf<typeof block>;

/** A player or an object. */
export type Entity = Player | GameObject;

const found = <Value>(value: Value | undefined, id: string): Value => {
  if (value === undefined) throw new Error(`The table has no ${id}.`);
  return value;
};

/** Returns the player with that id; throws for an unknown one, as requests have been checked before. */
export const playerOf = (state: GameState, id: string): Player => found(state.playersById.get(id), id);

/** Returns the object with that id; throws for an unknown one. */
export const objectOf = (state: GameState, id: string): GameObject => found(state.objects.get(id), id);

/** Returns the player or object with that id; throws for an unknown one. */
export const entityOf = (state: GameState, id: string): Entity =>
  state.playersById.get(id) ?? found(state.objects.get(id), id);

/** Returns the controller of an object, or its owner if it has no controller (108.4a). */
export const controllerOf = (state: GameState, object: Pick<GameObject, 'controller' | 'owner'>): Player =>
  playerOf(state, object.controller ?? object.owner);

/** Returns the player whose seat counts for range: the player themself, or the object's controller. */
export const seatPlayerOf = (state: GameState, entity: Entity): Player =>
  entity.kind === 'PLAYER' ? entity : controllerOf(state, entity);

export const playersInGame = (state: GameState): readonly Player[] => state.players.filter(({ inGame }) => inGame);

export const areTeammates = (one: Player, other: Player): boolean =>
  one.id !== other.id && one.team !== null && one.team === other.team;

export const areOpponents = (one: Player, other: Player): boolean => one.id !== other.id && !areTeammates(one, other);

/** Lists a player's opponents still in the game (102.3), in seat order. */
export const opponentsOf = (state: GameState, player: Player): readonly Player[] =>
  state.players.filter((other) => other.inGame && areOpponents(player, other));

/** Lists a player's teammates still in the game (102.3), in seat order. */
export const teammatesOf = (state: GameState, player: Player): readonly Player[] =>
  state.players.filter((other) => other.inGame && areTeammates(player, other));

export const isOnBattlefield = ({ zone }: GameObject): boolean => zone === 'BATTLEFIELD';

/** Whether the type line has a word, which is given in lower case. */
export const hasType = (object: GameObject, word: string): boolean => object.types.includes(word);

/** Whether the object has a keyword, which is given in lower case. */
export const hasKeyword = (object: GameObject, keyword: string): boolean =>
  object.keywords.some((each) => each.toLowerCase() === keyword);

export const creaturesOf = (state: GameState, player: Player): readonly GameObject[] =>
  possessionsOf(state, player).filter(
    (object) => object.controller === player.id && isOnBattlefield(object) && hasType(object, 'creature'),
  );

/** Whether a value is a game state. */
export const isGameState = (value: unknown): value is GameState =>
  typeof value === 'object' && value !== null && 'playersById' in value;

/** Whether the game is over (104.1): it continues while two players, or two teams, are in it. */
export const isFinished = (state: GameState): boolean => {
  const [first, ...others] = playersInGame(state);
  return first === undefined || others.every((other) => !areOpponents(first, other));
};

/** Creates a lookup of a table's ids. */
export const knownAt = ({ playersById, objects, teamsById }: GameState): TableIds => ({
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
