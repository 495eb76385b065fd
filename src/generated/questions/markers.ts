// Made from the files of src/questions by `npm run api`.

/** The questions of one group, which the package loads together. */
export { canBeginTurn } from '../../questions/can-begin-turn.js';
export { gameStart } from '../../questions/game-start.js';
export { legalStacks } from '../../questions/legal-stacks.js';
export { priority } from '../../questions/priority.js';
