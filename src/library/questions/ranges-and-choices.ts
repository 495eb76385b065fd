/** The questions about ranges, targets and choices, which are loaded together. */
export { affectedBy } from '../../questions/affected-by.js';
export { canActivate } from '../../questions/can-activate.js';
export { canAttach } from '../../questions/can-attach.js';
export { choiceOrder } from '../../questions/choice-order.js';
export { informationFor } from '../../questions/information-for.js';
export { legalChoices } from '../../questions/legal-choices.js';
export { legalTargets } from '../../questions/legal-targets.js';
export { rangeOf } from '../../questions/range-of.js';
export { ranges } from '../../questions/ranges.js';
export { visibleHands } from '../../questions/visible-hands.js';
export { whoChooses } from '../../questions/who-chooses.js';
export { whoDecides } from '../../questions/who-decides.js';
export { wouldTrigger } from '../../questions/would-trigger.js';
