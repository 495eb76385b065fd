import { onBlockers, type EffectKind } from './effect.js';

/** Blocking: ⟨group⟩ can block creatures with shadow as though it had shadow; … as though it were untapped. */
export const blocksAsThough: EffectKind<'BLOCKS_AS_THOUGH'> = {
  ...onBlockers,
  means: (who, { as }) =>
    as === 'SHADOW' ? `${who} may block as with shadow` : `${who} may block in spite of being tapped`,
  sort: 'OTHER',
  blockRules: ({ as }) => [{ kind: `CAN_BLOCK_AS_THOUGH_${as}` }],
};
