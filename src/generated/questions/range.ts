// Made from the files of src/questions by `npm run api`.

/** The questions of one group, which the package loads together. */
export { affectedBy } from '../../questions/affected-by.js';
export { informationFor } from '../../questions/information-for.js';
export { rangeOf } from '../../questions/range-of.js';
export { ranges } from '../../questions/ranges.js';
export { visibleHands } from '../../questions/visible-hands.js';
