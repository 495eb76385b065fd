import { newestEdition } from '../domain/rulebook/editions.js';
import { rulesOf } from '../domain/rulebook/rulebook.js';
import { escapeHtml, type DocumentationPage } from './layout.js';

/** A part of the documentation that a search finds. */
export interface Section {
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

const MOST = 40;
const AROUND = 90;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** Returns the text of some HTML. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#39|\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();

const partsOf = ({ path, title, body }: DocumentationPage): readonly Section[] =>
  body.split(/(?=<h[1-3] id=")/).map((html) => {
    const [, place = '', heading = ''] = /^<h\d id="([^"]*)">(.*?)<\/h\d>/.exec(html) ?? [];
    const own = textOf(heading) || title;
    return {
      address: place ? `${path}#${place}` : path,
      title: own === title ? title : `${title}: ${own}`,
      text: textOf(html),
    };
  });

/** Splits pages at their headings. */
export const sectionsOf = (pages: readonly DocumentationPage[]): readonly Section[] => pages.flatMap(partsOf);

const rules = (search: string): readonly Section[] =>
  rulesOf(newestEdition, search).map(({ number, section, summary }) => ({
    address: `/docs/rules?search=${encodeURIComponent(number)}`,
    title: `Rule ${number}, ${section}`,
    text: summary,
  }));

const holds = (text: string, words: readonly string[]): boolean => {
  const small = text.toLowerCase();
  return words.every((word) => small.includes(word));
};

/** Finds the sections that contain every word; first those whose titles contain them. */
const matching = (sections: readonly Section[], words: readonly string[]): readonly Section[] => {
  const all = sections.filter(({ title, text }) => holds(`${title} ${text}`, words));
  const [titled, others] = [true, false].map((isTitled) => all.filter(({ title }) => holds(title, words) === isTitled));
  return [...(titled ?? []), ...(others ?? [])];
};

/** Returns the text around the first search word, with the word marked. */
const excerptOf = (text: string, [word = '']: readonly string[]): string => {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) return escapeHtml(text.slice(0, 2 * AROUND));
  const [from, to] = [Math.max(0, at - AROUND), at + word.length + AROUND];
  const before = `${from > 0 ? '… ' : ''}${escapeHtml(text.slice(from, at))}`;
  const after = `${escapeHtml(text.slice(at + word.length, to))}${to < text.length ? ' …' : ''}`;
  return `${before}<mark>${escapeHtml(text.slice(at, at + word.length))}</mark>${after}`;
};

/** Returns the page of search results from the sections and the rulebook; an empty search finds nothing. */
export const searchPage = async (
  query: unknown,
  sections: () => Promise<readonly Section[]>,
): Promise<DocumentationPage> => {
  const search = typeof query === 'string' ? query.trim().slice(0, 200) : '';
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = words.length ? [...matching(await sections(), words), ...rules(search)] : [];
  const count = `${hits.length} ${hits.length === 1 ? 'place' : 'places'}`;
  return {
    path: '/docs/search',
    title: 'Search',
    search,
    body: `<h1>Search</h1>
<p>${words.length ? `${count} for “${escapeHtml(search)}”.` : 'Type a word into the field above.'}</p>
<dl class="found">
${hits
  .slice(0, MOST)
  .map(
    ({ address, title, text }) =>
      `<dt><a href="${address}">${escapeHtml(title)}</a></dt><dd>${excerptOf(text, words)}</dd>`,
  )
  .join('\n')}
</dl>${hits.length > MOST ? `\n<p>And ${hits.length - MOST} more: add a word.</p>` : ''}`,
  };
};
