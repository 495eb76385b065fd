/** The questions about damage, life and the end of the game, which are loaded together. */
export { damageAfterRedirection } from '../../questions/damage-after-redirection.js';
export { lifeAfter } from '../../questions/life-after.js';
export { outcomeOf } from '../../questions/outcome-of.js';
export { preventionApplies } from '../../questions/prevention-applies.js';
export { stateBasedActions } from '../../questions/state-based-actions.js';
