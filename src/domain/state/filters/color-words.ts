import type { Color } from '../vocabulary.js';

/** The colors by the words that cards and rules have for them. */
export const colorsByWord: ReadonlyMap<string, Color> = new Map([
  ['white', 'WHITE'],
  ['blue', 'BLUE'],
  ['black', 'BLACK'],
  ['red', 'RED'],
  ['green', 'GREEN'],
]);
