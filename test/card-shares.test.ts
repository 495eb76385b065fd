import { expect, test } from '@jest/globals';
import { cardsIn, sharesOf, weightsIn } from '../scripts/card-shares.js';

const cards = [
  {
    ...{ name: 'Ox of Ann', type_line: 'Creature — Ox' },
    oracle_text:
      "Ox of Ann can't block.\n{1}: Ox of Ann gains flying until end of turn.\nOx of Ann can't attack unless the tide is high.",
  },
  {
    ...{ name: 'Web', type_line: 'Artifact' },
    oracle_text: 'Whenever a creature attacks, all Walls block that creature this turn if able.',
  },
  {
    ...{ name: 'Plain', type_line: 'Creature — Bear' },
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
