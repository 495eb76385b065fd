import type { Arrow } from '../../src/diagram/arrows.js';
import { bottomOf, rightEdgeOf, type Box, type Point } from '../../src/diagram/drawing/boxes.js';
import type { Picture } from '../../src/diagram/picture.js';
import type { PlacedRow } from '../../src/diagram/drawing/pieces.js';

/** A box and what it is, for those who read of a failure. */
export interface Named extends Box {
  readonly what: string;
}

const slack = 0.01;

export const overlap = (one: Box, other: Box): boolean =>
  one.x < rightEdgeOf(other) - slack &&
  other.x < rightEdgeOf(one) - slack &&
  one.y < bottomOf(other) - slack &&
  other.y < bottomOf(one) - slack;

export const isInside = (inner: Box, outer: Box, by = slack): boolean =>
  inner.x >= outer.x - by &&
  inner.y >= outer.y - by &&
  rightEdgeOf(inner) <= rightEdgeOf(outer) + by &&
  bottomOf(inner) <= bottomOf(outer) + by;

/** Every two of them that overlap. */
export const overlapping = (boxes: readonly Named[]): readonly string[] =>
  boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.what} / ${other.what}`] : [])),
  );

const textsIn = (rows: readonly PlacedRow[]): readonly Named[] =>
  rows.flatMap(({ pieces }) => pieces.map(({ box, text }) => ({ ...box, what: text })));

/** All the words of a picture, each with what it has to stay inside of. */
export const wordsOf = ({ headline, legend, layout, height }: Picture): readonly (readonly [Named, Box])[] => {
  const page = { x: 0, y: 0, width: 400, height };
  const within = (outer: Box, rows: readonly PlacedRow[]) => textsIn(rows).map((word) => [word, outer] as const);
  return [
    ...within(page, [...headline, ...legend]),
    ...layout.seats.flatMap(({ box, rows, chips }) => [
      ...within(box, rows),
      ...chips.flatMap((chip) => within(chip.box, chip.rows)),
    ]),
  ];
};

/** What must not overlap: seats with seats, chips with chips. */
export const seatsOf = ({ layout }: Picture): readonly Named[] =>
  layout.seats.map(({ seat, box }) => ({ ...box, what: seat.player.id }));
export const chipsOf = ({ layout }: Picture): readonly Named[] =>
  layout.seats.flatMap(({ chips }) => chips.map(({ chip, box }) => ({ ...box, what: chip.name })));

export const pointsOf = ({ start, curve: [one, two, last], end }: Arrow): readonly Point[] => {
  const first = start.at(-1) ?? last;
  const curve = Array.from({ length: 41 }, (_, index) => onCurve([first, one, two, last], index / 40));
  const line = [...start, ...curve, ...end];
  return line.flatMap((each, index) => {
    const next = line[index + 1] ?? each;
    return [0, 0.25, 0.5, 0.75].map((share) => ({
      x: each.x + (next.x - each.x) * share,
      y: each.y + (next.y - each.y) * share,
    }));
  });
};

const onCurve = (points: readonly [Point, Point, Point, Point], share: number): Point => {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * share * rest ** 2, 3 * share ** 2 * rest, share ** 3];
  const along = (axis: 'x' | 'y') => points.reduce((sum, each, index) => sum + each[axis] * (weights[index] ?? 0), 0);
  return { x: along('x'), y: along('y') };
};
