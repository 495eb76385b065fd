import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: ⟨group⟩ can attack [⟨player⟩ and planeswalkers they control] as though it had haste. */
export const asThoughHaste: EffectKind<'AS_THOUGH_HASTE'> = {
  ...onAttackers,
  means: (who, { target }, names, { targetsSaid }) => `${who} may attack${targetsSaid(target, names)} as with haste`,
  sort: 'OTHER',
  attackRules: ({ target }, source, { aimed }) => [
    { kind: 'CAN_ATTACK_AS_THOUGH_HASTE', ...(target && { targets: aimed(source, target) }) },
  ],
};
