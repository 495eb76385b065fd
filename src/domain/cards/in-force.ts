import { isOnBattlefield, type GameObject, type GameState } from '../state/game-state.js';
import { objectsMatching } from '../state/matching.js';
import { reaches } from '../rules/801.18-planes.js';
import type { Clause } from './clauses.js';
import { openConditions } from './conditions.js';
import { entityFilter, type Source } from './filters.js';
import { rulesOf } from './rules.js';

/** A clause of a card on the battlefield, with the object that has it. */
interface Said {
  readonly object: string;
  readonly clause: Clause;
}

const ofKeywords: ReadonlySet<Clause['effect']['does']> = new Set<Clause['effect']['does']>([
  'HAS',
  'LOSES',
  'LOSES_ALL',
]);

/** The clauses of all cards on the battlefield, the oldest object's first (613.7). */
const clausesOf = ({ objects }: GameState): readonly Said[] =>
  [...objects.values()]
    .filter((object) => isOnBattlefield(object) && object.printed?.clauses.length)
    .sort((one, other) => one.timestamp - other.timestamp)
    .flatMap(({ id, printed }) => (printed?.clauses ?? []).map((clause) => ({ object: id, clause })));

/** The object after a clause about its keywords. */
const changed = (object: GameObject, { effect }: Clause): GameObject => {
  if (effect.does === 'LOSES_ALL')
    return { ...object, keywords: [], printed: object.printed && { ...object.printed, clauses: [] } };
  if (effect.does === 'HAS') return { ...object, keywords: [...object.keywords, ...effect.keywords] };
  if (effect.does !== 'LOSES') return object;
  const lost = new Set(effect.keywords.map((each) => each.toLowerCase()));
  return { ...object, keywords: object.keywords.filter((each) => !lost.has(each.toLowerCase())) };
};

/** The creatures that a clause speaks of and reaches; none where its object no longer has it or its conditions fail. */
const reachedBy = (state: GameState, { object: id, clause: { effect, conditions }, clause }: Said) => {
  const object = state.objects.get(id);
  if (!object?.printed?.clauses.includes(clause) || !('creatures' in effect)) return [];
  const source: Source = { state, object };
  if (!openConditions(source, conditions)) return [];
  return objectsMatching(state, entityFilter(source, effect.creatures)).filter((each) =>
    reaches(state, { object: id }, each),
  );
};

/**
 * The objects with the keywords that static abilities grant and take away.
 *
 * - 613.7: in the order of the timestamps.
 * - 801.10: whom an ability reaches is seen from its controller.
 */
const withKeywords = (state: GameState, said: readonly Said[]): GameState => {
  const objects = new Map(state.objects);
  const now: GameState = { ...state, objects };
  for (const each of said.filter(({ clause }) => ofKeywords.has(clause.effect.does)))
    for (const object of reachedBy(now, each)) objects.set(object.id, changed(object, each.clause));
  return { ...state, objects: new Map(objects) };
};

/** The keywords that an object is blocked as though it didn't have, without them (609.4). */
const blockedAsThough = (state: GameState, said: readonly Said[]): ReadonlyMap<string, GameObject> => {
  const found = new Map<string, GameObject>();
  for (const each of said) {
    const { effect } = each.clause;
    if (effect.does !== 'BLOCKED_AS_THOUGH') continue;
    for (const object of reachedBy(state, each))
      found.set(object.id, without(found.get(object.id) ?? object, effect.without));
  }
  return found;
};

const without = (object: GameObject, keyword: string | null): GameObject => ({
  ...object,
  keywords: object.keywords.filter((each) => {
    const lower = each.toLowerCase();
    return keyword === null ? !lower.endsWith('walk') : lower !== keyword;
  }),
});

const withRules = (state: GameState, object: GameObject): GameObject => {
  if (!object.printed?.clauses.length) return object;
  const rules = object.printed.clauses.map((clause) => rulesOf({ state, object }, clause));
  const enchant = object.printed.clauses.find(({ effect }) => effect.does === 'ENCHANTS');
  return {
    ...object,
    attackRules: [...object.attackRules, ...rules.flatMap(({ attackRules }) => attackRules)],
    blockRules: [...object.blockRules, ...rules.flatMap(({ blockRules }) => blockRules)],
    enchants: object.enchants ?? (enchant ? enchantsOf({ state, object }, enchant) : null),
  };
};

const enchantsOf = (source: Source, { effect }: Clause): GameObject['enchants'] => {
  if (effect.does !== 'ENCHANTS') return null;
  if (typeof effect.what !== 'string') return entityFilter(source, effect.what);
  const you = source.object.controller ?? source.object.owner;
  return effect.what === 'OPPONENTS' ? { kind: 'PLAYER', opponentOf: you } : { kind: 'PLAYER' };
};

const worked = new WeakMap<GameState, GameState>();

/**
 * Returns the table as the static abilities of its cards make it: with the keywords that they grant and take away, with
 * what they say of attacking, blocking and enchanting as rules of their objects. Nothing of it is told: descriptions, codes
 * and events know the table without.
 *
 * - 113.6: of cards on the battlefield alone; what a card elsewhere may enchant is read all the same.
 */
export const inForce = (state: GameState): GameState => {
  const known = worked.get(state);
  if (known) return known;
  const found = workOut(state);
  worked.set(state, found);
  worked.set(found, found);
  return found;
};

const workOut = (state: GameState): GameState => {
  if (![...state.objects.values()].some(({ printed }) => printed?.clauses.length)) return state;
  const said = clausesOf(state);
  const withAll = withKeywords(state, said);
  const unlike = blockedAsThough(withAll, said);
  const objects = new Map([...withAll.objects].map(([id, object]) => [id, withRules(withAll, object)] as const));
  for (const [id, { keywords }] of unlike) {
    const object = objects.get(id);
    if (object) objects.set(id, { ...object, keywords });
  }
  return { ...withAll, objects };
};
