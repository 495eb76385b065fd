import { askByName } from '../query/in-process/requests.js';
import type { CatalogueEntry, QuestionName } from '../questions/catalogue/catalogue.js';
import { pathOf, type Question } from '../questions/catalogue/question.js';
import { noQuestionText } from '../questions/catalogue/unknown-question.js';
import { argumentsIn } from './questions/argument-values.js';
import { optionOf, positionalsIn, type CommandLine, type Options } from './command.js';
import { editionIn } from './editions.js';
import { printAnswer, printLines } from './printing.js';
import { helpOfQuestion, helpOfQuestions, findQuestion } from './questions/question-help.js';
import { optionsOf } from './questions/question-options.js';
import { askServer, serverIn } from './server.js';
import { contentOf, namesAtTable, itemIn, jsonIn, tableIn, tablesIn, validTable, valueOf } from './tables.js';
import type { InputTable } from './tables.js';
import { CommandFailure, exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';

/** Returns the question that the arguments name, in any position. */
const questionIn = (words: readonly string[]): CatalogueEntry | undefined =>
  words.flatMap((word) => findQuestion(word) ?? [])[0];

/** Returns the options of the question that the arguments name; throws if it does not exist. */
export const optionsIn = (args: readonly string[], options: Options): Options => {
  const question = questionIn(positionalsIn(args, options));
  if (question) return optionsOf(question, args);
  const [table, name, ...others] = args;
  if (others.length && [table, name].every((word) => !word?.startsWith('--'))) throw unknownQuestion(name ?? '');
  return {};
};

/** Returns help about the question that the arguments name. */
export const helpIn = (words: readonly string[], width: number): string | undefined => {
  const question = questionIn(words);
  return question && helpOfQuestion(question, width);
};

/** Asks a question about a table, in this process or on a server, and prints the answer. */
export const askTable = async (given: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [path = '', name] = given.positionals;
  if (name === undefined) {
    printLines(helpOfQuestions(terminal.width), terminal);
    return exitCode.ok;
  }
  const question = findQuestion(name);
  if (!question) throw unknownQuestion(name);
  if (given.values['each'] === true) return askEach({ question, commandLine: given, terminal }, path);
  const answer = await answerTo({ question, commandLine: given, terminal, input: await tableIn(path, terminal) });
  return printAnswer(answer, given, terminal);
};

/** Asks about each table of a file, and prints its answer or its failure as a line of JSON. */
const askEach = async (asked: Omit<AskArguments, 'input'>, path: string): Promise<ExitCode> => {
  let code: ExitCode = exitCode.ok;
  for (const table of tablesIn(await contentOf(path, asked.terminal))) {
    const answer = await Promise.resolve()
      .then(() => answerTo({ ...asked, ...itemIn(table) }))
      .catch((error: unknown) => {
        if (!(error instanceof CommandFailure) || error.code > exitCode.badInput) throw error;
        code = exitCode.badInput;
        return error.failure;
      });
    asked.terminal.output.write(`${JSON.stringify(answer)}\n`);
  }
  return code;
};

const unknownQuestion = (name: string): CommandFailure =>
  new CommandFailure([noQuestionText(name), 'rangefinder ask TABLE lists them all.']);

interface AskArguments {
  readonly question: Question<QuestionName>;
  readonly commandLine: CommandLine;
  readonly terminal: Terminal;
  readonly input: InputTable;
  /** Arguments from the table's line, which override those from options. */
  readonly own?: object;
}

const answerTo = async (asked: AskArguments): Promise<unknown> => {
  const { question, commandLine: given, terminal, input } = asked;
  const server = serverIn(given, terminal);
  if (server) {
    const { body } = await requestBody(asked);
    return askServer(server, `/v1/game-states/${pathOf(question)}`, { ...input, ...body });
  }
  const table = await validTable(input);
  const { body, errors } = await requestBody(asked);
  // The supposed events may create an object that a name refers to.
  if (errors.length && !('suppose' in body)) throw new CommandFailure(errors);
  return valueOf(await askByName(table, question.name, body, (answer) => answer), '--');
};

const requestBody = async ({ question, commandLine: given, terminal, input, own }: AskArguments) => {
  const suppositions = await suppositionsIn(given, terminal);
  const { given: asked, errors } = argumentsIn(question, given.values, await namesAtTable(input));
  return { body: { ...asked, ...suppositions, ...own }, errors };
};

const suppositionsIn = async (given: CommandLine, terminal: Terminal) => {
  const edition = editionIn(optionOf(given, 'edition'));
  const events = optionOf(given, 'suppose');
  return { ...(edition && { edition }), ...(events !== undefined && { suppose: await jsonIn(events, terminal) }) };
};
