import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from '@jest/globals';
import { describe as told } from '../../../src/domain/state/describe.js';
import { objectOf } from '../../../src/domain/state/game-state.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { after, problemsOf, ring, table } from '../tables.js';

const ox = {
  name: 'Cinderback Ox',
  type_line: 'Creature — Ox',
  oracle_text: 'Trample',
  colors: ['R'],
  power: '4',
  toughness: '3',
};
const sexton = {
  name: 'Hushed Sexton // Sexton Unbound',
  layout: 'transform',
  card_faces: [
    {
      name: 'Hushed Sexton',
      type_line: 'Creature — Human',
      oracle_text: 'Defender',
      colors: ['W'],
      power: '1',
      toughness: '4',
    },
    {
      name: 'Sexton Unbound',
      type_line: 'Creature — Horror',
      oracle_text: 'Sexton Unbound attacks each combat if able.',
      colors: ['B'],
      power: '5',
      toughness: '4',
    },
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
    name: 'Cinderback Ox',
    typeLine: 'Creature — Ox',
    colors: ['RED'],
    keywords: ['Trample'],
    power: 4,
    toughness: 3,
  };

  test('Scryfall’s and MTGJSON’s read alike, whatever else they hold', () => {
    expect(read({ cardData: { ...ox, cmc: 4, legalities: { commander: 'legal' } } })).toEqual(asOx);
    const { type_line: type, oracle_text: text, ...rest } = ox;
    expect(read({ cardData: { ...rest, type, text } })).toEqual(asOx);
  });

  test('what stands beside it comes before it', () => {
    const beside = { name: 'Copy', typeLine: 'Artifact Creature — Ox', power: 6, keywords: [] };
    expect(read({ cardData: ox, ...beside })).toEqual({ ...asOx, ...beside });
  });

  test('one face is read', () => {
    expect(read({ cardData: sexton })).toMatchObject({ name: 'Hushed Sexton', keywords: ['Defender'], power: 1 });
    expect(read({ cardData: sexton, face: 1 })).toMatchObject({
      name: 'Sexton Unbound',
      colors: ['BLACK'],
      keywords: [],
    });
    const back = { name: sexton.name, type: 'Creature — Horror', side: 'b', text: '', power: '*' };
    expect(read({ cardData: back })).toMatchObject({ name: 'Sexton Unbound', power: null });
    expect(refused({ cardData: back, face: 0 })).toEqual(['face has to be at most 0, not 0: the card has one face.']);
    expect(refused({ cardData: sexton, face: 2 })).toEqual(['face has to be at most 1, not 2: the card has 2 faces.']);
  });

  test('without a text the list of keywords is all there is', () => {
    const bare = { name: ox.name, type_line: ox.type_line };
    expect(read({ cardData: { ...bare, keywords: ['Flying'] } }).keywords).toEqual(['Flying']);
    expect(read({ cardData: { ...ox, keywords: ['Flying'] } }).keywords).toEqual(['Trample']);
  });

  test('a description and an event keep the text', () => {
    const state = at({ cardData: { ...sexton, artist: 'nobody' }, attackRules: [] });
    expect(told(table(told(state)))).toEqual(told(state));
    expect(told(state).objects?.[0]).toMatchObject({ cardData: sexton, attackRules: [] });
    const turned = after(state, { objectChanges: { object: 'it', face: 1 } });
    expect(objectOf(turned, 'it')).toMatchObject({ name: 'Sexton Unbound', power: 5, keywords: [] });
    expect(told(table(told(turned)))).toEqual(told(turned));
  });

  test('what cannot be read is refused with its field', () => {
    expect(refused({ cardData: { ...ox, oracle_text: 7 } })).toEqual(['oracle_text has to be a text.']);
    expect(refused({ cardData: { ...ox, colors: 'R', power: 4 } })).toEqual([
      'colors has to be a list.',
      'power has to be a text.',
    ]);
    expect(refused({ cardData: 'Cinderback Ox' })).toEqual(['cardData has to be an object.']);
    expect(refused({ cardData: { ...ox, oracle_text: 'x'.repeat(100_000) } })).toEqual([
      'oracle_text has to be at most 20000 characters long, not 100000.',
    ]);
    expect(refused({ cardData: { name: 'Unprinted Zaratan' } })[0]).toMatch(/"Unprinted Zaratan" is a name alone/);
    expect(refused({})).toEqual(['"typeLine" is missing.']);
    expect(refused({ typeLine: 'Land', face: 0 })).toEqual([
      '"face" says which face of a card is up; give "cardData", too.',
    ]);
  });
});

test('the reader fits into a page: 25 kB compressed', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { readText } from './src/domain/cards/read-text.js';
        export { meansOf } from './src/domain/cards/means/means.js';`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  expect(gzipSync(outputFiles[0]?.contents ?? new Uint8Array(1_000_000)).length).toBeLessThan(25_000);
});
