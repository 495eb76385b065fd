import type { GameState } from '../state/game-state.js';
import type { Step } from '../state/vocabulary.js';

const precombat: readonly Step[] = ['UNTAP', 'UPKEEP', 'DRAW', 'PRECOMBAT_MAIN'];

/** Whether nothing can have attacked or blocked yet in any turn under way. */
export const isBeforeCombat = ({ turn, turnMarkers }: Pick<GameState, 'turn' | 'turnMarkers'>): boolean =>
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

/** Whether a list of what attacked or blocked earlier is to be told: an empty one only where somebody may ask for it. */
export const isToTell = (state: GameState, earlier: readonly unknown[] | null): boolean =>
  Boolean(earlier?.length) || (earlier !== null && !isBeforeCombat(state) && mayLimitTurn(state));
