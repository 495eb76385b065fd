import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { printed, type Goal, type Spread, type Table } from './report.js';

const file = fileURLToPath(new URL('RESULTS.md', import.meta.url));

/** Describes the machine. */
export const machine = (): string =>
  `Node ${process.version} on ${availableParallelism()} × ${cpus()[0]?.model ?? arch()}, ` +
  `${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}`;

const goalsOf = (tables: readonly Table[]): readonly Goal[] => tables.flatMap(({ goals = [] }) => goals);

const METHOD = `Each row is measured by \`npm run bench\` with the program as \`npm run build\` makes it and as production runs
it: limits, keys, logging and metrics are on. What is compared with something else is measured in turn with it, in one
run, and each answer's status and length are looked at. Figures are medians, with the least and the greatest in brackets.`;

const cell = (text: string): string => text.replaceAll('|', '\\|');

const rowOf = ({ goal, measured, met }: Goal): string =>
  `| ${cell(goal)} | ${cell(measured)} | ${met ? 'yes' : 'no'} |`;

const fenced = (table: Table): string => ['```text', printed({ ...table, goals: [] }), '```'].join('\n');

const today = (): string => new Date().toISOString().slice(0, 10);

/** The commit that was measured. */
const commit = (): string => execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim();

const markdown = (tables: readonly Table[]): string =>
  [
    '# Speed',
    METHOD,
    `Measured on ${today()} at commit ${commit()} with ${machine()}.`,
    '## Goals',
    ['| Goal | Measured | Met |', '| --- | --- | --- |', ...goalsOf(tables).map(rowOf)].join('\n'),
    '## Measurements',
    ...tables.map(fenced),
  ].join('\n\n');

/** Writes all measurements to RESULTS.md. */
export const writeResults = async (tables: readonly Table[]): Promise<void> =>
  writeFile(file, await formatted(markdown(tables)));

const formatted = async (text: string): Promise<string> => (await format('RESULTS.md', text, { printWidth: 120 })).code;

/** Replaces the measured rows in RESULTS.md, adds those that are new, and keeps everything else. */
export const updateResults = async (tables: readonly Table[]): Promise<void> => {
  const goals = new Map(goalsOf(tables).map((each) => [cell(each.goal), rowOf(each)]));
  const blocks = new Map(tables.map((table) => [table.title, fenced(table)]));
  const text = (await readFile(file, 'utf8'))
    .replace(/^(Measured on .+?\.)(?: Some rows on [\d-]+\.)?$/m, `$1 Some rows on ${today()}.`)
    .replace(/^\| .+ \|$/gm, (line) => taken(goals, ROW.exec(line)?.groups?.['goal'] ?? '') ?? line)
    .replace(/^```text\n(.+)\n[^]*?^```$/gm, (block, title: string) => taken(blocks, title) ?? block);
  const withGoals = text.replace('\n\n## Measurements', `${[...goals.values()].map((row) => `\n${row}`).join('')}$&`);
  await writeFile(file, await formatted([withGoals, ...blocks.values()].join('\n\n')));
};

/** Takes a value from those that are left. */
const taken = (left: Map<string, string>, name: string): string | undefined => {
  const value = left.get(name);
  left.delete(name);
  return value;
};

const ROW = /^\| (?<goal>.+?) +\| (?<measured>.+?) +\| (?<met>yes|no) +\|$/;

const SPREAD = /\((?<least>[\d.]+) – /;

interface Written {
  readonly met: boolean;
  /** The minimum of the measurements, if recorded. */
  readonly least: number;
}

/** Reads each goal from RESULTS.md. */
const writtenGoals = async (): Promise<ReadonlyMap<string, Written>> => {
  const rows = (await readFile(file, 'utf8')).split('\n').map((line) => ROW.exec(line)?.groups);
  return new Map(
    rows.map((row) => [
      row?.goal?.replaceAll('\\|', '|') ?? '',
      {
        met: row?.met === 'yes',
        least: Number.parseFloat(SPREAD.exec(row?.measured ?? '')?.groups?.['least'] ?? ''),
      },
    ]),
  );
};

/** Returns a sentence for each goal that is met in RESULTS.md but not now, or vice versa. */
export const differences = async (tables: readonly Table[]): Promise<readonly string[]> => {
  const written = await writtenGoals();
  return goalsOf(tables).flatMap(({ goal, measured, met }) => {
    const before = written.get(goal);
    if (before?.met === met) return [];
    const said = before ? `was ${before.met ? 'met' : 'not met'}` : 'was not measured';
    return [`${goal}: ${said}, and is ${met ? 'met' : 'not met'} now: ${measured}`];
  });
};

/** The fraction of its recorded minimum below which a ratio fails. */
const LEAST = 0.8;

/** The largest spread of a bare server's rates at which a comparison is meaningful. */
const STEADY = 1.5;

/** Whether other load had little effect on the measurement. */
const isSteady = ({ minimum, maximum }: Spread): boolean => maximum <= STEADY * minimum;

/**
 * Returns a sentence for each ratio of RESULTS.md that was far from reached in every round, by goal. Ratios to a bare
 * server whose own rate varied a lot are skipped.
 */
export const regressions = async (tables: readonly Table[]): Promise<ReadonlyMap<string, string>> => {
  const written = await writtenGoals();
  const found = new Map<string, string>();
  for (const { goal, measured, toBare } of goalsOf(tables)) {
    const least = written.get(goal)?.least ?? NaN;
    if (!toBare || Number.isNaN(least)) found.set(goal, `${goal}: nothing to compare ${measured} with.`);
    else if (toBare.ratio.maximum < LEAST * least && isSteady(toBare.bare))
      found.set(goal, `${goal}: was at least ${least}, and is below ${LEAST} of that in every round: ${measured}`);
  }
  return found;
};
