import { step, type Step } from './vocabulary.js';

const order: readonly string[] = Object.keys(step.values);
const begins = order.indexOf('BEGINNING_OF_COMBAT');
const ends = order.indexOf('END_OF_COMBAT');

/** Whether a step or main phase comes before the combat phase of a turn (500.1). */
export const isBeforeCombat = (each: Step): boolean => order.indexOf(each) < begins;

/** Whether a step or main phase comes after the combat phase of a turn (500.1). */
export const isAfterCombat = (each: Step): boolean => order.indexOf(each) > ends;

/** Whether a step is one of the combat phase (506.1). */
export const isOfCombat = (each: Step): boolean => !isBeforeCombat(each) && !isAfterCombat(each);
