import type { Box, Point } from './boxes.js';
import type { Palette, Surface, TeamMark } from './palette.js';
import { baselineOf } from './text.js';
import { groundOf, iconSizeOf, type Icon, type PlacedPiece, type PlacedRow } from './pieces.js';

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** An SVG element as text. */
export interface Element {
  readonly xml: string;
}

/** The attributes of an element; one that is null is omitted. */
type Attributes = Readonly<Record<string, string | number | null>>;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Writes an element, with numbers rounded to two digits; children that are strings are its text. */
export const element = (name: string, attributes: Attributes, ...children: readonly (Element | string)[]): Element => {
  const values = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`],
  );
  const content = children.map((child) => (typeof child === 'string' ? escaped(child) : child.xml)).join('');
  return { xml: `<${name}${values.join('')}>${content}</${name}>` };
};

export const rectangle = ({ x: left, y, width, height }: Box, attributes: Attributes): Element =>
  element('rect', { x: left, y, width, height, ...attributes });

export const point = ({ x: left, y }: Point): string => `${rounded(left)} ${rounded(y)}`;

/** The paths of icons, in a square of 8 by 8 units. */
const icons: Readonly<Record<Icon, string>> = {
  LIFE: 'M4 7.5C0 4.5 0 3 .5 2 1.3.6 3.2.8 4 2.3 4.8.8 6.7.6 7.5 2 8 3 8 4.5 4 7.5Z',
  ACTIVE: 'M1 .5 7.5 4 1 7.5Z',
  IN: 'M.5 4.5 3 7 7.5 1.2',
  OUT: 'M1.2 1.2 6.8 6.8M6.8 1.2 1.2 6.8',
  ATTACKS: 'M1 7 7 1M7 1H4.2M7 1V3.8M1 4.6 3.4 7',
  BLOCKS: 'M1 1H7V4C7 6 5.5 7 4 7.7 2.5 7 1 6 1 4Z',
  PERMANENTS: 'M1.5.8H6.5V7.2H1.5Z',
  UNTIL: 'M1.3.8H6.7M1.3 7.2H6.7M2 .8C2 3.2 6 4.8 6 7.2M6 .8C6 3.2 2 4.8 2 7.2',
  TAPPED: 'M1.2 6.8V3.6A2 2 0 0 1 3.2 1.6H6.6M4.6.2 6.8 1.6 4.6 3.4',
};
const filled: ReadonlySet<Icon> = new Set<Icon>(['LIFE', 'ACTIVE', 'BLOCKS']);

const iconElement = (icon: Icon, { x: left, y, height }: Box, size: number, color: string): Element =>
  element('path', {
    d: icons[icon],
    transform: `translate(${point({ x: left, y: y + (height - size) / 2 })})${size === 8 ? '' : ` scale(${size / 8})`}`,
    ...(filled.has(icon) ? { fill: color } : { fill: 'none', stroke: color, 'stroke-width': 1.5 }),
  });

/** Draws lines from the lower left to the upper right across a box. */
export const hatchLines = ({ x: left, y, width, height }: Box, stroke: string): Element => {
  const lines = Array.from({ length: Math.floor((width + height) / apart) }, (_, index) => (index + 1) * apart);
  const d = lines.map((at) => {
    const from = { x: left + Math.max(0, at - height), y: y + Math.min(at, height) };
    const to = { x: left + Math.min(at, width), y: y + Math.max(0, at - width) };
    return `M${point(from)}L${point(to)}`;
  });
  return element('path', { d: d.join(''), fill: 'none', stroke, 'stroke-opacity': 0.5 });
};

const apart = 8;

/** Draws rows, each text stretched to its measured width. */
export const drawRows = (rows: readonly PlacedRow[], surface: Surface, palette: Palette): readonly Element[] =>
  rows.flatMap(({ pieces }) => pieces.flatMap((placed) => drawPiece(placed, surface, palette)));

const drawPiece = (placed: PlacedPiece, surface: Surface, palette: Palette): readonly Element[] => {
  const { piece, box, text } = placed;
  const ink = textColorOf(placed, surface, palette);
  const inset = piece.ground ? 3 : 0;
  return [
    ...(piece.ground ? [ground(placed, piece.ground, palette, ink)] : []),
    ...(piece.icon ? [iconElement(piece.icon, { ...box, x: box.x + inset }, iconSizeOf(piece.style), ink)] : []),
    ...(text ? [textElement(placed, ink)] : []),
  ];
};

/** Returns the color of the text of a piece. */
export const textColorOf = ({ piece }: PlacedPiece, surface: Surface, palette: Palette): string => {
  const under = groundOf(piece, surface);
  return typeof under === 'string' ? palette.tones[piece.tone] : under.ink;
};

const ground = (
  { box }: PlacedPiece,
  kind: TeamMark | 'ACTIVE' | 'OUTLINE',
  palette: Palette,
  ink: string,
): Element => {
  const shape = { ...box, y: box.y + 0.5, height: box.height - 1 };
  if (kind === 'OUTLINE') return rectangle(shape, { rx: 3, fill: 'none', stroke: ink });
  return rectangle(shape, { rx: 3, fill: kind === 'ACTIVE' ? palette.surfaces.ACTIVE : kind.color });
};

const textElement = ({ piece, text, textBox }: PlacedPiece, ink: string): Element =>
  element(
    'text',
    {
      x: textBox.x,
      y: textBox.y + baselineOf(piece.style),
      'font-size': piece.style.size,
      'font-weight': piece.style.bold ? 'bold' : null,
      fill: ink,
      textLength: textBox.width,
      lengthAdjust: 'spacingAndGlyphs',
    },
    text,
  );
