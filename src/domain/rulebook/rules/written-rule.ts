import { isRulesEdition, type RulesEdition } from '../editions.js';
import type { RuleEntry } from '../rule-entry.js';

/** A wording of a rule, as in `CR_2005 600.6, CR_2009 gone: What the rule says.` */
type Wording = `${RulesEdition}${' ' | ', ' | ': '}${string}`;

/** A rule in the source: its number by edition, and its summary. */
export type WrittenRule = Wording | readonly Wording[];

/** The rules of one chapter: each under its newest number or, if removed, under its last number and edition. */
export type Chapter = Readonly<Record<string, WrittenRule>>;

/** Converts a rule from the source to an entry. */
export const readRule = (written: WrittenRule): RuleEntry => {
  const numbers: Partial<Record<RulesEdition, string | null>> = {};
  const summary: Partial<Record<RulesEdition, string>> = {};
  for (const wording of typeof written === 'string' ? [written] : written) {
    const end = wording.indexOf(': ');
    for (const [index, change] of wording.slice(0, end).split(', ').entries()) {
      const [edition = '', number] = change.split(' ');
      if (!isRulesEdition(edition)) throw new Error(`There is no edition "${edition}": ${wording}`);
      if (number !== undefined) numbers[edition] = number === 'gone' ? null : number;
      if (index === 0) summary[edition] = wording.slice(end + 2);
    }
  }
  return { numbers, summary };
};
