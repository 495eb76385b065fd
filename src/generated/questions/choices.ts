// Made from the files of src/questions by `npm run api`.

/** The questions of one group, which the package loads together. */
export { canActivate } from '../../questions/can-activate.js';
export { canAttach } from '../../questions/can-attach.js';
export { choiceOrder } from '../../questions/choice-order.js';
export { damageAfterRedirection } from '../../questions/damage-after-redirection.js';
export { legalChoices } from '../../questions/legal-choices.js';
export { legalTargets } from '../../questions/legal-targets.js';
export { preventionApplies } from '../../questions/prevention-applies.js';
export { whoChooses } from '../../questions/who-chooses.js';
export { whoDecides } from '../../questions/who-decides.js';
export { wouldTrigger } from '../../questions/would-trigger.js';
