import type { GameState } from '../state/game-state.js';
import type { Step } from '../state/vocabulary.js';

const precombat: readonly Step[] = ['UNTAP', 'UPKEEP', 'DRAW', 'PRECOMBAT_MAIN'];

/** Whether nothing can have attacked or blocked yet in any turn under way. */
const isBeforeCombat = ({ turn, turnMarkers }: Pick<GameState, 'turn' | 'turnMarkers'>): boolean =>
  (turnMarkers.length ? turnMarkers : [turn]).every(({ step }) => precombat.includes(step));

/** Whether anything at the table may ask for what attacked or blocked earlier: a limit over the combats of a turn. */
const mayLimitTurn = ({ objects, effects }: GameState): boolean => {
  for (const { attackRules, blockRules, printed } of objects.values())
    if (
      [...attackRules, ...blockRules].some(({ eachTurn }) => eachTurn) ||
      printed?.clauses.some(({ effect }) => 'eachTurn' in effect)
    )
      return true;
  return effects.some(({ attackRules, blockRules }) =>
    [...(attackRules ?? []), ...(blockRules ?? [])].some(({ eachTurn }) => eachTurn),
  );
};

/** A list of what attacked or blocked earlier as a table keeps it: an empty one later on only where somebody may ask for it. */
export const earlierKept = <Fought>(state: GameState, earlier: readonly Fought[] | null): readonly Fought[] | null => {
  if (earlier?.length) return earlier;
  if (isBeforeCombat(state)) return earlier ?? [];
  return earlier && mayLimitTurn(state) ? earlier : null;
};

/** Whether such a list is to be told: what can only be empty is not. */
export const isToTell = (state: GameState, earlier: readonly unknown[] | null): boolean =>
  Boolean(earlier?.length) || (earlier !== null && !isBeforeCombat(state));
