import { designations } from '../domain/state/designations.js';
import { poisonOf } from '../domain/state/team-totals.js';
import type { GameState, Player } from '../domain/state/game-state.js';
import { permanentsOf, type Scene } from './chips.js';
import { changesNextTurn, type Distance } from './distances.js';
import type { Tone } from './drawing/palette.js';
import type { Fact, Piece } from './drawing/pieces.js';
import type { Style } from './drawing/text.js';
import { quantity } from './words.js';

/** Returns a function that converts facts to pieces in a seat's style. */
export const styleFacts =
  (style: Style, usual: Tone) =>
  ({ text, icon, ground, tone = usual }: Fact): Piece => ({
    text,
    style,
    tone,
    ...(icon ? { icon } : {}),
    ...(ground ? { ground } : {}),
  });

/** Returns a player's life, or their team's shared life; nothing for a player who has left. */
export const lifeFacts = (state: GameState, player: Player): readonly Fact[] => {
  if (!player.inGame) return [];
  const shared = state.teamsById.get(player.team ?? '')?.life ?? null;
  return [{ text: shared === null ? String(player.life) : `${shared} shared`, icon: 'LIFE' }];
};

/** Returns all facts about a player except name, life and range. */
export const factsOf = (scene: Scene, player: Player): readonly Fact[] => [
  ...(player.inGame ? poisonFacts(scene.state, player) : departureFacts(player)),
  ...(player.role === null ? [] : [{ text: player.role.toLowerCase() }]),
  ...designations.filter((each) => player[each]).map((text) => ({ text })),
  ...turnFacts(scene.state, player),
];

const poisonFacts = (state: GameState, player: Player): readonly Fact[] => {
  const poison = poisonOf(state, player);
  return poison ? [{ text: `poison ${poison}` }] : [];
};

const departureFacts = ({ leftThisTurn, drew }: Player): readonly Fact[] => [
  { text: leftThisTurn ? 'left this turn' : drew ? 'left (draw)' : 'left' },
  ...(leftThisTurn ? [{ text: 'seat still counts' }] : []),
];

const turnFacts = ({ turnMarkers, extraTurns, turn }: GameState, { id, inGame }: Player): readonly Fact[] => {
  const extra = extraTurns.filter((each) => each === id).length;
  const isActive = !turnMarkers.length && turn.activePlayers.includes(id);
  return [
    ...(isActive ? [activeFact(inGame ? 'turn' : 'turn continues')] : []),
    ...turnMarkers
      .filter(({ holder }) => holder === id)
      .map(({ number, inTurn, removals }) => {
        const text = `marker ${number}${removals ? ` −${removals}` : ''}`;
        return inTurn ? activeFact(text) : ({ text, ground: 'OUTLINE' } as const);
      }),
    ...(extra ? [{ text: extra === 1 ? 'extra turn' : `extra turns: ${extra}` }] : []),
  ];
};

const activeFact = (text: string): Fact => ({ text, ground: 'ACTIVE', tone: 'ON_ACTIVE' });

/** Returns a seat's distance this turn and, if different, next turn (801.2c). */
export const rangeFacts = ({ distances }: Scene, player: Player): readonly Fact[] => {
  if (!distances) return [];
  const now = distances.now(player);
  const isSelf = player.id === distances.from.id;
  const text = isSelf ? 'own seat' : distanceText(now);
  return [
    { text, icon: now.inRange ? 'IN' : 'OUT' },
    ...(isSelf ? [] : nextTurnFacts(now, distances.nextTurn(player))),
  ];
};

const nextTurnFacts = (now: Distance, later: Distance): readonly Fact[] =>
  changesNextTurn(now, later) ? [{ text: `next turn: ${later.seats ?? ''}`, icon: later.inRange ? 'IN' : 'OUT' }] : [];

const distanceText = ({ seats }: Distance): string => (seats === null ? 'no seat' : quantity(seats, 'seat'));

/** Returns the number of permanents and how many of them attack. */
export const permanentFacts = (scene: Scene, player: Player): readonly Fact[] => {
  const permanents = permanentsOf(scene, player);
  const attackers = permanents.filter(({ id }) => scene.attacks.has(id)).length;
  return [
    ...(permanents.length ? [{ text: String(permanents.length), icon: 'PERMANENTS' } as const] : []),
    ...(attackers ? [{ text: String(attackers), icon: 'ATTACKS' } as const] : []),
  ];
};
