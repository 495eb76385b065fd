import { onObjects, type EffectKind } from './effect.js';

const attachments = { AURA: 'Aura', EQUIPMENT: 'Equipment' } as const;

/** Attaching: ⟨group⟩ can't be enchanted [or equipped] [by other Auras]. */
export const cantBeAttached: EffectKind<'CANT_BE_ATTACHED'> = {
  ...onObjects,
  means: (who, { what, exceptItself }, _, { wordList }) => {
    const which = what.map((each) => attachments[each]);
    return `no ${exceptItself ? 'other ' : ''}${wordList(which, 'or')} may be attached to ${who}`;
  },
  forbids: true,
};
