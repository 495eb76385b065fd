import { isPlayerInRange } from '../state/range.js';
import { addDoubt, nameList, type Ruling } from '../answer.js';
import { opponentsOf, playerOf } from '../state/game-state.js';
import type { Combat, GameObject, GameState, Player, TurnMarker } from '../state/game-state.js';
import { declaresAsTeam } from '../combat/combat-rules.js';
import type { Step } from '../state/vocabulary.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('506.2', '506.2a', '506.5');

/** Returns the combat of a player's turn; in Grand Melee, that of the turn marker that the player holds. */
export const combatOf = (state: GameState, player: Player): Combat | undefined => {
  const marker = markerHeldBy(state, player)?.number ?? null;
  return state.combats.find((combat) => combat.marker === marker) ?? (marker === null ? state.combats[0] : undefined);
};

/** Returns the turn marker that a player holds; if there are several, the one whose turn the player is taking. */
const markerHeldBy = ({ turnMarkers }: GameState, { id }: Player): TurnMarker | undefined =>
  turnMarkers.find(({ holder, inTurn }) => holder === id && inTurn) ?? turnMarkers.find(({ holder }) => holder === id);

/** Changes the combat of a player's turn, and starts one if there was none. */
export const withCombat = (state: GameState, player: Player, change: (combat: Combat) => Combat): GameState => {
  const marker = markerHeldBy(state, player)?.number ?? null;
  const before = combatOf(state, player) ?? { attacks: [], blocks: [], defendingPlayer: null, marker };
  return { ...state, combats: [...state.combats.filter((combat) => combat !== before), change(before)] };
};

/** Returns the step of a player's turn; in Grand Melee, that of the turn marker that the player holds. */
export const stepOf = (state: GameState, player: Player): Step => markerHeldBy(state, player)?.step ?? state.turn.step;

/** 506.2: only an active player attacks. */
export const turnObjections = (state: GameState, player: Player): readonly Ruling[] =>
  state.turn.activePlayers.includes(player.id) && !state.turn.ended
    ? []
    : [ruling(state, '506.2', `It is not ${player.name}'s turn.`, player)];

/** The opponent picked as the defending player as combat began (506.2a); null before, or if several may be attacked. */
export const chosenDefender = (state: GameState, player: Player): Player | null => {
  if (state.options.attack !== 'ONE_OPPONENT') return null;
  const chosen = combatOf(state, player)?.defendingPlayer ?? null;
  return chosen === null ? null : playerOf(state, chosen);
};

/** Whether a player, or a teammate if teams defend together, is the picked defending player. */
export const isTheDefender = (state: GameState, chosen: Player, defending: Player): boolean =>
  chosen.id === defending.id || (declaresAsTeam(state, chosen) && chosen.team === defending.team);

/**
 * Why only the picked defending player may be attacked; null if another may be.
 *
 * - 506.2a: only the opponent picked as combat began is the defending player; before that, any may still be picked.
 * - 805.10a: with shared team turns that player's team defends.
 */
export const chosenDefenderObjection = (state: GameState, player: Player, defending: Player): Ruling | null => {
  const chosen = chosenDefender(state, player);
  if (!chosen || isTheDefender(state, chosen, defending)) return null;
  const says = `${player.name} picked ${chosen.name} as the defending player, so ${defending.name} can't be attacked.`;
  return ruling(state, '506.2a', says, player, chosen, defending);
};

/** Says who is the only defending player; null if several may be attacked. */
export const chosenDefenderRuling = (state: GameState, player: Player): Ruling | null => {
  if (state.options.attack !== 'ONE_OPPONENT') return null;
  const chosen = chosenDefender(state, player);
  if (chosen) {
    const picked = `${player.name} picked ${chosen.name} as the defending player`;
    return ruling(state, '506.2a', `${picked}, so only ${chosen.name} may be attacked.`, player, chosen);
  }
  const opponents = opponentsOf(state, player).filter((each) => isPlayerInRange(state, player, each));
  const says = `${player.name} picks one defending player as combat begins: ${nameList(opponents, 'or')}.`;
  return ruling(state, '506.2a', says, player, ...opponents);
};

/** Says that an attack has several defending players but may have only one. */
export const severalDefendingPlayers = (state: GameState, player: Player, defending: readonly Player[]): Ruling => {
  const says = `${player.name} may attack only one defending player this combat, but this attack is on ${nameList(defending)}.`;
  return ruling(state, '506.2a', says, player, ...defending);
};

/** Says who counts as the defending player before one has been picked. */
export const assumedDefendingPlayer = (state: GameState, player: Player, picked: Player): Ruling => {
  const says = `This attack is judged with ${picked.name} as the defending player that ${player.name} picks.`;
  const doubt = `${player.name} has not picked a defending player yet.`;
  return addDoubt(ruling(state, '506.2a', says, picked, player), doubt);
};

/** Says that a creature attacks or blocks alone. */
export const fightsAlone = (state: GameState, creature: GameObject, verb: 'attacks' | 'blocks'): Ruling =>
  ruling(state, '506.5', `${creature.name} ${verb} alone: no other creature was declared to.`, creature);
