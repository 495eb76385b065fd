// Made from the files of src/questions by `npm run api`.

/** The questions of one group, which the package loads together. */
export { lifeAfter } from '../../questions/life-after.js';
