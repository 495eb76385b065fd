import { readFileSync } from 'node:fs';
import { isRulesEdition } from '../../../src/domain/rulebook/editions.js';
import { everyRule } from '../../../src/domain/rulebook/rules/every-rule.js';

const inventory = readFileSync(new URL('../../contract/inventory.md', import.meta.url), 'utf8');

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const numbers = ['../../contract/numbers.md', 'numbers.md'].map(read);

/** The editions that the tables have a column for; a later one has the numbers of the last, but for those it changes. */
export const names = (/^\| rule .*$/m.exec(numbers.join('\n'))?.[0] ?? '')
  .split('|')
  .map((cell) => cell.trim())
  .filter(isRulesEdition);

const [multiplayerTables = ''] = inventory.split('## Supporting rules');

const rowsIn = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => /^\| (\d|\(gone\))/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const numberIn = (cell = ''): string | null => (cell === '-' || cell === '(gone)' ? null : cell.replace('*', ''));

/**
 * The rules of 800 to 811: the number in each edition, the newest last, and the mark of the difference. The newest
 * edition has the numbers of the one before.
 */
export const multiplayerRows = rowsIn(multiplayerTables).map(([newest, meaning, ...cells]) => ({
  meaning,
  numbers: [...cells.slice(0, -1), newest, newest].map(numberIn),
  difference: cells.at(-1) ?? '',
}));

/**
 * The rules of early 2018 for combat in Two-Headed Giant: each under its number of 2013, beside the rules of shared team
 * turns that took over from it (D28).
 */
export const coexistingKeys = [
  ...new Set(
    multiplayerRows.flatMap(({ numbers, difference }) => {
      const former = numbers[names.indexOf('CR_2013')] ?? '';
      return /D2[68]/.test(difference) && /^810\.7[a-f]$/.test(former) ? [`${former} CR_2018`] : [];
    }),
  ),
];

/** The newest number, or the last one with its edition where the rule has lapsed. */
export const keyOf = (numbers: readonly (string | null)[]): string => {
  const last = numbers.findLastIndex((number) => number !== null);
  const number = numbers[last] ?? '';
  return last === names.length - 1 ? number : `${number} ${names[last]}`;
};

/** `~420.5e (also 601.12)`: what is said of a number in the table is not the number. */
const bare = (cell: string): string | null => numberIn(cell.replace(/^~/, '').replace(/ \(also.*$/, ''));

/** The other rules that the rulebook has to have: the key, and the number in each edition. */
export const supportingRows = rowsIn(numbers.join('\n'))
  .map(([newest = '', , ...cells]) => [newest, cells.map(bare)] as const)
  .map(([newest, found]) => [keyOf(found), found, newest.endsWith('*')] as const)
  .filter(([key, , isOptional]) => !isOptional || key in everyRule);
