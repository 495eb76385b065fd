import { seenFrom } from '../wording/names.js';
import { isSingle } from '../wording/nouns.js';
import { onObjects, type EffectKind } from './effect.js';

/** The names in an ability as each of those that have it says it. */
const asItsOwn = {
  objects: { SELF: 'it', HOST: 'what it is attached to' },
  players: { ...seenFrom('its controller'), OWNER: 'its owner', ENCHANTED: 'the player whom it enchants' },
};

/** Abilities: ⟨group⟩ has "⟨sentence⟩". */
export const gives: EffectKind<'GIVES'> = {
  does: 'GIVES',
  ...onObjects,
  means: (who, { creatures, clauses }, _, clauseSaid) => {
    const says = clauses.map((each) => clauseSaid(each, asItsOwn)).join('; ');
    return `${who} ${isSingle(creatures) ? 'has' : 'each have'} this ability: ${says}`;
  },
  makesRuleOfEach: true,
  clauses: ({ clauses }) => clauses,
  ability: { when: 'IN_ORDER', grants: false, change: (object) => object },
};
