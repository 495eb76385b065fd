import { playerOf, type Combat, type GameState, type Turn, type TurnMarker } from './game-state.js';
import { reaches } from './range.js';

/**
 * Lists the turn markers whose turns end a player's effects that last until end of turn; none outside Grand Melee.
 *
 * - 807.5a: the player's own turn, else the turns within their range, as they may act on those stacks.
 * - Without a player, all turns under way.
 */
export const turnsOf = (state: GameState, player: string | null): readonly TurnMarker[] => {
  const taken = state.turnMarkers.filter(({ inTurn }) => inTurn);
  if (player === null) return taken;
  const own = taken.filter(({ holder }) => holder === player);
  return own.length
    ? own
    : taken.filter(({ holder }) => reaches(state, { controller: player }, playerOf(state, holder)));
};

/** Returns the first turn marker whose turn ends a player's effects; the first of all if none is in range. */
export const turnOf = (state: GameState, player: string | null): TurnMarker | undefined =>
  turnsOf(state, player)[0] ?? state.turnMarkers.find(({ inTurn }) => inTurn);

/** Whether the listed holder of a turn marker takes no turn with it anymore. */
export const isToPass = ({ extraTurns }: GameState, { holder, inTurn, regularTurnToCome }: TurnMarker): boolean =>
  !inTurn && !regularTurnToCome && !extraTurns.includes(holder);

/** 807.4: makes each player who takes a turn with a marker an active player; between turns, keeps the last ones. */
export const turnWithMarkers = (turn: Turn, turnMarkers: readonly TurnMarker[]): Turn => {
  const active = turnMarkers.filter(({ inTurn }) => inTurn).map(({ holder }) => holder);
  return { ...turn, activePlayers: active.length ? active : turn.activePlayers, ended: active.length === 0 };
};

/**
 * Gives a combat without a turn marker the marker of the attacking player.
 *
 * - 807.4: in Grand Melee a combat belongs to the turn of a marker's holder; a turn has at most one combat.
 */
export const withMarkedCombats = (state: GameState): GameState => {
  const { turnMarkers, combats } = state;
  const open = combats.find(({ marker }) => marker === null);
  if (!open || !turnMarkers.length) return state;
  const marker = markerOfAttacker(state, open)?.number ?? null;
  if (combats.some((each) => each.marker === marker)) return state;
  return { ...state, combats: combats.map((each) => (each === open ? { ...each, marker } : each)) };
};

const markerOfAttacker = ({ turnMarkers, objects }: GameState, { attacks }: Combat): TurnMarker | undefined => {
  const attacking = objects.get(attacks[0]?.attacker ?? '');
  const own = turnMarkers.find(
    ({ holder, inTurn }) => inTurn && holder === (attacking?.controller ?? attacking?.owner),
  );
  return own ?? (turnMarkers.length === 1 ? turnMarkers[0] : undefined);
};
