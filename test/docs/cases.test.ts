import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';

const docs = await readFile(new URL('../../docs/cases.md', import.meta.url), 'utf8');
const untold = [...docs.matchAll(/^\| ([A-N]\d\d) \| (.+?) \| (.+?) \|$/gm)].map(([, ...row]) => row);
const notTold = untold.map(([id]) => id);

const folder = new URL('../domain/', import.meta.url);
const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.test.ts'));
const tests = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
/** The ids that titles of tests begin or end with, and the rows of tests with rows. */
const named = new Set(
  tests.flatMap((text) => [...text.matchAll(/(?<=['"`(]|, )[A-N]\d\d(?=[:'"`)\s,])/g)].map(([id]) => id)),
);

/** Every worked case, by section. */
const cases = Object.entries({
  A: '1 2 3 4 5 7 8 10 11 13 14 16 17 19',
  B: '1 3 4 6 7 9 10 12 13 14 15 17 18 19 21 22 24 25 27 28 29 31 32 34 35 36 38 39',
  C: '1 2 4 5 6 7 9 10 11 12 14 15',
  D: '1 2 3 4 6 7 8 9 11 12 13 14',
  E: '1 2 4 5 7 8',
  F: '1 2 3 4 5 7 8 10 11 12 13 15',
  G: '1 2 4 5 7 8 10 11 12 13',
  H: '1 2 3 4 5 6 7 9 10 11 12 13 14',
  I: '1 2 4 5 7 8 10 11 12 13 14 16',
  J: '1 2 3 4 5 6 7 9 10 12 13 15 16 18 19 21 22 24 25 27 28 30 31 33 34 36 37 38',
  K: '1 2 3 5 6 8 9 10 12 13 14 15 17 18 19 21 22 24 25 27 28 29',
  L: '1 2 3 5 6 7 8 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34',
  M: '1 3 4 6 7 9 10 12 13 14',
  N: '2 3 5 6 8 9 11 12 14 15 16',
}).flatMap(([section, numbers]) => numbers.split(' ').map((number) => section + number.padStart(2, '0')));

const scenarios = async (): Promise<readonly { readonly id: string }[]> => {
  const place = new URL('../scenarios/', import.meta.url);
  const names = (await readdir(place)).filter((name) => name.endsWith('.json'));
  const texts = names.map((name) => readFile(new URL(name, place), 'utf8'));
  return (await Promise.all(texts)).flatMap((text) => JSON.parse(text) as readonly { readonly id: string }[]);
};

describe('The worked cases', () => {
  test.each(cases)('%s is settled by a test, or the documents say why it cannot be told', (id) =>
    expect(named.has(id) || notTold.includes(id)).toBe(true),
  );

  test('the documents count those that cannot be told, each once, with a reason', () => {
    const [, count] = /These (\d+) are/.exec(docs) ?? [];
    expect(Number(count)).toBe(untold.length);
    expect(new Set(notTold).size).toBe(untold.length);
    expect(untold.filter(([, why, instead]) => !why || !instead)).toEqual([]);
  });

  test('each case settled since is a scenario, asked once', async () => {
    const settled = [...docs.matchAll(/^\| .+ \| .+ \| `([\w.-]+-\d\d)` *\|$/gm)].map(([, id]) => id);
    const ids = new Set((await scenarios()).map(({ id }) => id));
    expect(settled.length).toBeGreaterThan(0);
    expect(new Set(settled).size).toBe(settled.length);
    expect(settled.filter((id) => id === undefined || !ids.has(id))).toEqual([]);
  });
});
