import { isInRange, isPlayerInRange, rangeIsLimited, isExemptFromRange, reaches } from '../state/range.js';
import { addDoubt, withVerb, type Answer, type Ruling } from '../answer.js';
import type { EntityFilter } from '../state/filters/entity-filter.js';
import { matches, objectsMatching } from '../state/filters/matching.js';
import { seatPlayerOf, playerOf, type Entity, type GameState, type Player } from '../state/game-state.js';
import { seatsBetween } from '../state/seating.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { seatCount } from './801-limited-range-of-influence.js';
import { controllerOfSource, type Source } from '../state/source.js';
import { candidatesAmong, selectByObjections, type Selection } from '../selection.js';
import { battlesReached, reachRuling, describeDistanceTo, describeSource, type NamedPhrase } from './801.2-reach.js';
import { leftControllerRuling, leftPlayerRuling } from './800.4a-departed.js';
import { unknownToEdition } from '../variants/unknown-to-edition.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('800.4i', '801.10', '801.11');

/**
 * Determines which of those objects and players a spell or ability affects.
 *
 * - 801.10: those within range of its controller; for these it has its full effect.
 * - 801.18: all of them, for planes and phenomena outside Grand Melee.
 * - Doubt: whether an effect on an object also affects its owner, who may be out of range.
 */
export const affectedBy = (state: GameState, source: Source, among: EntityFilter): Answer<Selection> => {
  const candidates = candidatesAmong(state, among);
  return selectByObjections(
    candidates,
    (entity) => effectObjections(state, source, entity),
    ({ included }) => [
      leftControllerRuling(state, source) ??
        reachRuling(state, source, 'affects', ({ says, about }) => ruling(state, '801.10', says, ...about)),
      ...ownersOutOfRange(state, source, included),
      ...battlesReached(state, source, included),
      ...unknownToEdition(state, candidates),
    ],
  );
};

/** Lists the objections to a spell or ability affecting an object or player. */
export const effectObjections = (state: GameState, source: Source, entity: Entity): readonly Ruling[] => {
  const gone = leftControllerRuling(state, source) ?? leftPlayerRuling(state, entity);
  if (gone) return [gone];
  if (reaches(state, source, entity)) return [];
  const { says, about } = describeDistanceTo(state, controllerOfSource(state, source), entity);
  return [ruling(state, '801.10', `${says}, so ${entity.name} is not affected.`, ...about, entity)];
};

/** Objects within range whose owners are not. */
const ownersOutOfRange = (state: GameState, source: Source, included: readonly Entity[]): readonly Ruling[] => {
  if (!rangeIsLimited(state) || isExemptFromRange(state, source)) return [];
  const owners = new Set(included.flatMap((each) => (each.kind === 'OBJECT' ? [each.owner] : [])));
  const controller = controllerOfSource(state, source);
  const far = [...owners].map((id) => playerOf(state, id)).filter((each) => !isPlayerInRange(state, controller, each));
  if (!far.length) return [];
  const says = `${withVerb(far, 'is', 'are')} out of ${controller.name}'s range but ${far.length === 1 ? 'owns' : 'own'} objects within it.`;
  const doubt =
    'Returning such an object to its owner is taken to affect only the object, and giving its owner control of it to affect the owner, too; the rules do not say so.';
  return [addDoubt(ruling(state, '801.10', says, ...far, controller), doubt)];
};

/**
 * Determines which of those objects and players a spell or ability sees when it looks for information.
 *
 * - 801.11: those within range of its controller.
 * - 801.11 until 2011: for an effect on another player's object, also only those within that player's range.
 * - 801.18: all of them, for planes and phenomena outside Grand Melee.
 * - 800.4i: for departed players and their objects, last known information; until 2007 the rules are silent.
 * - Doubt: the distance of a player whose seat no longer counts.
 */
export const informationFor = (
  state: GameState,
  source: Source,
  among: EntityFilter,
  regarding: Entity | null,
): Answer<Selection> => {
  const players = state.players.filter((each) => matches(state, among, each));
  const candidates = [...players, ...objectsMatching(state, among)];
  const second = secondRange(state, source, regarding);
  return selectByObjections(
    candidates,
    (entity) => informationObjections(state, source, entity, second),
    ({ included }) => [
      leftControllerRuling(state, source) ?? sightRuling(state, source, second),
      ...lastKnown(state, included),
      ...(regarding ? effectObjections(state, source, regarding) : []),
      ...battlesReached(state, source, included),
      ...unknownToEdition(state, candidates),
    ],
  );
};

/** D18: the other player whose range counts, too, besides the controller's. */
const secondRange = (state: GameState, source: Source, regarding: Entity | null): Player | null => {
  if (!regarding || !decisionsOf(state.edition).informationIsInBothRanges) return null;
  const holder = seatPlayerOf(state, regarding);
  return isExemptFromRange(state, source) || holder.id === controllerOfSource(state, source).id ? null : holder;
};

const sightRuling = (state: GameState, source: Source, second: Player | null): Ruling => {
  if (!second || !rangeIsLimited(state))
    return reachRuling(state, source, 'sees', ({ says, about }) => ruling(state, '801.11', says, ...about));
  const controller = controllerOfSource(state, source);
  const subject = describeSource(state, source);
  const says = `For ${second.name} and what ${second.name} controls, ${subject.says} counts only what is within both ${controller.name}'s and ${second.name}'s ranges.`;
  return ruling(state, '801.11', says, second, ...subject.about, controller);
};

const informationObjections = (
  state: GameState,
  source: Source,
  entity: Entity,
  second: Player | null,
): readonly Ruling[] => {
  const gone = leftControllerRuling(state, source);
  if (gone) return [gone];
  const far = [
    ...(isExemptFromRange(state, source) ? [] : [controllerOfSource(state, source)]),
    ...(second ? [second] : []),
  ].filter((from) => !isInRange(state, from, entity) && !isOnceKnown(state, from, entity));
  return far.map((from) => {
    const { says, about } =
      sitsEmpty(state, from, seatPlayerOf(state, entity)) ?? describeDistanceTo(state, from, entity);
    return ruling(state, '801.11', `${says}, so ${entity.name} is not seen.`, ...about, entity);
  });
};

/** Says how far away a departed player's seat is, while it counts; null for everybody else. */
const sitsEmpty = (state: GameState, from: Player, holder: Player): NamedPhrase | null => {
  const between = holder.inGame ? null : seatsBetween(state, from, holder);
  if (between === null) return null;
  const says = `${holder.name}'s empty seat is ${seatCount(between)} from ${from.name}, whose range is ${seatCount(from.range ?? 0)}`;
  return { says, about: [holder, from] };
};

/** Whether a player, or an object's controller, has left and their seat no longer shows how far away they were. */
const isOnceKnown = (state: GameState, from: Player, entity: Entity): boolean => {
  const holder = seatPlayerOf(state, entity);
  return from.inGame && !holder.inGame && seatsBetween(state, from, holder) === null;
};

/** 800.4i: says that last known information about departed players is used. */
const lastKnown = (state: GameState, included: readonly Entity[]): readonly Ruling[] => {
  const left = [...new Set(included.map((each) => seatPlayerOf(state, each)))].filter(({ inGame }) => !inGame);
  if (!left.length) return [];
  const says = `${withVerb(left, 'has', 'have')} left the game, so what was last known of them is used.`;
  const result = ruling(state, '800.4i', says, ...left);
  return rangeIsLimited(state) && left.some(({ countedSeat }) => countedSeat === null)
    ? [addDoubt(result, 'The rules do not say whether a player whose seat no longer counts is within range.')]
    : [result];
};
