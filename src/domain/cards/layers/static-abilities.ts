import type { CombatRules } from '../../state/effects/combat-rule-schemas.js';
import { hasKeyword, type Attack, type GameObject, type GameState } from '../../state/game-state.js';
import { withObjects } from '../../state/change.js';
import { createDependenceTracker, inOrder, isOrderable, sentenceOf, type Dependent, type Layer } from './dependence.js';
import type { Clause } from '../clauses.js';
import { makesCombatRules } from '../effects/effect.js';
import { kindOf } from '../effects/kinds.js';
import { enchantsOf } from './filters.js';
import { goadersAt } from './goaded.js';
import { rulesOf } from './combat-rules.js';
import type { Source } from './source.js';
import { changesObjects, type FullEffect } from '../../state/effects/effects.js';
import { withoutPhasedOut } from '../../state/phased-out.js';
import { settleGroups } from './groups.js';
import { objectsOn } from './ongoing-effects.js';
import {
  rememberSettled,
  settledStats,
  statChange,
  withFigures,
  type StatChangeClause,
  type StatChange,
} from './power-and-toughness.js';
import {
  removesAllAbilities,
  affectedObjects,
  clausesInForce,
  withFixedObjects,
  type ActiveClause,
} from './clauses-in-force.js';
import { clausesAt, stepsOfAbilities } from './sizes.js';
import { valueOfTally } from './tallies.js';
import { createDoubtfulLosses } from './untold-ages.js';
import { changesTypes, withTypesAndColors } from './types-and-colors.js';
import { createTableMemo, oncePerTable } from '../../state/once-per-table.js';
import { createLazy } from '../../values/remembered.js';

/** Lists the protection keywords to count once per source, since one source may spare some attachments (702.16n). */
const toldApart = (said: readonly ActiveClause[]): ReadonlySet<string> =>
  new Set(said.flatMap(({ clause: { effect } }) => (effect.does === 'SPARES' ? effect.keywords : [])));

const abilityChange = ({ effect }: Clause) => kindOf(effect).ability;

/** A table with the clauses that its objects are given by others, and the clauses that are still to apply. */
interface ClausesToApply {
  readonly state: GameState;
  readonly said: readonly ActiveClause[];
  readonly given: ReadonlyMap<string, readonly Clause[]>;
  readonly dependents: readonly Dependent[];
}

const workedOutWith = createTableMemo<readonly Dependent[]>();

/** Returns the clauses that were applied before newer ones on which they depend. */
export const dependentsAt = (table: GameState): readonly Dependent[] => workedOutWith.of(table) ?? [];

/**
 * The objects with the abilities that static abilities grant and take away.
 *
 * - 613.7: clauses apply in timestamp order, except after newer ones on which they depend (613.8); "can't have" applies
 *   last (101.2).
 * - 801.10: an ability reaches as far as its controller's range.
 */
const withAbilities = (state: GameState, said: readonly ActiveClause[]): ClausesToApply => {
  const objects = new Map(state.objects);
  const now: GameState = { ...state, objects };
  const given = new Map<string, Clause[]>();
  const applied = new Map<ActiveClause, readonly GameObject[]>();
  const apart = toldApart(said);
  const among = said.filter(({ clause }) => abilityChange(clause)?.when === 'IN_ORDER');
  const layer = layerWith(apart, said.some(removesAllAbilities));
  const tracker = isOrderable(state, among) ? null : createDependenceTracker(state, layer);
  const takenInDoubt = createDoubtfulLosses(state, said);
  const inDoubt: Dependent[] = [];
  const apply = (each: ActiveClause): void => {
    const { effect } = each.clause;
    const change = abilityChange(each.clause);
    if (!change) return;
    const reached = affectedObjects(now, each);
    tracker?.before(each, reached);
    applied.set(each, reached);
    inDoubt.push(...takenInDoubt(each, reached));
    for (const object of reached) {
      objects.set(object.id, change.change(object, effect, apart));
      giveOrTake(given, object, effect);
    }
    tracker?.after(each, now);
  };
  for (const each of inOrder(among, layer, removesAllAbilities, () => now)) apply(each);
  const dependents = [...inDoubt, ...(tracker?.dependentsAt(now) ?? [])];
  said.filter(({ clause }) => abilityChange(clause)?.when === 'LAST').forEach(apply);
  return { state: { ...state, objects: new Map(objects) }, said: withFixedObjects(said, applied), given, dependents };
};

/** Records the clauses that an object is given, or loses with all abilities. */
const giveOrTake = (given: Map<string, Clause[]>, { id }: GameObject, effect: Clause['effect']): void => {
  if (effect.does === 'LOSES_ALL') given.delete(id);
  if (effect.does !== 'GIVES') return;
  const clauses = given.get(id) ?? [];
  clauses.push(...effect.clauses);
  given.set(id, clauses);
};

/** The layer of abilities: applies one clause to the objects that it affects. */
const layerWith = (apart: ReadonlySet<string>, areLost: boolean): Layer => ({
  ...{ areLost, asks: ['KEYWORD'] },
  with: (state, said) => {
    const change = abilityChange(said.clause);
    const changed = affectedObjects(state, said).map(
      (object) => change?.change(object, said.clause.effect, apart) ?? object,
    );
    return withObjects(state, changed);
  },
});

/** The objects that can be blocked as though they didn't have a keyword, without that keyword (609.4). */
const blockedAsThough = (state: GameState, said: readonly ActiveClause[]): ReadonlyMap<string, GameObject> => {
  const found = new Map<string, GameObject>();
  for (const each of said) {
    const { effect } = each.clause;
    if (effect.does !== 'BLOCKED_AS_THOUGH') continue;
    for (const object of affectedObjects(state, each)) {
      const before = found.get(object.id) ?? object;
      if (before.keywords.some(isWithout(effect.without))) found.set(object.id, without(before, effect.without));
    }
  }
  return found;
};

const isWithout =
  (keyword: string | null) =>
  (each: string): boolean =>
    keyword === null ? each.toLowerCase().endsWith('walk') : each.toLowerCase() === keyword;

const without = (object: GameObject, keyword: string | null): GameObject => {
  const isLost = isWithout(keyword);
  return { ...object, keywords: object.keywords.filter((each) => !isLost(each)) };
};

/** An object's combat rules: its own, and those that its clauses make. */
const withRulesOf = (source: Source, clauses: readonly Clause[]): CombatRules => {
  const said = [source.object, ...clauses.map((clause) => rulesOf(source, clause))];
  return {
    attackRules: said.flatMap(({ attackRules }) => attackRules),
    blockRules: said.flatMap(({ blockRules }) => blockRules),
  };
};

const clausesWith = ({ given }: ClausesToApply, { id, printed }: GameObject): readonly Clause[] => [
  ...(printed?.clauses ?? []),
  ...(given.get(id) ?? []),
];

/** The object with the combat rules of its cards; those with conditions are computed on first use. */
const withRules = (table: ClausesToApply, object: GameObject, goaded: Source['goaded']): GameObject => {
  const clauses = clausesWith(table, object);
  const ofCombat = clauses.filter(({ effect }) => makesCombatRules(kindOf(effect)));
  const enchant = object.enchants ? undefined : clauses.find(({ effect }) => effect.does === 'ENCHANTS');
  const source = { state: table.state, object, goaded };
  const told = enchant ? { ...object, enchants: enchantsOf(source, enchant) } : object;
  if (!ofCombat.length) return told;
  const rules = createLazy(() => withRulesOf(source, ofCombat));
  if (!ofCombat.some(({ conditions }) => conditions.length)) return { ...told, ...rules() };
  return {
    ...told,
    get attackRules() {
      return rules().attackRules;
    },
    get blockRules() {
      return rules().blockRules;
    },
  };
};

const saysSomething = ({ objects, effects }: GameState): boolean => {
  if (effects.some(changesObjects)) return true;
  for (const { printed, counters } of objects.values()) if (printed?.clauses.length || counters) return true;
  return false;
};

const workedOut = createTableMemo<GameState>();

/**
 * Applies the static abilities of cards to a table: grants and removes keywords, and adds their combat and enchant
 * rules to their objects. Descriptions, codes and events use the table without them.
 *
 * - 702.26: phased-out permanents are left out.
 * - 113.6: only abilities of cards on the battlefield apply; what an Aura may enchant is read in any zone.
 * - 506.5, 508.1k: attacking creatures are those of the question's attacks, or else of the table's combat.
 * - 508.1f: those of the question are tapped, unless they have vigilance.
 */
export const withStaticAbilities = (state: GameState, attackers?: readonly string[] | null): GameState => {
  if (attackers && saysSomething(state)) return attackedWith(withGroupsSettled(withoutPhasedOut(state)), attackers);
  const cached = workedOut.of(state);
  if (cached) return cached;
  const there = withGroupsSettled(withoutPhasedOut(state));
  const found = saysSomething(there) ? workOut(there, state.combats) : there;
  workedOut.give(found, found);
  return workedOut.give(state, found);
};

/** The table with the objects of effects on groups as they are when the effects begin (611.2c). */
export const withGroupsSettled = oncePerTable((state: GameState) =>
  state.effects.length ? settleGroups(state, withStaticAbilities) : state,
);

/** The objects of a table that an effect affects; the effect is part of the table, or is about to begin. */
export const objectsAffected = (state: GameState, effect: FullEffect): readonly GameObject[] => {
  const place = state.effects.findIndex((each) => each === effect);
  const settled = withGroupsSettled(state).effects[place] ?? effect;
  return settled.on
    ? objectsOn(state, settled)
    : objectsOn(withStaticAbilities(state), settled).flatMap(({ id }) => state.objects.get(id) ?? []);
};

/** Applies only type-changing abilities to a table, as combat needs (613.1d). */
export const withTypesInCombat = (state: GameState): GameState =>
  state.combats.length && changesTypes(state) ? withStaticAbilities(state) : state;

/**
 * Counts the work of applying a table's static abilities: 0 if it has none, or if an earlier question applied them
 * already.
 */
export const stepsToWorkOut = (state: GameState, attackers?: readonly string[] | null): number => {
  if (!saysSomething(state)) return 0;
  const times = Number(Boolean(attackers)) + Number(asDeclared(state, attackers) && !workedOut.of(state));
  return times && stepsOfAbilities(state) * times;
};

const isOfVigilance = ({ effect }: Clause): boolean => {
  const keywords = kindOf(effect).keywords(effect);
  return keywords === 'ALL' || keywords.includes('vigilance');
};

/** Whether abilities must also be applied without those attacks, to know which attackers have vigilance. */
const asDeclared = (state: GameState, attackers?: readonly string[] | null): boolean =>
  !attackers || state.effects.some(changesObjects) || [...clausesAt(state)].some(isOfVigilance);

const attackedWith = (state: GameState, attackers: readonly string[]): GameState => {
  const found = workOut(attackedBy(state, attackers), state.combats);
  const objects = new Map(found.objects);
  for (const id of attackers) {
    const [told, object] = [state.objects.get(id), objects.get(id)];
    if (told && object) objects.set(id, { ...object, tapped: told.tapped });
  }
  const asTold = { ...found, objects };
  workedOutWith.give(asTold, dependentsAt(found));
  rememberSettled(asTold, settledStats(found));
  return asTold;
};

const attackedBy = (state: GameState, attackers: readonly string[]): GameState => {
  const attacks = attackers.map((attacker): Attack => ({ attacker, target: null, defendingPlayer: null, band: null }));
  const before = asDeclared(state, attackers) ? withStaticAbilities(state) : state;
  const objects = new Map(state.objects);
  for (const id of attackers) {
    const [object, declared] = [objects.get(id), before.objects.get(id)];
    if (object && declared && !hasKeyword(declared, 'vigilance')) objects.set(id, { ...object, tapped: true });
  }
  return { ...state, objects, combats: [{ attacks, blocks: [], defendingPlayer: null, marker: null }] };
};

/** The change of power and toughness by a clause; null if it makes none. */
const statChangeBy = (state: GameState, said: ActiveClause): StatChange | null => {
  const { effect } = said.clause;
  const object = state.objects.get(said.object);
  const figures = kindOf(effect).figures(effect, (of) => (object ? valueOfTally({ state, object }, of) : null));
  return figures && (said.effect || object) ? statChange(sentenceOf(state, said), figures) : null;
};

/** The changes of power and toughness by clauses, and the objects that they apply to. */
const statChangesIn = (state: GameState, said: readonly ActiveClause[]): readonly StatChangeClause[] =>
  said.flatMap((each) => {
    const change = statChangeBy(state, each);
    return change ? [{ clause: each.clause, change, reached: () => affectedObjects(state, each) }] : [];
  });

const workOut = (state: GameState, combats: GameState['combats']): GameState => {
  const { table: changed, said, dependents } = withTypesAndColors(state, clausesInForce(state));
  const given = withAbilities(changed, said);
  const { figured, settled } = withFigures(given.state, statChangesIn(given.state, given.said));
  const table = { ...given, state: figured };
  const unlike = blockedAsThough(table.state, said);
  const goaded = createLazy(() => goadersAt(table.state, (object) => clausesWith(table, object)));
  const objects = new Map(
    [...table.state.objects].map(([id, object]) => [id, withRules(table, object, goaded)] as const),
  );
  for (const [id, { keywords }] of unlike) {
    const object = objects.get(id);
    if (object) objects.set(id, { ...object, keywords });
  }
  const found: GameState = { ...table.state, objects, combats };
  workedOutWith.give(found, [...dependents, ...table.dependents]);
  rememberSettled(found, settled);
  return found;
};
