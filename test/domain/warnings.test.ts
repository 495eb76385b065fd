import { describe, expect, test } from '@jest/globals';
import { keywordAdvice, keywordAbilities, openKeywords } from '../../src/domain/rulebook/keywords-and-types.js';
import { otherKeywords } from '../../src/domain/rulebook/keywords-and-types.js';
import { warningsOf } from '../../src/domain/warnings.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { attacksIn } from './combat-told.js';
import { creature, problemsOf, ring, thing, type ObjectDescription } from './tables.js';

const warnings = (...objects: readonly ObjectDescription[]) => warningsOf(ring('A B', { objects }));
const isSpell = ({ typeLine = '' }: Partial<ObjectDescription>) => /instant|sorcery/i.test(typeLine ?? '');
const told = (object: Partial<ObjectDescription>): string[] =>
  warnings(creature('ox', 'A', { ...(isSpell(object) && { zone: 'GRAVEYARD' }), ...object })).map(
    ({ code, message }) => `${code} ${message}`,
  );

const ofKeyword = (keyword: string, object: Partial<ObjectDescription> = {}): string =>
  told({ ...object, keywords: [keyword] }).join('\n');

describe('Keywords that there are not', () => {
  test('are counted from the description', () => {
    const cub = creature('cub', 'B', { keywords: ['Flying', 'Hate'], zone: 'HAND' });
    const [warning, ...others] = warnings(creature('ox', 'A'), cub);
    expect([warning?.path, warning?.about[0]?.id, others]).toEqual([['objects', 1, 'keywords', 1], 'cub', []]);
  });

  test.each(Object.entries(keywordAdvice))('%s is no keyword: %s', (keyword, instead) => {
    expect(ofKeyword(keyword)).toBe(`UNKNOWN_KEYWORD "${keyword}" of ox is not a keyword ability: ${instead}.`);
  });

  test('a sentence of a card that is not understood is told at its card', () => {
    const cardData = { name: 'ox', type_line: 'Creature — Ox', oracle_text: 'Xyzzy creatures plugh the frobnicate.' };
    expect(warnings(creature('elk', 'A'), { id: 'ox', owner: 'A', cardData })).toMatchObject([
      {
        code: 'TEXT_NOT_READ',
        path: ['objects', 1, 'cardData'],
        about: [{ id: 'ox' }],
        message: expect.stringMatching(/^ox says "Xyzzy .*", which was not understood/),
      },
    ]);
  });

  test('several in one entry are told apart', () => {
    expect(ofKeyword('Flying, vigilance')).toContain('each needs an entry of its own');
    expect(ofKeyword('Flyng')).toMatch(/[^?]\?$/);
    for (const odd of ['Overprotection', 'Snowlandwalk', 'Zyxer swampwalk', 'Landwalker'])
      expect(ofKeyword(odd)).toMatch(/^UNKNOWN_KEYWORD /);
  });

  test('are found in the filters of its rules, too', () => {
    const filter = { anyOf: [{ keywords: ['Flying'] }, { not: { keywords: ['Fling'] } }] };
    const object = creature('ox', 'A', { attackRules: [{ kind: 'CANT_ATTACK', creatures: filter }] });
    const aura = thing('aura', 'Enchantment — Aura', 'A', { enchants: { keywords: ['Fling'] }, zone: 'HAND' });
    expect(warnings(object, aura).map(({ path }) => path)).toEqual([
      ['objects', 0, 'attackRules', 0, 'creatures', 'anyOf', 1, 'not', 'keywords', 0],
      ['objects', 1, 'enchants', 'keywords', 0],
    ]);
  });
});

describe('Keywords that an effect gives or takes', () => {
  const keywords = Array.from({ length: 99 }, (_, number) => `Flyng ${number}`);
  const state = ring('A B', {
    objects: ['elk', 'ox'].map((id) => creature(id, 'A', { keywords })),
    effects: [
      { on: ['elk'], attackRules: [{ kind: 'CANT_ATTACK' }] },
      { on: ['ox'], keywords: ['Flying', 'Fling'], losesKeywords: ['Fling', 'Reach'] },
      { on: ['elk'], keywords: ['Hexprof'] },
    ],
  });

  test('are told of by the first object that it is on, and no more than two hundred in all', () => {
    const found = warningsOf(state);
    expect(found.slice(198).map(({ code, path, about }) => [code, path, about[0]?.id])).toEqual([
      ['UNKNOWN_KEYWORD', ['effects', 1, 'keywords', 1], 'ox'],
      ['UNKNOWN_KEYWORD', ['effects', 1, 'losesKeywords', 0], 'ox'],
    ]);
    expect(found.at(-1)?.message).toMatch(/"Fling" of ox is not .* No more than 200 warnings are listed\.$/);
  });
});

describe('Keywords that are not used', () => {
  test.each([
    ['Protection', 'does not say from what'],
    ['Landwalk', 'does not say which lands'],
    ['Protection from blakc', 'nearest is "black"'],
    ['Protection from the chosen color', '"the chosen color" is not a color'],
    ['Protection from mana value 3 or less', 'is not used in full'],
    ['Bands with other Legends', 'whose bands'],
    ['Unleash', 'CANT_BLOCK'],
  ])('%s', (keyword, why) => {
    expect(ofKeyword(keyword)).toMatch(/^KEYWORD_NOT_READ /);
    expect(ofKeyword(keyword)).toContain(why);
    expect(ofKeyword(keyword, { zone: 'HAND' })).toBe('');
  });

  test.each<[string, Partial<ObjectDescription>, boolean]>([
    ['Enchant creature', { typeLine: 'Enchantment — Aura' }, true],
    ['Enchant creature', { typeLine: 'Enchantment — Aura', enchants: { types: ['Creature'] } }, false],
    ['Unleash', { blockRules: [{ kind: 'CANT_BLOCK' }] }, false],
    ['Living metal', { typeLine: 'Artifact — Vehicle' }, true],
    ['Living metal', {}, false],
    ['Impending 4—{2}{W}', {}, true],
    ['Impending 4—{2}{W}', { typeLine: 'Enchantment — Horror' }, false],
    ['Bestow {3}', { typeLine: 'Enchantment — Aura' }, true],
    ['Bestow {3}', {}, false],
  ])('%s of %j: %j', (keyword, object, isTold) => {
    expect(ofKeyword(keyword, object).startsWith('KEYWORD_NOT_READ')).toBe(isTold);
  });
});

describe('Every keyword of the rules is used, warned of, or bears on nothing asked', () => {
  const { USED, NOT_READ, ...idle } = keywordAbilities;
  const bearing: readonly string[] = [...USED, ...NOT_READ];
  const silent = Object.values(idle).flat();
  const others = { flyer: 'Flying', shade: 'Shadow', rider: 'Horsemanship', warded: 'Protection from Goblins' };

  test('each once', () => {
    const all = [...bearing, ...silent];
    expect(new Set(all).size).toBe(all.length);
    expect(openKeywords.filter((name) => !all.includes(name))).toEqual([]);
    expect(otherKeywords.filter((name) => all.includes(name) || name in keywordAdvice)).toEqual([]);
  });

  /** What the combat questions answer of creatures with a keyword, over blockers of many kinds. */
  const answers = (keyword: string | null): string => {
    const having = (keywords: string[]) => ({ keywords: [...keywords, ...(keyword === null ? [] : [keyword])] });
    const state = ring('A B', {
      objects: [
        creature('x', 'A', { ...having([]), colors: ['GREEN'], power: 1 }),
        creature('sick', 'A', { ...having([]), controlledSinceTurnBegan: false }),
        creature('b', 'B', having([])),
        creature('ogre', 'B', { power: 5, colors: ['RED'] }),
        thing('swamp', 'Basic Land — Swamp', 'B'),
        ...Object.entries(others).map(([id, other]) => creature(id, 'A', { keywords: [other] })),
      ],
    });
    const attacks = attacksIn(['x > B in 1', ...Object.keys(others).map((id) => `${id} > B`)].join(', '));
    const asked: [string, unknown][] = [
      ['legalAttackTargets', { player: 'A' }],
      ['checkAttack', { player: 'A', attacks }],
      ['legalBlocks', { player: 'B', attacks }],
      ['checkBlocks', { player: 'B', blocks: [{ blocker: 'ogre', attacker: 'x' }], attacks }],
    ];
    const rulings = asked.map(([name, given]) => {
      const answered = catalogue.find((question) => question.name === name)?.ask(state, given);
      return JSON.stringify(answered, (key, value: unknown) => (key === 'keywords' ? undefined : value));
    });
    return rulings.join('\n');
  };
  const without = answers(null);

  test.each(USED.filter((name) => !['landwalk', 'protection', 'vigilance'].includes(name)))('%s is used', (name) => {
    expect(answers(name)).not.toBe(without);
    expect(ofKeyword(name)).toBe('');
  });

  test.each(['Swampwalk', 'Protection from red', 'Snow landwalk', 'Desertwalk'])('%s gives no warning', (name) => {
    expect(ofKeyword(name)).toBe('');
  });

  test.each(silent)('%s bears on no combat', (name) => {
    expect(answers(name)).toBe(without);
    expect(ofKeyword(name)).toBe('');
  });

  test.each([
    ...['Ward {2}', 'Ward—Pay 2 life.', 'Equip {3}', 'Plainscycling {2}', 'Basic landcycling {1}', 'Fox offering'],
    ...['For Mirrodin!', 'Start your engines!', 'Partner—Survivors', 'Modular—Sunburst', 'Suspend 4—{U}', 'Landfall'],
    ...['Hexproof from black', 'Trample over planeswalkers', 'Partner with Pir', 'Toxic 1', 'Level up {2}'],
  ])('%s is known', (keyword) => expect(ofKeyword(keyword)).toBe(''));
});

describe('Type lines', () => {
  test.each([
    [
      'Creatur — Bear',
      '"Creatur" in the type line of ox is neither a card type nor a supertype: did you mean creature?',
    ],
    ['Artifact Creautre — Ox', 'did you mean creature?'],
    ['Legendray Creature', 'did you mean legendary?'],
    ['Bear', '"Bear" in the type line of ox is a subtype: write it after a dash, as in Creature — Bear.'],
  ])('%s', (typeLine, message) => {
    expect(told({ typeLine }).join('\n')).toContain(message);
    expect(told({ typeLine })[0]).toMatch(/^UNKNOWN_TYPE /);
  });

  test.each([
    ...['Creature — Zyxer', 'Token Creature — Saproling', 'Basic Snow Land — Forest', 'Triggered ability'],
    ...['Emblem — Jace', 'World Enchantment', 'Tribal Instant — Goblin', 'Kindred Instant – Goblin'],
    ...['Creature - Bear', 'Plane—Dominaria'],
  ])('%s is understood', (typeLine) => expect(told({ typeLine })).toEqual([]));

  test.each([
    ['Creature — Goblni Warrior', 'Goblni', 'goblin'],
    ['Creature — Goblin Warior', 'Warior', 'warrior'],
    ['Creature - Drgaon', 'Drgaon', 'dragon'],
    ['Kindred Instant — Fearie', 'Fearie', 'faerie'],
    ['Creature — Elves', 'Elves', 'elf'],
    ['Basic Land — Forrest', 'Forrest', 'forest'],
    ['Artifact — Equipmnt', 'Equipmnt', 'equipment'],
    ['Artifact Creature — Vehcile', 'Vehcile', 'vehicle'],
  ])('%s: a letter makes a subtype of %s', (typeLine, word, meant) => {
    expect(told({ typeLine })).toEqual([
      `UNKNOWN_TYPE "${word}" in the type line of ox is not a known subtype: did you mean ${meant}?`,
    ]);
  });

  test.each([
    ...['Creature — Elff', 'Creature — Efl', 'Creature — Time Lord', 'Creature — Golbnis'],
    ...['Legendary Planeswalker — Will', 'Plane — Forrest', 'Land — Goblni', 'Sorcery — Forrest', 'Creature — —'],
  ])('%s is taken as a new subtype, or a name', (typeLine) => expect(told({ typeLine })).toEqual([]));

  test('what a card database gives, or the table names elsewhere, is no slip of the pen', () => {
    const moose = { typeLine: 'Creature — Moose' };
    const cardData = { name: 'Moose', type_line: moose.typeLine, oracle_text: '' };
    expect(told(moose)).toHaveLength(1);
    expect(warnings({ id: 'ox', owner: 'A', cardData })).toEqual([]);
    expect(told({ ...moose, cardData: { ...cardData, type_line: 'Creature — Elk' } })).toHaveLength(1);
    expect(told({ ...moose, keywords: ['Protection from moose'] })).toEqual([]);
    for (const creatures of [{ types: ['moose'] }, { not: { types: ['Moose'] } }, { anyOf: [{ types: ['MOOSE'] }] }])
      expect(told({ ...moose, attackRules: [{ kind: 'CANT_ATTACK', creatures }] })).toEqual([]);
  });

  test('a word of a filter that a letter makes a type of', () => {
    const found = (types: string[], typeLine = 'Creature — Bear') => {
      const blockRules = [{ kind: 'CANT_BLOCK' as const, creatures: { anyOf: [{ types }] } }];
      return warnings(creature('ox', 'A', { typeLine, blockRules }));
    };
    expect(found(['Creature', 'Goblins']).map(({ code, path, message }) => [code, path, message])).toEqual([
      [
        'UNKNOWN_TYPE',
        ['objects', 0, 'blockRules', 0, 'creatures', 'anyOf', 0, 'types', 1],
        '"Goblins" in a filter of ox is not a known type: did you mean goblin?',
      ],
    ]);
    expect(found(['Creatur'])).toHaveLength(1);
    expect(found(['legendary', 'token', 'Forest', 'Zyxer'])).toEqual([]);
    expect(found(['Moose'], 'Creature — Moose')).toEqual([]);
  });

  test('702.16a: protection from a subtype that a permanent has is used, though it is new', () => {
    const zyxer = creature('new', 'B', { typeLine: 'Creature — Zyxer' });
    const told = (keyword: string) => warnings(creature('ox', 'A', { keywords: [keyword] }), zyxer);
    expect(told('Protection from Zyxers')).toEqual([]);
    expect(told('Protection from Zyxxers')).toHaveLength(1);
  });

  test('a dash without spaces parts types from subtypes', () => {
    const state = ring('A B', { objects: [creature('ox', 'A', { typeLine: 'Creature—Elf' })] });
    expect(state.objects.get('ox')?.types).toEqual(['creature', 'elf']);
  });

  test('are told by the path of the type line', () => {
    const odd = creature('ox', 'A', { typeLine: 'Creatur — Bear' });
    expect(warnings(odd)).toMatchObject([{ path: ['objects', 0, 'typeLine'], about: [{ id: 'ox' }] }]);
  });

  test('of two faces are refused', () => {
    const typeLine = 'Creature — Human // Creature — Demon';
    expect(problemsOf({ players: [{ id: 'A' }, { id: 'B' }], objects: [creature('ox', 'A', { typeLine })] })).toEqual([
      `"${typeLine}" holds the type lines of two faces; give only the one that is up.`,
    ]);
  });
});

describe('A card whose text is not told', () => {
  const named = { id: 'p', name: 'Propaganda', typeLine: 'Enchantment', owner: 'B' };
  const codes = (more: Partial<ObjectDescription>) => warnings({ ...named, ...more }).map(({ code }) => code);

  test('is a permanent with a name of its own, and the warning says how its text is told', () => {
    const notTold = { code: 'TEXT_NOT_TOLD', path: ['objects', 1], about: [{ id: 'p' }] };
    const message = expect.stringContaining('cardData');
    expect(warnings(creature('ox', 'A'), named)).toMatchObject([{ ...notTold, message }]);
    expect(codes({ cardData: { name: 'Propaganda', type_line: 'Enchantment' } })).toEqual(['TEXT_NOT_TOLD']);
  });

  test.each<[string, Partial<ObjectDescription>]>([
    ['an id alone', { name: null }],
    ['a token', { token: true }],
    ['a creature', { typeLine: 'Artifact Creature' }],
    ['a basic land', { typeLine: 'Basic Snow Land — Forest' }],
    ['a card in a hand', { zone: 'HAND' }],
    ['a card face down', { faceDown: true }],
    ['one with keywords', { keywords: ['Flying'] }],
    ['one with rules', { attackRules: [{ kind: 'CANT_ATTACK' }] }],
    ['one that says what it enchants', { enchants: {} }],
    ['one that is said to have no text', { cardData: { text: '' } }],
    ['one whose abilities are lost', { cardData: { type_line: 'Artifact' }, losesAllAbilities: true }],
  ])('is not %s', (_, more) => expect(codes(more)).toEqual([]));
});

test('No more than two hundred warnings are told of one table', () => {
  const objects = Array.from({ length: 30 }, (_, index) =>
    creature(`ox${index}`, 'A', { keywords: Array.from({ length: 50 }, (_each, number) => `Flyng ${number}`) }),
  );
  const all = warnings(...objects.slice(0, 4));
  expect([all.length, all.at(-1)?.message.includes('No more')]).toEqual([200, false]);
  const message = `${all.at(-1)?.message} No more than 200 warnings are listed.`;
  expect(warnings(...objects)).toMatchObject(
    [...all.slice(0, -1), { ...all.at(-1), message }].map(({ path, message }) => ({ path, message })),
  );
});
