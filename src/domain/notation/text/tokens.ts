import { error, type NotationError } from './errors.js';

/** The kinds of tokens: a word, a text in "", ``, () or {}, or a punctuation mark. */
export type TokenKind = 'WORD' | 'ID' | 'NAME' | 'TYPE_LINE' | 'RULES' | 'SIGN';

/** A token of the text, without its quotes or brackets. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  /** Where the token begins, in characters from the beginning of the text. */
  readonly at: number;
}

/** A line of the text; text in braces may span several. */
export interface Line {
  readonly at: number;
  /** Whether the line is indented further than the first one. */
  readonly isIndented: boolean;
  readonly tokens: readonly Token[];
}

const wordSigns = /(?:[^\s;>→；＞（）｛｝"“”„‟«»″`(){}=-]|[-=](?![-=]{0,2}>))+/uy;
const arrow = /[-=]{1,3}>/uy;
const blanks = /[^\S\n]+/uy;
const unusual = /[^ -~]/u;

/** The offset of a full-width character from its ASCII counterpart. */
const FULL_WIDTH = 0xfee0;
const usualWidth = (sign: string): string => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH);

/** Normalizes the apostrophes and full-width characters of a word. */
export const plainWord = (word: string): string =>
  unusual.test(word)
    ? word
        .replace(/[‘’ʼ´]/gu, "'")
        .replace(/[！-～]/gu, usualWidth)
        .normalize('NFC')
    : word;

/** A piece of the text and its end; the token is null for blanks and errors. */
interface Piece {
  readonly token: Token | null;
  readonly end: number;
  readonly error?: NotationError;
}

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
};

interface Enclosure {
  readonly kind: TokenKind;
  readonly content: RegExp;
  readonly close: string;
}

/** All these quotation marks are equivalent. */
const quotes = '"“”„‟«»″';
const quoted: Enclosure = { kind: 'ID', content: /[^"“”„‟«»″\n]*/uy, close: quotes };

const typeLine: Enclosure = { kind: 'TYPE_LINE', content: /[^()（）\n]*/uy, close: ')）' };

/** The single-line enclosures, by their opening character. */
const enclosures: ReadonlyMap<string, Enclosure> = new Map([
  ...Array.from(quotes, (sign) => [sign, quoted] as const),
  ['`', { kind: 'NAME', content: /[^`\n]*/uy, close: '`' }],
  ...Array.from('(（', (sign) => [sign, typeLine] as const),
]);

/** Trims a text and collapses its whitespace. */
const oneBlank = (text: string): string => text.trim().replace(/\s+/gu, ' ');

const enclosed = (text: string, at: number, { kind, content, close }: Enclosure): Piece => {
  const found = matchAt(content, text, at + 1);
  const end = at + 1 + found.length;
  if (end < text.length && close.includes(text.charAt(end)))
    return { token: { kind, text: oneBlank(found), at }, end: end + 1 };
  const message = `${text.charAt(at)} is not closed: ${close.charAt(0)} is expected on this line.`;
  return { token: null, end, error: error(at, message) };
};

const braces = /[{}｛｝]/gu;

/** Reads card text in braces, which may contain costs in nested braces and span several lines. */
const rules = (text: string, at: number): Piece => {
  let depth = 0;
  braces.lastIndex = at;
  for (let found = braces.exec(text); found; found = braces.exec(text)) {
    depth += found[0] === '{' || found[0] === '｛' ? 1 : -1;
    if (depth) continue;
    const ruleText = rulesText(text.slice(at + 1, found.index));
    return { token: { kind: 'RULES', text: ruleText, at }, end: found.index + 1 };
  }
  return { token: null, end: text.length, error: error(at, '{ is not closed: } is expected after the rules text.') };
};

/** The punctuation marks and their variants from other keyboards. */
const signs: ReadonlyMap<string, string> = new Map([
  [';', ';'],
  ['；', ';'],
  ['>', '>'],
  ['＞', '>'],
  ['→', '>'],
]);

const rulesText = (text: string): string => text.split('\n').map(oneBlank).join('\n').trim();

const pieceAt = (text: string, at: number): Piece => {
  const word = matchAt(wordSigns, text, at);
  if (word) return { token: { kind: 'WORD', text: plainWord(word), at }, end: at + word.length };
  const drawn = matchAt(arrow, text, at);
  if (drawn) return { token: { kind: 'SIGN', text: '>', at }, end: at + drawn.length };
  const sign = text.charAt(at);
  if (sign === '{' || sign === '｛') return rules(text, at);
  const between = signs.get(sign);
  if (between !== undefined) return { token: { kind: 'SIGN', text: between, at }, end: at + 1 };
  const enclosure = enclosures.get(sign);
  if (enclosure) return enclosed(text, at, enclosure);
  const isStray = ')）}｝'.includes(sign);
  if (isStray) return { token: null, end: at + 1, error: error(at, `${sign} closes nothing here.`) };
  return { token: null, end: at + Math.max(1, matchAt(blanks, text, at).length) };
};

/** Normalizes line ends to one character; positions refer to the result. */
export const withPlainLines = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/gu, '\n');

/** Splits a text into lines of tokens, in one pass; empty lines are left out. */
export const linesOf = (text: string) => {
  const lines: Line[] = [];
  const errors: NotationError[] = [];
  let tokens: Token[] = [];
  let begins = 0;
  let firstIndent: number | null = null;
  const endLine = (next: number): void => {
    const [first] = tokens;
    if (first) {
      const indent = first.at - begins;
      firstIndent ??= indent;
      lines.push({ at: first.at, isIndented: indent > firstIndent, tokens });
    }
    tokens = [];
    begins = next;
  };
  let at = 0;
  while (at < text.length) {
    if (text.charAt(at) === '\n') endLine(at + 1);
    const piece = pieceAt(text, at);
    if (piece.token) tokens.push(piece.token);
    if (piece.error) errors.push(piece.error);
    at = piece.end;
  }
  endLine(text.length);
  return { lines, errors };
};
