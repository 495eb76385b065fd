import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from '@jest/globals';
import { describe as told } from '../../../../src/domain/setup/describe.js';
import { objectOf } from '../../../../src/domain/state/game-state.js';
import { after, problemsOf, ring, table, type ObjectDescription } from '../../tables.js';

const face = (
  name: string,
  type_line: string,
  oracle_text: string,
  color: string,
  power: string,
  toughness: string,
) => ({ ...{ name, type_line, oracle_text, colors: [color], power, toughness } });
const ox = face('Cinderback Ox', 'Creature — Ox', 'Trample', 'R', '4', '3');
const unbound = 'Sexton Unbound attacks each combat if able.';
const sexton = {
  ...{ name: 'Hushed Sexton // Sexton Unbound', layout: 'transform' },
  card_faces: [
    face('Hushed Sexton', 'Creature — Human', 'Defender', 'W', '1', '4'),
    face('Sexton Unbound', 'Creature — Horror', unbound, 'B', '5', '4'),
  ],
};
const at = (more: Partial<ObjectDescription>) => ring('Ann Bob', { objects: [{ id: 'it', owner: 'Ann', ...more }] });
const read = (more: Partial<ObjectDescription>) => {
  const { name, typeLine, colors, keywords, power, toughness } = objectOf(at(more), 'it');
  return { name, typeLine, colors, keywords, power, toughness };
};
const refused = (more: Partial<ObjectDescription>) =>
  problemsOf({ players: [{ id: 'Ann' }, { id: 'Bob' }], objects: [{ id: 'it', owner: 'Ann', ...more }] });

describe('a card as a database gives it', () => {
  const asOx = {
    ...{ name: 'Cinderback Ox', typeLine: 'Creature — Ox', colors: ['RED'] },
    ...{ keywords: ['Trample'], power: 4, toughness: 3 },
  };

  test('Scryfall’s and MTGJSON’s read alike, whatever else they hold', () => {
    expect(read({ cardData: { ...ox, cmc: 4, legalities: { commander: 'legal' } } })).toEqual(asOx);
    const { type_line: type, oracle_text: text, ...rest } = ox;
    expect(read({ cardData: { ...rest, type, text } })).toEqual(asOx);
  });

  test('one typed by hand may be written as the fields of objects are', () => {
    const written = ({ type_line: typeLine, oracle_text: oracleText, ...rest }: typeof ox) => {
      return { ...rest, typeLine, oracleText };
    };
    expect(read({ cardData: written(ox) })).toEqual(asOx);
    const { card_faces: cardFaces, ...whole } = sexton;
    const both = at({ cardData: { ...whole, cardFaces: cardFaces.map(written) }, face: 1 });
    expect(objectOf(both, 'it').printed?.face.text).toBe(unbound);
    expect(told(both)).toEqual(told(at({ cardData: sexton, face: 1 })));
    expect(told(table(told(both)))).toEqual(told(both));
  });

  test.each([
    ['MTGJSON gives a creature without a text none', { type: 'Creature — Ox', colors: ['R'], power: '2' }, ''],
    [
      'of a card that lists keywords the text is not told',
      { type: 'Creature', colors: [], power: '2', keywords: ['Haste'] },
      null,
    ],
    ['nor of one that is no creature', { type: 'Artifact', colors: [] }, null],
    ["nor of Scryfall's, which tells it in any case", { type_line: 'Creature', colors: ['R'], power: '2' }, null],
    ['nor of one that is typed by hand', { type: 'Creature — Ox', power: '2' }, null],
  ])('%s', (_, cardData, text) => {
    const plain = at({ cardData: { name: 'Plain Ox', ...cardData } });
    for (const state of [plain, table(told(plain))]) expect(objectOf(state, 'it').printed?.face.text).toBe(text);
  });

  test('what stands beside it comes before it', () => {
    const beside = { name: 'Copy', typeLine: 'Artifact Creature — Ox', power: 6 };
    expect(read({ cardData: ox, ...beside })).toEqual({ ...asOx, ...beside });
  });

  test('keywords beside it are added, unless all abilities are lost (613.1f)', () => {
    expect(read({ cardData: ox, keywords: ['Haste', 'trample'] }).keywords).toEqual(['Trample', 'Haste']);
    const bare = at({ cardData: ox, keywords: ['Haste'], losesAllAbilities: true });
    expect(objectOf(bare, 'it').keywords).toEqual(['Haste']);
    expect(told(table(told(bare)))).toEqual(told(bare));
    const loses = { objectChanges: { object: 'it', losesAllAbilities: true } };
    expect(objectOf(after(at({ cardData: ox, keywords: ['Haste'] }), loses), 'it').keywords).toEqual([]);
  });

  test('one face is read', () => {
    expect(read({ cardData: sexton })).toMatchObject({ name: 'Hushed Sexton', keywords: ['Defender'], power: 1 });
    const behind = { name: 'Sexton Unbound', colors: ['BLACK'], keywords: [] };
    expect(read({ cardData: sexton, face: 1 })).toMatchObject(behind);
    const back = { name: sexton.name, type: 'Creature — Horror', side: 'b', text: '', power: '*' };
    expect(read({ cardData: back })).toMatchObject({ name: 'Sexton Unbound', power: null });
    expect(refused({ cardData: back, face: 0 })).toEqual(['face has to be at most 0, not 0: the card has one face.']);
    expect(refused({ cardData: sexton, face: 2 })).toEqual(['face has to be at most 1, not 2: the card has 2 faces.']);
  });

  test('709.5: of a Room, the half whose door is unlocked, if the table says which', () => {
    const half = (name: string, oracle_text: string) => ({ name, type_line: 'Enchantment — Room', oracle_text });
    const halves = [
      half('Damp Hall', "Creatures can't attack you."),
      half('Vault', 'Creatures you control have menace.'),
    ];
    const cardData = { name: 'Damp Hall // Vault', layout: 'split', card_faces: halves };
    const readings = (opened: number | null) => {
      const state = at({ cardData, face: opened });
      expect(told(table(told(state)))).toEqual(told(state));
      return objectOf(state, 'it').printed?.sentences.map(({ text, reading }) => `${reading} ${text}`);
    };
    expect(readings(1)).toEqual(['READ Creatures you control have menace.']);
    expect(readings(null)).toEqual([
      "NOT_READ Creatures can't attack you.",
      'NOT_READ Creatures you control have menace.',
    ]);
  });

  test('without a text the list of keywords is all there is', () => {
    const bare = { name: ox.name, type_line: ox.type_line };
    expect(read({ cardData: { ...bare, keywords: ['Flying'] } }).keywords).toEqual(['Flying']);
    expect(read({ cardData: { ...ox, keywords: ['Flying'] } }).keywords).toEqual(['Trample']);
  });

  test('a description and an event keep the text', () => {
    const state = at({ cardData: { ...sexton, artist: 'nobody' }, attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] });
    expect(told(table(told(state)))).toEqual(told(state));
    expect(told(state).objects?.[0]).toMatchObject({ cardData: sexton, attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] });
    const turned = after(state, { objectChanges: { object: 'it', face: 1 } });
    expect(objectOf(turned, 'it')).toMatchObject({ name: 'Sexton Unbound', power: 5, keywords: [] });
    expect(told(table(told(turned)))).toEqual(told(turned));
  });

  test('what cannot be read is refused with its field', () => {
    const wrong = (given: object) => refused({ cardData: { ...ox, ...given } }).join(' ');
    expect(wrong({ oracle_text: 7 })).toBe('oracle_text has to be a string.');
    expect(wrong({ colors: 'R', power: 4 })).toBe('colors has to be a list. power has to be a string.');
    expect(refused({ cardData: 'Cinderback Ox' })).toEqual(['cardData has to be an object.']);
    expect(wrong({ oracle_text: 'x'.repeat(100_000) })).toMatch(/ at most 20000 characters long, not 100000\.$/);
    expect(refused({ cardData: { name: 'Unprinted Zaratan' } })[0]).toMatch(/"Unprinted Zaratan" is a name alone/);
    expect(refused({})).toEqual(['"typeLine" is missing.']);
    const faceless = '"face" says which face of a card is up; give "cardData", too.';
    expect(refused({ typeLine: 'Land', face: 0 })).toEqual([faceless]);
  });
});

test('the reader fits into a page: 34 kB compressed', async () => {
  const contents = `export { readText } from './src/domain/cards/text/read-text.js';
    export { meansOf } from './src/domain/cards/wording/meaning.js';`;
  const stdin = { contents, resolveDir: process.cwd() };
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, write: false, format: 'esm' });
  expect(gzipSync(outputFiles[0]?.contents ?? new Uint8Array(1_000_000)).length).toBeLessThan(34_000);
});
