// Made from the files of src/questions by `npm run api`.

/** The questions of one group, which the package loads together. */
export { legalAttackTargets } from '../../questions/legal-attack-targets.js';
export { legalBlocks } from '../../questions/legal-blocks.js';
