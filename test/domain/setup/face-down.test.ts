import { expect, test } from '@jest/globals';
import { describe } from '../../../src/domain/setup/describe.js';
import { textOf } from '../../../src/domain/notation/text-of.js';
import { takePlace } from '../../../src/domain/events/events.js';
import { table } from '../tables.js';

const cardData = {
  name: 'Whetwheel Sphinx',
  type_line: 'Creature — Sphinx',
  oracle_text: "Flying\nCreatures can't attack you.",
  colors: ['U'],
  power: '4',
  toughness: '6',
};
const players = [{ id: 'a' }, { id: 'b' }];
const told = { players, objects: [{ id: 'o', owner: 'a', cardData, faceDown: true }] };

test('708.2a: a card face down is a 2/2 creature without name, text, subtypes, colors and keywords', () => {
  const object = table(told).objects.get('o');
  const plain = { name: 'o', typeLine: 'Creature', colors: [], keywords: [], power: 2, toughness: 2, printed: null };
  expect(object).toMatchObject(plain);
});

test('708.2a: what is told beside the card is what it has', () => {
  const objects = [{ id: 'o', owner: 'a', cardData, faceDown: true, keywords: ['Haste'], power: 3 }];
  expect(table({ players, objects }).objects.get('o')).toMatchObject({ keywords: ['Haste'], power: 3, toughness: 2 });
});

test('it is described, and written, as the card that it is', () => {
  const state = table(told);
  expect(describe(state).objects).toMatchObject([{ cardData, faceDown: true }]);
  expect(describe(table(describe(state)))).toEqual(describe(state));
  const instant = table({ players, objects: [{ id: 'o', owner: 'a', typeLine: 'Instant', faceDown: true }] });
  expect(textOf(instant).text).toContain('o face down (Instant)');
});

test('708.9: elsewhere it is turned face up', () => {
  const taken = takePlace(table(told), [{ objectMoves: { object: 'o', zone: 'GRAVEYARD' } }], { force: false });
  const after = taken.ok ? taken.value[0]?.after.objects.get('o') : undefined;
  expect(after).toMatchObject({ name: 'Whetwheel Sphinx', power: 4, zone: 'GRAVEYARD' });
  expect(after).not.toHaveProperty('faceDown');
});
