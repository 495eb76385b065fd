import { isOnBattlefield, type GameState } from '../state/game-state.js';
import { sizeOf } from '../state/sizes.js';
import type { Clause, Condition, Effect, Filter } from './clauses.js';

/** In steps: what it takes to tell whether a clause or a condition speaks of one object. */
const reachingOne = 12;

/** In steps: what it takes to give one object a clause. */
const givingOne = 100;

/** The clauses of cards that reach other objects, whatever is asked; others are rules of their object alone. */
const reaching: ReadonlySet<Effect['does']> = new Set<Effect['does']>([
  ...(['HAS', 'LOSES', 'CANT_HAVE', 'LOSES_ALL', 'GIVES', 'BLOCKED_AS_THOUGH', 'LURES'] as const),
  ...(['CHANGES_STATS', 'CHANGES_TYPES', 'CHANGES_COLORS', 'CANT_BE_ATTACHED', 'CANT_BE_TARGETED'] as const),
]);

const isOfOne = ({ is }: Filter): boolean => is === 'SELF' || is === 'HOST';

/** Which part of a table a condition looks at: all of it, where it counts objects. */
const lookedAt = (conditions: readonly Condition[], size: number): number =>
  conditions.filter((each) => !['TURN_OF', 'LIFE', 'POISON'].includes(each.asks)).length * size;

/** How many objects a clause may reach. */
const reachOf = ({ effect }: Clause, size: number): number => {
  if ('players' in effect) return size;
  if (!reaching.has(effect.does) || !('creatures' in effect)) return 0;
  return isOfOne(effect.creatures) ? 1 : size;
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
  for (const clause of clausesAt(state)) {
    const { effect, conditions } = clause;
    const reach = reachOf(clause, size);
    reached += 1 + reach + lookedAt(conditions, size);
    if (effect.does === 'HAS') effect.keywords.forEach((each) => granted.add(each));
    if (effect.does === 'GIVES') given += reach * effect.clauses.length;
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
  for (const clause of clausesAt(state)) {
    const makesMany = clause.effect.does === 'GIVES' || clause.effect.does === 'LURES';
    rules += makesMany ? Math.max(1, reachOf(clause, size)) : 1;
  }
  return rules;
};
