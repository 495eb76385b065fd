import { suggestionFor } from '../domain/words/nearest.js';
import { isRecord } from '../domain/values/record.js';
import { newestEdition, type RulesEdition } from '../domain/rulebook/editions.js';
import { findNumberedRule, rulesOf, type NumberedRule } from '../domain/rulebook/rulebook.js';
import { ruleWithNumbers } from '../domain/rulebook/rulebook-schemas.js';
import { withParts } from '../query/in-process/parts.js';
import type { Remote } from './forward.js';
import { createPick } from '../query/answer-json.js';
import { optionOf, type CommandLine } from './command.js';
import { editionIn } from './editions.js';
import { isForPeople, printJson, printLines } from './printing.js';
import { askServer, serverIn } from './server.js';
import { CommandFailure, exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';
import { wrapLines } from './terminal/wrapped.js';

/** A rule as REST returns it. */
type RestRule = Omit<NumberedRule, 'key'>;

/** Prints a rule by its number in an edition or, if that has no such number, in the newest edition that has it. */
export const printRule = async (given: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const [text = ''] = given.positionals;
  const number = text.toLowerCase().replace(/\.$/, '');
  const edition = editionIn(optionOf(given, 'edition'));
  const server = serverIn(given, terminal);
  const find: Find = server ? (...wanted) => findThere(server, ...wanted) : findHere;
  const rule = (await find(number, edition)) ?? (await findRenumbered(find, number, edition));
  if (!rule) throw unknownRule(text, number, edition);
  if (isForPeople(given, terminal)) printLines(linesOf(rule, terminal), terminal);
  else printJson(rule, terminal);
  return exitCode.ok;
};

const isNumbered = (value: unknown): value is RestRule =>
  isRecord(value) && typeof value['number'] === 'string' && Array.isArray(value['numbers']);

type Find = (number: string, edition?: RulesEdition) => Promise<RestRule | undefined>;

const pick = createPick<RestRule>(ruleWithNumbers);

const findHere: Find = (number, edition) =>
  withParts(() => {
    const rule = findNumberedRule(number, edition);
    return rule && pick(rule);
  });

const findThere = async (server: Remote, number: string, edition?: RulesEdition): Promise<RestRule | undefined> => {
  const query = edition ? `?edition=${edition}` : '';
  return askServer(server, `/v1/rules/${encodeURIComponent(number)}${query}`).then(
    (rule) => (isNumbered(rule) ? rule : undefined),
    (error: unknown) => {
      if (error instanceof CommandFailure && 'status' in error.failure && error.failure.status === 404)
        return undefined;
      throw error;
    },
  );
};

/** Finds a rule under its number in the newest edition, and returns it as of the requested one. */
const findRenumbered = async (find: Find, number: string, edition?: RulesEdition): Promise<RestRule | undefined> => {
  const newer = edition && (await find(number));
  const there = newer?.numbers.find((each) => each.edition === edition)?.number;
  return there === undefined || there === null ? undefined : find(there, edition);
};

const SCOPE = 'Only the multiplayer rules and those that they rest on are included.';

const unknownRule = (text: string, number: string, edition: RulesEdition = newestEdition): CommandFailure => {
  const numbersInEdition = rulesOf(edition).map((each) => each.number);
  return new CommandFailure([
    `There is no rule ${text} in ${edition}${suggestionFor(number, numbersInEdition) || `. ${SCOPE}`}`,
  ]);
};

const linesOf = ({ number, edition, section, summary, numbers }: RestRule, { width }: Terminal): readonly string[] => [
  `${number} in ${edition}: ${section}`,
  '',
  ...wrapLines(summary, width),
  '',
  ...wrapLines(`Elsewhere: ${numbers.map((each) => `${each.number ?? 'none'} in ${each.edition}`).join(', ')}.`, width),
];
