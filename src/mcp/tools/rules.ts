import { likelyWord } from '../../domain/words/nearest.js';
import { newestEdition, rulesEdition, type RulesEdition } from '../../domain/rulebook/editions.js';
import { ruleWithNumbers } from '../../domain/rulebook/rulebook-schemas.js';
import { findNumberedRule, rulesOf, type Rule } from '../../domain/rulebook/rulebook.js';
import { failure, success } from '../../domain/result.js';
import { atLeast, defaulted, optional, required, text } from '../../domain/schema/schema.js';
import { createPick } from '../../query/answer-json.js';
import { rule, wholeSchemaOf } from './answers.js';
import { tool, type Tool } from './tool.js';

const edition = optional(rulesEdition, 'Which edition; by default the newest.');

const pick = createPick<Readonly<Record<string, unknown>>>(ruleWithNumbers);

/** Declares the tool that finds a rule by its number. */
export const getRuleTool = (): Tool =>
  tool({
    name: 'get_rule',
    title: 'A rule by its number',
    description:
      "One rule by its number in an edition, summarized in this project's own words, with its numbers in the other editions. Without an edition, in the newest one that has the number. A newer number also finds the rule in an older edition that numbers it differently.",
    input: { number: required(text(20), 'The number, for example 801.5c.'), edition },
    output: wholeSchemaOf(ruleWithNumbers),
    rightCall: () => ({ number: '801.5c' }),
    call: ({ number, edition: of }) => {
      const found = findNumberedRule(number, of ?? undefined) ?? findRenumbered(number, of);
      if (found) return success(pick(found));
      const near = likelyWord(
        number,
        rulesOf(of ?? undefined).map((each) => each.number),
      );
      const [where, nearest] = [of ? ` in ${of}` : '', near === undefined ? '' : `; the nearest number is ${near}`];
      return failure({ code: 'NOT_FOUND', what: `rule "${number}"${where}${nearest}` });
    },
  });

/** Finds a rule in an older edition by its number in a newer one. */
const findRenumbered = (number: string, of: RulesEdition | null | undefined) => {
  const there = findNumberedRule(number)?.numbers.find((each) => each.edition === of)?.number ?? null;
  return there === null ? undefined : findNumberedRule(there, of ?? undefined);
};

/** Declares the tool that searches the rules. */
export const searchRulesTool = (): Tool =>
  tool({
    name: 'search_rules',
    title: 'Search the rules',
    description:
      "Rules of an edition that hold all of the words in their number, section or summary, in order of number. The summaries are this project's own: search for terms of the game, not for sentences.",
    input: {
      search: required(text(200), 'Words, or the beginning of a number: "range choose", "801.5".'),
      edition,
      first: defaulted(atLeast(1, 100), 20, 'The maximum number of rules.'),
    },
    output: {
      type: 'object',
      required: ['items', 'totalCount'],
      properties: {
        items: { type: 'array', items: rule },
        totalCount: { type: 'integer', description: 'How many rules contain the words.' },
      },
    },
    rightCall: () => ({ search: 'range choose' }),
    call: ({ search, edition: of, first }) => {
      const found = rulesOf(of ?? newestEdition, search);
      return success({ items: found.slice(0, first).map(toRuleAnswer), totalCount: found.length });
    },
  });

/** Converts a rule for an answer. */
export const toRuleAnswer = ({ number, edition: of, section, summary }: Rule) => ({
  number,
  edition: of,
  section,
  summary,
});
