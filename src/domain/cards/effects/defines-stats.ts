import { onCharacteristics, type EffectKind } from './effect.js';

/** Characteristics: ~'s power and toughness are each equal to ⟨number⟩; ~'s power [or toughness] is equal to ⟨number⟩. */
export const definesStats: EffectKind<'DEFINES_STATS'> = {
  ...onCharacteristics,
  means: (who, { power, toughness }, names, { tallyPhrase }) => {
    if (power && power === toughness)
      return `the power and the toughness of ${who} are each ${tallyPhrase(power, names)}`;
    const said = Object.entries({ power, toughness }).flatMap(([figure, tally]) =>
      tally ? [`the ${figure} of ${who} is ${tallyPhrase(tally, names)}`] : [],
    );
    return said.join(', and ');
  },
  tallies: ({ power, toughness }) => [power, toughness].flatMap((each) => each ?? []),
  figures: ({ power, toughness }, count) => ({
    ...{ change: '', times: null },
    defines: { power: power && count(power), toughness: toughness && count(toughness) },
  }),
};
