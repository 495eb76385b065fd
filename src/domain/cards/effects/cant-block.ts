import { onBlockers, type EffectKind } from './effect.js';

/** Blocking: ⟨group⟩ can't block [⟨group⟩] [unless ⟨n⟩ ⟨group⟩ do]; ⟨group⟩ can block only ⟨group⟩. */
export const cantBlock: EffectKind<'CANT_BLOCK'> = {
  ...onBlockers,
  means: (who, { attackers }, names, { creaturesSaid }) => {
    if (!attackers) return `${who} may not block`;
    return attackers.is === 'NOT'
      ? `${who} may block nothing but ${creaturesSaid(attackers.of, names)}`
      : `${who} may not block ${creaturesSaid(attackers, names)}`;
  },
  sort: 'RESTRICTION',
  payer: 'CONTROLLER',
  blockRules: ({ attackers }, source, { companyOf, entityFilter }, conditions) => {
    const company = companyOf(source, conditions);
    if (company) return [{ kind: 'CANT_BLOCK_WITHOUT_OTHERS', ...company }];
    return [
      attackers ? { kind: 'CANT_BLOCK_TARGET', attackers: entityFilter(source, attackers) } : { kind: 'CANT_BLOCK' },
    ];
  },
  others: ({ attackers }) => attackers,
  ofDefenders: true,
  company: ({ attackers }) => (attackers ? null : 'BLOCKS'),
};
