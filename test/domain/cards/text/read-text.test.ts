import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { meansOf } from '../../../../src/domain/cards/wording/meaning.js';
import { seenFrom, type Names } from '../../../../src/domain/cards/wording/names.js';
import { readText } from '../../../../src/domain/cards/text/read-text.js';
import { notAsked, read, readAfterAnother, unread as notRead } from '../sentences.js';

const players = { ...seenFrom('Ann'), OWNER: 'Bob', ENCHANTED: 'Cyd' };
const names: Names = { objects: { SELF: 'NAME', HOST: 'the ox' }, players };

const reading = (text: string, name = 'NAME', typeLine = 'Creature — Bear') => readText(text, name, typeLine);
const readings = (text: string, typeLine?: string) =>
  reading(text, 'NAME', typeLine).sentences.map(({ reading: found }) => found);
const meaning = (text: string, name?: string) =>
  reading(text, name)
    .sentences.map((sentence) => (sentence.reading === 'READ' ? meansOf(sentence.clauses, names) : sentence.reading))
    .join(' ');

describe('the text of a card', () => {
  test.each([...read, ...readAfterAnother])('%s', (sentence, means) => expect(meaning(sentence)).toBe(means));

  test.each([
    ['Bestow {3}{U}', 'NAME lacks the type creature and also has the type Aura unless NAME is unattached.'],
    ['Reconfigure {2}', 'NAME lacks the type creature unless NAME is unattached.'],
    ['Impending 4—{1}{G}', 'NAME lacks the type creature while NAME has time counters.'],
    ['Living metal', 'NAME also has the type creature while it is the turn of Ann.'],
    ['Unleash', 'NAME may not block while NAME has +1/+1 counters.'],
    ['Flying, living metal', 'NOT_READ'],
  ])('%s', (keyword, means) => expect(meaning(keyword)).toBe(means));

  test.each(notRead)('is not read: %s', (sentence) => expect(readings(sentence)).toEqual(['NOT_READ']));

  test.each(notAsked)('is not asked: %s', (sentence) => expect(readings(sentence)).toEqual(['NOT_ASKED']));

  test('is read as a whole or not at all', () => {
    for (const [sentence] of read)
      expect(readings(sentence.replace(/\.?"?$/, ' unless the tide is high$&'))).not.toContain('READ');
  });

  test('says the same in the wordings of all times', () => {
    const same: readonly (readonly string[])[] = [
      [
        'NAME attacks each combat if able.',
        'NAME attacks each turn if able.',
        'This creature attacks each combat if able.',
      ],
      ["Creatures can't attack you.", "Each creature can't attack you.", "All creatures can't attack you."],
      [
        "Creatures can't attack you unless their controller pays {2} for each creature he or she controls that's attacking you.",
        "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
      ],
      ["NAME can't block if it's black.", 'NAME can’t block if it’s black.', "NAME can't block as long as it's black."],
    ];
    for (const wordings of same) expect(new Set(wordings.map((each) => meaning(each))).size).toBe(1);
    expect(meaning("Orsa can't block.", 'Orsa, Wrath of the Fen')).toBe(meaning("This creature can't block."));
  });

  test('a legend is called by a part of its name', () => {
    const legend = 'Legendary Creature — Goat';
    const means = (text: string, name: string, typeLine = legend) =>
      reading(text, name, typeLine).sentences.map((each) => each.reading === 'READ' && meansOf(each.clauses, names))[0];
    for (const name of ['Orsa of the Fen', 'Orsa Fenwalker', 'Old Orsa', 'Goat Orsa the Meek', 'Orsa and Ilm']) {
      expect(means("Goats can't block Orsa.", name)).toBe('Goat creatures may not block NAME.');
      expect(means("Creatures with power less than Orsa's power can't block it.", name)).toBe(
        'Creatures of power less than the power of NAME may not block NAME.',
      );
    }
    expect(means("Ilm Dol can't block.", 'Ilm Dol of the Fen')).toBe('NAME may not block.');
    expect(means("Goats can't block Humans.", 'Goat King of Humans')).toBe(
      'Goat creatures may not block Human creatures.',
    );
    expect(means("Goats can't block Orsa.", 'Orsa Fenwalker', 'Creature — Orsa')).toBe(
      'Goat creatures may not block Orsa creatures.',
    );
  });

  test('what stands in parentheses is not read', () => {
    expect(reading("Flying (This creature can't block.)")).toEqual({ keywords: ['Flying'], sentences: [] });
    expect(meaning("NAME can't block. (It may attack (and more).)")).toBe('NAME may not block.');
  });

  test('keyword abilities are told apart from sentences', () => {
    const text = 'Flying, lifelink\nProtection from red and from white\nSwampwalk\nCycling {2}\nDefender';
    expect(reading(text).keywords).toEqual([
      ...['Flying', 'Lifelink', 'Protection from red', 'Protection from white', 'Swampwalk', 'Defender'],
    ]);
  });

  const [asked, unread] = ['NOT_ASKED', 'NOT_READ'];
  const creature = 'Creature — Bear';
  test.each([
    [
      'the paragraph of a triggered ability',
      "When NAME enters, scry 1. Creatures can't block this turn.",
      creature,
      asked,
      asked,
    ],
    ['that of a choice', "Choose one —\n• Creatures can't block.", 'Sorcery', asked, asked],
    [
      'what follows a choice, which is done once',
      "You may reveal this card from your opening hand. If you do, creatures can't attack you.",
      ...[creature, asked, asked],
    ],
    ['an Attraction triggers', "Visit — Goats can't block this turn.", 'Artifact — Attraction', asked],
    ['a dungeon triggers', 'Goat Lair — Create a Goat. (Leads to: Gate)', 'Dungeon', asked],
    [
      'a mode may be triggered by itself',
      'As NAME enters, choose ebb or flood.\n• Ebb — Whenever NAME attacks, scry 1.\n• Flood — Creatures have menace.',
      ...[creature, asked, asked, unread],
    ],
    [
      'the level of a class is a state that no table tells',
      "NAME can't block.\n{1}{R}: Level 2\nCreatures you control have menace.",
      ...['Enchantment — Class', 'READ', asked, unread],
    ],
    [
      'levels and station numbers ask for counters',
      "Level up {2}\nLEVEL 1-3\n2/2\nNAME can't block.\nLEVEL 4+\n4/4\nFlying",
      ...[creature, 'READ', 'READ', 'READ', 'READ'],
    ],
    [
      'not what triggers at a station number, or stands before it',
      "NAME can't block.\nStation\n9+ | Flying\nNAME can't be blocked.\nWhenever NAME attacks, scry 1.",
      ...['Artifact — Spacecraft', 'READ', 'READ', 'READ', asked],
    ],
    ['nor what is not understood', 'Station\n9+ | The tide is high.', 'Artifact — Spacecraft', unread],
  ])('how it is read, sentence by sentence: %s', (_, text, typeLine, ...expected) => {
    expect(readings(text, typeLine)).toEqual(expected);
  });

  test('a name that begins as a keyword ability does is none', () => {
    const name = 'Champion of the Fen';
    const { keywords, sentences } = reading(`${name} gets +2/+2 for each Aura attached to it.`, name);
    expect([keywords, sentences.length]).toEqual([[], 1]);
  });

  test.each([
    ['To solve — You control three or more creatures.', 'NOT_ASKED'],
    ["Solved — Whenever you attack, creatures can't block this turn.", 'NOT_ASKED'],
    ["Max speed — At the beginning of combat on your turn, a Goat can't block this turn.", 'NOT_ASKED'],
    ["Solved — {2}: A Goat can't block this turn.", 'NOT_ASKED'],
    ["Solved — Goats can't block.", 'NOT_READ'],
  ])('of such a state, what triggers or is activated is not asked: %s', (text, expected) => {
    expect(readings(text, 'Enchantment — Case')).toEqual([expected]);
  });

  test('the table of a die is part of the ability that has it rolled', () => {
    const rows = "1—9 | Scry 1.\n10–19 | Goats can't block this turn.\n20 | Goad each Goat.";
    for (const rolls of ['When NAME enters, roll a d20.', '{T}: Roll a d20.'])
      expect(new Set(readings(`${rolls}\n${rows}`))).toEqual(new Set(['NOT_ASKED']));
  });

  test('pronouns mean what was named last', () => {
    expect(meaning("As long as enchanted creature is a Wall, it gets +1/+1. Otherwise, it can't block.")).toBe(
      'The ox has +1/+1 while the ox is a Wall. The ox may not block unless the ox is a Wall.',
    );
    expect(readings("Creatures can't block if it's black.")).toEqual(['NOT_READ']);
  });

  test('anything may come', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, name) => {
        expect(() => reading(text, name)).not.toThrow();
      }),
      { numRuns: 200 },
    );
    for (const sign of ['(', ')', '"', '{', '.', "can't ", 'creatures and ', '<b>', 'as long as ', '• ', '\n'])
      expect(() => reading(sign.repeat(200_000 / sign.length), sign)).not.toThrow();
  });
});

test.each([
  ...['Mice Mouse', 'Oxen Ox', 'Cyclopes Cyclops', 'Octopodes Octopus', 'Wolves Wolf', 'Fungi Fungus', 'Allies Ally'],
  ...['Faeries Faerie', 'Sphinxes Sphinx', 'Djinn Djinn'],
])('the plural of a creature type: %s', (words) => {
  const [plural = '', type = ''] = words.split(' ');
  const said = (text: string) => JSON.stringify(readText(text, 'Law', 'Enchantment').sentences[0]);
  for (const text of [`${plural} can't attack.`, `Other ${plural} you control have flying.`])
    expect(said(text)).toContain(`{"is":"TYPE","words":["${type.toLowerCase()}"],"said":"${type}"}`);
});

test.each([
  ['Hexproof from black', 'Hexproof from black'],
  ['Hexproof from planeswalkers and from red', 'Hexproof from planeswalkers, Hexproof from red'],
  [
    'Flying, hexproof from activated and triggered abilities',
    'Flying, Hexproof from activated and triggered abilities',
  ],
  ['Protection from Goats, Elks, and Oxen, lifelink', 'Protection from goats, elks, and oxen, Lifelink'],
  [
    'Lifelink, protection from converted mana cost 3 or greater',
    'Lifelink, Protection from converted mana cost 3 or greater',
  ],
  ['Flying, protection from the chosen color', 'NOT_READ'],
  ["Protection from red, can't be blocked", 'NOT_READ'],
  ['Bushido 2, first strike', 'First strike'],
  ['Menace, ward—{2}, Pay 2 life.', 'Menace'],
  ['Ward—{2}, Pay 2 life', ''],
])('every keyword of a line is kept, whatever its quality or cost: %s', (text, found) => {
  const { keywords, sentences } = readText(text, 'NAME', 'Creature');
  expect([...keywords, ...sentences.map(({ reading }) => reading)].join(', ')).toBe(found);
});

test.each(['Dr. Ox', 'Mrs. Ox', 'B.F.M.', 'J.J. Ox of St. Ox'])('the periods of a name end no sentence: %s', (name) => {
  const { sentences } = readText(`${name} can't be blocked. ${name} attacks each combat if able.`, name, 'Creature');
  expect(sentences.map((each) => (each.reading === 'READ' ? each.clauses.map(({ effect }) => effect) : []))).toEqual([
    [{ does: 'CANT_BE_BLOCKED', creatures: { is: 'SELF' }, by: null }],
    [{ does: 'ATTACKS', creatures: { is: 'SELF' }, target: null }],
  ]);
});

test.each([
  [
    "Level up {2}\nLEVEL 1-3\n2/2\nNAME can't block.\nLEVEL 4+\n4/4\nFlying",
    [
      'NAME has power and toughness 2/2 while NAME has level counters, unless NAME has 4 or more level counters.',
      'NAME may not block while NAME has level counters, unless NAME has 4 or more level counters.',
      'NAME has power and toughness 4/4 while NAME has 4 or more level counters.',
      'NAME is given flying while NAME has 4 or more level counters.',
    ],
  ],
  [
    "Station (It's an artifact creature at 8+.)\n2+ | Creatures you control have menace.\n8+ | Flying",
    [
      'Creatures that Ann controls are given menace while NAME has 2 or more charge counters.',
      'NAME is given flying while NAME has 8 or more charge counters.',
      'NAME also has the type creature while NAME has 8 or more charge counters.',
    ],
  ],
])('lines hold while so many counters are there: %s', (text, means) => {
  const { sentences } = readText(text, 'NAME', 'Artifact — Spacecraft');
  expect(sentences.map((each) => (each.reading === 'READ' ? meansOf(each.clauses, names) : each.reading))).toEqual(
    means,
  );
});
