import { editions, newestEdition, type RulesEdition } from '../domain/rulebook/editions.js';
import { rulesOf, type Rule } from '../domain/rulebook/rulebook.js';
import { coverageOf, type RuleCoverage } from '../questions/catalogue/coverage.js';
import { escaped, type DocumentationPage } from './layout.js';

const STATUS = { ANSWERED: 'Answered', NOT_YET: 'Not yet', OUT_OF_SCOPE: 'Out of scope' } as const;

/** An edition by its name in an address; the newest where it names none. */
const editionOf = (name: unknown): RulesEdition =>
  editions.find(({ edition }) => edition === name)?.edition ?? newestEdition;

const choices = (chosen: RulesEdition): string =>
  editions
    .map(
      ({ edition, name }) =>
        `<option value="${edition}"${edition === chosen ? ' selected' : ''}>${escaped(name)}</option>`,
    )
    .join('\n');

const form = (edition: RulesEdition, search: string): string => `<form method="get" action="/docs/rules">
<label>Edition <select name="edition">
${choices(edition)}
</select></label>
<label>Number, section or summary <input name="search" type="search" value="${escaped(search)}"></label>
<button>Show</button>
</form>`;

const covered = (coverage: RuleCoverage | undefined): string => {
  if (!coverage) return '<span class="quiet">Cited by answers</span>';
  const by = coverage.answeredBy.map((name) => `<code>${escaped(name)}</code>`).join(', ');
  return `${STATUS[coverage.status]}${by && ` by ${by}`}${coverage.note === null ? '' : `: ${escaped(coverage.note)}`}`;
};

const rowOf = ({ number, section, summary }: Rule, coverage: RuleCoverage | undefined): string =>
  `<tr><td>${escaped(number)}</td><td>${escaped(section)}</td><td>${escaped(summary)}</td><td>${covered(coverage)}</td></tr>`;

/** Old editions give one number to several rules. */
const nameOf = ({ number, summary }: Rule): string => `${number} ${summary}`;

const counted = (coverage: readonly RuleCoverage[]): string =>
  Object.entries(STATUS)
    .map(([status, name]) => `${coverage.filter((each) => each.status === status).length} ${name.toLowerCase()}`)
    .join(', ');

/** The rules of an edition that a search finds, with what answers each; the texts are this project's own. */
export const rulebookPage = (asked: { readonly edition?: unknown; readonly search?: unknown }): DocumentationPage => {
  const edition = editionOf(asked.edition);
  const search = typeof asked.search === 'string' ? asked.search.slice(0, 200) : '';
  const coverage = coverageOf(edition);
  const byRule = new Map(coverage.map((each) => [nameOf(each.rule), each]));
  const rules = rulesOf(edition, search);
  return {
    path: '/docs/rules',
    title: 'Rulebook',
    isWide: true,
    body: `<h1>The rulebook</h1>
<p>The rules that answers rest on, in this project's own words. Of the multiplayer chapters 800 to 811 of this edition:
${counted(coverage)}.</p>
${form(edition, search)}
<h2>${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}</h2>
<div class="scrolled" tabindex="0" role="region" aria-label="Rules"><table>
<thead><tr><th scope="col">Number</th><th scope="col">Section</th><th scope="col">Summary</th><th scope="col">Coverage</th></tr></thead>
<tbody>
${rules.map((rule) => rowOf(rule, byRule.get(nameOf(rule)))).join('\n')}
</tbody></table></div>`,
  };
};
