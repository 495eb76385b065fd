import type { Color } from '../vocabulary.js';

/** The letters of the colors in mana symbols and card databases. */
export const letterOf: Readonly<Record<Color, string>> = { WHITE: 'W', BLUE: 'U', BLACK: 'B', RED: 'R', GREEN: 'G' };

export const allColors: readonly Color[] = ['WHITE', 'BLUE', 'BLACK', 'RED', 'GREEN'];

/** The colors by their English words. */
export const colorsByWord: ReadonlyMap<string, Color> = new Map(allColors.map((each) => [each.toLowerCase(), each]));

/** The colors by their letters. */
export const colorsByLetter: ReadonlyMap<string, Color> = new Map(allColors.map((each) => [letterOf[each], each]));
