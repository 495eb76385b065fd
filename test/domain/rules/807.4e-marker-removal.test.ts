import { expect, test } from '@jest/globals';
import { ends, leaves, markers, melee } from '../grand-melee.js';
import { after, editionsWhere, type GameState, type RulesEdition } from '../tables.js';

const sixteen = '1@2 2@6 3@10 4@14';
const gone = leaves(8)(melee(16, sixteen));
const twice = leaves(1, 2, 3, 5, 6)(melee(12));
const once = leaves(9)(melee(12));
const four = leaves(1, 2, 3, 4)(melee(7));

test.each<[string, GameState, string]>([
  ['the one next to the right of who leaves (K06)', gone, '1@2 2@6! 3@10 4@14'],
  ['it is removed as its turn ends (K06)', after(gone, ends(2)), '1@2 3@10 4@14'],
  ['not as another one ends (K06)', after(gone, ends(1)), '*1@3 2@6! 3@10 4@14'],
  ['at once where its holder takes no turn (K08)', leaves(8)(melee(16, '1@2 *2@6 3@10 4@14')), '1@2 3@10 4@14'],
  ['of several candidates the lowest number (K09)', leaves(1, 5)(melee(12)), '1@0! 2@4 3@8'],
  ['wherever they sit (K09)', leaves(9, 5)(melee(12)), '1@0 2@4! 3@8'],
  ['two markers lost at once: one is designated twice (K10)', twice, '1@0!! 2@4 3@8'],
  ['and hands the rest on to its right (K10)', after(twice, ends(1)), '2@4 3@8!'],
  ['until both are gone (K10)', after(twice, ends(1), ends(3)), '2@4'],
  ["a holder's own marker is not to their right (K14)", leaves(4)(melee(12)), '1@0! 2@4 3@8'],
  ['the lowest number, wherever it is held', leaves(1, 5)(melee(12, '2@0 1@4 3@8')), '2@0 1@4! 3@8'],
  ['and of two that one player holds', leaves(1)(melee(12, '1@0 *2@0 3@8')), '1@0! *2@0 3@8'],
  ['before another one leaves (807.4f)', once, '1@0 2@4 3@8!'],
  ['markers designated before do not count (807.4f)', leaves(10)(once), '1@0 2@4 3@8!'],
  ['those after them do (807.4f)', leaves(10, 11, 1, 2)(once), '1@0! 2@4 3@8!'],
  ['the last one stays, however few are left (K28)', four, '1@0'],
  ['and is passed on (K28)', after(four, ends(1)), '*1@5'],
])('%s', (_, state, expected) => expect(markers(state)).toBe(expected));

test('until 2010 two markers lost at once were two markers, the lowest numbers first (K29, D30)', () => {
  const lost = (edition: RulesEdition) => markers(leaves(1, 2, 3, 5, 6)(melee(12, '', { edition })));
  const later = ['CR_2013', 'CR_2018', 'CR_2023', 'CR_2026', 'CR_2026_09'];
  expect(editionsWhere((edition) => lost(edition).includes('1@0!!'))).toEqual(later);
  expect(lost('CR_2005')).toBe('1@0! 2@4! 3@8');
});
