import { controllerOf, type GameState } from '../domain/state/game-state.js';
import { margin, pictureWidth } from './frame.js';
import type { Distances } from './distances.js';
import type { TeamMark } from './drawing/palette.js';
import { stackRows, wrap, type Piece, type PlacedRow } from './drawing/pieces.js';
import type { Seat } from './seats.js';
import { quantity, nameIn, nameOf, rangeText, stepName, variantName } from './words.js';

const width = pictureWidth - 2 * margin;

/** Returns the lines above the table: the variant, the turn and whose range is shaded. */
export const headline = (state: GameState, distances: Distances | null): readonly PlacedRow[] =>
  rows(
    [
      [{ text: titleOf(state), style: { size: 11, bold: true }, tone: 'TEXT' }],
      ...(distances ? [[{ text: rangeText(distances.from), style: { size: 10 }, tone: 'TEXT' } as const]] : []),
    ],
    margin,
  );

/** Returns the lines below the table: the meaning of the shading and icons, and the teams. */
export const legend = (
  state: GameState,
  marks: ReadonlyMap<string, TeamMark>,
  { distances, isBrief, top }: { distances: Distances | null; isBrief: boolean; top: number },
): readonly PlacedRow[] => {
  const style = { size: 9 } as const;
  const shading: readonly Piece[] = [
    { text: 'shaded, ticked: in range', icon: 'IN', style, tone: 'TEXT' },
    { text: 'crossed: out of range', icon: 'OUT', style, tone: 'TEXT' },
  ];
  const icons: readonly Piece[] = [
    { text: 'life', icon: 'LIFE', style, tone: 'TEXT' },
    { text: 'permanents', icon: 'PERMANENTS', style, tone: 'TEXT' },
    { text: 'attacking', icon: 'ATTACKS', style, tone: 'TEXT' },
  ];
  const teams = state.teams.map(({ id, name, life }): readonly Piece[] => [
    { text: marks.get(id)?.letter ?? '', style: { size: 9, bold: true }, tone: 'TEXT', ...ground(marks.get(id)) },
    { text: nameOf({ name }), style, tone: 'TEXT' },
    ...(life === null ? [] : [{ text: String(life), icon: 'LIFE', style, tone: 'TEXT' } as const]),
  ]);
  const explained = [...(distances ? shading : []), ...(isBrief ? icons : [])];
  return rows([...wrap(explained, width), ...teams], top);
};

const ground = (mark: TeamMark | undefined) => (mark ? { ground: mark } : {});

const rows = (all: readonly (readonly Piece[])[], top: number): readonly PlacedRow[] =>
  stackRows(all, { x: margin, y: top, width }, ({ length }) => Math.min(1, length - 1));

/** Returns the title: the variant, the number of seats and the turn. */
export const titleOf = (state: GameState): string => {
  const { number, step } = state.turn;
  const where = state.turnMarkers.length ? '' : `, ${stepName(step)}`;
  return `${variantName(state)}: ${quantity(state.players.length, 'seat')}, turn ${number}${where}`;
};

/** Describes the whole picture in words, for screen readers. */
export const descriptionOf = (state: GameState, distances: Distances | null, seats: readonly Seat[]): string =>
  [
    'Seats in turn order, clockwise from the bottom center; the next player sits to the left.',
    ...(distances ? [`${rangeText(distances.from)}.`] : []),
    ...seats.map(({ title }) => `${title}.`),
    ...state.combats
      .flatMap(({ attacks }) => attacks)
      .slice(0, 100)
      .map((attack) => attackText(state, attack)),
  ].join(' ');

const attackText = (state: GameState, { attacker, target }: { attacker: string; target: string | null }): string => {
  const object = state.objects.get(attacker);
  const whose = object ? `${nameOf(controllerOf(state, object))}'s ` : '';
  return `${whose}${nameIn(state, attacker)} ${target === null ? 'no longer attacks anything' : `attacks ${nameIn(state, target)}`}.`;
};
