import { rangeIsLimited, reaches, withoutRanges } from '../range.js';
import { isOfPlayer, type CombatRule, type RuleCondition } from './combat-rule-schemas.js';
import { controllerOf, isOnBattlefield, playersInGame } from '../game-state.js';
import type { GameObject, GameState, Player } from '../game-state.js';
import { objectsMatching } from '../filters/matching.js';
import { attackedMembers } from '../attacked-teams.js';
import { oncePerTable } from '../once-per-table.js';
import { oncePerKey } from '../../values/remembered.js';
import { sourceOf, type RuleHolder } from '../source.js';

/** Whether a rule applies to an attack on that player. */
export type HoldsAgainst = (defending: Player | null) => boolean;

/**
 * Evaluates the conditions of a rule. Returns null if it always applies, NOBODY if it never does, else a test of the
 * defending player.
 *
 * - 801.11: only players and objects within range of the rule's controller count.
 * - 810.7b: if a team is attacked as one, a minimum has to hold for one member, a maximum for all members.
 */
export const createConditions =
  (state: GameState) =>
  ({ unless, asLongAs }: CombatRule, source: RuleHolder): HoldsAgainst | 'NOBODY' | null => {
    const wanted: readonly ConditionCheck[] = [
      ...(asLongAs ? [{ condition: asLongAs, holds: true }] : []),
      ...(unless ? [{ condition: unless, holds: false }] : []),
    ].map(({ condition, holds }) => ({
      holds,
      who: condition.who,
      controls: createControls(state, condition, source),
      isNegative: isNegative(condition),
    }));
    const isInRange = (player: Player): boolean => reaches(state, sourceOf(state, source), player);
    const isMet = ({ who, controls, holds, isNegative: ofAll }: ConditionCheck, defending: Player | null): boolean => {
      if (who === 'ANYONE')
        return playersInGame(state).some((player) => controls(player) && isInRange(player)) === holds;
      if (who === 'CONTROLLER') return controls(controllerOf(state, source)) === holds;
      if (!defending) return false;
      const defenders = attackedMembers(state, defending);
      return (ofAll ? defenders.every(controls) : defenders.some(controls)) === holds;
    };
    if (wanted.some((each) => each.who !== 'DEFENDING_PLAYER' && !isMet(each, null))) return 'NOBODY';
    const open = wanted.filter(({ who }) => who === 'DEFENDING_PLAYER');
    return open.length ? (defending) => open.every((each) => isMet(each, defending)) : null;
  };

/** Whether a source's rule would never apply with unlimited range; memoized by table, source and rule. */
const isIdleWithoutRanges = oncePerTable((state) => {
  const conditions = createConditions(withoutRanges(state));
  return oncePerKey((source: GameObject) => oncePerKey((rule: CombatRule) => conditions(rule, source) === 'NOBODY'));
});

/** Whether a rule applies only because its conditions ignore objects out of range (801.11). */
export const appliesByRange = (state: GameState, rule: CombatRule, source: GameObject): boolean =>
  Boolean(rule.isByRange) ||
  ([rule.unless, rule.asLongAs].some((each) => each && each.who !== 'DEFENDING_PLAYER') &&
    rangeIsLimited(state) &&
    isIdleWithoutRanges(state)(source)(rule));

interface ConditionCheck {
  readonly who: RuleCondition['who'];
  readonly controls: (player: Player) => boolean;
  readonly holds: boolean;
  readonly isNegative: boolean;
}

/** Whether a condition sets a maximum, other than by comparison with another player. */
const isNegative = (condition: RuleCondition): boolean =>
  typeof condition.atMost === 'number' && !('isRelative' in condition);

/** Creates a test of the objects that conditions count: those on the battlefield, in range of the source (801.11). */
export const countsFor =
  (state: GameState, source: RuleHolder) =>
  (object: GameObject): boolean =>
    isOnBattlefield(object) && reaches(state, sourceOf(state, source), object);

/** Creates a test of whether a player meets a condition. */
const createControls = (
  state: GameState,
  condition: RuleCondition,
  source: RuleHolder,
): ((player: Player) => boolean) => {
  if (isOfPlayer(condition)) return ({ id }) => condition.players.includes(id);
  const { controls, atLeast, atMost } = condition;
  const least = atLeast ?? (typeof atMost === 'number' ? 0 : 1);
  const controllers = objectsMatching(state, controls)
    .filter(countsFor(state, source))
    .map((each) => controllerOf(state, each).id);
  return ({ id }) => {
    const count = controllers.filter((controller) => controller === id).length;
    return count >= least && count <= (atMost ?? Infinity);
  };
};
