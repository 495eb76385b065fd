import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: ⟨group⟩ can attack as though it didn't have defender. */
export const asThoughNoDefender: EffectKind<'AS_THOUGH_NO_DEFENDER'> = {
  ...onAttackers,
  means: (who) => `${who} may attack in spite of defender`,
  sort: 'OTHER',
  attackRules: () => [{ kind: 'CAN_ATTACK_AS_THOUGH_NO_DEFENDER' }],
};
