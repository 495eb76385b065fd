import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: ⟨group⟩ attacks [⟨whom⟩] each combat if able. */
export const attacks: EffectKind<'ATTACKS'> = {
  ...onAttackers,
  means: (who, { creatures, target }, names, { targetsSaid, verbs }) =>
    `${who} ${verbs(creatures).has} to attack${targetsSaid(target, names)} in each combat if able`,
  sort: 'REQUIREMENT',
  attackRules: ({ target }, source, { aimed }) => [
    target ? { kind: 'ATTACKS_TARGET_IF_ABLE', targets: aimed(source, target) } : { kind: 'ATTACKS_IF_ABLE' },
  ],
  ofDefenders: true,
};
