// Made from the files of src/questions by `npm run api`.

/** The questions of one group, which the package loads together. */
export { checkAttack } from '../../questions/check-attack.js';
export { checkBlocks } from '../../questions/check-blocks.js';
