import { attackedPlayer } from '../state/attacked-player.js';
import type { Attack, Combat, GameState } from '../state/game-state.js';
import type { CombatInput } from './problems/turn-problems.js';

/** Builds a combat under way from its description. */
export const buildCombat = (state: GameState, given: CombatInput): Combat => ({
  attacks: given.attacks.map((each) => buildAttack(state, each)),
  blocks: given.blocks ?? [],
  defendingPlayer: given.defendingPlayer ?? null,
  marker: given.marker ?? null,
});

const buildAttack = (
  state: GameState,
  { attacker, target, defendingPlayer, band }: CombatInput['attacks'][number],
): Attack => ({
  attacker,
  target: target ?? null,
  defendingPlayer: defendingPlayer ?? (target ? attackedPlayer(state, target) : null),
  band: band ?? null,
});
