import { seatsAcross, type SeatCounts } from './ring.js';
import { detailFor, type Detail } from './seats.js';

/** The width in units: the smallest number of pixels that a picture is shown at. The height depends on its content. */
export const pictureWidth = 400;
export const margin = 6;

export interface Column {
  readonly x: number;
  readonly width: number;
}

/** The proportions of a picture. */
export interface Frame {
  readonly width: number;
  readonly left: Column;
  readonly right: Column;
  /** The columns of the top or bottom side, by the number of its seats. */
  readonly columns: (across: number, hasSides: boolean) => readonly Column[];
  /** The table in the middle. */
  readonly table: (hasSides: boolean) => Column;
  readonly across: (seats: number) => SeatCounts;
  readonly detail: (seats: number) => Detail;
  /** Whether there are a headline with the variant and turn, and a legend. */
  readonly hasCaptions: boolean;
}

const [leftColumn, middleColumn, rightColumn] = [
  { x: margin, width: 124 },
  { x: 140, width: 120 },
  { x: 270, width: 124 },
] as const;
const wideColumn: Column = { x: 70, width: 260 };

/** The picture that the API returns, always of the same width. */
export const printedFrame: Frame = {
  width: pictureWidth,
  left: leftColumn,
  right: rightColumn,
  columns: (across, hasSides) => {
    if (across === 1) return [hasSides ? middleColumn : wideColumn];
    return across === 2 ? [leftColumn, rightColumn] : [leftColumn, middleColumn, rightColumn];
  },
  table: (hasSides) => (hasSides ? { x: 130, width: 140 } : wideColumn),
  across: seatsAcross,
  detail: detailFor,
  hasCaptions: true,
};

const touchDetail = (seats: number): Detail => ({
  name: { size: 15, bold: true },
  small: { size: 13 },
  chips: seats > 40 ? 0 : seats > 8 ? 6 : 24,
  gap: 10,
  padding: 8,
  chipPadding: 6,
  chipWidth: 150,
});

/** A picture for touch screens: as wide as its container, with larger text and room for a finger. */
export const touchFrame = (width: number): Frame => {
  const isNarrow = width < 560;
  const side = isNarrow ? (width - 2 * margin - 34) / 2 : width * 0.31;
  const across = isNarrow ? width - 4 * margin : width * 0.38 - 6 * margin;
  const middle: Column = { x: (width - across) / 2, width: across };
  const right: Column = { x: width - margin - side, width: side };
  return {
    width,
    left: { x: margin, width: side },
    right,
    columns: () => [middle],
    table: (hasSides) => (hasSides ? { x: margin + side, width: width - 2 * (margin + side) } : middle),
    across: (seats) => ({ top: seats % 2 === 0 ? 1 : 0, bottom: 1 }),
    detail: touchDetail,
    hasCaptions: false,
  };
};
