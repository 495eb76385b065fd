import { onBlockedAttackers, type EffectKind } from './effect.js';

/** Blocking: ⟨group⟩ can't be blocked unless all creatures defending player controls block it. */
export const blockedByAll: EffectKind<'BLOCKED_BY_ALL'> = {
  ...onBlockedAttackers,
  means: (who) => `all creatures that the defending player controls, or none, block ${who}`,
  sort: 'RESTRICTION',
  blockRules: () => [{ kind: 'CANT_BE_BLOCKED_EXCEPT_BY_ALL' }],
};
