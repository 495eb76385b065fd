import { onBlockedAttackers, type EffectKind } from './effect.js';

/** Blocking: ⟨group⟩ can't be blocked except by ⟨n⟩ or more creatures; … by more than ⟨n⟩ creatures. */
export const blockedBy: EffectKind<'BLOCKED_BY'> = {
  ...onBlockedAttackers,
  means: (who, { creatures, least, most }, _, { isSingle }) => {
    const whom = isSingle(creatures) ? who : `any one of ${who}`;
    return most === null
      ? `it takes at least ${least} blockers to block ${whom}`
      : `at most ${most} blocker${most === 1 ? '' : 's'} may block ${whom}`;
  },
  sort: 'RESTRICTION',
  blockRules: ({ least, most }) => [
    most === null
      ? { kind: 'CANT_BE_BLOCKED_BY_FEWER', count: least }
      : { kind: 'CANT_BE_BLOCKED_BY_MORE', count: most },
  ],
};
