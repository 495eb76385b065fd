import { oncePer } from '../../remembered.js';
import type { GameObject, GameState } from '../../state/game-state.js';
import type { Effect } from '../clauses.js';
import { kindOf } from '../effects/kinds.js';
import type { Source } from '../layers/filters.js';
import { clausesOf, reachedBy } from '../layers/static-abilities.js';

/** Something that a card keeps from others, with the card. */
export interface Kept {
  readonly source: Source;
  readonly effect: Effect;
}

/**
 * Returns what cards say that an object can't have attached to it, or be targeted by; worked out once for each table.
 *
 * - 801.10: only what reaches the object from the card's controller.
 */
export const keptFrom = (state: GameState, { id }: GameObject): readonly Kept[] => keptAt(state).get(id) ?? [];

const keptAt: (state: GameState) => ReadonlyMap<string, readonly Kept[]> = oncePer((state) => {
  const found = new Map<string, Kept[]>();
  for (const said of clausesOf(state)) {
    const { effect } = said.clause;
    const object = state.objects.get(said.object);
    if (!object || !kindOf(effect).forbids) continue;
    const kept: Kept = { source: { state, object }, effect };
    for (const { id } of reachedBy(state, said)) {
      const before = found.get(id);
      if (before) before.push(kept);
      else found.set(id, [kept]);
    }
  }
  return found;
});
