import type { ObjectDescription } from '../../../src/domain/state/description.js';

/** The card of a green bear, with that text. */
export const bearCard = (id: string, owner: string, oracle_text: string, more: Partial<ObjectDescription> = {}) => ({
  ...{ id, owner },
  cardData: { name: id, type_line: 'Creature — Bear', oracle_text, colors: ['G'], power: '2', toughness: '2' },
  ...more,
});
