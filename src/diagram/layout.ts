import { bottomOf, total, type Box } from './boxes.js';
import type { Chip } from './chips.js';
import { heightOfRow, placeRow, wrap, type Piece, type PlacedRow } from './pieces.js';
import { ringOf } from './ring.js';
import type { Detail, Seat } from './seats.js';

/** The width in units: the smallest number of pixels that a picture is shown at. The height depends on its content. */
export const pictureWidth = 400;
export const margin = 6;
const gap = 10;
const stripe = 5;

export interface PlacedChip {
  readonly chip: Chip;
  readonly box: Box;
  readonly rows: readonly PlacedRow[];
}

export type Side = 'TOP' | 'BOTTOM' | 'LEFT' | 'RIGHT';

export interface PlacedSeat {
  readonly seat: Seat;
  readonly side: Side;
  readonly box: Box;
  readonly rows: readonly PlacedRow[];
  readonly chips: readonly PlacedChip[];
}

export interface Layout {
  readonly seats: readonly PlacedSeat[];
  /** The free space in the middle. */
  readonly table: Box;
  readonly bottom: number;
}

interface Column {
  readonly x: number;
  readonly width: number;
}
const [leftColumn, middleColumn, rightColumn] = [
  { x: margin, width: 124 },
  { x: 140, width: 120 },
  { x: 270, width: 124 },
] as const;
const wideColumn: Column = { x: 70, width: 260 };

/** The columns of the top or bottom side, by the number of its seats. */
const columnsOf = (across: number, hasSides: boolean): readonly Column[] => {
  if (across === 1) return [hasSides ? middleColumn : wideColumn];
  return across === 2 ? [leftColumn, rightColumn] : [leftColumn, middleColumn, rightColumn];
};

type Placing = (y: number) => PlacedSeat;
interface MeasuredSeat {
  readonly height: number;
  readonly at: Placing;
}

/** Measures a seat and returns its height with a function that places it. */
const measureSeat = (seat: Seat, side: Side, { x, width }: Column, detail: Detail): MeasuredSeat => {
  const { padding } = detail;
  const inner = { x: x + padding + stripe, width: width - 2 * padding - stripe };
  const pieceRows = [seat.head, ...wrap(seat.facts, inner.width)];
  const chipHeights = seat.chips.map((chip) => chipHeight(chip, detail));
  const facts = total(pieceRows.map(heightOfRow));
  const height = 2 * padding + facts + total(chipHeights.map((each) => each + 2));
  const at: Placing = (y) => ({
    seat,
    side,
    box: { x, y, width, height },
    rows: stackRows(pieceRows, { ...inner, y: y + padding }, seat.namePlace),
    chips: placeChips(seat.chips, { ...inner, y: y + padding + facts }, detail),
  });
  return { height, at };
};

/** Stacks rows; in the first one the name is truncated where it does not fit. */
const stackRows = (
  rows: readonly (readonly Piece[])[],
  { x, y, width }: Omit<Box, 'height'>,
  namePlace: number,
): readonly PlacedRow[] => {
  let top = y;
  return rows.map((pieces, index) => {
    const row = placeRow(pieces, { x, y: top, width }, index === 0 ? namePlace : 0);
    top = bottomOf(row.box);
    return row;
  });
};

const indent = 8;

const chipRows = ({ name, icons, notes }: Chip, { small }: Detail): readonly (readonly Piece[])[] => [
  [
    ...icons.map((icon) => ({ text: '', icon, style: small, tone: 'TEXT' }) as const),
    { text: name, style: small, tone: 'TEXT' },
  ],
  ...notes.map((text) => [{ text, style: small, tone: 'MUTED' } as const]),
];

const chipHeight = (chip: Chip, detail: Detail): number => total(chipRows(chip, detail).map(heightOfRow)) + 1;

const placeChips = (
  chips: readonly Chip[],
  { x, y, width }: Omit<Box, 'height'>,
  detail: Detail,
): readonly PlacedChip[] => {
  let top = y;
  return chips.map((chip) => {
    const shift = chip.depth * indent;
    const box = { x: x + shift, y: top + 2, width: width - shift, height: chipHeight(chip, detail) };
    top = bottomOf(box);
    const inside = { x: box.x + 3, y: box.y + 0.5, width: box.width - 6 };
    return { chip, box, rows: stackRows(chipRows(chip, detail), inside, chip.icons.length) };
  });
};

/** Places every seat around the table, below `top`. */
export const layOut = (seats: readonly Seat[], detail: Detail, top: number): Layout => {
  const ring = ringOf(seats);
  const hasSides = ring.left.length > 0;
  const row = (side: 'TOP' | 'BOTTOM', across: readonly Seat[]): readonly MeasuredSeat[] => {
    const columns = columnsOf(across.length, hasSides);
    return across.map((seat, index) => measureSeat(seat, side, columns[index] ?? middleColumn, detail));
  };
  const [above, below] = [row('TOP', ring.top), row('BOTTOM', ring.bottom)];
  const left = ring.left.map((seat) => measureSeat(seat, 'LEFT', leftColumn, detail));
  const right = ring.right.map((seat) => measureSeat(seat, 'RIGHT', rightColumn, detail));
  const rowHeight = maximumHeight(above);
  const middleTop = top + (above.length ? rowHeight + gap : 0);
  const middleHeight = Math.max(90, ...[left, right].map((column) => heightOfColumn(column, detail.gap)));
  const lowerTop = middleTop + middleHeight + gap;
  const table = hasSides ? { x: 130, width: 140 } : wideColumn;
  return {
    seats: [
      ...above.map(({ height, at }) => at(top + rowHeight - height)),
      ...spaceEvenly(left, middleTop, middleHeight, detail.gap),
      ...spaceEvenly(right, middleTop, middleHeight, detail.gap),
      ...below.map(({ at }) => at(lowerTop)),
    ],
    table: { x: table.x, y: middleTop, width: table.width, height: middleHeight },
    bottom: lowerTop + maximumHeight(below),
  };
};

const maximumHeight = (row: readonly MeasuredSeat[]): number => Math.max(0, ...row.map(({ height }) => height));
const heightOfColumn = (column: readonly MeasuredSeat[], between: number): number =>
  total(column.map(({ height }) => height)) + between * Math.max(0, column.length - 1);

/** Spaces a column of seats evenly, with at least `least` between them. */
const spaceEvenly = (
  column: readonly MeasuredSeat[],
  top: number,
  height: number,
  least: number,
): readonly PlacedSeat[] => {
  const space = (height - total(column.map((each) => each.height))) / (column.length + 1);
  const between = column.length > 1 ? Math.max(least, space) : space;
  let y = top + (height - total(column.map((each) => each.height)) - between * (column.length - 1)) / 2;
  return column.map(({ height: own, at }) => {
    const placed = at(y);
    y += own + between;
    return placed;
  });
};
