import { bottomOf, total, type Box } from './boxes.js';
import type { Surface, TeamMark, Tone } from './palette.js';
import { truncate, heightOf, widthOf, type Style } from './text.js';

export type Icon = 'LIFE' | 'ACTIVE' | 'IN' | 'OUT' | 'ATTACKS' | 'BLOCKS' | 'TAPPED' | 'PERMANENTS' | 'UNTIL';

/** A few words, optionally with a background of their own and an icon before them. */
export interface Piece {
  readonly text: string;
  /** The end of the text, which is kept if the rest is truncated. */
  readonly ending?: string;
  readonly style: Style;
  readonly tone: Tone;
  readonly icon?: Icon;
  /** A rounded background: a team's badge, filled, or only outlined. */
  readonly ground?: TeamMark | 'ACTIVE' | 'OUTLINE';
}

/** A fact about a seat or a permanent, in a word or two. */
export type Fact = Pick<Piece, 'text' | 'icon' | 'ground'> & Partial<Pick<Piece, 'tone'>>;

export interface PlacedPiece {
  readonly piece: Piece;
  readonly box: Box;
  /** The text, truncated where it does not fit. */
  readonly text: string;
  readonly textBox: Box;
}

export interface PlacedRow {
  readonly pieces: readonly PlacedPiece[];
  readonly box: Box;
}

/** Returns the side length of a square icon. */
export const iconSizeOf = ({ size }: Style): number => (size < 12 ? 8 : 11);

const beforeText = ({ icon, ground, text, style }: Piece): number =>
  (ground ? 3 : 0) + (icon ? iconSizeOf(style) + (text ? 2 : 0) : 0);
const afterText = ({ ground }: Piece): number => (ground ? 3 : 0);
const paddingOf = (piece: Piece): number => beforeText(piece) + afterText(piece);
const between = 5;

export const widthOfPiece = (piece: Piece): number => paddingOf(piece) + widthOf(piece.text, piece.style);
const heightOfPiece = ({ style }: Piece): number => Math.max(heightOf(style), iconSizeOf(style)) + 1;

/** Returns the height of a row. */
export const heightOfRow = (pieces: readonly Piece[]): number => Math.max(...pieces.map(heightOfPiece));

/** Breaks pieces into rows of a given width. */
export const wrap = (pieces: readonly Piece[], width: number): readonly (readonly Piece[])[] => {
  const rows: Piece[][] = [];
  let left = 0;
  for (const piece of pieces) {
    const needed = widthOfPiece(piece) + between;
    const row = rows.at(-1);
    if (row && needed <= left) row.push(piece);
    else {
      rows.push([piece]);
      left = width + between;
    }
    left -= needed;
  }
  return rows;
};

/** Places pieces side by side; the piece at index `cuts` is truncated to the room that remains. */
const placeRow = (pieces: readonly Piece[], { x, y, width }: Omit<Box, 'height'>, cuts = 0): PlacedRow => {
  const height = heightOfRow(pieces);
  const others = total(pieces.map((piece, index) => (index === cuts ? paddingOf(piece) : widthOfPiece(piece))));
  const room = width - others - between * (pieces.length - 1);
  let at = x;
  const placed = pieces.map((piece, index) => {
    const shown = index === cuts ? truncate(piece.text, room, piece.style, piece.ending) : piece.text;
    const one = placePiece(piece, shown, { x: at, y, height });
    at += one.box.width + between;
    return one;
  });
  return { pieces: placed, box: { x, y, width, height } };
};

/** Stacks rows; in each, the piece at the index that `cutIn` returns is truncated to the room that remains. */
export const stackRows = (
  rows: readonly (readonly Piece[])[],
  { x, y, width }: Omit<Box, 'height'>,
  cutIn: (pieces: readonly Piece[], row: number) => number,
): readonly PlacedRow[] => {
  let top = y;
  return rows.map((pieces, index) => {
    const row = placeRow(pieces, { x, y: top, width }, cutIn(pieces, index));
    top = bottomOf(row.box);
    return row;
  });
};

const placePiece = (piece: Piece, text: string, { x, y, height }: Omit<Box, 'width'>): PlacedPiece => {
  const textWidth = widthOf(text, piece.style);
  const textHeight = heightOf(piece.style);
  return {
    piece,
    text,
    box: { x, y, width: paddingOf(piece) + textWidth, height },
    textBox: { x: x + beforeText(piece), y: y + (height - textHeight) / 2, width: textWidth, height: textHeight },
  };
};

/** Returns the background of a piece on a given surface. */
export const groundOf = ({ ground }: Piece, surface: Surface): Surface | TeamMark =>
  ground === undefined || ground === 'OUTLINE' ? surface : ground;
