import { isOnBattlefield, sizeOf, type GameState } from '../../state/game-state.js';
import type { Clause, Condition, Effect } from '../clauses.js';
import { kindOf } from '../effects/kinds.js';
import { isSingle } from '../clause-groups.js';

/** In steps: what it takes to tell whether a clause or a condition speaks of one object. */
const reachingOne = 12;

/** In steps: what it takes to give one object a clause. */
const givingOne = 100;

/** Which part of a table a condition looks at: all of it, where it counts objects. */
const lookedAt = (conditions: readonly Condition[], size: number): number =>
  conditions.filter((each) => !['TURN_OF', 'LIFE', 'POISON'].includes(each.asks)).length * size;

/** How many objects an effect may reach. */
const reachOf = (effect: Effect, size: number): number => {
  if ('players' in effect) return size;
  if (!kindOf(effect).reaches || !('creatures' in effect)) return 0;
  return isSingle(effect.creatures) ? 1 : size;
};

/** The clauses of the cards on the battlefield, in the order of the table. */
export function* clausesAt({ objects }: GameState): Iterable<Clause> {
  for (const object of objects.values()) if (isOnBattlefield(object)) yield* object.printed?.clauses ?? [];
}

/**
 * Counts the work of finding what the static abilities of cards make of a table: the clauses of the cards × the objects
 * that they may reach × the keywords that those may have been granted.
 */
export const stepsOfAbilities = (state: GameState): number => {
  const size = sizeOf(state);
  const granted = new Set<string>();
  let reached = 0;
  let given = 0;
  for (const { effect, conditions } of clausesAt(state)) {
    const kind = kindOf(effect);
    const reach = reachOf(effect, size);
    reached += 1 + reach + lookedAt(conditions, size);
    if (kind.ability?.grants && 'keywords' in effect) effect.keywords.forEach((each) => granted.add(each));
    given += reach * kind.clauses(effect).length;
  }
  for (const { on, keywords, losesKeywords } of state.effects) {
    reached += 1 + (on ? on.length : size);
    for (const each of [...(keywords ?? []), ...(losesKeywords ?? [])]) granted.add(each);
  }
  return reached * (reachingOne + granted.size) + given * givingOne;
};

/** Counts the rules that the clauses of cards make: one each, or one for each creature that is given or lured. */
export const rulesOfCards = (state: GameState): number => {
  const size = sizeOf(state);
  let rules = 0;
  for (const { effect } of clausesAt(state)) {
    rules += kindOf(effect).makesRuleOfEach ? Math.max(1, reachOf(effect, size)) : 1;
  }
  return rules;
};
