import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../../src/domain/cards/layers/static-abilities.js';
import { nothingToPerform } from '../../../../src/domain/rules/704-state-based-actions.js';
import { asked, rowsIn, says } from '../../combat-asked.js';
import { ring, type ObjectDescription } from '../../tables.js';

interface Card {
  readonly type_line?: string;
  readonly oracle_text?: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly mana_cost?: string;
  readonly manaCost?: string;
}
const card = (id: string, cardData: Card, more: Partial<ObjectDescription> = {}): ObjectDescription => ({
  ...{ id, owner: 'Ann', cardData: { name: id, type_line: 'Creature — Ox', ...cardData } },
  ...more,
});
const ox = (oracle_text: string, size = '*/*', more: Partial<ObjectDescription> = {}): ObjectDescription => {
  const [power, toughness] = size.split('/');
  return card('Ox', { oracle_text, power, toughness }, { controller: 'Ann', ...more });
};
const law = (oracle_text: string): ObjectDescription => card('Law', { type_line: 'Enchantment', oracle_text });
const permanent = (id: string, type_line: string, owner = 'Ann') =>
  card(id, { type_line, ...(type_line.includes('Creature') && { power: '1', toughness: '1' }) }, { owner });
const lying = (zone: 'HAND' | 'GRAVEYARD' | 'LIBRARY', types: string, owner = 'Ann'): readonly ObjectDescription[] =>
  types.split(', ').map((type_line, place) => card(`${owner} ${zone} ${place}`, { type_line }, { owner, zone }));

const tableOf = (objects: readonly ObjectDescription[]) => ring('Ann Bob Cat', { objects });
const figures = (...objects: readonly ObjectDescription[]): string => {
  const found = withStaticAbilities(tableOf(objects)).objects.get('Ox');
  return `${found?.power}/${found?.toughness}`;
};
const isDoubted = (...objects: readonly ObjectDescription[]): boolean =>
  nothingToPerform(tableOf(objects))[0].doubt !== undefined;

const each = (what: string): string => `Ox's power and toughness are each equal to ${what}.`;

const swamps = 'ab'.split('').map((id) => permanent(id, 'Basic Land — Swamp'));

describe('a * is what its card says (604.3, 613.4a)', () => {
  test.each<readonly [string, string, readonly ObjectDescription[]]>([
    ['2/2', each('the number of Swamps you control'), swamps],
    ['1/1', each('the number of creatures you control'), [permanent('Elk', 'Creature — Elk', 'Bob')]],
    ['20/20', each('your life total'), []],
    ['3/3', each('the number of cards in your hand'), lying('HAND', 'Land, Instant, Creature — Elk')],
    [
      '3/3',
      each('the number of creature cards in all graveyards'),
      [...lying('GRAVEYARD', 'Creature — Elk, Sorcery'), ...lying('GRAVEYARD', 'Creature — Elf, Creature — Ox', 'Cat')],
    ],
    [
      '2/3',
      "Ox's power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.",
      [...lying('GRAVEYARD', 'Creature — Elk, Sorcery'), ...lying('GRAVEYARD', 'Creature — Elf', 'Cat')],
    ],
    ['3/3', each('1 plus the number of opponents you have'), []],
    [
      '4/4',
      each('twice the number of instant and sorcery cards in your graveyard'),
      lying('GRAVEYARD', 'Instant, Sorcery, Land'),
    ],
    [
      '2/2',
      each('the number of basic land types among lands you control'),
      [permanent('a', 'Land — Swamp Forest'), permanent('b', 'Land — Forest')],
    ],
  ])('%s: %s', (expected, text, objects) => {
    expect(figures(ox(text), ...objects)).toBe(expected);
    expect(isDoubted(ox(text), ...objects)).toBe(false);
  });

  test('is none of lands where others are told', () =>
    expect(figures(ox(each('the number of Swamps you control')), permanent('Mesa', 'Land', 'Cat'))).toBe('0/0'));

  test('one of both, where the other is printed', () => {
    expect(figures(ox("Ox's power is equal to the number of creatures you control.", '*/4'))).toBe('1/4');
    expect(figures(ox("Ox's toughness is equal to the number of creatures you control.", '2/*'))).toBe('2/1');
  });

  test('comes before what sets, and what adds (613.4)', () => {
    const text = each('the number of creatures you control');
    expect(figures(ox(text, '*/*', { counters: { '+1/+1': 2 } }), law('Creatures you control get +1/+0.'))).toBe('4/3');
    expect(figures(ox(text), law('Creatures have base power and toughness 5/5.'))).toBe('5/5');
  });

  test.each([
    each('the number of cards in your hand'),
    each('the number of cards in your graveyard'),
    each('the number of charge counters on Ox'),
    each('the number of turns you have taken'),
    each('the number of Swamps you control'),
    each('the number of basic land types among lands you control'),
  ])('is not known where the table does not tell what is counted: %s', (text) => {
    expect(figures(ox(text), ...lying('HAND', 'Land, Instant', 'Bob'))).toBe('null/null');
    expect(isDoubted(ox(text), ...lying('HAND', 'Land, Instant', 'Bob'))).toBe(true);
  });
});

describe('what is added for each of several, or as X (613.4c)', () => {
  test.each<readonly [string, string, readonly ObjectDescription[]]>([
    ['4/2', 'Ox gets +1/+0 for each Swamp you control.', swamps],
    ['0/0', 'Ox gets -1/-1 for each card in your hand.', lying('HAND', 'Land, Instant')],
    ['4/4', 'Ox gets +X/+X, where X is the number of opponents you have.', []],
    [
      '3/2',
      'Ox gets +X/+0, where X is the number of other creatures you control.',
      [permanent('Elk', 'Creature — Elk')],
    ],
    ['5/5', 'Ox gets +1/+1 for each +1/+1 counter on it.', []],
  ])('%s: %s', (expected, text, objects) => {
    const counters = text.includes('counter') ? { '+1/+1': 2 } : {};
    expect(figures(ox(text, expected === '5/5' ? '1/1' : '2/2', { counters }), ...objects)).toBe(expected);
  });

  test('from the seat of whoever controls it (801.11)', () => {
    const alone = ox('Ox gets +1/+1 for each creature on the battlefield.', '2/2');
    const objects = [alone, permanent('Elk', 'Creature', 'Cat')];
    const far = withStaticAbilities(ring('Ann Bob Cat Dan Eve', { range: 1, objects })).objects.get('Ox');
    expect([far?.power, figures(...objects)]).toEqual([3, '4/4']);
  });

  test('bears a doubt where it counts by power, which would have to be known before (613.8)', () => {
    const text = 'Ox gets +1/+1 for each creature you control with power 2 or less.';
    expect(figures(ox(text, '2/2'))).toBe('2/2');
    const answer = asked.targets(tableOf([ox(text, '2/2'), law("Creatures with power 3 or greater can't attack.")]));
    expect(says(answer, 'is not used, but could change the answer.')).toBe(true);
  });
});

describe('devotion (700.5)', () => {
  const type_line = 'Legendary Enchantment Creature — God';
  const god = (mana_cost: string, oracle_text: string): ObjectDescription =>
    card('God', { type_line, power: '5', toughness: '6', mana_cost, oracle_text });
  const black = "As long as your devotion to black is less than five, God isn't a creature.";
  const both = "As long as your devotion to white and black is less than seven, God isn't a creature.";
  const rite = (mana: Card, more: Partial<ObjectDescription> = {}) =>
    card('Rite', { type_line: 'Enchantment', oracle_text: '', ...mana }, more);
  const attacks = (...objects: readonly ObjectDescription[]) => {
    const answer = asked.targets(withStaticAbilities(tableOf(objects)));
    const row = rowsIn(answer).find(({ attacker }) => attacker.id === 'God');
    return [Boolean(row?.included.length), says(answer, 'not fully known')];
  };

  test.each<readonly [string, boolean, string, string, readonly ObjectDescription[]]>([
    ['its own mana cost alone', false, black, '{3}{B}', []],
    ['five symbols', true, black, '{3}{B}', [rite({ mana_cost: '{B}{B}{B}{B}' })]],
    ['hybrid and Phyrexian symbols', true, black, '{3}{B}', [rite({ manaCost: '{B/G}{W/B}{2/B}{B/P}' })]],
    ['symbols of others', false, black, '{3}{B}', [rite({ mana_cost: '{B}{B}{B}{B}' }, { owner: 'Bob' })]],
    ['symbols of both colors, a hybrid one once', false, both, '{W}{B}', [rite({ mana_cost: '{W/B}{W/B}{W}{U}' })]],
    ['seven of both', true, both, '{W}{B}', [rite({ mana_cost: '{W/B}{W/B}{W}{B}{B}' })]],
    ['no tokens and lands', false, black, '{3}{B}', [rite({}, { token: true }), permanent('Bog', 'Land')]],
  ])('counts %s', (_, isCreature, text, mana, others) => {
    expect(attacks(god(mana, text), ...others)).toEqual([isCreature, false]);
  });

  test('is open where a mana cost is not told, unless it is enough without', () => {
    expect(attacks(god('{3}{B}', black), rite({}))).toEqual([false, true]);
    expect(attacks(god('{B}{B}{B}{B}{B}', black), rite({}))).toEqual([true, false]);
    const altar = rite({ mana_cost: '{3}', oracle_text: 'Your devotion to each color is increased by one.' });
    expect(attacks(god('{3}{B}', black), altar)).toEqual([false, true]);
  });
});

describe('what holds by a number of cards', () => {
  const seven = 'there are seven or more cards in your graveyard';
  const rows = (text: string, ...objects: readonly ObjectDescription[]) => {
    const answer = asked.targets(tableOf([ox(text, '2/2'), ...objects]));
    return [rowsIn(answer)[0]?.included.length, says(answer, 'not fully known')];
  };
  const many = (zone: 'HAND' | 'GRAVEYARD', count: number) => lying(zone, Array(count).fill('Instant').join(', '));

  test.each([seven, 'seven or more cards are in your graveyard'])('%s', (condition) => {
    const text = `As long as ${condition}, Ox can't attack.`;
    expect(rows(text, ...many('GRAVEYARD', 7))).toEqual([0, false]);
    expect(rows(text, ...many('GRAVEYARD', 6))).toEqual([2, false]);
    expect(rows(text)).toEqual([2, true]);
  });

  test('of none, of several kinds, and of types', () => {
    const hellbent = "Ox can't attack unless you have no cards in hand.";
    expect(rows(hellbent, ...many('HAND', 1))).toEqual([0, false]);
    expect(rows(hellbent)).toEqual([2, true]);
    const delirium = "Ox can't attack as long as there are two or more card types among cards in your graveyard.";
    expect(rows(delirium, ...lying('GRAVEYARD', 'Instant, Sorcery'))).toEqual([0, false]);
    expect(rows(delirium, ...many('GRAVEYARD', 3))).toEqual([2, false]);
    const spells = "Ox can't attack unless there is an instant or sorcery card in your graveyard.";
    expect(rows(spells, ...lying('GRAVEYARD', 'Land, Sorcery'))).toEqual([2, false]);
  });

  test('is compared with power: a hand that is told, and one that is not', () => {
    const bridge = law("Creatures with power greater than the number of cards in your hand can't attack.");
    const found = (size: string, ...hand: readonly ObjectDescription[]) => {
      const answer = asked.targets(tableOf([ox('', size), bridge, ...hand]));
      const isOpen = says(answer, 'The number of cards in the hand of Ann is not fully known');
      return [rowsIn(answer)[0]?.included.length, isOpen];
    };
    expect(found('2/2', ...many('HAND', 1))).toEqual([0, false]);
    expect(found('2/2', ...many('HAND', 2))).toEqual([2, false]);
    expect(found('2/2')).toEqual([2, true]);
    expect(found('0/2')).toEqual([2, false]);
  });

  test('changes power, and leaves a doubt about it where the number is not told', () => {
    const text = `As long as ${seven}, Ox gets +3/+3.`;
    expect([figures(ox(text, '2/2'), ...many('GRAVEYARD', 7)), figures(ox(text, '2/2'))]).toEqual(['5/5', '2/2']);
    const answer = asked.targets(tableOf([ox(text, '2/2'), law("Creatures with power 3 or greater can't attack.")]));
    expect(says(answer, 'is not used, but could change the answer.')).toBe(true);
  });

  test('of a chosen player, where one is told', () => {
    const text = "Ox gets -1/-1 for each card in the chosen player's hand.";
    const hand = lying('HAND', 'Land', 'Bob');
    expect(figures(ox(text, '2/2', { chosen: { player: 'Bob' } }), ...hand)).toBe('1/1');
    expect(figures(ox(text, '2/2'), ...hand)).toBe('2/2');
    expect(isDoubted(ox(text, '2/2'), ...hand)).toBe(true);
  });
});
