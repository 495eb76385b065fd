import { hasType, isOnBattlefield, type GameObject } from './game-state.js';

/** The types whose abilities also function in the command zone (114.4, 311.2, 312.2, 313.2, 314.2). */
const workInCommandZone = ['emblem', 'plane', 'phenomenon', 'scheme', 'conspiracy', 'vanguard', 'dungeon'];

/** Whether an object's abilities function in its zone, unless they say otherwise (113.6). */
export const functionsInZone = (object: GameObject): boolean =>
  isOnBattlefield(object) || (object.zone === 'COMMAND' && workInCommandZone.some((type) => hasType(object, type)));
