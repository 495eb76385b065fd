import { onBlockers, type EffectKind } from './effect.js';

/** Blocking: ⟨group⟩ blocks each combat if able. */
export const blocks: EffectKind<'BLOCKS'> = {
  ...onBlockers,
  means: (who, { creatures }, _, { verbs }) => `${who} ${verbs(creatures).has} to block in each combat if able`,
  sort: 'REQUIREMENT',
  blockRules: () => [{ kind: 'BLOCKS_IF_ABLE' }],
};
