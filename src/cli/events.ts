import { applyGivenEvents } from '../query/in-process/requests.js';
import { describeTable } from '../query/in-process/tables.js';
import type { Played } from '../query/in-process/types.js';
import { writeTable } from '../query/in-process/notation.js';
import type { CommandLine } from './command.js';
import { isForPeople, printJson, printLines } from './printing.js';
import { tableWithCards, serverIn } from './server.js';
import { jsonIn, tableIn, valueOf } from './tables.js';
import { CommandFailure, exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';

/** Applies events to a table, and prints what happened and the resulting table. */
export const applyEventsToTable = async (given: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [path = '', events = ''] = given.positionals;
  if (path === '-' && events === '-')
    throw new CommandFailure(['Only one of the table and the events can be piped in.']);
  const table = await tableWithCards(await tableIn(path, terminal), serverIn(given, terminal));
  const list = await jsonIn(events, terminal);
  const force = given.values['force'] === true;
  const played = valueOf(await applyGivenEvents(table, Array.isArray(list) ? list : [list], { force }));
  await print(played, given, terminal);
  return exitCode.ok;
};

const print = async ({ table, summaries }: Played, given: CommandLine, terminal: Terminal): Promise<void> => {
  const [description, text] = [describeTable(table), await writeTable(table)];
  if (!isForPeople(given, terminal)) printJson({ summaries, description, text }, terminal);
  else
    printLines([...summaries, '', ...(text ?? JSON.stringify(description, null, 2)).trimEnd().split('\n')], terminal);
};
