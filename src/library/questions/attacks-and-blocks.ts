/** The questions about whom creatures may attack and block, which are loaded together. */
export { legalAttackTargets } from '../../questions/legal-attack-targets.js';
export { legalBlocks } from '../../questions/legal-blocks.js';
