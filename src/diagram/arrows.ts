import type { GameState } from '../domain/state/game-state.js';
import { bottomOf, rightEdgeOf, type Box, type Point } from './drawing/boxes.js';
import type { Layout, PlacedSeat } from './layout.js';
import { quantity } from './words.js';

/** An arrow from an attacker to its target, through the free space in the middle so it crosses no seat and no text. */
export interface Arrow {
  /** The straight part, up to the free space. */
  readonly start: readonly Point[];
  /** The curve through the free space: two control points and its end. */
  readonly curve: readonly [Point, Point, Point];
  readonly end: readonly Point[];
  readonly title: string;
}

/** A row of a seat where arrows begin and end. */
interface Anchor {
  readonly placed: PlacedSeat;
  readonly y: number;
}

/** Returns one arrow for each pair of a row with attackers and a row with their target. */
export const arrowsOf = ({ combats }: GameState, layout: Layout): readonly Arrow[] => {
  const anchors = anchorsOf(layout);
  const pairs = new Map<string, { readonly from: Anchor; readonly to: Anchor; readonly count: number }>();
  for (const { attacker, target } of combats.flatMap(({ attacks }) => attacks)) {
    const [from, to] = [anchors.get(attacker), anchors.get(target ?? '')];
    if (!from || !to) continue;
    const key = `${from.placed.seat.player.seat} ${from.y} ${to.placed.seat.player.seat} ${to.y}`;
    pairs.set(key, { from, to, count: (pairs.get(key)?.count ?? 0) + 1 });
  }
  const ending = new Map<Anchor, number>();
  return [...pairs.values()].map(({ from, to, count }, index) => {
    const nth = ending.get(to) ?? 0;
    ending.set(to, nth + 1);
    return arrow(layout, from, to, { leaving: laneOf(index), arriving: laneOf(nth), count });
  });
};

const laneOf = (index: number): number => ((index + 1) % 3) - 1;

const anchorsOf = ({ seats }: Layout): ReadonlyMap<string, Anchor> => {
  const middle = ({ y, height }: Box): number => y + height / 2;
  return new Map(
    seats.flatMap((placed) => [
      ...placed.rows.slice(0, 1).flatMap(({ box }) => {
        const anchor = { placed, y: middle(box) };
        return [placed.seat.player.id, ...placed.seat.undrawn].map((id) => [id, anchor] as const);
      }),
      ...placed.chips.flatMap(({ chip, rows }) => {
        const [first] = rows;
        const anchor = { placed, y: middle(first?.box ?? placed.box) };
        return chip.objects.map((id) => [id, anchor] as const);
      }),
    ]),
  );
};

interface Lanes {
  readonly leaving: number;
  readonly arriving: number;
  readonly count: number;
}

/** A path from a row to the free space, and its direction on arrival. */
interface Path {
  readonly points: readonly Point[];
  readonly inward: Point;
}

const spacing = 2.5;

const arrow = (layout: Layout, from: Anchor, to: Anchor, { leaving, arriving, count }: Lanes): Arrow => {
  const start = pathFrom(layout, from, to, leaving);
  const end = pathFrom(layout, to, from, arriving);
  if (shareGap(from, to, start, end)) return throughGap(start, end, arrowTitle(from, to, count));
  const [first, last] = [lastOf(start.points), lastOf(end.points)];
  const reach = Math.min(55, Math.max(14, Math.hypot(first.x - last.x, first.y - last.y) * 0.4));
  return {
    start: start.points,
    curve: [pointInward(first, start.inward, reach), pointInward(last, end.inward, reach), last],
    end: [...end.points].reverse().slice(1),
    title: arrowTitle(from, to, count),
  };
};

const arrowTitle = (from: Anchor, to: Anchor, count: number): string =>
  `${from.placed.seat.name} attacks ${to.placed.seat.name}: ${quantity(count, 'creature')}`;

/** Whether two seats on the same side have paths through the same gap. */
const shareGap = (from: Anchor, to: Anchor, start: Path, end: Path): boolean =>
  start.points.length > 1 &&
  from.placed.side === to.placed.side &&
  Math.abs(lastOf(start.points).x - lastOf(end.points).x) < 5;

const throughGap = (start: Path, end: Path, title: string): Arrow => {
  const origin = { x: 0, y: 0 };
  const [[out = origin, corner = origin], [tip = origin]] = [start.points, end.points];
  const level = { x: corner.x, y: tip.y };
  return { start: [out, corner], curve: [corner, level, level], end: [tip], title };
};

const pointInward = ({ x, y }: Point, inward: Point, reach: number): Point => ({
  x: x + inward.x * reach,
  y: y + inward.y * reach,
});

/** Returns the path from a seat: straight from the left and right sides, otherwise through the gap beside the seat. */
const pathFrom = ({ table }: Layout, { placed, y }: Anchor, other: Anchor, lane: number): Path => {
  const { box, side } = placed;
  const level = y + lane * spacing;
  if (side === 'LEFT') return { points: [{ x: rightEdgeOf(box), y: level }], inward: { x: 1, y: 0 } };
  if (side === 'RIGHT') return { points: [{ x: box.x, y: level }], inward: { x: -1, y: 0 } };
  if (box.width > table.width) return acrossFrom(box, table, side, lane);
  const goesRight = exitsRight(box, table, other.placed.box);
  const edge = goesRight ? rightEdgeOf(box) : box.x;
  const x = edge + (goesRight ? 5 : -5) + lane * spacing;
  const turn = side === 'TOP' ? table.y - 5 : bottomOf(table) + 5;
  const points = [
    { x: edge, y },
    { x, y },
    { x, y: turn },
  ];
  return { points, inward: { x: 0, y: side === 'TOP' ? 1 : -1 } };
};

/** Returns the path from a seat wider than the table: across its inner edge, since there is no gap beside it. */
const acrossFrom = (box: Box, table: Box, side: 'TOP' | 'BOTTOM', lane: number): Path => ({
  points: [{ x: table.x + table.width / 2 + 2 * lane * spacing, y: side === 'TOP' ? bottomOf(box) : box.y }],
  inward: { x: 0, y: side === 'TOP' ? 1 : -1 },
});

/** Whether an arrow leaves to the right: from a seat on the left, or in the middle if its other end is on the right. */
const exitsRight = (box: Box, table: Box, other: Box): boolean => {
  const [middle, centre] = [box.x + box.width / 2, table.x + table.width / 2];
  if (Math.abs(middle - centre) > 10) return middle < centre;
  return other.x + other.width / 2 >= centre;
};

const lastOf = (points: readonly Point[]): Point => points.at(-1) ?? { x: 0, y: 0 };
