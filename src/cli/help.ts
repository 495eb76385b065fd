import type { Command, Options } from './command.js';
import { commands } from './commands.js';
import { wrapLines } from './terminal/wrapped.js';

const COLUMN = 14;

/** Lists every command. */
export const helpOfAll = (): string =>
  [
    'Answers questions about the multiplayer rules of Magic: The Gathering, and cites the rules.',
    '',
    'rangefinder COMMAND …',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(COLUMN - 2)}${summary}`),
    '',
    '  --version     Prints the version',
    '  --help        Prints this help, or after a command the help of that command',
    '',
    'Exit codes: 0; 1 if the answer is no, such as an illegal attack; 2 if the table or the arguments are wrong; 3 if a',
    'server does not answer; 70 for a bug.',
  ].join('\n');

/** Returns the usage of a command. */
export const helpOf = ({ name, usage, summary, details, options }: Command, width: number): string =>
  [
    `rangefinder ${name} ${usage}`.trimEnd(),
    '',
    `${summary}.`,
    ...(details ? ['', details.replace(/^\n/, '')] : []),
    ...listOptions(options, width),
  ].join('\n');

/** Lists options with their descriptions. */
export const listOptions = (options: Options, width: number): readonly string[] => {
  const entries = Object.entries(options).map(([name, { value, says }]) => ({
    option: `--${name}${value === undefined ? '' : ` ${value}`}`,
    says,
  }));
  if (!entries.length) return [];
  const column = Math.min(28, Math.max(...entries.map(({ option }) => option.length)) + 4);
  return [
    '',
    ...entries.flatMap(({ option, says }) => {
      const lines = wrapLines(says, Math.max(30, width - column)).map((line) => ' '.repeat(column) + line);
      const start = `  ${option}  `;
      return start.length > column
        ? [start.trimEnd(), ...lines]
        : [start.padEnd(column) + (lines.shift() ?? '').trim(), ...lines];
    }),
  ];
};
