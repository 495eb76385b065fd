import { sizeOf, type GameObject, type GameState } from '../../state/game-state.js';
import { groupBy } from '../../values/groups.js';
import { weightOf } from '../../values/record.js';
import type { Clause, Condition, Effect } from '../clauses.js';
import { kindOf } from '../effects/kinds.js';
import { isSingle, withoutNot } from '../clause-groups.js';
import { mayDepend } from './dependence.js';
import { activeClauses } from './active-clauses.js';
import { stagesOf } from './groups.js';
import { clausesOfEffect } from './ongoing-effects.js';

/** The steps to decide whether a clause or a condition refers to one object. */
const reachingOne = 12;

/** The steps to give one object a clause. */
const givingOne = 100;

/** How many objects the conditions look at: every object, for each condition that counts objects. */
const lookedAt = (conditions: readonly Condition[], size: number): number =>
  conditions.map(withoutNot).filter((each) => 'what' in each || 'counted' in each).length * size;

/** How many objects are looked at for the numbers that an effect counts. */
const countedBy = (effect: Effect, size: number): number =>
  kindOf(effect)
    .tallies(effect)
    .reduce((sum, each) => sum + weightOf(each) * size, 0);

/** How many objects an effect may reach. */
const reachOf = (effect: Effect, size: number): number => {
  if ('players' in effect) return size;
  if (!kindOf(effect).reaches || !('creatures' in effect)) return 0;
  return isSingle(effect.creatures) ? 1 : size;
};

/** Yields the clauses of every card that functions in its zone, in the order of the table. */
export function* clausesAt({ objects }: GameState): Iterable<Clause> {
  for (const object of objects.values()) yield* activeClauses(object);
}

/** How many times a clause's objects are computed: again after each other clause that it may depend on (613.8). */
const timesOf = (clause: Clause, areLost: boolean): number =>
  mayDepend(clause, { areLost, asks: ['KEYWORD'] }) ? 4 : 1;

/** Whether anything at a table takes all abilities away. */
const areAbilitiesLost = (state: GameState): boolean =>
  state.effects.some(({ losesAllAbilities }) => losesAllAbilities) ||
  [...clausesAt(state)].some(({ effect }) => effect.does === 'LOSES_ALL');

/**
 * Counts the work of applying static abilities and ongoing effects: clauses × objects × keywords that may be granted,
 * once more for each time that the objects of effects on groups are found.
 */
export const stepsOfAbilities = (state: GameState): number => {
  const [size, areLost] = [sizeOf(state), areAbilitiesLost(state)];
  const granted = new Set<string>();
  let reached = 0;
  let given = 0;
  let filtered = 0;
  for (const clause of clausesAt(state)) {
    const { effect, conditions } = clause;
    const kind = kindOf(effect);
    const reach = reachOf(effect, size);
    reached += 1 + reach * timesOf(clause, areLost) + lookedAt(conditions, size) + countedBy(effect, size);
    if (kind.ability?.grants && 'keywords' in effect) effect.keywords.forEach((each) => granted.add(each));
    given += reach * kind.clauses(effect).length;
  }
  for (const effect of state.effects) {
    const times = clausesOfEffect(effect).reduce((sum, { clause }) => sum + timesOf(clause, areLost), 0);
    reached += times * (1 + (effect.on?.length ?? size));
    filtered += times * size * weightOf(effect.creatures);
    for (const each of [...(effect.keywords ?? []), ...(effect.losesKeywords ?? [])]) granted.add(each);
  }
  const times = 1 + stagesOf(state).length;
  return Math.ceil(reached * (reachingOne + granted.size) + given * givingOne + filtered) * times;
};

/** Counts the work of finding the objects that match the filters of ongoing effects. */
export const stepsOfGroups = (state: GameState): number =>
  state.effects.reduce((sum, { on, creatures }) => sum + (on ? 0 : stepsOfGroup(state, creatures)), 0) +
  (stagesOf(state).length ? stepsOfAbilities(state) : 0);

/** Counts the work of finding the objects that match a filter. */
export const stepsOfGroup = (state: GameState, filter: unknown): number =>
  Math.ceil(sizeOf(state) * (reachingOne + weightOf(filter)));

/** Counts the combat rules that cards make: one per clause, or per creature that gets an ability or is lured. */
export const rulesOfCards = (state: GameState): number => {
  const size = sizeOf(state);
  let rules = 0;
  for (const { effect } of clausesAt(state)) {
    rules += kindOf(effect).makesRuleOfEach ? Math.max(1, reachOf(effect, size)) : 1;
  }
  return rules;
};

/** The most rounds that attachments add: in a chain of attachments, each falls off after the one below it. */
export const roundsOfAttachments = ({ objects }: GameState): number => {
  const attached = groupBy(objects.values(), ({ attachedTo }) => objects.get(attachedTo ?? '')?.id);
  let [rounds, unseen] = [-2, objects.size];
  for (let level: readonly GameObject[] = attached.get(undefined) ?? []; level.length; rounds += 1) {
    unseen -= level.length;
    level = level.flatMap(({ id }) => attached.get(id) ?? []);
  }
  return Math.max(0, rounds) + unseen;
};
