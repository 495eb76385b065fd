import { Marked } from 'marked';
import { entryOf, textOfGuide } from './guide-names.js';
import type { DocumentationPage } from './layout.js';

/** Files outside the guides' folder, and the addresses at which the server serves them. */
const served: Readonly<Record<string, string>> = {
  '../openapi/openapi.json': '/v1/openapi.json',
  '../openapi/schema.graphql': '/graphql',
};

/** Converts a link between files to the address on the server. */
const addressOf = (link: string): string =>
  served[link] ?? link.replace(/^([\w-]+)\.md(#.*)?$/, (_, name: string, place = '') => `/docs/${name}${place}`);

/** Returns the anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]*>|&#?\w+;/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');

const marked = new Marked({
  walkTokens: (token) => {
    if (token.type === 'link') token.href = addressOf(String(token.href));
  },
  renderer: {
    heading({ tokens, depth }) {
      const heading = this.parser.parseInline(tokens);
      return `<h${depth} id="${anchorOf(heading)}">${heading}</h${depth}>\n`;
    },
    code: ({ text, lang }) =>
      `<pre tabindex="0"><code${lang ? ` class="language-${lang}"` : ''}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre>\n`,
  },
});

const withScrollingTables = (html: string): string => {
  let tables = 0;
  const begin = () => `<div class="scrolled" tabindex="0" role="region" aria-label="Table ${(tables += 1)}"><table>`;
  return html.replaceAll('<table>', begin).replaceAll('</table>', '</table></div>');
};

/** Reads a guide and converts it to HTML. */
export const guideOf = async (name: string): Promise<DocumentationPage> => {
  const text = await textOfGuide(name);
  return { ...entryOf(name, text), body: withScrollingTables(await marked.parse(text)) };
};
