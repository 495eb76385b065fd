// Made from the files of src/questions by `npm run api`.

/** The questions of one group, which the package loads together. */
export { blockDeclarationOrder } from '../../questions/block-declaration-order.js';
export { legalDeployments } from '../../questions/legal-deployments.js';
export { legalReselections } from '../../questions/legal-reselections.js';
export { unblockedDamage } from '../../questions/unblocked-damage.js';
