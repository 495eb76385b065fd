// Made from the files of src/questions by `npm run api`.

/** The questions of one group, which the package loads together. */
export { departureOf } from '../../questions/departure-of.js';
export { outcomeOf } from '../../questions/outcome-of.js';
export { stateBasedActions } from '../../questions/state-based-actions.js';
