/** The questions about what comes after attacks and blocks, and about deploying, which are loaded together. */
export { blockDeclarationOrder } from '../../questions/block-declaration-order.js';
export { legalDeployments } from '../../questions/legal-deployments.js';
export { legalReselections } from '../../questions/legal-reselections.js';
export { unblockedDamage } from '../../questions/unblocked-damage.js';
