import { onBlockers, type EffectKind } from './effect.js';

/** Blocking: No more than ⟨n⟩ ⟨group⟩ can block each combat. */
export const atMostBlock: EffectKind<'AT_MOST_BLOCK'> = {
  does: 'AT_MOST_BLOCK',
  ...onBlockers,
  means: (who, { count }) => `at most ${count} of the ${who} may block in each combat`,
  sort: 'RESTRICTION',
  blockRules: ({ count }) => [{ kind: 'AT_MOST', count }],
};
