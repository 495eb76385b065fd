import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../../src/domain/cards/layers/static-abilities.js';
import { nothingToPerform, stateBasedActions } from '../../../../src/domain/rules/704-state-based-actions.js';
import { describe as told } from '../../../../src/domain/setup/describe.js';
import { asked, rowsIn, says } from '../../combat-asked.js';
import { after, creature, leftBy, ring, table, type ObjectDescription } from '../../tables.js';

const card = (id: string, owner: string, size: string, text = '', more: Partial<ObjectDescription> = {}) => {
  const [power, toughness] = size.split('/');
  const isCreature = size !== '';
  const type = isCreature ? 'Creature — Ox' : (more.typeLine ?? 'Enchantment');
  const cardData = { name: id, type_line: type, oracle_text: text, ...(isCreature && { power, toughness }) };
  const { typeLine: _, ...rest } = more;
  return { id, owner, cardData, ...rest };
};
const at = (...objects: readonly ObjectDescription[]) => ring('Ann Bob Cat', { objects });
const figures = (...objects: readonly ObjectDescription[]): string => {
  const ox = withStaticAbilities(at(...objects)).objects.get('ox');
  return `${ox?.power}/${ox?.toughness}`;
};
const anthem = (text: string, owner = 'Ann', more: Partial<ObjectDescription> = {}) =>
  card(`law of ${owner} ${text}`, owner, '', text, more);
const dying = (...objects: readonly ObjectDescription[]) =>
  stateBasedActions(withStaticAbilities(at(...objects))).flatMap((action) =>
    action.objects.map(({ id }) => [id, ...action.because.map(({ says, doubt }) => doubt ?? says)].join(' | ')),
  );

const onOx = { typeLine: 'Artifact — Equipment', attachedTo: 'ox' };
const sword = card('sword', 'Ann', '', 'Equipped creature gets +4/+4.', onOx);
const crafty = card('ox', 'Ann', '2/2', 'As long as you control an artifact, ox gets +3/+3.');
const base = anthem('Creatures have base power and toughness 1/1.');
describe('power and toughness are as effects and counters make them (613.4)', () => {
  test.each<readonly [string, readonly ObjectDescription[]]>([
    ['2/2', [card('ox', 'Ann', '2/2')]],
    ['3/3', [card('ox', 'Ann', '2/2'), anthem('Creatures you control get +1/+1.')]],
    ['2/2', [card('ox', 'Ann', '2/2'), anthem('Creatures you control get +1/+1.', 'Bob')]],
    ['1/0', [card('ox', 'Ann', '3/2'), anthem('Creatures your opponents control get -2/-2.', 'Bob')]],
    ['4/5', [card('ox', 'Ann', '0/1'), sword]],
    ['4/3', [card('ox', 'Ann', '2/2', '', { counters: { '+1/+1': 2, '-0/-1': 1, shield: 3 } })]],
    ['2/2', [card('ox', 'Ann', '3/3', '', { counters: { '-1/-1': 1 } })]],
    ['3/2', [card('ox', 'Ann', '5/5'), base, anthem('Creatures you control get +2/+1.')]],
    ['2/2', [crafty]],
    ['5/5', [crafty, card('gem', 'Ann', '', '', { typeLine: 'Artifact' })]],
  ])('%s', (expected, objects) => expect(figures(...objects)).toBe(expected));

  test('and as the card says where something is no plain number, or depends on them (613.8)', () => {
    const counting = anthem('Creatures you control get +1/+1 for each artifact you control.');
    expect(figures(card('ox', 'Ann', '2/2'), counting)).toBe('2/2');
    expect(figures(card('ox', 'Ann', '2/2'), anthem('Creatures with power 2 or less get +1/+1.'))).toBe('2/2');
  });

  test('in the range of whoever has it (801.10)', () => {
    const objects = [card('ox', 'Cat', '2/2'), anthem('All creatures get +1/+1.')];
    expect(withStaticAbilities(ring('Ann Bob Cat Dan Eve', { range: 1, objects })).objects.get('ox')?.power).toBe(2);
  });
});

describe('a creature of toughness 0 or less (704.5f)', () => {
  const drain = anthem('Creatures your opponents control get -2/-2.', 'Bob');

  test('dies of what effects make of it, and says what does', () => {
    const name =
      '"Creatures your opponents control get -2/-2." of law of Bob Creatures your opponents control get -2/-2.';
    expect(dying(card('ox', 'Ann', '1/1'), drain)).toEqual([
      `ox | ox has toughness -1 and goes to its owner's graveyard. | ox is printed as 1/1; ${name} makes it -1/-1.`,
    ]);
    expect(dying(card('ox', 'Ann', '3/3'), drain)).toEqual([]);
    expect(dying(card('ox', 'Ann', '3/3', '', { counters: { '-1/-1': 1 } }), drain)).toHaveLength(1);
  });

  test('lives with what is attached to it, and with its counters', () => {
    expect(dying(card('ox', 'Ann', '0/0'), sword)).toEqual([]);
    expect(dying(card('ox', 'Ann', '0/0', '', { counters: { '+1/+1': 1 } }))).toEqual([]);
  });

  test('with a doubt where its counters, or what is told, may say otherwise', () => {
    expect(dying(card('ox', 'Ann', '0/0', 'This creature enters with X +1/+1 counters on it.'))).toEqual([
      'ox | The counters on ox are unknown; with some it would stay.',
    ]);
    expect(dying(creature('ox', 'Ann', { power: 0, toughness: 0 }), sword)).toEqual([
      'ox | Power and toughness are taken as given; "Equipped creature gets +4/+4." of sword changes them.',
    ]);
  });

  test('as players leave: what helped it is gone', () => {
    const state = at(card('ox', 'Ann', '0/0'), anthem('All creatures get +1/+1.', 'Bob'));
    expect(stateBasedActions(state)).toEqual([]);
    expect(stateBasedActions(leftBy(state, 'Bob')).map(({ kind }) => kind)).toEqual(['TO_GRAVEYARD']);
  });
});

const lawOf = (text: string) => anthem(text, 'Bob');
const included = (...objects: readonly ObjectDescription[]) => {
  const [row] = rowsIn(asked.targets(at(...objects)));
  return [row?.included.length, row?.because[0]?.doubt !== undefined];
};

test('a power that is asked for is not known where the card gives none: a doubt, never 0', () => {
  const strong = lawOf("Creatures with power 3 or greater can't attack.");
  expect(included(card('ox', 'Ann', '*/*'), strong)).toEqual([2, true]);
  const skulk = at(card('ox', 'Ann', '1/1', 'Skulk'), card('elk', 'Bob', '*/*'));
  const block = asked.blocks(skulk, 'Bob', 'ox > Bob', 'elk > ox');
  expect(says(block, 'The power and toughness of elk are unknown, and its card gives no numbers;')).toBe(true);
});

describe('counters on an object (122.1)', () => {
  test('are told, told again, replaced by an event, and gone with the object (400.7)', () => {
    const state = at(card('ox', 'Ann', '2/2', '', { counters: { '+1/+1': 2, lore: 0 } }));
    expect(told(state).objects?.[0]?.counters).toEqual({ '+1/+1': 2 });
    expect(table(told(state)).objects).toEqual(state.objects);
    const changed = after(state, { objectChanges: { object: 'ox', counters: { shield: 1 } } });
    expect(changed.objects.get('ox')?.counters).toEqual({ shield: 1 });
    expect(after(state, { objectMoves: { object: 'ox', zone: 'HAND' } }).objects.get('ox')?.counters).toBeUndefined();
  });

  test.each<readonly [unknown, string]>([
    [{ '+1/+1': -1 }, '+1/+1 has to be a whole number from 0 to 1000000.'],
    [{ lore: 1.5 }, 'lore has to be a whole number from 0 to 1000000.'],
    ['two', 'counters has to be an object: numbers by names, as in +1/+1.'],
  ])('%j is refused', (counters, message) => {
    expect(() => at(card('ox', 'Ann', '2/2', '', { counters }))).toThrow(message);
  });
});

describe('what fresh eyes found', () => {
  test('told numbers stay as told, also where they are the card’s', () =>
    expect(figures(card('ox', 'Ann', '2/2', '', { power: 2, toughness: 2, counters: { '-1/-1': 2 } }))).toBe('2/2'));

  test('what is face down is 2/2, and counters add to that (708.2a)', () => {
    const hidden = card('ox', 'Ann', '6/6', '', { faceDown: true, counters: { '-1/-1': 2 } });
    expect([figures(hidden), dying(hidden).length]).toEqual(['0/0', 1]);
    expect(told(table(told(at(hidden))))).toEqual(told(at(hidden)));
  });

  test('what sets them makes a * certain (613.4b); numbers stay within what can be answered', () => {
    expect(figures(card('ox', 'Ann', '*/*'), anthem('Creatures you control have base power and toughness 1/1.'))).toBe(
      '1/1',
    );
    const huge = card('ox', 'Ann', '2/2', '', { counters: { '+99999/-99999': 1_000_000 } });
    expect(figures(huge)).toBe('2147483647/-2147483648');
  });

  test('counters of keywords give those (122.1b)', () => {
    const state = withStaticAbilities(at(card('ox', 'Ann', '2/2', '', { counters: { flying: 1, lore: 2 } })));
    expect(state.objects.get('ox')?.keywords).toEqual(['flying']);
  });

  test('that nothing dies is doubted where something that was not applied may say otherwise', () => {
    const doubt = (...objects: readonly ObjectDescription[]) => nothingToPerform(at(...objects))[0].doubt !== undefined;
    expect(doubt(card('ox', 'Ann', '2/2'), anthem('Creatures get -1/-1 for each card in exile.'))).toBe(true);
    const each = nothingToPerform(at(card('ox', 'Ann', '2/2'), anthem('Creatures get -1/-1 for each card in exile.')));
    expect(each[0].doubt).toMatch(/^"Creatures get .* is not used, but could make a creature's toughness 0\.$/);
    expect(doubt(creature('ox', 'Ann'), anthem('All creatures get -2/-2.'))).toBe(true);
    expect(doubt(card('ox', 'Ann', '*/*'))).toBe(true);
    expect(doubt(card('ox', 'Ann', '2/2'), anthem('Creatures you control get +1/+1.'))).toBe(false);
  });

  test('a card in another zone forgets what was told beside it (400.7)', () => {
    const beside = { keywords: ['Haste'], losesAllAbilities: true, attackRules: [{ kind: 'CANT_ATTACK' as const }] };
    const back = after(
      at(card('ox', 'Ann', '2/2', 'Defender', beside)),
      { objectMoves: { object: 'ox', zone: 'EXILE' } },
      { objectMoves: { object: 'ox', zone: 'BATTLEFIELD' } },
    ).objects.get('ox');
    expect([back?.keywords, back?.attackRules]).toEqual([['Defender'], []]);
  });
});

test('counters are asked for as they are told; where a table tells of none at all, that is a doubt (122.1)', () => {
  const bailiff = anthem("Creatures with two or more oil counters on them can't attack.");
  const rows = (counters?: Record<string, number>) => {
    const ox = { ...card('ox', 'Ann', '2/2'), ...(counters && { counters }) };
    const answer = asked.targets(withStaticAbilities(at(ox, bailiff)));
    return [rowsIn(answer)[0]?.included.length, says(answer, 'The counters on ox are unknown;')];
  };
  expect(rows({ Oil: 2 })).toEqual([0, false]);
  expect(rows({ oil: 1, '+1/+1': 3 })).toEqual([2, false]);
  expect(rows()).toEqual([2, true]);
  expect([rows({}), rows({ oil: 0 })]).toEqual([rows({ oil: 1, '+1/+1': 3 }), [2, false]]);
});

test('a keyword that somebody may have by that is a doubt where another sentence asks for it', () => {
  const moat = anthem("Creatures without flying can't attack.", 'Bob');
  const wings = anthem('Each creature you control with a +1/+1 counter on it has flying.');
  const isDoubted = (keywords: string[], ...others: readonly ObjectDescription[]) =>
    says(asked.targets(at(card('ox', 'Ann', '2/2', '', { keywords }), moat, ...others)), 'counters on ox are unknown');
  expect([isDoubted([], wings), isDoubted([]), isDoubted(['Flying'], wings)]).toEqual([true, false, false]);
});

describe('what is added by a number, or under a condition, that no table tells (613.4c)', () => {
  const small = anthem("Creatures with power 3 or greater can't attack.", 'Bob');
  const doubts = (text: string, size = '2/2') => {
    const answer = asked.targets(at(card('ox', 'Ann', size), small, anthem(text)));
    return says(answer, 'is not used, but could change the answer.');
  };
  test.each([
    'Each creature gets +1/+1 for each other creature on the battlefield that shares a creature type with it.',
    'Creatures you control get +X/+X, where X is the number of turns that you have taken.',
    "As long as you have the city's blessing, oxen you control get +1/+0.",
    'Whatever this says of several things, they get +2/+2 for each of them.',
  ])('is a doubt where it may decide: %s', (text) => {
    expect([doubts(text), doubts(text, '3/3')]).toEqual([true, false]);
  });

  test.each([
    "As long as you have the city's blessing, creatures your opponents control get +1/+0.",
    "As long as you have the city's blessing, Goblins you control get +1/+0.",
    "As long as you have the city's blessing, creatures you control get -1/-0.",
    'Creatures you control get +0/+1 for each card in exile.',
  ])('is none where it reaches others, or changes nothing of it: %s', (text) => expect(doubts(text)).toBe(false));

  test('is added to what is known, and may save what has toughness 0', () => {
    const coat = anthem('Creatures you control get +1/+1 for each card in exile.');
    expect(figures(card('ox', 'Ann', '0/0', '', { counters: { '+1/+1': 2 } }), coat)).toBe('2/2');
    expect(dying(card('ox', 'Ann', '0/0', '', { counters: {} }), coat)).toEqual([
      'ox | "Creatures you control get +1/+1 for each card in exile." of law of Ann Creatures you control get +1/+1 for each card in exile. is not used, as the number that it adds is unknown; it could save ox.',
    ]);
    expect(
      dying(card('ox', 'Ann', '0/0', '', { counters: {} }), anthem('Oxen get -1/-1 for each card in exile.')),
    ).toEqual(["ox | ox has toughness 0 and goes to its owner's graveyard."]);
  });
});
