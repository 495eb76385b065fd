import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: Each player may attack only the nearest opponent in the chosen direction and planeswalkers controlled by that opponent. */
export const attacksNearest: EffectKind<'ATTACKS_NEAREST'> = {
  ...onAttackers,
  means: (_, { direction }) =>
    `each player may attack only the nearest opponent to the ${direction.toLowerCase()} and that opponent's planeswalkers`,
  sort: 'RESTRICTION',
  makesRuleOfEach: true,
  attackRules: ({ direction }, source, { exceptNearest }) => exceptNearest(source, direction),
};
