import { onBlockedAttackers, type EffectKind } from './effect.js';

/** Blocking: ⟨group⟩ can't be blocked [by ⟨group⟩, except by ⟨group⟩]. */
export const cantBeBlocked: EffectKind<'CANT_BE_BLOCKED'> = {
  ...onBlockedAttackers,
  means: (who, { by }, names, { creaturesSaid, isSingle }) => {
    if (!by) return `no creature may block ${who}`;
    return by.is === 'NOT' && !isSingle(by.of)
      ? `only ${creaturesSaid(by.of, names)} may block ${who}`
      : `${creaturesSaid(by, names)} may not block ${who}`;
  },
  sort: 'RESTRICTION',
  payer: 'BLOCKING_PLAYER',
  blockRules: ({ by }, source, { entityFilter }) => [
    { kind: 'CANT_BE_BLOCKED', ...(by && { blockers: entityFilter(source, by) }) },
  ],
  others: ({ by }) => by,
  ofDefenders: true,
};
