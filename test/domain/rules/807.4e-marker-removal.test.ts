import { expect, test } from '@jest/globals';
import { ends, leaves, markers, melee } from '../grand-melee.js';
import { editionsWhere } from '../in-editions.js';
import { after } from '../tables.js';

const sixteen = '1@2 2@6 3@10 4@14';

test('the one next to the right of who leaves, removed as its turn ends (K06)', () => {
  const gone = leaves(8)(melee(16, sixteen));
  expect(markers(gone)).toBe('1@2 2@6! 3@10 4@14');
  expect(markers(after(gone, ends(2)))).toBe('1@2 3@10 4@14');
  expect(markers(after(gone, ends(1)))).toBe('*1@3 2@6! 3@10 4@14');
});

test('at once where its holder takes no turn (K08)', () => {
  expect(markers(leaves(8)(melee(16, '1@2 *2@6 3@10 4@14')))).toBe('1@2 3@10 4@14');
});

test('of several candidates the lowest number (K09)', () => {
  expect(markers(leaves(1, 5)(melee(12)))).toBe('1@0! 2@4 3@8');
  expect(markers(leaves(9, 5)(melee(12)))).toBe('1@0 2@4! 3@8');
});

test('two markers lost at once: one is designated twice, and hands the rest on to its right (K10)', () => {
  const gone = leaves(1, 2, 3, 5, 6)(melee(12));
  expect(markers(gone)).toBe('1@0!! 2@4 3@8');
  expect(markers(after(gone, ends(1)))).toBe('2@4 3@8!');
  expect(markers(after(gone, ends(1), ends(3)))).toBe('2@4');
});

test('until 2010 two markers lost at once were two markers, the lowest numbers first (K29, D30)', () => {
  const twice = editionsWhere((edition) =>
    markers(leaves(1, 2, 3, 5, 6)(melee(12, '', { edition }))).includes('1@0!!'),
  );
  expect(twice).toEqual(['CR_2013', 'CR_2018', 'CR_2023', 'CR_2026', 'CR_2026_09']);
  expect(markers(leaves(1, 2, 3, 5, 6)(melee(12, '', { edition: 'CR_2005' })))).toBe('1@0! 2@4! 3@8');
});

test("a holder's own marker is not to their right (K14)", () => {
  expect(markers(leaves(4)(melee(12)))).toBe('1@0! 2@4 3@8');
});

test('the lowest number, wherever it is held, and of two that one player holds', () => {
  expect(markers(leaves(1, 5)(melee(12, '2@0 1@4 3@8')))).toBe('2@0 1@4! 3@8');
  expect(markers(leaves(1)(melee(12, '1@0 *2@0 3@8')))).toBe('1@0! *2@0 3@8');
});

test('markers designated before do not count (807.4f)', () => {
  const once = leaves(9)(melee(12));
  expect(markers(once)).toBe('1@0 2@4 3@8!');
  expect(markers(leaves(10)(once))).toBe('1@0 2@4 3@8!');
  expect(markers(leaves(10, 11, 1, 2)(once))).toBe('1@0! 2@4 3@8!');
});

test('the last one stays, however few are left (K28)', () => {
  const gone = leaves(1, 2, 3, 4)(melee(7));
  expect(markers(gone)).toBe('1@0');
  expect(markers(after(gone, ends(1)))).toBe('*1@5');
});
