import type { CombatRule } from '../state/effects/combat-rule-schemas.js';
import { type GameState, isBeforeCombat } from '../state/game-state.js';

/** Whether every turn under way is still before its combat phase. */
const isBeforeFights = ({ turn, turnMarkers }: Pick<GameState, 'turn' | 'turnMarkers'>): boolean =>
  (turnMarkers.length ? turnMarkers : [turn]).every(({ step }) => isBeforeCombat(step));

type Verb = 'attack' | 'block';

/** Whether a rule of an object or effect limits attacks, or blocks, for a whole turn. */
export const hasLimitPerTurn = ({ objects, effects }: GameState, verb: Verb): boolean => {
  const field = `${verb}Rules` as const;
  const limits = (rules: readonly CombatRule[] | null | undefined): boolean =>
    rules?.some(({ eachTurn }) => eachTurn) ?? false;
  for (const object of objects.values()) if (limits(object[field])) return true;
  return effects.some((effect) => limits(effect[field]));
};

/** Whether earlier attacks or blocks may matter: a rule, or the text of a card, sets a limit for a whole turn. */
const mayLimitTurn = (state: GameState): boolean => {
  if (hasLimitPerTurn(state, 'attack') || hasLimitPerTurn(state, 'block')) return true;
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
  const normalized = <Fought>(earlier: readonly Fought[] | null): readonly Fought[] | null => {
    if (earlier?.length) return earlier;
    if (isBefore) return earlier ?? [];
    return isAsked ? earlier : null;
  };
  const attacked = normalized(attackedThisTurn);
  const blocked = normalized(blockedThisTurn);
  return attacked === attackedThisTurn && blocked === blockedThisTurn
    ? state
    : { ...state, attackedThisTurn: attacked, blockedThisTurn: blocked };
};

/** Whether a description includes a list of earlier attacks or blocks; not if none can have happened. */
export const includesList = (state: GameState, earlier: readonly unknown[] | null): boolean =>
  Boolean(earlier?.length) || (earlier !== null && !isBeforeFights(state));
