import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../../src/domain/cards/layers/static-abilities.js';
import { hasKeyword } from '../../../../src/domain/state/game-state.js';
import { ring, type ObjectDescription } from '../../tables.js';

const permanent = (id: string, type_line: string, more: Partial<ObjectDescription> = {}): ObjectDescription => ({
  ...{ id, owner: 'Ann', cardData: { name: id, type_line, power: '2', toughness: '2' } },
  ...more,
});
const creature = (id: string, more: Partial<ObjectDescription> = {}) => permanent(id, 'Creature — Ox', more);

const costing = (mana_cost: string): ObjectDescription =>
  creature(mana_cost, { cardData: { name: mana_cost, type_line: 'Creature — Ox', mana_cost } });

const objects: readonly ObjectDescription[] = [
  creature('plain'),
  creature('with counters', { counters: { oil: 1 } }),
  creature('armed'),
  creature('blessed'),
  creature('cursed'),
  permanent('sword', 'Artifact — Equipment', { attachedTo: 'armed' }),
  permanent('blessing', 'Enchantment — Aura', { attachedTo: 'blessed' }),
  permanent('curse', 'Enchantment — Aura', { owner: 'Bob', attachedTo: 'cursed' }),
  creature('hidden', { faceDown: true }),
  permanent('saga', 'Enchantment — Saga'),
  permanent('legend', 'Legendary Creature — Elf'),
  creature('stolen', { owner: 'Bob', controller: 'Ann' }),
  costing('{4}{R}'),
  costing('{X}{X}{2/W}'),
  costing('{W/U}{B/P}{1}'),
  creature('lent', { owner: 'Ann', controller: 'Bob' }),
];

/** The objects that Ann's card means by a group, in the order of the table. */
const meantBy = (group: string): readonly string[] => {
  const law = permanent('law', 'Enchantment', {});
  const cardData = { name: 'law', type_line: 'Enchantment', oracle_text: `${group} have shroud.` };
  const state = withStaticAbilities(ring('Ann Bob Cyd', { objects: [...objects, { ...law, cardData }] }));
  return [...state.objects.values()].filter((each) => hasKeyword(each, 'shroud')).map(({ id }) => id);
};

describe('a group holds', () => {
  test.each([
    ['Modified creatures', ['with counters', 'armed', 'blessed']],
    ['Historic permanents', ['sword', 'saga', 'legend']],
    ['Face-down creatures', ['hidden']],
    ["Creatures you control but don't own", ['stolen']],
    ["Creatures you don't own", ['stolen']],
    ['Creatures with mana value 3 or greater', ['{4}{R}', '{W/U}{B/P}{1}']],
    ['Creatures with mana value 2', ['{X}{X}{2/W}']],
    ['Creatures with even mana values', ['hidden', '{X}{X}{2/W}']],
    ["Creatures you own but don't control", ['lent']],
  ])('%s', (group, ids) => expect(meantBy(group)).toEqual(ids));
});
