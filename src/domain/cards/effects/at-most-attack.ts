import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: No more than ⟨n⟩ ⟨group⟩ can attack [⟨player⟩] each combat. */
export const atMostAttack: EffectKind<'AT_MOST_ATTACK'> = {
  does: 'AT_MOST_ATTACK',
  ...onAttackers,
  means: (who, { count, target }, names, { aimSaid }) =>
    `at most ${count} of the ${who} may attack${aimSaid(target, names)} in each combat`,
  sort: 'RESTRICTION',
  attackRules: (effect, source, { counted }) => [{ kind: 'AT_MOST', ...counted(source, effect) }],
};
