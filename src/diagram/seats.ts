import { type GameState, type Player } from '../domain/state/game-state.js';
import { lifeOf, poisonOf } from '../domain/rules/810-two-headed-giant.js';
import { chipsOf, permanentsOf, type Chip, type Scene } from './chips.js';
import type { Distance } from './distances.js';
import { factsOf, inStyle, lifeFacts, permanentFacts, rangeFacts } from './facts.js';
import { teamMark, type Surface, type TeamMark } from './palette.js';
import type { Piece } from './pieces.js';
import type { Style } from './text.js';
import { counted, nameOf, stepSaid } from './words.js';

/** How much is shown at a seat, by how many seats there are. */
export interface Detail {
  readonly name: Style;
  readonly small: Style;
  /** How many chips at most; 0: the permanents are counted only, and life stands beside the name. */
  readonly chips: number;
  /** The least space between two seats of a column. */
  readonly gap: number;
  readonly padding: number;
}

export const detailFor = (seats: number): Detail => {
  const small = { size: 9 };
  if (seats > 40) return { name: { size: 10 }, small, chips: 0, gap: 3, padding: 2 };
  const chips = seats <= 4 ? 14 : seats <= 8 ? 10 : seats <= 20 ? 5 : 3;
  return { name: { size: 11, bold: true }, small, chips, gap: 10, padding: 4 };
};

/** What is shown at a seat. */
export interface Seat {
  readonly player: Player;
  readonly name: string;
  readonly team: TeamMark | null;
  /** The first row: whether it is their turn, their team, their name. */
  readonly head: readonly Piece[];
  /** Which piece of the first row is the name. */
  readonly namePlace: number;
  readonly facts: readonly Piece[];
  readonly chips: readonly Chip[];
  /** The permanents that have no chip and are counted only. */
  readonly counted: readonly string[];
  readonly isActive: boolean;
  readonly surface: Surface;
  readonly title: string;
}

/** The teams' marks, by id. */
export const marksOf = ({ teams }: GameState): ReadonlyMap<string, TeamMark> =>
  new Map(teams.map(({ id }, index) => [id, teamMark(index)]));

/** Whose turn it is; in Grand Melee everyone whose turn has begun. */
const isTakingTurn = ({ turn, turnMarkers }: GameState, { id, inGame }: Player): boolean =>
  turnMarkers.length
    ? turnMarkers.some(({ holder, inTurn }) => inTurn && holder === id)
    : inGame && turn.activePlayers.includes(id);

export const seatOf = (
  scene: Scene,
  marks: ReadonlyMap<string, TeamMark>,
  player: Player,
  { name, small, chips }: Detail,
): Seat => {
  const team = marks.get(player.team ?? '') ?? null;
  const isActive = isTakingTurn(scene.state, player);
  const tone = player.inGame ? 'TEXT' : 'MUTED';
  const styled = inStyle(small, tone);
  const before = [...(isActive ? [turnSign(small)] : []), ...(team ? [badge(team, small)] : [])];
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
    counted: isBrief ? permanentsOf(scene, player).map(({ id }) => id) : [],
    isActive,
    surface: surfaceOf(scene, player),
    title: titleOf(scene, player),
  };
};

const turnSign = (style: Style): Piece => ({ text: '', icon: 'ACTIVE', style, tone: 'TEXT' });
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

/** All that is known of a seat, in one line. */
const titleOf = (scene: Scene, player: Player): string => {
  const { state } = scene;
  const team = state.teamsById.get(player.team ?? '');
  const permanents = permanentsOf(scene, player).length;
  return [
    nameOf(player),
    ...(team ? [`team ${nameOf(team)}`] : []),
    ...(player.role === null ? [] : [player.role.toLowerCase()]),
    ...(player.inGame ? [`${lifeOf(state, player)} life`] : ['has left the game']),
    ...(player.leftThisTurn ? ['the seat counts until the next turn begins'] : []),
    ...(player.inGame && poisonOf(state, player) ? [`${poisonOf(state, player)} poison`] : []),
    ...(isTakingTurn(state, player) ? ['takes a turn'] : []),
    ...markersSaid(state, player),
    ...(permanents ? [counted(permanents, 'permanent')] : []),
    ...distanceSaid(scene, player),
  ].join(', ');
};

const markersSaid = ({ turnMarkers }: GameState, { id }: Player): readonly string[] =>
  turnMarkers
    .filter(({ holder }) => holder === id)
    .map(({ number, inTurn, removals, step }) => {
      const state = inTurn ? stepSaid(step) : 'its turn has not begun';
      return `turn marker ${number} (${state}${removals ? `, ${counted(removals, 'removal')} to come` : ''})`;
    });

const distanceSaid = ({ distances }: Scene, player: Player): readonly string[] => {
  if (!distances || player.id === distances.from.id) return [];
  const said = ({ seats, inRange }: Distance): string =>
    `${seats === null ? 'no seat' : `${counted(seats, 'seat')} away`}, ${inRange ? 'in range' : 'out of range'}`;
  const [now, fresh] = [distances.now(player), distances.fresh(player)];
  const differs = now.seats !== fresh.seats || now.inRange !== fresh.inRange;
  const later = differs ? `; from the next turn on ${said(fresh)}` : '';
  return [`from ${nameOf(distances.from)} ${said(now)}${later}`];
};
