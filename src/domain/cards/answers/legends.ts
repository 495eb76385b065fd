import { appendDoubt, type Ruling } from '../../answer.js';
import type { GameObject, GameState } from '../../state/game-state.js';
import { tableClauses, affectedObjects } from '../layers/clauses-in-force.js';
import { withStaticAbilities } from '../layers/static-abilities.js';
import { mayBeAbout } from './partly-read.js';
import { isSentenceRead, findSentence } from './sentence-saying.js';
import { oncePerTable } from '../../state/once-per-table.js';

/**
 * Returns the objects that a card exempts from the legend rule; computed once for each table.
 *
 * - 801.10: only those within range of the card's controller.
 */
export const exemptLegendIds = (told: GameState): ReadonlySet<string> => exemptLegends(withStaticAbilities(told));

const exemptLegends = oncePerTable(
  (state: GameState): ReadonlySet<string> =>
    new Set(
      tableClauses(state)
        .filter(({ clause }) => clause.effect.does === 'LEGENDS_STAY')
        .flatMap((said) => affectedObjects(state, said).map(({ id }) => id)),
    ),
);

/** Adds a doubt to a ruling by the legend rule if a sentence that is not used may exempt one of the objects (101.2). */
export const doubtLegends = (state: GameState, objects: readonly GameObject[], decided: Ruling): Ruling => {
  const mayExempt = (text: string, object: GameObject, legend: GameObject): boolean =>
    !isSentenceRead(text, object) && mayBeAbout(text, object, legend, state, 'apply to');
  const found = findSentence(state, [[/\blegend rule\b/iu, /\bdoesn't apply\b/iu]], objects, mayExempt);
  return found ? appendDoubt(decided, `${found} is not used, but could keep the rule from applying.`) : decided;
};
