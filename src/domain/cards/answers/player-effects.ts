import { oncePer } from '../../values/remembered.js';
import type { GameState } from '../../state/game-state.js';
import type { Clause, Effect, Who } from '../clauses.js';
import { openConditions } from '../layers/conditions.js';
import { playersMeant } from '../layers/players-meant.js';
import { kindOf } from '../effects/kinds.js';
import type { Source } from '../layers/source.js';
import { clausesOf, givenBy } from '../layers/said.js';
import { withStaticAbilities } from '../layers/static-abilities.js';

/** An effect on a player, with the card that says so. */
export interface PlayerEffect {
  readonly source: Source;
  readonly effect: Effect;
}

type ByPlayer = ReadonlyMap<string, readonly PlayerEffect[]>;
const nothing: ByPlayer = new Map();

/**
 * Returns what the static abilities of cards say of a player.
 *
 * - 801.10: only of those within range of the card's controller.
 */
export const effectsOnPlayer = (state: GameState, player: string): readonly PlayerEffect[] =>
  effectsAt(state).get(player) ?? [];

const effectsAt: (state: GameState) => ByPlayer = oncePer((state) =>
  isSaidOfPlayers(state) ? workOut(withStaticAbilities(state)) : nothing,
);

const whoIsMeant = (effect: Effect): Who | null =>
  'players' in effect && kindOf(effect).isOfPlayers ? effect.players : null;

const isSaid = ({ effect }: Clause): boolean =>
  whoIsMeant(effect) !== null || kindOf(effect).clauses(effect).some(isSaid);

/** Whether any card says such a thing, whether it holds or not. */
const isSaidOfPlayers = ({ objects }: GameState): boolean => {
  for (const { printed } of objects.values()) if (printed?.clauses.some(isSaid)) return true;
  return false;
};

const workOut = (state: GameState): ByPlayer => {
  const found = new Map<string, PlayerEffect[]>();
  for (const { object: id, clause } of clausesOf(state).flatMap((each) => [each, ...givenBy(state, each)])) {
    const { effect, conditions } = clause;
    const [object, who] = [state.objects.get(id), whoIsMeant(effect)];
    if (!object || !who || !openConditions({ state, object }, conditions)) continue;
    const source: Source = { state, object };
    for (const player of playersMeant(source, who)) {
      const effects = found.get(player) ?? [];
      effects.push({ source, effect });
      found.set(player, effects);
    }
  }
  return found;
};

/** Returns the keyword abilities that cards give a player. */
export const keywordsOfPlayer = (state: GameState, player: string): readonly string[] =>
  effectsOnPlayer(state, player).flatMap(({ effect }) => (effect.does === 'PLAYERS_HAVE' ? effect.keywords : []));
