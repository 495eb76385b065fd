import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: ⟨group⟩ can't attack [⟨player⟩ or planeswalkers they control] [unless ⟨n⟩ ⟨group⟩ do]. */
export const cantAttack: EffectKind<'CANT_ATTACK'> = {
  ...onAttackers,
  means: (who, { target }, names, { targetsSaid }) => `${who} may not attack${targetsSaid(target, names)}`,
  sort: 'RESTRICTION',
  payer: 'CONTROLLER',
  attackRules: ({ target }, source, { aimed, companyOf }, conditions) => {
    const company = companyOf(source, conditions);
    if (company) return [{ kind: 'CANT_ATTACK_WITHOUT_OTHERS', ...company }];
    return [target ? { kind: 'CANT_ATTACK_TARGET', targets: aimed(source, target) } : { kind: 'CANT_ATTACK' }];
  },
  ofDefenders: true,
  company: ({ target }) => (target ? null : 'ATTACKS'),
};
