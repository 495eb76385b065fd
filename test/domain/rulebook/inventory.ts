import { readFileSync } from 'node:fs';
import { editions, newestEdition } from '../../../src/domain/rulebook/editions.js';

const names = editions.map(({ edition }) => edition);

const inventory = readFileSync(new URL('../../contract/inventory.md', import.meta.url), 'utf8');

const [multiplayerTables = '', supportingTable = ''] = inventory.split('## Supporting rules');

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

export const numberIn = (cell = ''): string | null =>
  cell === '-' || cell === '(gone)' ? null : cell.replace('*', '');

/** The rules of 800 to 811: the number in each edition, the newest last, and the mark of the difference. */
export const multiplayerRows = rowsIn(multiplayerTables).map(([newest, meaning, ...cells]) => ({
  meaning,
  numbers: [...cells.slice(0, -1), newest].map(numberIn),
  difference: cells.at(-1) ?? '',
}));

/** The newest number, or the last one with its edition where the rule has lapsed. */
export const keyOf = (numbers: readonly (string | null)[]): string => {
  const last = numbers.findLastIndex((number) => number !== null);
  const number = numbers[last] ?? '';
  return names[last] === newestEdition ? number : `${number} ${names[last]}`;
};

/** The other rules: today's number, the meaning, and the numbers of 2008, 2018 and 2023. */
export const supportingRows: readonly string[][] = rowsIn(supportingTable);
