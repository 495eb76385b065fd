import { suggestionFor } from '../domain/words/nearest.js';
import { isRecord } from '../domain/values/record.js';
import { newestEdition, type RulesEdition } from '../domain/rulebook/editions.js';
import { findNumberedRule, rulesOf, type NumberedRule } from '../domain/rulebook/rulebook.js';
import { ruleWithNumbers } from '../domain/rulebook/rulebook-schemas.js';
import { withParts } from '../query/in-process/parts.js';
import type { Remote } from './forward.js';
import { createPick } from '../query/answer-json.js';
import { optionOf, type Given } from './command.js';
import { editionIn } from './editions.js';
import { isForPeople, printJson, printLines } from './printing.js';
import { askServer, serverIn } from './server.js';
import { CommandFailure, exitCode, type ExitCode, type Terminal } from './terminal/terminal.js';
import { wrapped } from './terminal/wrapped.js';

/** A rule as REST tells it. */
type ToldRule = Omit<NumberedRule, 'key'>;

/** Prints a rule by its number in an edition or, if that has no such number, in the newest edition that has it. */
export const printRule = async (given: Given, terminal: Terminal): Promise<ExitCode> => {
  const [said = ''] = given.positionals;
  const number = said.toLowerCase().replace(/\.$/, '');
  const edition = editionIn(optionOf(given, 'edition'));
  const server = serverIn(given, terminal);
  const find: Find = server ? (...wanted) => findThere(server, ...wanted) : findHere;
  const rule = (await find(number, edition)) ?? (await findRenumbered(find, number, edition));
  if (!rule) throw unknownRule(said, number, edition);
  if (isForPeople(given, terminal)) printLines(linesOf(rule, terminal), terminal);
  else printJson(rule, terminal);
  return exitCode.ok;
};

const isNumbered = (told: unknown): told is ToldRule =>
  isRecord(told) && typeof told['number'] === 'string' && Array.isArray(told['numbers']);

type Find = (number: string, edition?: RulesEdition) => Promise<ToldRule | undefined>;

const pick = createPick<ToldRule>(ruleWithNumbers);

const findHere: Find = (number, edition) =>
  withParts(() => {
    const rule = findNumberedRule(number, edition);
    return rule && pick(rule);
  });

const findThere = async (server: Remote, number: string, edition?: RulesEdition): Promise<ToldRule | undefined> => {
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

/** Finds the rule that bears the number in a newer edition, in that edition. */
const findRenumbered = async (find: Find, number: string, edition?: RulesEdition): Promise<ToldRule | undefined> => {
  const newer = edition && (await find(number));
  const there = newer?.numbers.find((each) => each.edition === edition)?.number;
  return there === undefined || there === null ? undefined : find(there, edition);
};

const SCOPE = 'Known are the rules of multiplayer games and those that they rest on.';

const unknownRule = (said: string, number: string, edition: RulesEdition = newestEdition): CommandFailure => {
  const known = rulesOf(edition).map((each) => each.number);
  return new CommandFailure([`There is no rule ${said} in ${edition}${suggestionFor(number, known) || `. ${SCOPE}`}`]);
};

const linesOf = ({ number, edition, section, summary, numbers }: ToldRule, { width }: Terminal): readonly string[] => [
  `${number} in ${edition}: ${section}`,
  '',
  ...wrapped(summary, width),
  '',
  ...wrapped(`Elsewhere: ${numbers.map((each) => `${each.number ?? 'none'} in ${each.edition}`).join(', ')}.`, width),
];
