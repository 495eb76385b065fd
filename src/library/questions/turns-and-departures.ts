/** The questions about turns, priority and departures, which are loaded together. */
export { canBeginTurn } from '../../questions/can-begin-turn.js';
export { departureOf } from '../../questions/departure-of.js';
export { legalStacks } from '../../questions/legal-stacks.js';
export { priority } from '../../questions/priority.js';
