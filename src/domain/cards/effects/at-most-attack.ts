import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: No more than ⟨n⟩ ⟨group⟩ can attack [⟨whom⟩] each combat; … each turn. */
export const atMostAttack: EffectKind<'AT_MOST_ATTACK'> = {
  ...onAttackers,
  means: (who, { count, target, eachTurn }, names, { targetsSaid }) =>
    `at most ${count} of the ${who} may attack${targetsSaid(target, names)} in each ${eachTurn ? 'turn' : 'combat'}`,
  sort: 'RESTRICTION',
  attackRules: (effect, source, { counted }) => [
    { kind: 'AT_MOST', ...counted(source, effect), ...(effect.eachTurn && { eachTurn: true }) },
  ],
};
