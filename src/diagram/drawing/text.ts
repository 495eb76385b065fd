import measure from 'anafanafo';

/** The style of a text. */
export interface Style {
  readonly size: number;
  readonly bold?: boolean;
}

/** Texts are measured in Verdana and stretched to the measured width, so the fallbacks fit too. */
export const fontFamily = "Verdana, Geneva, 'DejaVu Sans', sans-serif";

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string): readonly string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const widthOfCharacter = (character: string, font: Parameters<typeof measure>[1]['font']): number =>
  Math.max(...Array.from(character, (part) => measure(part, { font })));

/** Returns the width of a text in Verdana; a composed emoji or accented letter is as wide as its widest part. */
export const widthOf = (text: string, { size, bold = false }: Style): number => {
  const font = bold ? 'bold 10px Verdana' : '10px Verdana';
  const isPlain = /^[\u0020-\u024f]*$/.test(text);
  const width = isPlain
    ? measure(text, { font })
    : charactersOf(text).reduce((sum, character) => sum + widthOfCharacter(character, font), 0);
  return (width * size) / 10;
};

/** Returns the line height, enough for the tallest of the common fonts. */
export const heightOf = ({ size }: Style): number => size * 1.4;

/** Returns the distance from the top of a line to its baseline. */
export const baselineOf = ({ size }: Style): number => size * 1.08;

/** Truncates a text to a width, with an ellipsis before `ending` if that fits, otherwise at the end. */
export const truncate = (text: string, width: number, style: Style, ending = ''): string => {
  if (text.length <= longest && widthOf(text, style) <= width) return text;
  const room = width - widthOf(ending, style);
  if (ending && room > widthOf('…', style)) return truncated(text.slice(0, -ending.length), room, style) + ending;
  return truncated(text, width, style);
};

/** In characters: longer texts are cut before they are measured. */
const longest = 200;

const truncated = (text: string, width: number, style: Style): string => {
  const characters = charactersOf(text.slice(0, longest));
  let [fits, tooMany] = [0, characters.length + 1];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (widthOf(cut(characters, middle), style) <= width) fits = middle;
    else tooMany = middle;
  }
  return cut(characters, fits);
};

const cut = (characters: readonly string[], count: number): string =>
  `${characters.slice(0, count).join('').trimEnd()}…`;

/** Matches accents stacked on accents, which would reach into other lines. */
const stackedAccents = /(\p{M})(?:(?=\p{Script=Inherited})(?!\u20e3)\p{M})+/gu;

/** Reduces a name to one line, without characters invalid in XML, bidirectional overrides or stacked accents. */
export const readable = (name: string): string => {
  const line = name
    .normalize('NFC')
    .replace(/^\p{M}+/u, '')
    .replace(stackedAccents, '$1')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\p{Cs}|\ufffe|\uffff/gu, '\ufffd')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line || '–';
};
