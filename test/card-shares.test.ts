import { expect, test } from '@jest/globals';
import { doubtsBeside } from '../scripts/card-doubts.js';
import { cardsIn, sharesOf, weightsIn } from '../scripts/card-shares.js';

const cards = [
  {
    ...{ name: 'Ox of Ann', type_line: 'Creature — Ox', power: '2', toughness: '2' },
    oracle_text:
      "Ox of Ann can't block.\n{1}: Ox of Ann gains flying until end of turn.\nOx of Ann can't attack unless the tide is high.",
  },
  {
    ...{ name: 'Web', type_line: 'Artifact' },
    oracle_text: 'Whenever a creature attacks, all Walls block that creature this turn if able.',
  },
  {
    ...{ name: 'Plain', type_line: 'Creature — Bear', power: '2', toughness: '2' },
    oracle_text:
      'Flying\nWhenever Plain attacks, draw a card.\nWhenever a creature attacks, create a 1/1 Bird token with flying.\nSpells cost {1} less to cast.',
  },
];

const outcomesIn = (file: unknown) => sharesOf(cardsIn(file), new Map()).sentences.map(({ outcome }) => outcome);

test('sentences that bear on attacks and blocks are counted by what becomes of them, and by weight', () => {
  const { sentences, weights } = sharesOf(
    cards,
    weightsIn([
      { name: 'Ox of Ann', count: 3 },
      { name: 'Web', decks: 2 },
    ]),
  );
  expect(sentences.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Ox of Ann', 'read'],
    ['Ox of Ann', 'offered'],
    ['Ox of Ann', 'warned'],
    ['Web', 'hinted'],
  ]);
  expect(weights).toEqual({ read: 3, offered: 3, hinted: 2, warned: 3, silent: 0 });
});

test('files are lists of cards, or hold them by name or by set, as MTGJSON', () => {
  const atomic = cards.map(({ name, type_line: type, oracle_text: text }) => ({ name, type, text }));
  const expected = outcomesIn(cards);
  expect(expected).toHaveLength(4);
  expect(outcomesIn({ data: Object.fromEntries(atomic.map((each) => [each.name, [each]])) })).toEqual(expected);
  expect(outcomesIn({ data: { SET: { name: 'A set', cards: atomic } } })).toEqual(expected);
});

test('a card beside a plain bear raises doubts by what is not understood of the bear', () => {
  const [ox, web, plain] = cards;
  expect([web, plain].map(doubtsBeside)).toEqual([[], []]);
  const oracle_text = "Creatures can't attack unless the tide is high.";
  const fog = { name: 'Fog Bank', type_line: 'Enchantment', oracle_text };
  expect(doubtsBeside(fog)).toEqual([`"${fog.oracle_text}" of Fog Bank is not used, but could change the answer.`]);
  expect(doubtsBeside(ox)).toHaveLength(1);
  const aura = (oracle_text: string) => ({ name: 'Veil', type_line: 'Enchantment — Aura', oracle_text });
  expect(doubtsBeside(aura('Enchant creature card in a graveyard'))).toEqual([]);
  expect(doubtsBeside(aura('Enchanted creature gets +1/+1 for each land you control.'))).toEqual([]);
  expect(doubtsBeside(aura('Enchanted creature gets -1/-1 for each land you control.'))).toHaveLength(1);
});
