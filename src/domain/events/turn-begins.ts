import { nameList, type Ruling } from '../answer.js';
import { optional, playerInGame, objectSchema, type ValueOf } from '../schema/schema.js';
import { withObjectsChanged, seatedAnew } from '../state/change.js';
import { playerOf, type GameState, type Player, type TurnMarker } from '../state/game-state.js';
import { problem } from '../problem.js';
import { turnPartners } from '../rules/805-shared-team-turns.js';
import { beginObjections, markerTurnBegun, nextTurnTaker } from '../rules/807.4-turn-markers.js';
import { eventKind } from './event-kind.js';
import { activePlayer, markerField, markerOf, markerProblems, nextPlayer } from './turn-order.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('103.1', '500.7', '807.4c');

const input = objectSchema('TurnBeginsInput', 'A turn begins, by default that of the next player in turn order.', {
  player: optional(playerInGame, 'Whose turn begins; by default the next player in turn order.'),
  marker: markerField,
});
type TurnBegins = ValueOf<typeof input>;

const whoseTurn = (state: GameState, given: TurnBegins): Player | undefined => {
  if (given.player) return playerOf(state, given.player);
  const marker = markerOf(state, given);
  return marker ? nextTurnTaker(state, marker) : nextPlayer(state);
};

const turnOrderObjections = (state: GameState, player: Player): readonly Ruling[] => {
  const next = nextPlayer(state);
  if (!next || turnPartners(state, next).includes(player)) return [];
  if (state.extraTurns.length)
    return [ruling(state, '500.7', `${next.name} takes an extra turn before ${player.name}'s turn.`, next, player)];
  const active = activePlayer(state);
  const says = `After ${active.name}'s turn comes ${next.name}'s, not ${player.name}'s.`;
  return [ruling(state, '103.1', says, active, next, player)];
};

const markerObjections = (state: GameState, marker: TurnMarker, player: Player): readonly Ruling[] => {
  const holder = nextTurnTaker(state, marker);
  if (holder.id !== player.id)
    return [
      ruling(state, '807.4c', `${holder.name} holds turn marker ${marker.number}, not ${player.name}.`, holder, player),
    ];
  return beginObjections(state, marker);
};

/** Recounts the seats (801.2c); the active players' creatures are no longer summoning sick (302.6). */
const happen = (state: GameState, given: TurnBegins): GameState => {
  const player = whoseTurn(state, given) ?? activePlayer(state);
  const active = new Set(turnPartners(state, player).map(({ id }) => id));
  const ready = withObjectsChanged(seatedAnew(state), (object) =>
    !object.controlledSinceTurnBegan && object.controller !== null && active.has(object.controller)
      ? { ...object, controlledSinceTurnBegan: true }
      : object,
  );
  const marker = markerOf(state, given);
  return marker ? markerTurn(ready, marker, player) : withTurnBegun(ready, [...active]);
};

const withTurnBegun = (state: GameState, active: readonly string[]): GameState => {
  const isExtra = active.includes(state.extraTurns.at(-1) ?? '');
  const { turn } = state;
  return {
    ...state,
    combats: [],
    extraTurns: isExtra ? state.extraTurns.slice(0, -1) : state.extraTurns,
    turn: {
      number: turn.number + 1,
      activePlayers: active,
      step: 'UNTAP',
      ended: false,
      resumesAfter: isExtra ? (turn.resumesAfter ?? activePlayer(state).id) : null,
    },
  };
};

const markerTurn = (state: GameState, marker: TurnMarker, player: Player): GameState => {
  const begun = markerTurnBegun(state, marker, player);
  return { ...begun, turn: { ...begun.turn, number: state.turn.number + 1, step: 'UNTAP' } };
};

export const turnBegins = eventKind({
  input,
  description: 'A turn begins; the seats are recounted (801.2c).',
  rules: ['800.4k', '801.2c', '805.4', '807.4c', '807.4d', '807.4h', '103.1'],
  problems: (state, given) => {
    const wrong = markerProblems(state, given);
    if (wrong.length) return wrong;
    return whoseTurn(state, given) ? [] : [problem(['player'], 'Nobody is left in the game to take a turn.')];
  },
  /** Checks the turn order (103.1a, 500.7); in Grand Melee the marker's holder and distance (807.4c, 807.4d). */
  objections: (state, given) => {
    const player = whoseTurn(state, given);
    if (!player) return [];
    const marker = markerOf(state, given);
    return marker ? markerObjections(state, marker, player) : turnOrderObjections(state, player);
  },
  happen,
  summary: (state, given) => {
    const player = whoseTurn(state, given) ?? activePlayer(state);
    return `${nameList(turnPartners(state, player))}'s turn begins.`;
  },
});
