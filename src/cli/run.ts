import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suggestionFor } from '../domain/words/nearest.js';
import { parseRecord } from '../domain/values/record.js';
import { packageRoot } from '../package-root.js';
import { positionalsIn, readCommandLine, type Command } from './command.js';
import { commands } from './commands.js';
import { helpOf, helpOfAll } from './help.js';
import { CommandFailure, exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';

/** Runs the command that the arguments name, and returns the exit code. */
export const run = async (terminal: Terminal): Promise<ExitCode> => {
  try {
    return await runCommand(terminal);
  } catch (error) {
    const failure = error instanceof CommandFailure ? error : bug(error);
    const text = terminal.arguments.includes('--json') ? JSON.stringify(failure.failure) : failure.message;
    terminal.errors.write(`${text}\n`);
    return failure.code;
  }
};

const bug = (error: unknown): CommandFailure => {
  const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new CommandFailure(['This is a bug:', details], exitCode.bug, { code: 'INTERNAL_SERVER_ERROR' });
};

const runCommand = async (terminal: Terminal): Promise<ExitCode> => {
  const [name, ...args] = terminal.arguments;
  if (name === '--version' || name === '-v') return print(terminal, await version());
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return print(terminal, helpOfAll());
  if (name === 'complete') return complete(args, terminal);
  const command = commands.find((each) => each.name === name);
  if (!command) throw unknownCommand(name);
  if (args.includes('--help') || args.includes('-h')) return print(terminal, await helpFor(command, args, terminal));
  if (command.isRaw) return command.run({ positionals: args, values: {} }, terminal);
  return command.run(await readCommandLine(command, args), terminal);
};

const helpFor = async (command: Command, args: readonly string[], { width }: Terminal): Promise<string> =>
  (await command.moreHelp?.(positionalsIn(args, command.options), width)) ?? helpOf(command, width);

/** Prints the words that may come next, for the completion scripts of shells. */
const complete = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> =>
  (await import('./completion.js')).printCandidates(args.slice(args.indexOf('--') + 1), terminal);

const print = ({ output }: Terminal, text: string): ExitCode => {
  output.write(`${text}\n`);
  return exitCode.ok;
};

const version = async (): Promise<string> => {
  const { version: number } = parseRecord(await readFile(join(packageRoot, 'package.json'), 'utf8'));
  return String(number);
};

const unknownCommand = (name: string): CommandFailure => {
  const names = commands.map((each) => each.name);
  return new CommandFailure([
    `There is no command "${name}"${suggestionFor(name, names) || '.'}`,
    'rangefinder --help lists them all.',
  ]);
};
