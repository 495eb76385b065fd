import { describe, expect, test } from '@jest/globals';
import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { codeOf, readCode } from '../../src/query/table-code.js';
import { diceOf, everyVariant, randomGame, randomTable } from '../domain/random-games.js';
import { creature, emperors, ring, table } from '../domain/tables.js';

const refused = { ok: false, failure: { code: 'BAD_USER_INPUT', problems: [{ path: ['code'] }] } };

/** A code around those bytes, with a checksum that fits. */
const codeAround = (packed: Buffer): string => {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(packed));
  return `1${Buffer.concat([checksum, packed]).toString('base64url')}`;
};

describe('code', () => {
  test('gives back the same table, of every variant, in the middle of a game', () => {
    const numbers = fc.array(fc.nat(1_000_000), { minLength: 100 });
    const property = fc.property(fc.constantFrom(...everyVariant), numbers, (variant, given) => {
      const dice = diceOf(given);
      const start = randomTable(variant, dice);
      const state = randomGame(start, dice, 15).at(-1)?.after ?? start;
      const code = codeOf(state);
      expect(code).toMatch(/^[\w-]+$/);
      expect(readCode(code)).toEqual({ ok: true, value: state });
      expect(codeOf(state)).toBe(code);
    });
    fc.assert(property, { numRuns: 60 });
  });

  test('of a version stays readable', () => {
    const known = '1MjzR4iMUb2hhjr92rsUWKXl5iBhOyk9CcJITS8ARTkwwg0zBE9IA';
    expect(readCode(known)).toEqual({ ok: true, value: ring('ann bob cat', { range: 1, edition: 'CR_2026' }) });
  });

  test('of six players and 40 objects has less than 2,000 characters', () => {
    const words = 'Sylvan Grave Storm Iron Moon River Ember Frost Thorn Dusk'.split(' ');
    const kinds = ['Bear', 'Elf Druid', 'Human Wizard', 'Goblin Warrior', 'Zombie Knight'];
    const word = (index: number) => words[index % 10] ?? '';
    const objects = Array.from({ length: 40 }, (_, index) =>
      creature(`object-${index * 37}`, `player-${(index * 5) % 6}`, {
        name: `${word(index)} ${word(index * 7 + 3)} of the ${word(index * 3 + 1)}`,
        typeLine: `Creature — ${kinds[index % 5] ?? ''}`,
        ...{ power: index % 7, toughness: 1 + (index % 6), tapped: index % 4 === 0 },
      }),
    );
    const names = Array.from({ length: 6 }, (_, index) => `player-${index}`);
    expect(codeOf(ring(names.join(' '), { range: 2, objects })).length).toBeLessThan(2_000);
  });

  test('damaged anywhere is refused', () => {
    const code = codeOf(emperors());
    for (let place = 0; place < code.length; place += 1) {
      const damaged = `${code.slice(0, place)}${code[place] === 'A' ? 'B' : 'A'}${code.slice(place + 1)}`;
      expect(readCode(damaged)).toMatchObject(refused);
    }
    for (const cut of ['', '1', code.slice(0, -1), `${code}A`, `${code} `, code.slice(1), `2${code.slice(1)}`])
      expect(readCode(cut)).toMatchObject(refused);
  });

  test('that holds something else, or no possible table, is refused', () => {
    const around = (value: unknown) => codeAround(deflateRawSync(JSON.stringify(value)));
    expect(readCode(around({ players: [{ id: 'a' }, { id: 'b' }] }))).toMatchObject({ ok: true });
    const [a, b] = [{ id: 'a' }, { id: 'b' }];
    const players = [[{ id: 1 }, b], [a], [a, { ...b, team: 'nowhere' }]].map((some) => ({ players: some }));
    const others = [{ variant: 'toString' }, { toString: 1 }].map((other) => ({ players: [a, b], ...other }));
    for (const wrong of ['text', null, {}, { players: 'a' }, ...players, ...others])
      expect(readCode(around(wrong))).toMatchObject(refused);
  });

  test('that would unpack to more than any table is refused before it does', () => {
    const bomb = codeAround(deflateRawSync(Buffer.alloc(100 * 1024 * 1024, ' '), { level: 9 }));
    expect(readCode(bomb)).toMatchObject({ ok: false, failure: { limit: 'unfolded', value: 10_485_761 } });
  });

  test('that unpacks to more values than are read is refused unread', () => {
    const bomb = codeAround(deflateRawSync(`[${'{},'.repeat(1_300_000)}0]`));
    expect(bomb.length).toBeLessThan(8_000);
    expect(readCode(bomb)).toMatchObject({ ok: false, failure: { limit: 'values', value: 2_600_002 } });
  });

  test('holds a large table, too', () => {
    const players = Array.from({ length: 1_000 }, (_, index) => ({ id: `p${index}` }));
    const objects = Array.from({ length: 5_000 }, (_, index) => creature(`o${index}`, `p${index % 1_000}`));
    expect(readCode(codeOf(table({ players, objects })))).toMatchObject({ ok: true });
  });
});
