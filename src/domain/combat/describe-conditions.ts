import { nameList } from '../answer.js';
import { nameAttacked, attackedMembers } from '../state/attacked-teams.js';
import {
  isOfPlayer,
  type CombatRule,
  type PlayerCondition,
  type RuleCondition,
} from '../state/effects/combat-rule-schemas.js';
import { objectsMatching } from '../state/filters/matching.js';
import { controllerOf, isOnBattlefield, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { reaches } from '../state/range.js';
import { lifeOf, poisonOf } from '../state/team-totals.js';
import type { Applied } from './combat-rules.js';
import { appliesByRange, countsFor } from '../state/effects/conditions.js';
import { sourceOf } from '../state/source.js';
import { describeKind } from './describe-kind.js';

/** Words a condition on the defending player or attacked team: life, poison counters, the monarch or the initiative. */
const describePlayerCondition = (state: GameState, { asks, players }: PlayerCondition, defending: Player): string => {
  const members = attackedMembers(state, defending);
  if (asks === 'LIFE') return `${nameAttacked(state, defending)} has ${lifeOf(state, defending)} life`;
  if (asks === 'POISON') {
    const poisoned = members.find(({ id }) => players.includes(id)) ?? defending;
    const count = poisonOf(state, poisoned);
    return `${poisoned.name} has ${count || 'no'} poison ${count === 1 ? 'counter' : 'counters'}`;
  }
  const holder = members.find((each) => each[asks]);
  const who = holder?.name ?? nameAttacked(state, defending);
  if (asks === 'monarch') return `${who} is ${holder ? '' : 'not '}the monarch`;
  return `${who} ${holder ? 'has' : 'does not have'} the initiative`;
};

/** Says that a player is out of range and so doesn't count for a rule's condition (801.11). */
const outOfRange = (state: GameState, source: GameObject, player: Player): string =>
  reaches(state, sourceOf(state, source), player) ? '' : `, out of ${controllerOf(state, source).name}'s range`;

/**
 * Words a rule's condition on the defending player or attacked team; empty for a rule without one.
 *
 * - 801.11: objects out of range of the rule's controller do not count.
 */
export const describeDefenderCondition = (
  state: GameState,
  { asLongAs, unless }: CombatRule,
  source: GameObject,
  defending: Player | null | undefined,
): string => {
  const [condition] = [asLongAs, unless].flatMap((each) => (each?.who === 'DEFENDING_PLAYER' ? [each] : []));
  if (!defending || !condition) return '';
  if (isOfPlayer(condition))
    return `, as ${describePlayerCondition(state, condition, defending)}${outOfRange(state, source, defending)}`;
  const defenders = attackedMembers(state, defending);
  const controlled = objectsMatching(state, condition.controls).filter(
    (each) => isOnBattlefield(each) && defenders.includes(controllerOf(state, each)),
  );
  const near = controlled.filter(countsFor(state, source));
  const none = `no ${describeKind(condition.controls)}`;
  const only = isTooFew(condition, condition === unless, near.length) ? 'only ' : '';
  const within = near.length < controlled.length ? ` within ${controllerOf(state, source).name}'s range` : '';
  const than = condition === unless ? 'no more' : 'more';
  const more =
    'isRelative' in condition && defenders.length === 1 ? `, and ${controllerOf(state, source).name} ${than}` : '';
  return `, as ${nameAttacked(state, defending)} controls ${near.length ? `${only}${nameList(near)}` : none}${within}${more}`;
};

/** Says why a rule's conditions are met: what the defending player controls, and what is out of range (801.11). */
export const describeConditions = (
  state: GameState,
  { rule, holdsAgainst }: Pick<Applied, 'rule' | 'holdsAgainst'>,
  source: GameObject,
  defending: Player | null | undefined,
): string => {
  const byDefender = describeDefenderCondition(state, rule, source, holdsAgainst && defending);
  if (!appliesByRange(state, rule, source)) return byDefender;
  return `${byDefender}, as what is out of ${controllerOf(state, source).name}'s range does not count`;
};

/** Whether the rule applies because too few objects match for its exception, or few enough for its condition. */
const isTooFew = ({ atLeast, atMost }: RuleCondition, isException: boolean, count: number): boolean => {
  const hasMost = typeof atMost === 'number';
  return isException ? count < (atLeast ?? (hasMost ? 0 : 1)) : hasMost && !atLeast;
};
