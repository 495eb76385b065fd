import { bottomOf, total, type Box } from './drawing/boxes.js';
import type { Chip } from './chips.js';
import { heightOfRow, stackRows, wrap, type Piece, type PlacedRow } from './drawing/pieces.js';
import type { Column, Frame } from './frame.js';
import { ringOf } from './ring.js';
import type { Detail, Seat } from './seats.js';

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
  const chipHeights = new Map(seat.chips.map((chip) => [chip, chipHeight(chip, detail)]));
  const facts = total(pieceRows.map(heightOfRow));
  const columns = Math.max(1, Math.floor(inner.width / detail.chipWidth));
  const stacks = stacksOf(seat.chips, chipHeights, columns);
  const height = 2 * padding + facts + Math.max(...stacks.map(({ height: each }) => each));
  const at: Placing = (y) => ({
    seat,
    side,
    box: { x, y, width, height },
    rows: stackRows(pieceRows, { ...inner, y: y + padding }, (_, row) => (row ? 0 : seat.namePlace)),
    chips: placeStacks(stacks, { ...inner, y: y + padding + facts }, detail),
  });
  return { height, at };
};

/** The chips of one column. */
interface Stack {
  readonly chips: readonly Chip[];
  readonly height: number;
}

/** Distributes chips over columns: each goes to the shortest one, and attachments stay below their permanent. */
const stacksOf = (chips: readonly Chip[], heights: ReadonlyMap<Chip, number>, columns: number): readonly Stack[] => {
  const stacks = Array.from({ length: columns }, (): { chips: Chip[]; height: number } => ({ chips: [], height: 0 }));
  const [first] = stacks;
  let stack = first;
  for (const chip of chips) {
    if (chip.depth === 0) stack = stacks.reduce((least, each) => (each.height < least.height ? each : least));
    stack?.chips.push(chip);
    if (stack) stack.height += (heights.get(chip) ?? 0) + 2;
  }
  return stacks;
};

const placeStacks = (
  stacks: readonly Stack[],
  { x, y, width }: Omit<Box, 'height'>,
  detail: Detail,
): readonly PlacedChip[] => {
  const each = (width + 3) / stacks.length;
  return stacks.flatMap(({ chips }, index) => placeChips(chips, { x: x + index * each, y, width: each - 3 }, detail));
};

const indent = 8;

const chipRows = ({ name, strength, icons, notes }: Chip, { small }: Detail): readonly (readonly Piece[])[] => [
  [
    ...icons.map((icon) => ({ text: '', icon, style: small, tone: 'TEXT' }) as const),
    { text: name + strength, ending: strength, style: small, tone: 'TEXT' },
  ],
  ...notes.map((note): readonly Piece[] => [{ style: small, tone: 'MUTED', ...note }]),
];

const chipHeight = (chip: Chip, detail: Detail): number =>
  total(chipRows(chip, detail).map(heightOfRow)) + 1 + 2 * detail.chipPadding;

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
    const aside = 3 + detail.chipPadding / 2;
    const inside = { x: box.x + aside, y: box.y + 0.5 + detail.chipPadding, width: box.width - 2 * aside };
    return { chip, box, rows: stackRows(chipRows(chip, detail), inside, (_, row) => (row ? 0 : chip.icons.length)) };
  });
};

/** Places every seat around the table, below `top`. */
export const layOut = (seats: readonly Seat[], frame: Frame, top: number): Layout => {
  const ring = ringOf(seats, frame.across(seats.length));
  const detail = frame.detail(seats.length);
  const hasSides = ring.left.length > 0;
  const row = (side: 'TOP' | 'BOTTOM', across: readonly Seat[]): readonly MeasuredSeat[] => {
    const columns = frame.columns(across.length, hasSides);
    return across.map((seat, index) => measureSeat(seat, side, columns[index] ?? frame.left, detail));
  };
  const [above, below] = [row('TOP', ring.top), row('BOTTOM', ring.bottom)];
  const left = ring.left.map((seat) => measureSeat(seat, 'LEFT', frame.left, detail));
  const right = ring.right.map((seat) => measureSeat(seat, 'RIGHT', frame.right, detail));
  const rowHeight = maximumHeight(above);
  const middleTop = top + (above.length ? rowHeight + gap : 0);
  const middleHeight = Math.max(90, ...[left, right].map((column) => heightOfColumn(column, detail.gap)));
  const lowerTop = middleTop + middleHeight + gap;
  const table = frame.table(hasSides);
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
