import { onAttackers, type EffectKind } from './effect.js';

/** Attacking: If ⟨group⟩ attacks, ⟨group⟩ [that player controls] also attacks if able. */
export const attacksAlong: EffectKind<'ATTACKS_ALONG'> = {
  ...onAttackers,
  means: (who, { creatures, others, ofEach }, names, { creaturesSaid, verbs, isSingle }) =>
    `${who} ${verbs(creatures).has} to attack if able where ${creaturesSaid(others, names)} attack${isSingle(others) ? 's' : ''}${ofEach ? ` that the same player controls, who is ${names.players[ofEach]}` : ''}`,
  sort: 'REQUIREMENT',
  attackRules: ({ creatures, others, ofEach }, source, { entityFilter, playersMeant }) => {
    if (!ofEach) return [{ kind: 'ATTACKS_IF_OTHERS_DO', others: entityFilter(source, others) }];
    return playersMeant(source, ofEach).map((controller) => ({
      kind: 'ATTACKS_IF_OTHERS_DO',
      creatures: { ...entityFilter(source, creatures), controller },
      others: { ...entityFilter(source, others), controller },
    }));
  },
  others: ({ others }) => others,
};
