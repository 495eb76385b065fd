import { expect, test } from '@jest/globals';
import { asked, rowsIn } from '../../combat-asked.js';
import { written } from '../../tables.js';

const owl = "owl 4/4 {This creature can't attack during extra turns.}";
const attacks = (table: string): boolean => Boolean(rowsIn(asked.targets(written(table), 'A'))[0]?.included.length);

test.each([
  ['a regular turn', 'turn: 3, declare attackers', true],
  ['an extra turn', 'turn: 3, declare attackers, resumes after B', false],
])('500.7: during %s', (_, turn, may) => {
  expect(attacks(`A*: ${owl} | B | ${turn}`)).toBe(may);
});

test.each([
  ['in its regular turn', '1 A; 2 C waiting', true],
  ['in an extra turn before it', '1 A regular turn to come; 2 C waiting', false],
  ['while another has one', '1 A; 2 C regular turn to come', true],
])('807.4: in Grand Melee the turn is that of its controller, %s', (_, markers, may) => {
  expect(attacks(`Grand Melee | A*: ${owl} | B | C | D | E | markers: ${markers}`)).toBe(may);
});
