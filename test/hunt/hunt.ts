import fc from 'fast-check';
import { textOf } from '../../src/domain/notation/text-of.js';
import { describe } from '../../src/domain/setup/describe.js';
import { diceOf } from '../domain/random-games.js';
import { huntedTable } from './hunted-tables.js';
import type { Law } from './laws.js';

/** What breaks a law, with the smallest table that fast-check came to. */
export interface Finding {
  readonly law: string;
  readonly numbers: readonly (readonly number[])[];
  /** The table in the notation, or its description where the notation cannot say it. */
  readonly table: string;
  /** What breaks it, or what was thrown. */
  readonly found: string;
}

/** In milliseconds: how long a law is looked at, and a table that breaks it made smaller. */
const LONGEST = 60_000;

const brokenBy = async (law: Law, table: readonly number[], asked: readonly number[]): Promise<unknown> => {
  try {
    return (await law(huntedTable(diceOf(table)), diceOf(asked))) ?? null;
  } catch (error) {
    return { thrown: error instanceof Error ? error.stack : error };
  }
};

/** Looks for tables that break a law; the first that is found is made as small as it goes. */
export const huntedBy = async (name: string, law: Law, seed: number, tables: number): Promise<Finding | null> => {
  const numbers = fc.array(fc.nat(1_000_000), { minLength: 150, maxLength: 300, size: 'max' });
  const until = Date.now() + LONGEST;
  let found = '';
  const holds = fc.asyncProperty(numbers, numbers, async (...drawn) => {
    const broken = Date.now() > until ? null : await brokenBy(law, ...drawn);
    if (broken !== null) found = JSON.stringify(broken);
    return broken === null;
  });
  const { counterexample } = await fc.check(holds, { seed, numRuns: tables });
  if (!counterexample) return null;
  const [table, dice] = [shortened(counterexample[0]), shortened(counterexample[1])];
  const state = huntedTable(diceOf(table));
  return { law: name, numbers: [table, dice], table: textOf(state).text ?? JSON.stringify(describe(state)), found };
};

/** Without the numbers that dice make no difference by: after the last one it is always the first choice. */
const shortened = (numbers: readonly number[]): readonly number[] =>
  numbers.slice(0, numbers.findLastIndex((each) => each > 0) + 1);

export const asTest = ({ law, numbers: [table, asked], table: told, found }: Finding): string => `
// ${law}
${told}
${found}
test(${JSON.stringify(law)}, async () => {
  expect(await laws[${JSON.stringify(law)}]?.(huntedTable(diceOf(${JSON.stringify(table)})), diceOf(${JSON.stringify(asked)}))).toBeNull();
});
`;
