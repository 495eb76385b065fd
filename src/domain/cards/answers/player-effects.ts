import type { GameState } from '../../state/game-state.js';
import type { Clause, Effect, Who } from '../clauses.js';
import { openConditions } from '../layers/conditions.js';
import { playersMeant } from '../layers/players-meant.js';
import { kindOf } from '../effects/kinds.js';
import type { Source } from '../layers/source.js';
import { tableClauses, grantedClauses } from '../layers/clauses-in-force.js';
import { withStaticAbilities } from '../layers/static-abilities.js';
import { groupPairs } from '../../values/groups.js';
import { oncePerTable } from '../../state/once-per-table.js';

/** An effect on a player, with its card. */
export interface PlayerEffect {
  readonly source: Source;
  readonly effect: Effect;
}

type ByPlayer = ReadonlyMap<string, readonly PlayerEffect[]>;
const nothing: ByPlayer = new Map();

/**
 * Returns the effects of cards' static abilities on a player.
 *
 * - 801.10: only if the player is within range of the card's controller.
 */
export const effectsOnPlayer = (state: GameState, player: string): readonly PlayerEffect[] =>
  effectsAt(state).get(player) ?? [];

const effectsAt: (state: GameState) => ByPlayer = oncePerTable((state) =>
  isSaidOfPlayers(state) ? workOut(withStaticAbilities(state)) : nothing,
);

const whoIsMeant = (effect: Effect): Who | null =>
  'players' in effect && kindOf(effect).isOfPlayers ? effect.players : null;

const isSaid = ({ effect }: Clause): boolean =>
  whoIsMeant(effect) !== null || kindOf(effect).clauses(effect).some(isSaid);

/** Whether any card has an effect on players, even if it does not apply now. */
const isSaidOfPlayers = ({ objects }: GameState): boolean => {
  for (const { printed } of objects.values()) if (printed?.clauses.some(isSaid)) return true;
  return false;
};

const workOut = (state: GameState): ByPlayer => {
  const active = tableClauses(state).flatMap((each) => [each, ...grantedClauses(state, each)]);
  return groupPairs(
    active.flatMap(({ object: id, clause: { effect, conditions } }) => {
      const [object, who] = [state.objects.get(id), whoIsMeant(effect)];
      if (!object || !who || !openConditions({ state, object }, conditions)) return [];
      const source: Source = { state, object };
      return [...playersMeant(source, who)].map((player) => [player, { source, effect }]);
    }),
  );
};

/** Returns the keyword abilities that cards give a player. */
export const keywordsOfPlayer = (state: GameState, player: string): readonly string[] =>
  effectsOnPlayer(state, player).flatMap(({ effect }) => (effect.does === 'PLAYERS_HAVE' ? effect.keywords : []));
