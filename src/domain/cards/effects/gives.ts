import { onObjects, type EffectKind } from './effect.js';

/** Abilities: ⟨group⟩ has "⟨sentence⟩". */
export const gives: EffectKind<'GIVES'> = {
  ...onObjects,
  means: (who, { creatures, clauses }, _, { isSingle, givenSaid }) =>
    `${who} ${isSingle(creatures) ? 'has' : 'each have'} this ability: "${clauses.map(givenSaid).join('; ')}"`,
  makesRuleOfEach: true,
  clauses: ({ clauses }) => clauses,
  ability: { when: 'IN_ORDER', grants: false, change: (object) => object },
};
