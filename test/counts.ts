import { readFile } from 'node:fs/promises';
import { expect } from '@jest/globals';

/** By name: how much there is of what a change may make less of. To make more of it takes a reason, and a line here. */
const written = async (): Promise<Readonly<Record<string, number>>> =>
  JSON.parse(await readFile(new URL('counts.json', import.meta.url), 'utf8')) as Readonly<Record<string, number>>;

/** Expects counts to be those of counts.json, or as many as make no difference: a line is to be changed either way. */
export const expectCounts = async (measured: Readonly<Record<string, number>>, tolerance = 0): Promise<void> => {
  const most = await written();
  const names = Object.keys(measured).filter((name) => {
    const before = most[name] ?? 0;
    return Math.abs((measured[name] ?? 0) - before) > before * tolerance;
  });
  const of = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(names.map((name) => [name, counts[name]]));
  expect({ 'test/counts.json': of(measured) }).toEqual({ 'test/counts.json': of(most) });
};
