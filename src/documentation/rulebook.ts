import { editions, newestEdition, type RulesEdition } from '../domain/rulebook/editions.js';
import { rulesOf, type Rule } from '../domain/rulebook/rulebook.js';
import { coverageOf, type RuleCoverage } from '../questions/catalogue/coverage.js';
import { escapeHtml, type DocumentationPage } from './layout.js';

const STATUS = { ANSWERED: 'Answered', NOT_YET: 'Not yet', OUT_OF_SCOPE: 'Out of scope' } as const;

/** Finds an edition by its name in a query string; the newest one if the name is unknown. */
const editionOf = (name: unknown): RulesEdition =>
  editions.find(({ edition }) => edition === name)?.edition ?? newestEdition;

const choices = (chosen: RulesEdition): string =>
  editions
    .map(
      ({ edition, name }) =>
        `<option value="${edition}"${edition === chosen ? ' selected' : ''}>${escapeHtml(name)}</option>`,
    )
    .join('\n');

const form = (edition: RulesEdition, search: string): string => `<form method="get" action="/docs/rules">
<label>Edition <select name="edition">
${choices(edition)}
</select></label>
<label>Number, section or summary <input name="search" type="search" value="${escapeHtml(search)}"></label>
<button>Show</button>
</form>`;

const coverageText = (coverage: RuleCoverage | undefined): string => {
  if (!coverage) return '<span class="quiet">Cited by answers</span>';
  const by = coverage.answeredBy.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ');
  return `${STATUS[coverage.status]}${by && ` by ${by}`}${coverage.note === null ? '' : `: ${escapeHtml(coverage.note)}`}`;
};

const rowOf = ({ number, section, summary }: Rule, coverage: RuleCoverage | undefined): string =>
  `<tr><td>${escapeHtml(number)}</td><td>${escapeHtml(section)}</td><td>${escapeHtml(summary)}</td><td>${coverageText(coverage)}</td></tr>`;

/** Names a rule uniquely: old editions give one number to several rules. */
const nameOf = ({ number, summary }: Rule): string => `${number} ${summary}`;

const coverageCounts = (coverage: readonly RuleCoverage[]): string =>
  Object.entries(STATUS)
    .map(([status, name]) => `${coverage.filter((each) => each.status === status).length} ${name.toLowerCase()}`)
    .join(', ');

/** Returns the page of the rules of an edition that match a search, with their coverage. */
export const rulebookPage = (query: { readonly edition?: unknown; readonly search?: unknown }): DocumentationPage => {
  const edition = editionOf(query.edition);
  const search = typeof query.search === 'string' ? query.search.slice(0, 200) : '';
  const coverage = coverageOf(edition);
  const byRule = new Map(coverage.map((each) => [nameOf(each.rule), each]));
  const rules = rulesOf(edition, search);
  return {
    path: '/docs/rules',
    title: 'Rulebook',
    isWide: true,
    body: `<h1>The rulebook</h1>
<p>The rules that answers cite, summarized in our own words. Coverage of chapters 800 to 811 in this edition:
${coverageCounts(coverage)}.</p>
${form(edition, search)}
<h2>${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}</h2>
<div class="scrolled" tabindex="0" role="region" aria-label="Rules"><table>
<thead><tr><th scope="col">Number</th><th scope="col">Section</th><th scope="col">Summary</th><th scope="col">Coverage</th></tr></thead>
<tbody>
${rules.map((rule) => rowOf(rule, byRule.get(nameOf(rule)))).join('\n')}
</tbody></table></div>`,
  };
};
