import { expect, test } from '@jest/globals';
import { asked } from '../combat-asked.js';
import { after, creature, ring, type ObjectDescription } from '../tables.js';

const ox = (id: string, owner: string, size: string, oracle_text = '', more: Partial<ObjectDescription> = {}) => {
  const [power, toughness] = size.split('/');
  return { id, owner, cardData: { name: id, type_line: 'Creature — Ox', oracle_text, power, toughness }, ...more };
};
const law = (owner: string, oracle_text: string): ObjectDescription => ({
  ...{ id: `${owner}'s law`, owner },
  cardData: { name: `${owner}'s law`, type_line: 'Enchantment', oracle_text },
});
const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cat', { objects });

/** The sentences about the size of what attacks or blocks, in an answer. */
const sizesIn = (answer: unknown): readonly string[] =>
  JSON.stringify(answer)
    .match(/[^"]* is printed as [^{}]*?(?=","about")/g)
    ?.map((each) => each.replaceAll('\\"', '')) ?? [];

const grows = law('Ann', 'Creatures you control get +2/+2.');
const small = law('Bob', "Creatures with power 3 or greater can't attack you.");
const said = "Ox is printed as 2/2; Creatures you control get +2/+2. of Ann's law makes it 4/4.";

test('an attack says what made the power that decides it', () => {
  const ask = (...objects: readonly ObjectDescription[]) => [
    sizesIn(asked.targets(at(...objects))),
    sizesIn(asked.attack(at(...objects), 'Ann', 'Ox > Bob')),
  ];
  expect(ask(ox('Ox', 'Ann', '2/2'), grows, small)).toEqual([[said], [said]]);
  expect(ask(ox('Ox', 'Ann', '3/3'), grows, small)).toEqual([[], []]);
  expect(ask(ox('Ox', 'Ann', '2/2'), grows)).toEqual([[], []]);
  const grown = ox('Ox', 'Ann', '2/2', '', { counters: { '+1/+1': 1 } });
  expect(ask(grown, small)[0]).toEqual(['Ox is printed as 2/2; its counters make it 3/3.']);
});

test('a block says what made the power that decides it, of skulk too (702.118b)', () => {
  const ask = (text: string, ...objects: readonly ObjectDescription[]) => {
    const table = at(ox('Ox', 'Ann', '2/2', text), ox('Elk', 'Bob', '3/3'), ...objects);
    return sizesIn(asked.blocks(table, 'Bob', 'Ox > Bob', 'Elk > Ox'));
  };
  expect([ask('Skulk', grows), ask('Skulk')]).toEqual([[said], []]);
  expect(ask("Creatures with power less than Ox's power can't block it.", grows)).toEqual([said]);
  expect(ask("Ox can't be blocked by creatures with power 2 or less.", grows)).toEqual([]);
});

test.each<readonly [string, boolean, string, number, number | null]>([
  ['other numbers', true, '2/2', 5, null],
  ['others than its card', true, '2/2', 5, 1],
  ['the same numbers', false, '5/5', 5, null],
  ['none, so they are worked out', false, '', 5, null],
])('power and toughness that an effect sets bear a doubt where the table gives %s', (_, isOpen, told, set, printed) => {
  const [power, toughness] = told ? told.split('/').map(Number) : [];
  const figures = told ? { power, toughness } : { power: null, toughness: null };
  const it = printed ? ox('it', 'Ann', `${printed}/${printed}`, '', figures) : creature('it', 'Ann', figures);
  const becomes = { from: small.id, on: ['it'], becomes: { power: set, toughness: set } };
  const answer = asked.attack(after(at(it, small), { effectBegins: becomes }), 'Ann', 'it > Bob');
  expect(JSON.stringify(answer).includes('"doubt":"The table gives other numbers than')).toBe(isOpen);
});
