import { controllerOf, type GameState } from '../domain/state/game-state.js';
import { margin, pictureWidth } from './layout.js';
import type { Distances } from './distances.js';
import type { TeamMark } from './palette.js';
import { placeRow, wrapped, type Piece, type PlacedRow } from './pieces.js';
import { bottomOf } from './boxes.js';
import type { Seat } from './seats.js';
import { counted, nameIn, nameOf, rangeSaid, stepSaid, variantSaid } from './words.js';

const width = pictureWidth - 2 * margin;

/** What stands above the table: the variant and the turn, and whose range is shaded. */
export const headline = (state: GameState, distances: Distances | null): readonly PlacedRow[] =>
  rows(
    [
      [{ text: titleOf(state), style: { size: 11, bold: true }, tone: 'TEXT' }],
      ...(distances ? [[{ text: rangeSaid(distances.from), style: { size: 10 }, tone: 'TEXT' } as const]] : []),
    ],
    margin,
  );

/** What stands below it: what the shading means, and the teams. */
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
  const signs: readonly Piece[] = [
    { text: 'life', icon: 'LIFE', style, tone: 'TEXT' },
    { text: 'permanents', icon: 'PERMANENTS', style, tone: 'TEXT' },
    { text: 'of them attacking', icon: 'ATTACKS', style, tone: 'TEXT' },
  ];
  const teams = state.teams.map(({ id, name, life }): readonly Piece[] => [
    { text: marks.get(id)?.letter ?? '', style: { size: 9, bold: true }, tone: 'TEXT', ...ground(marks.get(id)) },
    { text: nameOf({ name }), style, tone: 'TEXT' },
    ...(life === null ? [] : [{ text: String(life), icon: 'LIFE', style, tone: 'TEXT' } as const]),
  ]);
  const explained = [...(distances ? shading : []), ...(isBrief ? signs : [])];
  return rows([...wrapped(explained, width), ...teams], top);
};

const ground = (mark: TeamMark | undefined) => (mark ? { ground: mark } : {});

const rows = (all: readonly (readonly Piece[])[], top: number): readonly PlacedRow[] => {
  let y = top;
  return all.map((pieces) => {
    const row = placeRow(pieces, { x: margin, y, width }, Math.min(1, pieces.length - 1));
    y = bottomOf(row.box);
    return row;
  });
};

/** The title: which game, and where it stands. */
export const titleOf = (state: GameState): string => {
  const { number, step } = state.turn;
  const where = state.turnMarkers.length ? '' : `, ${stepSaid(step)}`;
  return `${variantSaid(state)}: ${counted(state.players.length, 'seat')}, turn ${number}${where}`;
};

/** The whole picture in words. */
export const descriptionOf = (state: GameState, distances: Distances | null, seats: readonly Seat[]): string =>
  [
    'The seats in order, each next one to the left, drawn clockwise from the middle of the lower side.',
    ...(distances ? [`${rangeSaid(distances.from)}.`] : []),
    ...seats.map(({ title }) => `${title}.`),
    ...state.combats
      .flatMap(({ attacks }) => attacks)
      .slice(0, 100)
      .map((attack) => attackSaid(state, attack)),
  ].join(' ');

const attackSaid = (state: GameState, { attacker, target }: { attacker: string; target: string | null }): string => {
  const object = state.objects.get(attacker);
  const whose = object ? ` of ${nameOf(controllerOf(state, object))}` : '';
  return `${nameIn(state, attacker)}${whose} attacks ${target === null ? 'nothing any more' : nameIn(state, target)}.`;
};
