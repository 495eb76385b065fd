import { isRecord } from '../domain/values/record.js';
import { gameStateDescription } from '../domain/state/description.js';
import { createPick } from '../query/answer-json.js';
import { encodeTable, notesOf, warningsOf } from '../query/in-process/requests.js';
import { describeTable } from '../query/in-process/tables.js';
import { textWarningsOf, writeTable } from '../query/in-process/notation.js';
import type { CommandLine } from './command.js';
import { isForPeople, printJson, printLines, remarkLines } from './printing.js';
import { askServer, serverIn } from './server.js';
import { idsAndNames, tableIn, validTable, type InputTable } from './tables.js';
import { exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';

/** Checks a table, in this process or on a server, and prints how it was understood. */
export const checkTable = async (given: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [path = ''] = given.positionals;
  const input = await tableIn(path, terminal);
  const server = serverIn(given, terminal);
  const checked = await (server ? askServer(server, '/v1/game-states', input) : check(input));
  if (isForPeople(given, terminal)) printLines(linesOf(checked, terminal), terminal);
  else printJson(checked, terminal);
  return exitCode.ok;
};

/** Adds the defaults that a description leaves out, as REST does. */
const whole = createPick<unknown>(gameStateDescription);

const check = async (input: InputTable) => {
  const table = await validTable(input);
  return {
    description: whole(describeTable(table)),
    code: await encodeTable(table),
    text: await writeTable(table),
    warnings: [...(await warningsOf(table)), ...(await textWarningsOf(table))],
    notes: await notesOf(table),
  };
};

const linesOf = (checked: unknown, terminal: Terminal): readonly string[] => {
  const { description, text, ...remarks } = isRecord(checked) ? checked : {};
  return [
    'The table is possible.',
    '',
    ...(typeof text === 'string' ? text : 'The notation has no words for it.').trimEnd().split('\n'),
    ...idLines(description),
    ...remarkLines(remarks, terminal),
  ];
};

/** Lists the objects with their ids, which questions and events use. */
const idLines = (description: unknown): readonly string[] => {
  const objects = idsAndNames(isRecord(description) ? description['objects'] : []);
  return [
    ...(objects.length ? ['', 'Ids:'] : []),
    ...objects.map(({ id, name }) => (id === name ? `  ${id}` : `  ${id}  ${name}`)),
  ];
};
