import { describe, expect, test } from '@jest/globals';
import { charactersOnCards, unparsedFaces, maxExpandedLength } from '../../../src/domain/cards-by-name.js';
import { countNotation } from '../../../src/domain/notation/read-notation.js';
import { countTable } from '../../../src/query/table-input.js';
import { readText } from '../../../src/domain/cards/text/read-text.js';
import { Budget, leftToWorker, standardLimits } from '../../../src/questions/catalogue/budget.js';
import { permitCards, permitReading, readPermitted } from '../../../src/questions/catalogue/work.js';
import { codeOf, readCode } from '../../../src/query/table-code.js';
import { creature, ring } from '../../domain/tables.js';

const many = 'p0: 9999x Bear 2/2; 9999x Ogre 2/2\np1';
const ofCard = (cardData: object) => ({ players: [], objects: [{ id: 'a', owner: 'p0', cardData }] });
const refusedFor = (limit: string) => ({ ok: false, failure: { code: 'QUERY_TOO_COMPLEX', limit } });

describe('what a short text unfolds into is counted before it is made', () => {
  test('as it is described, however often it is told', () => {
    const one = countNotation('p0: Bear 2/2\np1').size;
    expect(countNotation(many).size).toBe(2 * 9_999 * one);
    expect(countNotation('p0: 99999x Bear 2/2\np1').size).toBe(50_001 * one);
    expect(countNotation(many).read().description.objects).toHaveLength(19_998);
  });

  test('a hundred of them are refused with what they come to, and none is made', () => {
    const budget = new Budget();
    const made = Array.from({ length: 100 }, () => countTable(many, budget)).map((make) => make());
    expect(made.flatMap(({ description }) => description.objects ?? [])).toEqual([]);
    for (const { read } of made)
      expect(read({ players: [] })).toMatchObject({ ...refusedFor('work'), failure: { maximum: standardLimits.work } });
  });

  test('a code is unpacked as far as there is work left', () => {
    const code = codeOf(
      ring('a b', { objects: Array.from({ length: 2_000 }, (_, index) => creature(`c${index}`, 'a')) }),
    );
    expect(code.length).toBeLessThan(20_000);
    expect(readCode(code, new Budget())).toMatchObject({ ok: true });
    expect(readCode(code, new Budget({ ...standardLimits, work: 30_000 }))).toMatchObject({
      failure: { limit: 'work', value: 30_001, maximum: 30_000 },
    });
  });

  test('more than the largest request is refused, from wherever it comes', () => {
    const refused = permitReading(undefined, maxExpandedLength + 1, 'TABLE');
    expect(refused).toMatchObject({ limit: 'unfolded', value: maxExpandedLength + 1, maximum: maxExpandedLength });
    expect(permitReading(undefined, maxExpandedLength, 'TABLE')).toBeUndefined();
    expect(countTable(`p0: 50000x ${'Bear '.repeat(40)} 2/2\np1`, undefined)().read({ players: [] })).toMatchObject(
      refusedFor('unfolded'),
    );
  });
});

describe('the texts of cards are counted', () => {
  test.each([
    ["Scryfall's", { name: 'A', oracle_text: 'Flying' }, 6],
    ["MTGJSON's", { name: 'A', text: 'Flying' }, 6],
    ['of both faces', { name: 'A // B', card_faces: [{ oracle_text: 'Flying' }, { text: 'Haste' }] }, 11],
    ['that cannot be read', { name: 1, text: 'Flying' }, 0],
  ])('%s', (_, cardData, characters) => {
    expect(charactersOnCards({ table: ofCard(cardData) })).toBe(characters);
    expect(charactersOnCards({ events: [{ objectAdded: { id: 'a', owner: 'p0', cardData } }] })).toBe(characters);
  });

  test('those that were not read before by themselves, and with what is chosen for them', () => {
    const [name, type_line] = ['Newcomer', 'Creature — Elf'];
    const oracle_text = 'Newcomer can’t attack creatures nobody named.';
    const table = ofCard({ name, type_line, oracle_text });
    const [object] = table.objects;
    expect(unparsedFaces({ table })).toMatchObject([{ name }]);
    readText(oracle_text, name, type_line);
    expect(unparsedFaces({ table })).toEqual([]);
    const chosen = { ...table, objects: object ? [{ ...object, chosen: { type: 'Goblin' } }] : [] };
    expect(unparsedFaces({ table: chosen })).toMatchObject([{ name }]);
  });

  test('and read here bit by bit where a worker reads them, so that it need not once they come again', () => {
    const cards = Array.from({ length: 40 }, (_, place) => ({
      name: `Stranger ${place}`,
      type_line: 'Creature — Elf',
      oracle_text: `Stranger ${place} can’t attack a player who controls ${place + 3} or more creatures with flying.`,
    }));
    const table = { players: [], objects: cards.map((cardData, place) => ({ id: `${place}`, owner: 'a', cardData })) };
    const isLeft = () => permitCards(new Budget(standardLimits, true), { table }) === leftToWorker;
    expect(Array.from({ length: 12 }, isLeft).join(' ')).toMatch(/^true (true )+false( false)+$/);
    expect(permitCards(new Budget(), { table })).toBeUndefined();
  });

  test('and a table is not read where they are too much', () => {
    const read = () => {
      throw new Error('It is read.');
    };
    const table = ofCard({ name: 'A', text: 'Flying\n'.repeat(1_000) });
    expect(readPermitted(new Budget({ ...standardLimits, work: 13_000 }), table, read)).toMatchObject({
      ...refusedFor('work'),
      failure: { value: 14_000 },
    });
  });
});
