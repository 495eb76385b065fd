import measure from 'anafanafo';

/** How a text is set. */
export interface Style {
  readonly size: number;
  readonly bold?: boolean;
}

/** The fonts that are asked for. Every text is stretched to its measured width, so that another font does no harm. */
export const fontFamily = "Verdana, Geneva, 'DejaVu Sans', sans-serif";

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const charactersOf = (text: string): readonly string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const widthOfCharacter = (character: string, font: Parameters<typeof measure>[1]['font']): number =>
  Math.max(...Array.from(character, (part) => measure(part, { font })));

/** How wide a text is: as wide as Verdana, an emoji of several parts or a letter with accents as wide as its widest part. */
export const widthOf = (text: string, { size, bold = false }: Style): number => {
  const font = bold ? 'bold 10px Verdana' : '10px Verdana';
  const isPlain = /^[\u0020-\u024f]*$/.test(text);
  const width = isPlain
    ? measure(text, { font })
    : charactersOf(text).reduce((sum, character) => sum + widthOfCharacter(character, font), 0);
  return (width * size) / 10;
};

/** How high a line of that text is: as high as in the highest of the fonts that are commonly found. */
export const heightOf = ({ size }: Style): number => size * 1.4;

/** How far below the top of its line a text stands. */
export const baselineOf = ({ size }: Style): number => size * 1.08;

/** The text if it fits, else as much of its beginning as does, with an ellipsis. */
export const fitted = (text: string, width: number, style: Style): string => {
  const beginning = text.slice(0, 200);
  if (beginning === text && widthOf(text, style) <= width) return text;
  const characters = charactersOf(beginning);
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

/** Accents above accents, which would reach into the lines above and below. */
const piled = /(\p{M})(?:(?=\p{Script=Inherited})(?!\u20e3)\p{M})+/gu;

/**
 * A name as it can stand in a picture: in one line, without what XML cannot hold, what turns the direction of the text
 * around it, or more accents than one upon the other.
 */
export const readable = (name: string): string => {
  const line = name
    .normalize('NFC')
    .replace(/^\p{M}+/u, '')
    .replace(piled, '$1')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\p{Cs}|\ufffe|\uffff/gu, '\ufffd')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line || '–';
};
