import { nameList, withVerb, type Answer, type Ruling, type Rulings } from '../answer.js';
import { heldOrProtected } from '../state/belongings.js';
import type { EntityFilter } from '../state/filters/entity-filter.js';
import { matches } from '../state/filters/matching.js';
import { controllerOf, opponentsOf, playersInGame } from '../state/game-state.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { isInRange, isNear, isPlayerInRange, protectorOf, rangeIsLimited } from '../state/range.js';
import { isSeated, seatsApart, seatsBetween, type SeatedPlayer } from '../state/seating.js';
import { unknownToEdition } from '../variants/unknown-to-edition.js';
import { departedRuling } from './800.4a-departed.js';
import { nextTurnOfSeveral } from './807.4-turn-markers.js';
import { emperorRangeRuling } from './809-emperor.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('801.1', '801.2', '801.2a', '801.2b', '801.2c', '801.2d');

/** Says which battles are within a player's range only because of their protectors (801.2d). */
export const protectorRulings = (state: GameState, player: Player, entities: Iterable<Entity>): readonly Ruling[] => {
  if (player.range === null) return [];
  const found = [...entities].flatMap((battle) => {
    const protector = battle.kind === 'OBJECT' ? protectorOf(state, battle) : null;
    const isNear = protector && isPlayerInRange(state, player, protector);
    return battle.kind === 'OBJECT' && isNear && !isPlayerInRange(state, player, controllerOf(state, battle))
      ? [{ battle, protector }]
      : [];
  });
  if (!found.length) return [];
  const battles = found.map(({ battle }) => battle);
  const protectors = [...new Set(found.map(({ protector }) => protector))];
  const says = `${withVerb(battles, 'is', 'are')} within ${player.name}'s range only because ${withVerb(protectors, 'protects', 'protect')} ${battles.length === 1 ? 'it' : 'them'}.`;
  return [ruling(state, '801.2d', says, ...battles, player, ...protectors)];
};

/** Words a number of seats: "1 seat", "2 seats". */
export const seatCount = (count: number): string => (count === 1 ? '1 seat' : `${count} seats`);

/** Words a player's distance: "sits 2 seats from Alex, whose range is 1 seat"; null once either has left. */
export const distancePhrase = (state: GameState, from: Player, to: Player): string | null => {
  const between = seatsBetween(state, from, to);
  return between === null
    ? null
    : `sits ${seatCount(between)} from ${from.name}, whose range is ${seatCount(from.range ?? 0)}`;
};

/** Says why a player is out of another's range: "Erin sits 2 seats from Alex, whose range is 1 seat". */
export const describeDistance = (state: GameState, from: Player, to: Player): string => {
  const away = distancePhrase(state, from, to);
  return away === null ? `${to.inGame ? from.name : to.name} has left the game` : `${to.name} ${away}`;
};

export interface SeatDistance {
  readonly player: Player;
  readonly seats: number;
  readonly inRange: boolean;
}

export interface RangeOfInfluence {
  readonly player: Player;
  /** The range in seats; null if it is unlimited. */
  readonly seats: number | null;
  readonly players: readonly Player[];
  readonly objects: (given: { readonly filter?: EntityFilter | null }) => readonly GameObject[];
  readonly distances: readonly SeatDistance[];
}

/** Seats and departures, the same for every player's range. */
interface SeatContext {
  readonly present: readonly Player[];
  /** The players whose seats count. */
  readonly seated: readonly SeatedPlayer[];
  readonly departed: readonly Player[];
  readonly unknown: readonly Ruling[];
}

const aroundIn = (state: GameState): SeatContext => {
  const present = playersInGame(state);
  return {
    present,
    seated: present.filter(isSeated),
    departed: state.players.filter(({ inGame }) => !inGame),
    unknown: unknownToEdition(state, state.objects.values()),
  };
};

/**
 * Finds who and what is within a player's range of influence.
 *
 * - 801.2–801.2d: the players within that many seats, and what they control.
 * - 801.1: everyone and everything if the option is not used.
 */
export const rangeOf = (state: GameState, player: Player, around = aroundIn(state)): Answer<RangeOfInfluence> => {
  const { distances, players } = distancesFrom(state, player, around);
  const objects: RangeOfInfluence['objects'] = ({ filter }) =>
    objectsAmong(state, player, players).filter(
      (object) => player.inGame && isInRange(state, player, object) && (!filter || matches(state, filter, object)),
    );
  const because = rangeRulings(state, player, players, around);
  return { player, seats: player.range, players, objects, distances, because };
};

/** Everything that may be in range; departed players may leave objects behind, such as anted cards. */
const objectsAmong = (state: GameState, { range }: Player, within: readonly Player[]): readonly GameObject[] => {
  const counted = state.players.filter(({ inGame, countedSeat }) => !inGame && countedSeat !== null);
  return range === null ? [...state.objects.values()] : heldOrProtected(state, [...within, ...counted]);
};

/** Returns the range of every player in the game, in seat order. */
export const ranges = (state: GameState): readonly Answer<RangeOfInfluence>[] => {
  const around = aroundIn(state);
  return around.present.map((player) => rangeOf(state, player, around));
};

/** Computes a player's distances to others, which make up most of a large table's answer. */
const distancesFrom = (state: GameState, player: Player, { seated }: SeatContext) => {
  const distances = isSeated(player) ? seated.map((other) => distanceTo(state, player, other)) : [];
  const players: Player[] = [];
  for (const { player: other, inRange } of distances) if (inRange) players.push(other);
  return { distances, players };
};

const distanceTo = (state: GameState, player: SeatedPlayer, other: SeatedPlayer): SeatDistance => {
  const between = seatsApart(state, player, other);
  return { player: other, seats: between, inRange: player.inGame && isNear(player, between) };
};

const rangeRulings = (state: GameState, player: Player, players: readonly Player[], around: SeatContext): Rulings => {
  const rulings = decidingRulings(state, player, players, around);
  return around.unknown.length ? [...rulings, ...around.unknown] : rulings;
};

const decidingRulings = (
  state: GameState,
  player: Player,
  players: readonly Player[],
  around: SeatContext,
): Rulings => {
  if (!player.inGame) return [departedRuling(state, player, 'has no range')];
  if (player.range === null) return [unlimitedRuling(state, player)];
  const others = players.filter(({ seat }) => seat !== player.seat);
  const within = others.length ? withVerb(others, 'is', 'are') : 'no other player is';
  const says = `${player.name}'s range is ${seatCount(player.range)}; ${within} within it.`;
  const rulings: [Ruling, ...Ruling[]] = [ruling(state, '801.2', says, player, ...others)];
  if (!others.length) rulings.push(ruling(state, '801.2b', `${player.name} is always within their own range.`, player));
  const emperor = emperorRangeRuling(state, player);
  if (emperor) rulings.push(emperor);
  if (state.objects.size) rulings.push(objectsRuling(state, players));
  rulings.push(...protectorRulings(state, player, heldOrProtected(state, [])));
  rulings.push(...emptySeats(state, player, around));
  return rulings;
};

const unlimitedRuling = (state: GameState, player: Player): Ruling =>
  rangeIsLimited(state)
    ? ruling(state, '801.2a', `${player.name}'s range has no limit, though other players' ranges do.`, player)
    : ruling(state, '801.1', `This game does not limit ranges, so everyone is within ${player.name}'s range.`, player);

const objectsRuling = (state: GameState, players: readonly Player[]): Ruling => {
  const says = `Objects controlled by ${nameList(players, 'or')} are in range, too, whoever owns them.`;
  return ruling(state, '801.2d', says, ...players);
};

/** 801.2c: departed players' seats count until the next turn begins, and no longer. */
const emptySeats = (state: GameState, player: Player, around: SeatContext): readonly Ruling[] => {
  const counted = around.departed.filter(({ leftThisTurn }) => leftThisTurn);
  const closed = around.departed.filter(({ leftThisTurn }) => !leftThisTurn);
  return [
    ...(counted.length ? [stillCount(state, counted)] : []),
    ...(closed.length ? [noLongerCount(state, closed)] : []),
    ...(counted.length && state.turnMarkers.length > 1 ? [nextTurnOfSeveral(state, player, counted)] : []),
  ];
};

const theirSeats = ({ length }: readonly Player[], how: string): string =>
  length === 1 ? `their seat ${how} counts` : `their seats ${how} count`;

const stillCount = (state: GameState, left: readonly Player[]): Ruling => {
  const says = `${nameList(left)} left this turn; ${theirSeats(left, 'still')} until the next turn begins.`;
  return ruling(state, '801.2c', says, ...left);
};

const noLongerCount = (state: GameState, left: readonly Player[]): Ruling => {
  const says = `${nameList(left)} left before this turn began, so ${theirSeats(left, 'no longer')}.`;
  return ruling(state, '801.2c', says, ...left);
};

/** Whether any opponent is within a player's range (801.3). */
export const hasOpponentInRange = (state: GameState, player: Player): boolean =>
  opponentsOf(state, player).some((opponent) => isPlayerInRange(state, player, opponent));
