import type { GameObject, GameState } from '../../state/game-state.js';
import type { Effect } from '../clauses.js';
import { kindOf } from '../effects/kinds.js';
import type { Source } from '../layers/source.js';
import { tableClauses, affectedObjects } from '../layers/clauses-in-force.js';
import { groupPairs } from '../../values/groups.js';
import { oncePerTable } from '../../state/once-per-table.js';

/** An effect that forbids attaching or targeting, with its card. */
export interface ForbiddingEffect {
  readonly source: Source;
  readonly effect: Effect;
}

/**
 * Returns the effects that forbid attaching something to an object or targeting it; computed once for each table.
 *
 * - 801.10: only if the object is within range of the card's controller.
 */
export const effectsThatForbid = (state: GameState, { id }: GameObject): readonly ForbiddingEffect[] =>
  forbiddenAt(state).get(id) ?? [];

const forbiddenAt: (state: GameState) => ReadonlyMap<string, readonly ForbiddingEffect[]> = oncePerTable((state) =>
  groupPairs(
    tableClauses(state).flatMap((said) => {
      const { effect } = said.clause;
      const object = state.objects.get(said.object);
      if (!object || !kindOf(effect).forbids) return [];
      const forbidden: ForbiddingEffect = { source: { state, object }, effect };
      return affectedObjects(state, said).map(({ id }) => [id, forbidden]);
    }),
  ),
);
