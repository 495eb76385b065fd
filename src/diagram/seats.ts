import { lifeOf, poisonOf } from '../domain/state/team-totals.js';
import { type GameState, type Player } from '../domain/state/game-state.js';
import { chipsOf, permanentsOf, type Chip, type Scene } from './chips.js';
import { changesNextTurn, type Distance } from './distances.js';
import { factsOf, styleFacts, lifeFacts, permanentFacts, rangeFacts } from './facts.js';
import { teamMark, type Surface, type TeamMark } from './drawing/palette.js';
import type { Piece } from './drawing/pieces.js';
import type { Style } from './drawing/text.js';
import { quantity, nameOf, stepName } from './words.js';

/** How much is shown at a seat; less at larger tables. */
export interface Detail {
  readonly name: Style;
  readonly small: Style;
  /** The most chips; with 0, permanents are only counted and life stands beside the name. */
  readonly chips: number;
  /** The minimum space between two seats of a column. */
  readonly gap: number;
  readonly padding: number;
  /** The space between a chip's border and its text, above and below. */
  readonly chipPadding: number;
  /** The minimum width of a chip, which limits the columns of chips at a seat. */
  readonly chipWidth: number;
}

/** Returns how much is shown at each seat, given the number of seats. */
export const detailFor = (seats: number): Detail => {
  const small = { size: 9 };
  const one = { chipPadding: 0, chipWidth: Infinity };
  if (seats > 40) return { name: { size: 10 }, small, chips: 0, gap: 3, padding: 2, ...one };
  const chips = seats <= 4 ? 14 : seats <= 8 ? 10 : seats <= 20 ? 5 : 3;
  return { name: { size: 11, bold: true }, small, chips, gap: 10, padding: 4, ...one };
};

/** A seat before it is laid out. */
export interface Seat {
  readonly player: Player;
  readonly name: string;
  readonly team: TeamMark | null;
  /** The first row: turn icon, team badge, name. */
  readonly head: readonly Piece[];
  /** The index of the name in the first row. */
  readonly namePlace: number;
  readonly facts: readonly Piece[];
  readonly chips: readonly Chip[];
  /** The permanents without a chip, which are only counted. */
  readonly undrawn: readonly string[];
  readonly isActive: boolean;
  readonly surface: Surface;
  readonly title: string;
}

/** Returns the mark of each team, by id. */
export const marksOf = ({ teams }: GameState): ReadonlyMap<string, TeamMark> =>
  new Map(teams.map(({ id }, index) => [id, teamMark(index)]));

/** Whether it is a player's turn; in Grand Melee, whether their turn has begun. */
const isTakingTurn = ({ turn, turnMarkers }: GameState, { id, inGame }: Player): boolean =>
  turnMarkers.length
    ? turnMarkers.some(({ holder, inTurn }) => inTurn && holder === id)
    : inGame && turn.activePlayers.includes(id);

/** Collects what is shown at a player's seat. */
export const seatOf = (
  scene: Scene,
  marks: ReadonlyMap<string, TeamMark>,
  player: Player,
  { name, small, chips }: Detail,
): Seat => {
  const team = marks.get(player.team ?? '') ?? null;
  const isActive = isTakingTurn(scene.state, player);
  const tone = player.inGame ? 'TEXT' : 'MUTED';
  const styled = styleFacts(small, tone);
  const before = [...(isActive ? [turnIcon(small)] : []), ...(team ? [badge(team, small)] : [])];
  const isBrief = chips === 0;
  const life = lifeFacts(scene.state, player);
  const [besideName, below, permanents] = isBrief ? [life, [], permanentFacts(scene, player)] : [[], life, []];
  return {
    player,
    name: nameOf(player),
    team,
    head: [...before, { text: nameOf(player), style: name, tone }, ...besideName.map(styled)],
    namePlace: before.length,
    facts: [...rangeFacts(scene, player), ...below, ...factsOf(scene, player), ...permanents].map(styled),
    chips: chipsOf(scene, player, chips),
    undrawn: isBrief ? permanentsOf(scene, player).map(({ id }) => id) : [],
    isActive,
    surface: surfaceOf(scene, player),
    title: titleOf(scene, player),
  };
};

const turnIcon = (style: Style): Piece => ({ text: '', icon: 'ACTIVE', style, tone: 'TEXT' });
const badge = (team: TeamMark, style: Style): Piece => ({
  text: team.letter,
  style: { ...style, bold: true },
  tone: 'TEXT',
  ground: team,
});

const surfaceOf = ({ distances }: Scene, player: Player): Surface => {
  if (!player.inGame) return 'SEAT_LEFT';
  return distances?.now(player).inRange ? 'SEAT_IN_RANGE' : 'SEAT';
};

/** Describes a seat in one line. */
const titleOf = (scene: Scene, player: Player): string => {
  const { state } = scene;
  const team = state.teamsById.get(player.team ?? '');
  const permanents = permanentsOf(scene, player).length;
  return [
    nameOf(player),
    ...(team ? [`team ${nameOf(team)}`] : []),
    ...(player.role === null ? [] : [player.role.toLowerCase()]),
    ...(player.inGame ? [`${lifeOf(state, player)} life`] : ['has left the game']),
    ...(player.leftThisTurn ? ['seat counts until the next turn begins'] : []),
    ...(player.inGame && poisonOf(state, player) ? [`${poisonOf(state, player)} poison`] : []),
    ...(isTakingTurn(state, player) ? ['taking a turn'] : []),
    ...markerTexts(state, player),
    ...(permanents ? [quantity(permanents, 'permanent')] : []),
    ...distanceTexts(scene, player),
  ].join(', ');
};

const markerTexts = ({ turnMarkers }: GameState, { id }: Player): readonly string[] =>
  turnMarkers
    .filter(({ holder }) => holder === id)
    .map(({ number, inTurn, removals, step }) => {
      const state = inTurn ? stepName(step) : 'turn not begun';
      return `turn marker ${number} (${state}${removals ? `, ${quantity(removals, 'removal')} pending` : ''})`;
    });

const distanceTexts = ({ distances }: Scene, player: Player): readonly string[] => {
  if (!distances || player.id === distances.from.id) return [];
  const text = ({ seats, inRange }: Distance): string =>
    `${seats === null ? 'no seat' : `${quantity(seats, 'seat')} from ${nameOf(distances.from)}`}, ${inRange ? 'in range' : 'out of range'}`;
  const [now, later] = [distances.now(player), distances.nextTurn(player)];
  const change = changesNextTurn(now, later) ? `; from the next turn on ${text(later)}` : '';
  return [`${text(now)}${change}`];
};
