import { playerOf, type GameState } from '../domain/state/game-state.js';
import type { DiagramTheme } from './diagram-arguments.js';
import { arrowsOf, type Arrow } from './arrows.js';
import { bottomOf, type Point } from './drawing/boxes.js';
import { descriptionOf, headline, legend, titleOf } from './caption.js';
import { sceneOf } from './chips.js';
import { distancesFrom } from './distances.js';
import { drawRows, element, hatchLines, point, rectangle, type Element } from './drawing/drawing.js';
import { margin, printedFrame, type Frame } from './frame.js';
import { layOut, type Layout, type PlacedChip, type PlacedSeat } from './layout.js';
import { palettes, type Palette } from './drawing/palette.js';
import type { PlacedRow } from './drawing/pieces.js';
import { marksOf, seatOf } from './seats.js';
import { fontFamily } from './drawing/text.js';

/** A picture before it is drawn: every element with its position. */
export interface Picture {
  readonly headline: readonly PlacedRow[];
  readonly legend: readonly PlacedRow[];
  readonly layout: Layout;
  readonly arrows: readonly Arrow[];
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
}

/** Lays out the picture of a table in a frame, with distances from a player where requested. */
export const pictureOf = (state: GameState, rangeOf: string | null, frame: Frame = printedFrame): Picture => {
  const distances = rangeOf === null ? null : distancesFrom(state, playerOf(state, rangeOf));
  const detail = frame.detail(state.players.length);
  const [scene, marks] = [sceneOf(state, distances), marksOf(state)];
  const seats = state.players.map((player) => seatOf(scene, marks, player, detail));
  const above = frame.hasCaptions ? headline(state, distances) : [];
  const layout = layOut(seats, frame, endOf(above, margin) + 6);
  const explained = { distances, isBrief: detail.chips === 0, top: layout.bottom + 6 };
  const below = frame.hasCaptions ? legend(state, marks, explained) : [];
  return {
    headline: above,
    legend: below,
    layout,
    arrows: arrowsOf(state, layout),
    width: frame.width,
    height: endOf(below, layout.bottom) + margin,
    title: titleOf(state),
    description: descriptionOf(state, distances, seats),
  };
};

const endOf = (rows: readonly PlacedRow[], otherwise: number): number => {
  const last = rows.at(-1);
  return last ? bottomOf(last.box) : otherwise;
};

/** Draws a picture as an SVG document. */
export const draw = (picture: Picture, theme: DiagramTheme): string => {
  const palette = palettes[theme];
  const { layout, width, height } = picture;
  const size = { width, height: Math.ceil(height) };
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      ...size,
      viewBox: `0 0 ${size.width} ${size.height}`,
      role: 'img',
      'aria-labelledby': 'diagram-title diagram-description',
      'font-family': fontFamily,
    },
    element('title', { id: 'diagram-title' }, picture.title),
    element('desc', { id: 'diagram-description' }, picture.description),
    rectangle({ x: 0, y: 0, ...size }, { fill: palette.surfaces.PAGE }),
    ...drawRows(picture.headline, 'PAGE', palette),
    ...(layout.table.width > 60 ? drawTable(layout, palette) : []),
    ...layout.seats.map((placed) => drawSeat(placed, palette)),
    ...picture.arrows.map((arrow) => drawArrow(arrow, palette)),
    ...drawRows(picture.legend, 'PAGE', palette),
  ).xml;
};

/** Draws the table, with an arrow for the turn order: clockwise. */
const drawTable = ({ table }: Layout, palette: Palette): readonly Element[] => {
  const inset = { x: table.x + 14, y: table.y + 4, width: table.width - 28, height: table.height - 8 };
  const centre = { x: table.x + table.width / 2, y: table.y + table.height / 2 };
  const from = { x: centre.x - 12, y: centre.y + 6 };
  const to = { x: centre.x + 12, y: centre.y + 6 };
  const sign = `M${point(from)}A14 14 0 1 1 ${point(to)}m5.5 -2.5 -5.5 2.5 -.4 -6`;
  return [
    rectangle(inset, { rx: 40, fill: palette.table }),
    element('path', { d: sign, fill: 'none', stroke: palette.line, 'stroke-width': 1.5, 'stroke-opacity': 0.6 }),
  ];
};

const drawSeat = ({ seat, box, rows, chips }: PlacedSeat, palette: Palette): Element => {
  const { surface, team, isActive, player } = seat;
  const stroke = isActive ? palette.tones.TEXT : surface === 'SEAT_IN_RANGE' ? palette.inRange : palette.line;
  const frame = { rx: 4, fill: palette.surfaces[surface], stroke, 'stroke-width': isActive ? 2.2 : 1 };
  return element(
    'g',
    { 'data-player': player.id },
    element('title', {}, seat.title),
    rectangle(box, { ...frame, 'stroke-dasharray': player.inGame ? null : '4 3' }),
    ...(team ? [stripe(box, team.color, team.dashes)] : []),
    ...drawRows(rows, surface, palette),
    ...chips.map((chip) => drawChip(chip, palette)),
  );
};

const stripe = (box: PlacedSeat['box'], color: string, dashes: string | null): Element =>
  element('path', {
    d: `M${point({ x: box.x + 4, y: box.y + 4 })}V${bottomOf(box) - 4}`,
    stroke: color,
    'stroke-width': 4,
    'stroke-dasharray': dashes,
  });

const drawChip = ({ chip, box, rows }: PlacedChip, palette: Palette): Element =>
  element(
    'g',
    { 'data-object': chip.objects[0] ?? null },
    element('title', {}, chip.title),
    rectangle(box, {
      rx: 3,
      fill: palette.surfaces.CHIP,
      stroke: chip.inRange ? palette.inRange : palette.line,
      'stroke-dasharray': chip.changedControl ? '3 2' : null,
    }),
    ...(chip.isUnknown ? [hatchLines(box, palette.tones.DOUBT)] : []),
    ...(chip.depth
      ? [
          element('path', {
            d: `M${point({ x: box.x - 5, y: box.y - 2 })}v${box.height / 2 + 2}h5`,
            fill: 'none',
            stroke: palette.line,
          }),
        ]
      : []),
    ...drawRows(rows, 'CHIP', palette),
  );

/** The two sides of an arrow's head, which points along the longer way. */
const headOf = (tip: Point, before: Point): string => {
  if (Math.abs(tip.x - before.x) >= Math.abs(tip.y - before.y)) return `l${tip.x > before.x ? -6 : 6} -3v6`;
  return `l-3 ${tip.y > before.y ? -6 : 6}h6`;
};

const drawArrow = ({ start, curve, end, title }: Arrow, palette: Palette): Element => {
  const [first, ...others] = start;
  const straight = others.map((each) => `L${point(each)}`).join('');
  const d = `M${point(first ?? curve[2])}${straight}C${curve.map(point).join(' ')}${end.map((each) => `L${point(each)}`).join('')}`;
  const tip = end.at(-1) ?? curve[2];
  const before = end.at(-2) ?? (end.length ? curve[2] : curve[1]);
  const head = `M${point(tip)}${headOf(tip, before)}Z`;
  return element(
    'g',
    { fill: 'none', stroke: palette.attack, 'stroke-width': 1.6 },
    element('title', {}, title),
    element('path', { d }),
    element('path', { d: head, fill: palette.attack, stroke: 'none' }),
  );
};
