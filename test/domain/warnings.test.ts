import { describe, expect, test } from '@jest/globals';
import {
  describedOtherwise,
  keywordAbilities,
  openKeywords,
  otherKeywords,
} from '../../src/domain/rulebook/keywords-and-types.js';
import { warningsOf } from '../../src/domain/warnings.js';
import type { ObjectDescription } from '../../src/domain/state/description.js';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { creature, problemsOf, ring, thing } from './tables.js';

const told = (object: Partial<ObjectDescription>): string[] =>
  warningsOf(ring('A B', { objects: [creature('ox', 'A', object)] })).map(({ code, message }) => `${code} ${message}`);

const ofKeyword = (keyword: string, object: Partial<ObjectDescription> = {}): string =>
  told({ ...object, keywords: [keyword] }).join('\n');

describe('Keywords that there are not', () => {
  test.each([
    ['Fliyng', 'flying'],
    ['Menaec', 'menace'],
    ['Defendr', 'defender'],
    ['Mountianwalk', 'mountainwalk'],
    ['Frist strike', 'first strike'],
    ['Flying 2', 'flying'],
    ['Haste.', 'haste'],
  ])('%s: did you mean %s?', (keyword, nearest) => {
    expect(ofKeyword(keyword)).toBe(`UNKNOWN_KEYWORD "${keyword}" of ox is not a keyword: did you mean ${nearest}?`);
  });

  test('are counted from the description', () => {
    const state = ring('A B', {
      objects: [creature('ox', 'A'), creature('cub', 'B', { keywords: ['Flying', 'Hate'], zone: 'HAND' })],
    });
    expect(warningsOf(state).map(({ path, about }) => [path, about[0]?.id])).toEqual([
      [['objects', 1, 'keywords', 1], 'cub'],
    ]);
  });

  test.each(Object.entries(describedOtherwise))('%s is no keyword: %s', (keyword, instead) => {
    expect(ofKeyword(keyword)).toBe(`UNKNOWN_KEYWORD "${keyword}" of ox is not a keyword ability: ${instead}.`);
  });

  test('several in one entry are told apart', () => {
    expect(ofKeyword('Flying, vigilance')).toContain('each needs an entry of its own');
  });

  test('are found in the filters of its rules, too', () => {
    const filter = { anyOf: [{ keywords: ['Flying'] }, { not: { keywords: ['Fling'] } }] };
    const object = creature('ox', 'A', { attackRules: [{ kind: 'CANT_ATTACK', creatures: filter }] });
    expect(warningsOf(ring('A B', { objects: [object] })).map(({ path }) => path)).toEqual([
      ['objects', 0, 'attackRules', 0, 'creatures', 'anyOf', 1, 'not', 'keywords', 0],
    ]);
  });
});

describe('Keywords that are not used', () => {
  test.each([
    ['Protection', 'does not say from what'],
    ['Landwalk', 'does not say which lands'],
    ['Protection from blakc', 'nearest is "black"'],
    ['Protection from the chosen color', '"the chosen color" is no color'],
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
  const { USED, NOT_READ, ...others } = keywordAbilities;
  const bearing: readonly string[] = [...USED, ...NOT_READ];
  const silent = Object.values(others).flat();

  test('each once', () => {
    const all = [...bearing, ...silent];
    expect(new Set(all).size).toBe(all.length);
    expect(openKeywords.filter((name) => !all.includes(name))).toEqual([]);
    expect(otherKeywords.filter((name) => all.includes(name) || name in describedOtherwise)).toEqual([]);
  });

  /** What the combat questions answer of creatures with a keyword, over blockers of many kinds. */
  const answers = (keyword: string | null): string => {
    const having = (keywords: string[]) => ({ keywords: [...keywords, ...(keyword === null ? [] : [keyword])] });
    const state = ring('A B', {
      objects: [
        creature('x', 'A', { ...having([]), colors: ['GREEN'], power: 1 }),
        creature('sick', 'A', { ...having([]), controlledSinceTurnBegan: false }),
        creature('flyer', 'A', { keywords: ['Flying'] }),
        creature('shade', 'A', { keywords: ['Shadow'] }),
        creature('rider', 'A', { keywords: ['Horsemanship'] }),
        creature('warded', 'A', { keywords: ['Protection from Goblins'] }),
        creature('b', 'B', having([])),
        creature('ogre', 'B', { power: 5, colors: ['RED'] }),
        thing('swamp', 'Basic Land — Swamp', 'B'),
      ],
    });
    const attackers = ['x', 'flyer', 'shade', 'rider', 'warded'];
    const attacks = attackers.map((attacker) => ({ attacker, target: 'B', ...(attacker === 'x' ? { band: 1 } : {}) }));
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
  ])('%s is known', (keyword) => {
    expect(ofKeyword(keyword)).toBe('');
  });
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
    ...[
      'Creature — Beer',
      'Token Creature — Saproling',
      'Basic Snow Land — Forest',
      'Triggered ability',
      'Emblem — Jace',
    ],
    ...[
      'World Enchantment',
      'Tribal Instant — Goblin',
      'Kindred Instant – Goblin',
      'Creature - Bear',
      'Plane—Dominaria',
    ],
  ])('%s is understood', (typeLine) => {
    expect(told({ typeLine })).toEqual([]);
  });

  test('a dash without spaces parts types from subtypes', () => {
    expect(
      ring('A B', { objects: [creature('ox', 'A', { typeLine: 'Creature—Elf' })] }).objects.get('ox')?.types,
    ).toEqual(['creature', 'elf']);
  });

  test('of two faces are refused', () => {
    const typeLine = 'Creature — Human // Creature — Demon';
    expect(problemsOf({ players: [{ id: 'A' }, { id: 'B' }], objects: [creature('ox', 'A', { typeLine })] })).toEqual([
      `"${typeLine}" holds the type lines of two faces; give only the one that is up.`,
    ]);
  });
});

test('No more than two hundred warnings are told of one table', () => {
  const objects = Array.from({ length: 30 }, (_, index) =>
    creature(`ox${index}`, 'A', { keywords: Array.from({ length: 50 }, (_each, number) => `Flyng ${number}`) }),
  );
  const warnings = warningsOf(ring('A B', { objects }));
  expect(warnings).toHaveLength(200);
  expect(warnings.at(-1)?.message).toMatch(/ No more than 200 warnings are told\.$/);
});
