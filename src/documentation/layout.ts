/** Escapes a text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Escapes a text for HTML and turns text between backticks into code. */
export const inCode = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A page of the documentation. */
export interface DocumentationPage {
  readonly path: string;
  readonly title: string;
  /** HTML below the navigation, with its own heading. */
  readonly body: string;
  /** Whether it takes the full width, for wide tables. */
  readonly isWide?: boolean;
  /** Additional HTML for its head. */
  readonly head?: string;
}

/** The entries of the navigation; the first leads back to the page of tables. */
const navigationEntries: readonly (readonly [path: string, name: string])[] = [
  ['/', 'Tables'],
  ['/docs', 'Documentation'],
  ['/docs/rest', 'REST'],
  ['/graphql', 'GraphQL'],
  ['/docs/rules', 'Rulebook'],
  ['/docs/errors', 'Errors'],
];

const navigation = (current: string): string =>
  navigationEntries
    .map(([path, name]) => `<a href="${path}"${path === current ? ' aria-current="page"' : ''}>${name}</a>`)
    .join('\n');

/** Returns the whole page: it loads nothing from other hosts and contains no inline scripts. */
export const pageOf = ({ path, title, body, isWide = false, head = '' }: DocumentationPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Rangefinder</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/documentation.css">
${head}
</head>
<body>
<header><nav aria-label="Documentation">
${navigation(path)}
</nav></header>
<main${isWide ? ' class="wide"' : ''}>
${body}
</main>
</body>
</html>
`;
