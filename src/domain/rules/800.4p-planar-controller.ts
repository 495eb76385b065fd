import type { Ruling } from '../answer.js';
import type { GameState } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import { citing } from '../rulebook/citing.js';
import type { Leaving } from './800-general.js';

const { ruling } = citing('800.4p');

/** 800.4p, 311.5: with planes in play, the active player, usually planar controller, passes that on before leaving. */
export const planarControllerPasses = (state: GameState, { leaving, after }: Leaving): readonly Ruling[] => {
  const [active] = leaving.filter(({ id }) => state.turn.activePlayers.includes(id));
  const next = active && leftwardFrom(after, active)[0];
  if (!state.options.planechase || !active || !next) return [];
  const says = `Before ${active.name} leaves, ${next.name} becomes the planar controller.`;
  return [ruling(state, '800.4p', says, active, next)];
};
