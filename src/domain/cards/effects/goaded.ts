import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: ⟨group⟩ is goaded. */
export const goaded: EffectKind<'GOADED'> = {
  ...onAttackers,
  means: (who, { creatures }, names, { verbs }) =>
    `${names.players.YOU} goads ${who}, which ${verbs(creatures).has} to attack if able, and a player other than ${names.players.YOU} if able`,
  sort: 'REQUIREMENT',
  attackRules: (_, source, { controllerMeant }) => [{ kind: 'GOADED', target: controllerMeant(source) }],
};
