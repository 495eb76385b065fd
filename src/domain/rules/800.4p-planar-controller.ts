import { withVerb, type Ruling } from '../answer.js';
import { hasType, playerOf, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import { citing } from '../rulebook/citing.js';
import type { Leaving } from './800-general.js';

const { ruling } = citing('800.4p', '901.10');

/** 311.5: the planar controller, usually the active player; 800.4p: if that player leaves, the next player. */
const planarController = (state: GameState, after: GameState): Player | undefined => {
  const [first] = state.turn.activePlayers;
  const active = first === undefined ? undefined : playerOf(after, first);
  return active?.inGame ? active : active && leftwardFrom(after, active)[0];
};

const isFaceUpPlane = (object: GameObject): boolean =>
  object.zone === 'COMMAND' && !object.faceDown && (hasType(object, 'plane') || hasType(object, 'phenomenon'));

/** 800.4p: with planes in play, the active player passes on being the planar controller before leaving. */
export const planarControllerRuling = (state: GameState, { leaving, after }: Leaving): readonly Ruling[] => {
  const [active] = leaving.filter(({ id }) => state.turn.activePlayers.includes(id));
  const next = active && planarController(state, after);
  if (!state.options.planechase || !active || !next) return [];
  const says = `Before ${active.name} leaves, ${next.name} becomes the planar controller.`;
  return [ruling(state, '800.4p', says, active, next)];
};

/** 901.10: as a face-up plane or phenomenon leaves with its owner, the planar controller turns up another card. */
export const planeTurnedUp = (state: GameState, { leaveGame, after }: Leaving): readonly Ruling[] => {
  const planes = leaveGame.filter(isFaceUpPlane);
  const turning = planarController(state, after);
  if (!planes.length || !turning) return [];
  const says = `As ${withVerb(planes, 'leaves', 'leave')}, ${turning.name}, the planar controller, turns up the top card of their planar deck.`;
  return [ruling(state, '901.10', says, ...planes, turning)];
};
