import { capitalized } from '../domain/words/capitalized.js';
import { isRecord } from '../domain/values/record.js';
import { readGivenTable } from '../query/in-process/requests.js';
import { writeTable } from '../query/in-process/notation.js';
import type { CommandLine } from './command.js';
import { exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';
import { wrapLines } from './terminal/wrapped.js';
import { groupBy } from '../domain/values/groups.js';

type Json = Readonly<Record<string, unknown>>;

/** Whether the output is for people rather than programs. */
export const isForPeople = ({ values }: CommandLine, { isRead }: Terminal): boolean =>
  values['text'] === true || (isRead && values['json'] !== true);

/** Prints a value as JSON. */
export const printJson = (value: unknown, { output }: Terminal): void => {
  output.write(`${JSON.stringify(value, null, 2)}\n`);
};

/** Prints lines. */
export const printLines = (lines: readonly string[], { output }: Terminal): void => {
  output.write(`${lines.map((line) => line.trimEnd()).join('\n')}\n`);
};

/** Prints an answer: the verdict, then rulings and warnings; returns the exit code for yes or no. */
export const printAnswer = async (answer: unknown, given: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  if (isForPeople(given, terminal)) printLines(await linesOfAnswer(answer, terminal), terminal);
  else printJson(answer, terminal);
  return isRecord(answer) && VERDICTS.some(({ field }) => answer[field] === false) ? exitCode.no : exitCode.ok;
};

/** The yes-or-no fields of answers, with the words to print. */
const VERDICTS = [
  { field: 'answer', yes: 'Yes.', no: 'No.' },
  { field: 'legal', yes: 'Legal.', no: 'Illegal.' },
  { field: 'allowed', yes: 'Allowed.', no: 'Not allowed.' },
] as const;

const linesOfAnswer = async (answer: unknown, terminal: Terminal): Promise<readonly string[]> => {
  const shown = await withTexts(answer);
  if (!isRecord(shown)) return [];
  const { warnings, notes, ...rest } = shown;
  const lines = linesOf(rest, terminal.width, '');
  return [...lines, ...remarkLines({ warnings, notes }, terminal)];
};

/** Lists a table's warnings and notes. */
export const remarkLines = ({ warnings, notes }: Json, terminal: Terminal): readonly string[] => [
  ...messageLines('Warning: ', warnings, terminal),
  ...messageLines('Note: ', notes, terminal),
];

const messageLines = (label: string, messages: unknown, { width }: Terminal): readonly string[] =>
  Array.isArray(messages)
    ? messages.flatMap(({ message }: Json) => ['', ...hanging(label, String(message), width)])
    : [];

/** Replaces the tables in an answer by their notation, or by JSON if the notation can't express them. */
const withTexts = async (value: unknown): Promise<unknown> => {
  if (Array.isArray(value)) return Promise.all(value.map(withTexts));
  if (!isRecord(value)) return value;
  if (Array.isArray(value['players']) && isRecord(value['options'])) return { text: await textOf(value) };
  const entries = Object.entries(value).map(async ([name, each]) => [name, await withTexts(each)] as const);
  return Object.fromEntries(await Promise.all(entries));
};

const textOf = async (description: Json): Promise<string> => {
  const table = await readGivenTable(description);
  return (table.ok && (await writeTable(table.value))) || JSON.stringify(description);
};

const hanging = (start: string, text: string, width: number): readonly string[] => {
  const [first = '', ...others] = wrapLines(text, Math.max(20, width - start.length));
  return [start + first, ...others.map((line) => ' '.repeat(start.length) + line)];
};

/** Prints a record: the verdict, the other fields, the rulings. */
const linesOf = (record: Json, width: number, indent: string): readonly string[] => {
  const { because, ...rest } = record;
  const verdicts = VERDICTS.flatMap(({ field, yes, no }) =>
    typeof rest[field] === 'boolean' ? [`${indent}${rest[field] ? yes : no}`] : [],
  );
  const fields = Object.entries(rest).filter(([name]) => !VERDICTS.some(({ field }) => field === name));
  return [
    ...verdicts,
    ...fields.flatMap(([name, value]) => fieldLines(name, value, width, indent)),
    ...rulingLines(rulingsNotIn(because, fields), width, indent),
  ];
};

/** Omits the rulings that other fields already contain. */
const rulingsNotIn = (because: unknown, fields: unknown): unknown => {
  const text = JSON.stringify(fields);
  return Array.isArray(because) ? because.filter((ruling) => !text.includes(JSON.stringify(ruling))) : because;
};

const words = (name: string): string => capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

const fieldLines = (name: string, value: unknown, width: number, indent: string): readonly string[] => {
  if (value === null || value === undefined) return [];
  const start = `${indent}${words(name)}: `;
  const short = shortText(value);
  if (name === 'items' && short === 'none') return [`${indent}None.`];
  if (short !== undefined) return hanging(start, short, width);
  if (isRecord(value) && typeof value['text'] === 'string')
    return [start, ...value['text'].split('\n').map((line) => `${indent}  ${line}`)];
  if (isRecord(value)) return [start, ...linesOf(value, width, `${indent}  `)];
  const rows = listIn(value);
  if (isRulings(rows)) return [start, ...rulingLines(rows, width, indent)];
  const lines = mergeExclusions(rows).flatMap((row) => rowLines(row, width, name === 'items' ? indent : `${indent}  `));
  return name === 'items' ? lines : [start, ...lines];
};

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns a value, a name or a list of names as one line; undefined for anything longer. */
const shortText = (value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return String(value);
  if (isRecord(value)) return nameOf(value);
  const texts = listIn(value).map(shortText);
  return texts.every((each) => each !== undefined) ? texts.join(', ') || 'none' : undefined;
};

const nameOf = (entity: Json): string | undefined => {
  const { id, name, ...others } = entity;
  if (typeof id !== 'string' || Object.keys(others).length) return undefined;
  return typeof name === 'string' && name !== id ? `${name} (${id})` : id;
};

/** Merges the excluded players and objects that have the same rulings into one row. */
const mergeExclusions = (rows: readonly unknown[]): readonly unknown[] => {
  const reasonsOf = (row: unknown) => JSON.stringify(isRecord(row) && 'entity' in row ? row['because'] : row);
  return [...groupBy(rows, reasonsOf).values()].flatMap((group) => {
    const [first] = group;
    if (group.length === 1 || !isRecord(first) || !('entity' in first)) return group;
    return [{ ...first, entity: group.map((row) => (isRecord(row) ? row['entity'] : row)) }];
  });
};

/** Prints a row of a list: its subject, and indented below it the rest. */
const rowLines = (row: unknown, width: number, indent: string): readonly string[] => {
  if (!isRecord(row)) return [`${indent}${shortText(row) ?? JSON.stringify(row)}`];
  const [[first, value] = ['', null], ...rest] = Object.entries(row);
  const title = typeof value === 'object' && value !== null ? shortText(value) : undefined;
  if (title === undefined) return linesOf(row, width, indent);
  const facts = rest.filter(([, each]) => each !== null).map(([name, each]) => factIn(words(name).toLowerCase(), each));
  if (facts.every((fact) => fact !== undefined)) return [`${indent}${title}: ${facts.join(', ')}`];
  if (first === 'entity') return [`${indent}${title}`, ...linesOf(Object.fromEntries(rest), width, indent)];
  return [`${indent}${words(first)}: ${title}`, ...linesOf(Object.fromEntries(rest), width, `${indent}  `)];
};

/** Returns a field in a few words, such as "not in range"; undefined if it does not fit on a line. */
const factIn = (name: string, value: unknown): string | undefined => {
  if (typeof value === 'boolean') return value ? name : `not ${name}`;
  const text = shortText(value);
  return text === undefined ? undefined : `${name} ${text}`;
};

const isRulings = (rows: readonly unknown[]): boolean =>
  rows.length > 0 && rows.every((row) => isRecord(row) && isRecord(row['rule']) && typeof row['says'] === 'string');

interface Ruling {
  readonly rule: { readonly number: string };
  readonly says: string;
  readonly doubt?: string | null;
}

/** Prints rulings, each with the number of its rule and its doubt. */
const rulingLines = (because: unknown, width: number, indent: string): readonly string[] =>
  Array.isArray(because)
    ? because.flatMap(({ rule, says, doubt }: Ruling) => [
        ...hanging(`${indent}  ${rule.number.padEnd(8)} `, says, width),
        ...(doubt ? hanging(`${indent}  ${' '.repeat(8)} Doubt: `, doubt, width) : []),
      ])
    : [];
