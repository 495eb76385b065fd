/** Text as it stands in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The same, with what stands between backticks as code. */
export const inCode = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A page of the documentation. */
export interface DocumentationPage {
  /** Its address. */
  readonly path: string;
  /** As text. */
  readonly title: string;
  /** What stands below the navigation, as HTML with a heading of its own. */
  readonly body: string;
  /** Whether it needs the whole width, as tables do. */
  readonly isWide?: boolean;
  /** What else its head holds, as HTML. */
  readonly head?: string;
}

/** Where a reader finds what; the page of tables is none of the documentation, but leads to it. */
const places: readonly (readonly [path: string, name: string])[] = [
  ['/', 'Tables'],
  ['/docs', 'Documentation'],
  ['/docs/rest', 'REST'],
  ['/graphql', 'GraphQL'],
  ['/docs/rules', 'Rulebook'],
  ['/docs/errors', 'Errors'],
];

const navigation = (current: string): string =>
  places
    .map(([path, name]) => `<a href="${path}"${path === current ? ' aria-current="page"' : ''}>${name}</a>`)
    .join('\n');

/** The whole page: it asks no other host for anything, and runs nothing that stands in it. */
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
