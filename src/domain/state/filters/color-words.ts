import type { Color } from '../vocabulary.js';

/** The colors by their English words. */
export const colorsByWord: ReadonlyMap<string, Color> = new Map([
  ['white', 'WHITE'],
  ['blue', 'BLUE'],
  ['black', 'BLACK'],
  ['red', 'RED'],
  ['green', 'GREEN'],
]);
