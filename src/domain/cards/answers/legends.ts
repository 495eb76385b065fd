import type { GameState } from '../../state/game-state.js';
import { clausesOf, affectedObjects } from '../layers/clauses-in-force.js';
import { withStaticAbilities } from '../layers/static-abilities.js';
import { oncePerTable } from '../../state/once-per-table.js';

/**
 * Returns the objects that a card exempts from the legend rule; computed once for each table.
 *
 * - 801.10: only those within range of the card's controller.
 */
export const legendsThatStay = (told: GameState): ReadonlySet<string> => exemptLegends(withStaticAbilities(told));

const exemptLegends = oncePerTable(
  (state: GameState): ReadonlySet<string> =>
    new Set(
      clausesOf(state)
        .filter(({ clause }) => clause.effect.does === 'LEGENDS_STAY')
        .flatMap((said) => affectedObjects(state, said).map(({ id }) => id)),
    ),
);
