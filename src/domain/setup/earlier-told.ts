import type { CombatRule } from '../state/effects/combat-rule-schemas.js';
import { type GameState, isBeforeCombat } from '../state/game-state.js';

/** Whether nothing can have attacked or blocked yet in any turn under way. */
const isBeforeFights = ({ turn, turnMarkers }: Pick<GameState, 'turn' | 'turnMarkers'>): boolean =>
  (turnMarkers.length ? turnMarkers : [turn]).every(({ step }) => isBeforeCombat(step));

type Verb = 'attack' | 'block';

/** Whether an object's or effect's rules limit attacks, or blocks, for each turn. */
export const limitsTurn = ({ objects, effects }: GameState, verb: Verb): boolean => {
  const field = `${verb}Rules` as const;
  const limits = (rules: readonly CombatRule[] | null | undefined): boolean =>
    rules?.some(({ eachTurn }) => eachTurn) ?? false;
  for (const object of objects.values()) if (limits(object[field])) return true;
  return effects.some((effect) => limits(effect[field]));
};

/** Whether anything at the table may ask for what attacked or blocked earlier: such a limit, or a card that may be one. */
const mayLimitTurn = (state: GameState): boolean => {
  if (limitsTurn(state, 'attack') || limitsTurn(state, 'block')) return true;
  for (const { printed } of state.objects.values())
    if (printed?.clauses.some(({ effect }) => 'eachTurn' in effect)) return true;
  return false;
};

/** Normalizes the lists of earlier attacks and blocks: an empty list is kept only if a rule may need it. */
export const withEarlierKept = (state: GameState): GameState => {
  const { attackedThisTurn, blockedThisTurn } = state;
  if (attackedThisTurn?.length && blockedThisTurn?.length) return state;
  const isBefore = isBeforeFights(state);
  const isAsked = !isBefore && Boolean(attackedThisTurn ?? blockedThisTurn) && mayLimitTurn(state);
  const kept = <Fought>(earlier: readonly Fought[] | null): readonly Fought[] | null => {
    if (earlier?.length) return earlier;
    if (isBefore) return earlier ?? [];
    return isAsked ? earlier : null;
  };
  const attacked = kept(attackedThisTurn);
  const blocked = kept(blockedThisTurn);
  return attacked === attackedThisTurn && blocked === blockedThisTurn
    ? state
    : { ...state, attackedThisTurn: attacked, blockedThisTurn: blocked };
};

/** Whether a description includes such a list: not if it can only be empty. */
export const isDescribed = (state: GameState, earlier: readonly unknown[] | null): boolean =>
  Boolean(earlier?.length) || (earlier !== null && !isBeforeFights(state));
