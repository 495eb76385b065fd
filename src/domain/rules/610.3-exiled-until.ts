import { addDoubt, nameList, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { withObjects } from '../state/change.js';
import { newestTimestamp } from '../state/effects/effects-begun.js';
import { objectOf, playerOf, type GameObject, type GameState } from '../state/game-state.js';
import { moveTo } from './400.7-new-objects.js';

const { ruling } = citing('603.10a', '610.3', '800.4d');

const isGone = ({ objects }: GameState, source: string | undefined): boolean =>
  source !== undefined && objects.get(source)?.zone !== 'BATTLEFIELD';

/** The cards exiled until a permanent leaves the battlefield, if that permanent is gone afterwards. */
const waitingNoMore = ({ objects }: GameState, after: GameState): readonly GameObject[] => {
  const toReturn: GameObject[] = [];
  for (const object of objects.values())
    if (object.zone === 'EXILE' && isGone(after, object.exiledUntil)) toReturn.push(object);
  return toReturn;
};

/** The cards that an event returned from exile. */
export const returnedBetween = (before: GameState, after: GameState): readonly GameObject[] =>
  waitingNoMore(before, after).filter(({ id }) => after.objects.get(id)?.zone === 'BATTLEFIELD');

/** Returns cards from exile to the battlefield under their owners' control, as new objects (400.7, 610.3). */
export const withReturned = (after: GameState): GameState => {
  const back = waitingNoMore(after, after);
  const newest = back.length ? newestTimestamp(after) : 0;
  const returned = back.map((object, place) => ({
    ...moveTo(object, 'BATTLEFIELD', object.owner),
    timestamp: newest + place,
  }));
  return withObjects(after, returned);
};

/**
 * Says which cards return from exile as players leave, and which stay.
 *
 * - 610.3: a card exiled until something leaves the battlefield returns at once, under its owner's control.
 * - 800.4d: a card that a triggered ability would return stays, if a player who has left would control that ability.
 */
export const exiledUntilRulings = (before: GameState, after: GameState): readonly Ruling[] => [
  ...returnedBetween(before, after).map((object) => comesBack(before, object)),
  ...[...before.objects.values()].flatMap((object) => staysInExile(before, after, object)),
];

const comesBack = (state: GameState, object: GameObject): Ruling => {
  const [source, owner] = [objectOf(state, object.exiledUntil ?? ''), playerOf(state, object.owner)];
  const says = `${object.name} was exiled until ${source.name} leaves the battlefield, so it comes back under ${owner.name}'s control.`;
  return ruling(state, '610.3', says, object, source, owner);
};

const staysInExile = (before: GameState, after: GameState, object: GameObject): readonly Ruling[] => {
  const source = before.objects.get(object.returnedByTriggerOf ?? '');
  if (!source || !after.objects.has(object.id) || !isGone(after, source.id)) return [];
  const controller = playerOf(after, source.controller ?? source.owner);
  if (controller.inGame) return [triggers(before, object, source)];
  const says = `${source.name} would return ${object.name} by an ability that triggers as it leaves the battlefield, but ${controller.name} has left the game: ${object.name} stays in exile.`;
  return [ruling(before, '800.4d', says, source, object, controller)];
};

const triggers = (state: GameState, object: GameObject, source: GameObject): Ruling => {
  const says = `${nameList([source])} leaves the battlefield, and its ability that returns ${object.name} triggers.`;
  return addDoubt(ruling(state, '603.10a', says, source, object), 'Whether that ability resolves is unknown.');
};
