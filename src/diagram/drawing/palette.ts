import type { DiagramTheme } from '../diagram-arguments.js';

/** A background behind text. */
export type Surface = 'PAGE' | 'SEAT' | 'SEAT_IN_RANGE' | 'SEAT_LEFT' | 'CHIP' | 'ACTIVE';
/** DOUBT marks unknown and unused parts. */
export type Tone = 'TEXT' | 'MUTED' | 'ON_ACTIVE' | 'DOUBT';

export interface Palette {
  readonly surfaces: Readonly<Record<Surface, string>>;
  readonly tones: Readonly<Record<Tone, string>>;
  /** The table in the middle. */
  readonly table: string;
  readonly line: string;
  readonly inRange: string;
  readonly attack: string;
}

export const palettes: Readonly<Record<DiagramTheme, Palette>> = {
  LIGHT: {
    surfaces: {
      PAGE: '#ffffff',
      SEAT: '#f4f4f4',
      SEAT_IN_RANGE: '#cfe6f6',
      SEAT_LEFT: '#ffffff',
      CHIP: '#ffffff',
      ACTIVE: '#1b1b1b',
    },
    tones: { TEXT: '#1b1b1b', MUTED: '#4a4a4a', ON_ACTIVE: '#ffffff', DOUBT: '#854600' },
    table: '#ebebeb',
    line: '#757575',
    inRange: '#0072b2',
    attack: '#c04a00',
  },
  DARK: {
    surfaces: {
      PAGE: '#14171b',
      SEAT: '#262b32',
      SEAT_IN_RANGE: '#123f63',
      SEAT_LEFT: '#14171b',
      CHIP: '#14171b',
      ACTIVE: '#f2f2f2',
    },
    tones: { TEXT: '#f2f2f2', MUTED: '#c6ccd3', ON_ACTIVE: '#14171b', DOUBT: '#f0b45c' },
    table: '#1e2329',
    line: '#8b949e',
    inRange: '#56b4e9',
    attack: '#ff9d5c',
  },
};

/** A team's mark: its letter, its color and the pattern of its stripe. */
export interface TeamMark {
  readonly letter: string;
  readonly color: string;
  /** A `stroke-dasharray`; null for a solid stripe. */
  readonly dashes: string | null;
  readonly ink: string;
}

/** Okabe and Ito's palette, which people with any kind of color vision can tell apart. */
const colors = ['#e69f00', '#56b4e9', '#009e73', '#f0e442', '#0072b2', '#d55e00', '#cc79a7'] as const;
const patterns = [null, '6 2', '2 2', '10 2 2 2', '4 4', '1 3', '8 6'] as const;

/** A, B, … Z, AA, AB, … */
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** Returns the mark of the team at an index of the list of teams. */
export const teamMark = (index: number): TeamMark => {
  const color = colors[index % colors.length] ?? colors[0];
  const dashes = patterns[(index + Math.floor(index / colors.length)) % patterns.length] ?? null;
  const ink = contrast(color, '#000000') >= contrast(color, '#ffffff') ? '#000000' : '#ffffff';
  return { letter: letterOf(index), color, dashes, ink };
};

/** Returns the contrast ratio of two colors as WCAG 2 defines it, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => linear(parseInt(color.slice(start, start + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
