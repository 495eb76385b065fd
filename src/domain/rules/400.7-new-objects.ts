import { printedCardOf } from '../cards/database/printed.js';
import { buildObject } from '../setup/build-game-state.js';
import { controlledBy, hasController } from '../state/control.js';
import type { GameObject } from '../state/game-state.js';
import { withoutUndefined } from '../values/given.js';

/** Turns an object face up, as it is in other zones (708.9). */
const turnedFaceUp = (object: GameObject): GameObject =>
  object.faceDown ? buildObject({ ...object.faceDown, id: object.id }, object.timestamp) : object;

/** Restores a card to its printed form; other objects, and spells that become permanents (400.7a), stay as they are. */
const asPrinted = (object: GameObject): GameObject => {
  const { printed, zone } = object;
  if (!printed || zone === 'STACK') return object;
  const fresh = printedCardOf({ cardData: printed.cardData, face: printed.place }) ?? printed;
  return { ...object, printed: fresh, keywords: fresh.keywords, attackRules: [], blockRules: [] };
};

/** Moves an object to another zone, where it is a new object with no memory (400.7). */
export const moveTo = (object: GameObject, zone: GameObject['zone'], controller: string): GameObject =>
  controlledBy(
    withoutUndefined({
      ...asPrinted(zone === 'BATTLEFIELD' || zone === 'STACK' ? object : turnedFaceUp(object)),
      zone,
      defaultController: controller,
      controlEffects: [],
      tapped: false,
      attachedTo: null,
      protector: null,
      stack: null,
      controlledSinceTurnBegan: false,
      controlIsOpen: undefined,
      counters: undefined,
      exiledUntil: undefined,
      phasedOutUnder: undefined,
      chosen: undefined,
      returnedByTriggerOf: undefined,
    }),
    hasController(zone) ? controller : null,
  );

/** Moves an object to exile, as a new object (400.7). */
export const moveToExile = (object: GameObject): GameObject => moveTo(object, 'EXILE', object.owner);
