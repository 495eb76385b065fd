import { isPlayerInRange, rangeIsLimited, isExemptFromRange } from '../state/range.js';
import { firstNames, type Ruling } from '../answer.js';
import { controllerOf, hasType, playerOf, playersInGame } from '../state/game-state.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { distancePhrase, protectorRulings } from './801-limited-range-of-influence.js';
import { controllerOfSource, objectOfSource, type Source } from '../state/source.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('801.1', '801.2a', '801.18');

/** A part of a sentence, with the players and objects that it names. */
export interface NamedPhrase {
  readonly says: string;
  readonly about: readonly Entity[];
}

/** Names a spell or ability as the subject of a sentence: the object that has it, or "Alex's spell or ability". */
export const describeSource = (state: GameState, given: Source, noun = 'spell or ability'): NamedPhrase => {
  const object = objectOfSource(state, given);
  const controller = controllerOfSource(state, given);
  return object
    ? { says: object.name, about: [object] }
    : { says: `${controller.name}'s ${noun}`, about: [controller] };
};

/** Words why something is out of range: "Erin sits 2 seats from Alex, whose range is 1 seat". */
export const describeDistanceTo = (state: GameState, from: Player, entity: Entity): NamedPhrase => {
  if (entity.kind === 'PLAYER') return distance(state, from, entity);
  const holder = controllerOf(state, entity);
  const holds = `${entity.controller === null ? 'owns' : 'controls'} ${entity.name}`;
  if (!holder.inGame) return { says: `${holder.name}, who ${holds}, has left the game`, about: [holder, entity] };
  const away = distancePhrase(state, from, holder);
  const protector = describeProtector(state, entity);
  return {
    says: `${holder.name} ${holds}${away === null ? `, but ${from.name} has left the game` : ` and ${away}`}${protector.says}`,
    about: [holder, entity, from, ...protector.about],
  };
};

const distance = (state: GameState, from: Player, to: Player): NamedPhrase => {
  if (!to.inGame) return { says: `${to.name} has left the game`, about: [to] };
  const away = distancePhrase(state, from, to);
  return away === null
    ? { says: `${from.name} has left the game`, about: [from] }
    : { says: `${to.name} ${away}`, about: [to, from] };
};

/** Says of a battle that its protector is out of range as well, or that the edition has no battles. */
const describeProtector = (state: GameState, object: GameObject): NamedPhrase => {
  if (object.protector === null || !hasType(object, 'battle')) return { says: '', about: [] };
  const protector = playerOf(state, object.protector);
  if (!protector.inGame) return { says: '', about: [] };
  return decisionsOf(state.edition).hasBattles
    ? { says: `, and its protector ${protector.name} is out of range, too`, about: [protector] }
    : { says: `, and in ${state.edition} its protector ${protector.name} does not count`, about: [protector] };
};

/** Finds the players in the game who are within a player's range. */
export const playersInRangeOf = (state: GameState, player: Player): readonly Player[] =>
  playersInGame(state).filter((other) => isPlayerInRange(state, player, other));

/** The words for the reach of a spell or ability without a range limit. */
export const everythingAnywhere = 'players and objects wherever they sit';

/**
 * Says how far a spell or ability reaches.
 *
 * - 801.18: planes and phenomena reach everything.
 * - 801.1, 801.2a: so does everything if the option is not used, or if the controller's range has no limit.
 * - Otherwise players within range of the controller, and what they control, by the rule that `within` cites.
 *
 * `does` is the verb, for example "may target".
 */
export const reachRuling = (
  state: GameState,
  given: Source,
  does: string,
  within: (said: NamedPhrase) => Ruling,
): Ruling => {
  const controller = controllerOfSource(state, given);
  const subject = describeSource(state, given);
  const object = objectOfSource(state, given);
  if (object && isExemptFromRange(state, given))
    return ruling(state, '801.18', `${object.name} is exempt from range and ${does} ${everythingAnywhere}.`, object);
  if (!rangeIsLimited(state)) {
    const says = `This game does not limit ranges: ${subject.says} ${does} ${everythingAnywhere}.`;
    return ruling(state, '801.1', says, ...subject.about);
  }
  if (controller.range === null) {
    const says = `${controller.name}'s range has no limit, so ${subject.says} ${does} ${everythingAnywhere}.`;
    return ruling(state, '801.2a', says, controller, ...subject.about);
  }
  const players = playersInRangeOf(state, controller);
  const says = `${subject.says} ${does} ${withPossessions(players)}; nobody else is within ${controller.name}'s range.`;
  return within({ says, about: [controller, ...subject.about, ...players] });
};

/** Says which battles a spell or ability reaches only because of their protectors. */
export const battlesReached = (state: GameState, given: Source, included: readonly Entity[]): readonly Ruling[] =>
  isExemptFromRange(state, given) ? [] : protectorRulings(state, controllerOfSource(state, given), included);

/** Words players with what they control: "Rob, Alex and what they control". */
export const withPossessions = (players: readonly Player[]): string =>
  `${firstNames(players).join(', ')} and what they control`;
