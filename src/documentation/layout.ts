import type { GuideEntry } from './guide-names.js';

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Escapes a text for HTML and turns text between backticks into code. */
export const inCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A page of the documentation. */
export interface DocumentationPage {
  readonly path: string;
  readonly title: string;
  /** HTML beside the navigation, with its own heading. */
  readonly body: string;
  /** Whether it takes the full width, for wide tables. */
  readonly isWide?: boolean;
  /** Additional HTML for its head. */
  readonly head?: string;
  /** The words to show in the search field. */
  readonly search?: string;
}

/** The parts that every page of the documentation has. */
export interface PageFrame {
  readonly guides: readonly GuideEntry[];
  /** The tags that load the pages' script, which highlights code and copies it. */
  readonly tags: string;
}

/** The entries of the navigation; the first leads back to the page of tables. */
const navigationEntries: readonly GuideEntry[] = [
  { path: '/', title: 'Tables' },
  { path: '/docs', title: 'Documentation' },
  { path: '/docs/rest', title: 'REST' },
  { path: '/graphql', title: 'GraphQL' },
  { path: '/docs/rules', title: 'Rulebook' },
  { path: '/docs/errors', title: 'Errors' },
];

const links = (entries: readonly GuideEntry[], current: string): string =>
  entries
    .map(
      ({ path, title }) =>
        `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`,
    )
    .join('\n');

const searchForm = (search: string): string => `<form class="find" role="search" action="/docs/search">
<label><span class="unseen">Search the documentation</span>
<input name="q" type="search" placeholder="Search" value="${escapeHtml(search)}"></label>
</form>`;

const headOf = ({ title, head = '' }: DocumentationPage, tags: string): string => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(title)}: the documentation of Rangefinder.">
<title>${escapeHtml(title)} · Rangefinder</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/documentation.css">
${tags}
${head}
</head>`;

/** Returns the whole HTML page, which loads nothing from other hosts and contains no inline scripts. */
export const pageOf = (page: DocumentationPage, { guides, tags }: PageFrame): string => `<!doctype html>
<html lang="en">
${headOf(page, tags)}
<body>
<header><nav aria-label="Documentation"><ul>
${links(navigationEntries, page.path)}
</ul></nav>
${searchForm(page.search ?? '')}
</header>
<div class="columns">
<main${page.isWide ? ' class="wide"' : ''}>
${page.body}
</main>
<nav class="guides" aria-label="Guides"><h2>Guides</h2>
<ul>
${links(guides, page.path)}
</ul></nav>
</div>
</body>
</html>
`;
