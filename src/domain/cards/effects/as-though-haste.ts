import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: ⟨group⟩ can attack as though it had haste. */
export const asThoughHaste: EffectKind<'AS_THOUGH_HASTE'> = {
  ...onAttackers,
  means: (who) => `${who} may attack as with haste`,
  sort: 'OTHER',
  attackRules: () => [{ kind: 'CAN_ATTACK_AS_THOUGH_HASTE' }],
};
