import { encodeTable } from '../query/in-process/requests.js';
import { describeTable } from '../query/in-process/tables.js';
import type { Table } from '../query/in-process/types.js';
import { textWarningsOf, writeTable } from '../query/in-process/notation.js';
import { optionOf, type CommandLine } from './command.js';
import { printJson, printLines } from './printing.js';
import { tableWithCards, serverIn } from './server.js';
import { tableIn } from './tables.js';
import { CommandFailure, exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';

/** Converts a table to another format. */
export const convertTable = async (given: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [path = ''] = given.positionals;
  const input = await tableIn(path, terminal);
  const to = optionOf(given, 'to') ?? ('state' in input ? 'text' : 'json');
  const write = writers[to];
  if (!write) throw new CommandFailure([`--to: there is no form "${to}"; use ${Object.keys(writers).join(', ')}.`]);
  await write(await tableWithCards(input, serverIn(given, terminal)), terminal);
  return exitCode.ok;
};

type Write = (table: Table, terminal: Terminal) => Promise<void> | void;

const writers: Readonly<Record<string, Write>> = {
  text: async (table, terminal) => {
    const text = await writeTable(table);
    const unsaid = (await textWarningsOf(table)).map(({ message }) => message);
    if (text === null) throw new CommandFailure([...unsaid, 'Use --to json.']);
    printLines([text.trimEnd()], terminal);
  },
  json: (table, terminal) => printJson(describeTable(table), terminal),
  code: async (table, terminal) => printLines([await encodeTable(table)], terminal),
};
