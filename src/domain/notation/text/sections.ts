import { error, type NotationError } from './errors.js';
import type { Line, Token } from './tokens.js';
import { topics, type Topic } from './topics.js';
import { zoneNames } from './words.js';
import type { Zone } from '../../state/vocabulary.js';

/** A line, and the indented lines under it. */
export interface Section {
  readonly topic: Topic;
  readonly at: number;
  /** The words before the colon, without the topic's own. */
  readonly head: readonly Token[];
  readonly zone: Zone | null;
  /** The entries after the colon, separated by semicolons or lines. */
  readonly entries: readonly (readonly Token[])[];
}

/** Splits a line at the colon that ends its first words. */
const splitAtColon = (tokens: readonly Token[]) => {
  const place = tokens.findIndex(({ kind, text }) => kind === 'SIGN' || (kind === 'WORD' && text.endsWith(':')));
  const token = tokens[place];
  if (token?.kind !== 'WORD') return { head: tokens, hasColon: false, body: [] };
  const text = token.text.slice(0, -1);
  const head = [...tokens.slice(0, place), ...(text ? [{ ...token, text }] : [])];
  return { head, hasColon: true, body: tokens.slice(place + 1) };
};

/** Splits a line at its semicolons. */
const entriesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] => {
  const entries: Token[][] = [[]];
  for (const token of tokens)
    if (token.kind === 'SIGN' && token.text === ';') entries.push([]);
    else entries.at(-1)?.push(token);
  return entries.filter((entry) => entry.length > 0);
};

const startsWith = (tokens: readonly Token[], words: readonly string[]): boolean =>
  words.every((word, place) => tokens[place]?.kind === 'WORD' && tokens[place].text.toLowerCase() === word);

/** A name in the genitive, and the position after it. */
interface Genitive {
  readonly name: readonly Token[];
  readonly next: number;
}

/** Reads a possessive such as `Ann's` at the beginning, if `follows` accepts the words after it. */
export const genitiveAt = (tokens: readonly Token[], follows: (next: number) => boolean): Genitive | null => {
  const place = tokens.findIndex(
    ({ kind, text }, index) => kind === 'WORD' && /('s|s')$/u.test(text) && follows(index + 1),
  );
  const token = tokens[place];
  if (!token) return null;
  const text = token.text.endsWith("'") ? token.text.slice(0, -1) : token.text.slice(0, -2);
  return { name: [...tokens.slice(0, place), ...(text ? [{ ...token, text }] : [])], next: place + 1 };
};

const zoneAfter = (tokens: readonly Token[], place: number): Zone | null => {
  const words = tokens.slice(place).map(({ text }) => text.toLowerCase());
  return zoneNames.find(([name]) => name === words.join(' '))?.[1] ?? null;
};

const sectionOf = ({ at, tokens }: Line): Section => {
  const { head, hasColon, body } = splitAtColon(tokens);
  const entries = entriesOf(body);
  const topic = hasColon ? topics.find(([words]) => startsWith(head, words)) : undefined;
  if (topic) return { topic: topic[1], at, head: head.slice(topic[0].length), zone: null, entries };
  const whose = hasColon ? genitiveAt(head, (next) => zoneAfter(head, next) !== null) : null;
  if (whose) return { topic: 'ZONE', at, head: whose.name, zone: zoneAfter(head, whose.next), entries };
  return { topic: 'PLAYER', at, head, zone: null, entries };
};

/** Groups indented lines under the line before them. */
export const sectionsOf = (
  lines: readonly Line[],
): { readonly sections: readonly Section[]; readonly errors: readonly NotationError[] } => {
  const sections: Section[] = [];
  const errors: NotationError[] = [];
  let entries: (readonly Token[])[] = [];
  for (const line of lines) {
    if (!line.isIndented) {
      const section = sectionOf(line);
      entries = [...section.entries];
      sections.push({ ...section, entries });
    } else if (sections.length) for (const entry of entriesOf(line.tokens)) entries.push(entry);
    else errors.push(error(line.at, 'An indented line belongs to a player: the first player is expected before it.'));
  }
  return { sections, errors };
};
