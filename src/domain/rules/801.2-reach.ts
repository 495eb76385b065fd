import { named, type Ruling } from '../answer.js';
import {
  controllerOf,
  hasType,
  playerOf,
  playersInGame,
  type Entity,
  type GameObject,
  type GameState,
  type Player,
} from '../state/game-state.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { distanceSaid, isPlayerInRange, rangeIsLimited } from './801-limited-range-of-influence.js';
import { controllerOfSource, objectOfSource, type Source } from '../state/source.js';
import { isExemptFromRange } from './801.18-planes.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('801.1', '801.2a', '801.18');

/** A part of a sentence, with the players and objects that it names. */
export interface Said {
  readonly says: string;
  readonly about: readonly Entity[];
}

/** A spell or ability as the subject of a sentence: the object that has it, or "an effect of Alex". */
export const sourceSaid = (state: GameState, given: Source): Said => {
  const object = objectOfSource(state, given);
  const controller = controllerOfSource(state, given);
  return object
    ? { says: object.name, about: [object] }
    : { says: `what ${controller.name} controls`, about: [controller] };
};

/** "Erin sits 2 seats from Alex, whose range of influence is 1 seat", of a player or of whoever controls an object. */
export const remoteness = (state: GameState, from: Player, entity: Entity): Said => {
  if (entity.kind === 'PLAYER') return distance(state, from, entity);
  const holder = controllerOf(state, entity);
  const holds = entity.controller === null ? 'owns' : 'controls';
  const away = distance(state, from, holder);
  const protector = protectorSaid(state, entity);
  return {
    says: `${holder.name} ${holds} ${entity.name}, and ${away.says}${protector.says}`,
    about: [holder, entity, ...away.about, ...protector.about],
  };
};

const distance = (state: GameState, from: Player, to: Player): Said => {
  if (!to.inGame) return { says: `${to.name} has left the game`, about: [to] };
  const says = distanceSaid(state, from, to);
  return { says, about: from.inGame ? [to, from] : [from] };
};

/** Of a battle: that its protector is out of range as well, or that the edition knows no battles. */
const protectorSaid = (state: GameState, object: GameObject): Said => {
  if (object.protector === null || !hasType(object, 'battle')) return { says: '', about: [] };
  const protector = playerOf(state, object.protector);
  return decisionsOf(state.edition).hasBattles
    ? { says: `; nor is its protector ${protector.name} within it`, about: [protector] }
    : { says: `; ${state.edition} knows no battles and no protector ${protector.name}`, about: [protector] };
};

/** The players in the game whom the range of a player holds. */
export const playersInRangeOf = (state: GameState, player: Player): readonly Player[] =>
  playersInGame(state).filter((other) => isPlayerInRange(state, player, other));

/**
 * How far does a spell or ability reach?
 *
 * - 801.18: planes and phenomena reach everything.
 * - 801.1, 801.2a: so does everything without the option, and what is controlled by a player without a limit.
 * - Otherwise by the rule that `within` cites: players within range of the controller, and what they control.
 *
 * `does` says what it does, for example "may target".
 */
export const reachRuling = (state: GameState, given: Source, does: string, within: (said: Said) => Ruling): Ruling => {
  const controller = controllerOfSource(state, given);
  const subject = sourceSaid(state, given);
  const object = objectOfSource(state, given);
  if (object && isExemptFromRange(state, given))
    return ruling(state, '801.18', `${object.name} is exempt from range, and ${does} anybody and anything.`, object);
  if (!rangeIsLimited(state))
    return ruling(
      state,
      '801.1',
      `Range is not limited: ${subject.says} ${does} anybody and anything.`,
      ...subject.about,
    );
  if (controller.range === null) {
    const says = `${controller.name} has no limit to their range of influence: ${subject.says} ${does} anybody and anything.`;
    return ruling(state, '801.2a', says, controller, ...subject.about);
  }
  const players = playersInRangeOf(state, controller);
  const says = `Within range of ${controller.name}, ${subject.says} ${does} ${named(players, 'or')} and what they control.`;
  return within({ says, about: [controller, ...subject.about, ...players] });
};
