/** The questions about whole declarations of attackers and blockers, which are loaded together. */
export { checkAttack } from '../../questions/check-attack.js';
export { checkBlocks } from '../../questions/check-blocks.js';
