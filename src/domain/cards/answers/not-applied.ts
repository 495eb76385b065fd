import { isDesignationGiven } from '../../state/designations.js';
import { hasType, isOnBattlefield, type GameObject, type GameState } from '../../state/game-state.js';
import { kindsAskedBy } from '../clause-groups.js';
import type { Clause, Tally } from '../clauses.js';
import { openConditions } from '../layers/conditions.js';
import { changeOfSeveral, type UnappliedChange } from '../effects/effect.js';
import { kindOf } from '../effects/kinds.js';
import type { Source } from '../layers/source.js';
import { idsOf, sentenceOf } from '../layers/dependence.js';
import { clausesOfEffect } from '../layers/ongoing-effects.js';
import { affectedObjects, objectsInRange } from '../layers/clauses-in-force.js';
import { activeClauses } from '../layers/active-clauses.js';
import { dependentsAt } from '../layers/static-abilities.js';
import { goadersAt } from '../layers/goaded.js';
import { manaValueOf } from '../layers/mana-costs.js';
import { becomesCreature } from '../layers/type-changes.js';
import { undecidedCount } from '../layers/tallies.js';
import { namesAt } from '../wording/names.js';
import { tallyPhrase } from '../wording/tallies.js';
import type { Unsure } from './unsettled.js';
import { isSignOnly, settledStats } from '../layers/power-and-toughness.js';
import { groupPairs } from '../../values/groups.js';
import { oncePerTable } from '../../state/once-per-table.js';
import { createLazy } from '../../values/remembered.js';

/** Facts that sentences may depend on and tables may leave out. */
const untoldKinds = ['COUNTERS', 'COMMANDER', 'MANA_VALUE', 'CONTROLLED_BY_MONARCH'] as const;
type Untold = (typeof untoldKinds)[number];

/** Whether filters of a kind depend on a fact that tables may leave out. */
export const mayBeOmitted = (is: string): is is Untold => untoldKinds.some((each) => each === is);

export type Characteristic = UnappliedChange['characteristic'] | Untold;

/** A sentence that changes an object's characteristic, or something unknown about the object. */
export interface Uncertainty extends Omit<UnappliedChange, 'characteristic'>, Unsure {
  readonly characteristic: Characteristic;
}

/** A clause, with the object that has it and its table. */
export interface Held {
  readonly source: Source;
  readonly clause: Clause;
}

/** The clauses of all cards whose abilities function in their zone. */
export const cardClauses = oncePerTable((state: GameState): readonly Held[] => {
  const goaded = createLazy(() => goadersAt(state));
  return [...state.objects.values()].flatMap((object) => {
    const source = { state, object, goaded };
    return activeClauses(object).map((clause) => ({ source, clause }));
  });
});

/** A change that was not applied, and the objects that it would change. */
interface NotApplied {
  readonly changing: Uncertainty;
  readonly objects: Iterable<string>;
}

/** The power and toughness that effects set, if the table gives other numbers instead. */
const setByEffects = (state: GameState): readonly NotApplied[] =>
  state.effects.flatMap(clausesOfEffect).flatMap((said) => {
    const left = kindOf(said.clause.effect).leftOut(said.clause.effect);
    if (!left) return [];
    const name = sentenceOf(state, said);
    const by = said.effect.name ?? name;
    const says = `The table gives other numbers than the power and toughness ${left.change} of ${by}; with those the answer may differ.`;
    const others = affectedObjects(state, said).filter(
      ({ power, toughness }) => `${power}/${toughness}` !== left.change,
    );
    return [{ changing: { ...left, name, says }, objects: idsOf(others) }];
  });

/** The sentences whose change is unknown, or not a plain number, with the objects within their range (801.10). */
const leftOutAt = (state: GameState): readonly NotApplied[] =>
  cardClauses(state).flatMap(({ source, clause }) => {
    const left = kindOf(clause.effect).leftOut(clause.effect);
    if (!left) return [];
    const said = { object: source.object.id, clause };
    const name = sentenceOf(state, said);
    if (!openIn({ source, clause }) || !('creatures' in clause.effect))
      return [{ changing: { ...left, name }, objects: idsOf(affectedObjects(state, said)) }];
    const changing = { ...left, name, change: changeOfSeveral(left.change) };
    return [{ changing, objects: idsOf(objectsInRange(source, clause.effect.creatures)) }];
  });

/** The changes of types and colors that depend on newer ones, which would have to be applied first (613.8). */
const dependentChanges = (state: GameState): readonly NotApplied[] =>
  dependentsAt(state).flatMap(({ name, says, effect, objects }) => {
    const kind = kindOf(effect);
    const [types, colors] = [kind.typeChange(effect), kind.colorChange(effect)];
    if (!types && !colors) return [];
    const intoCreatures = types && becomesCreature(types);
    const characteristic = types ? 'TYPES' : 'COLORS';
    return [{ objects, changing: { name, says, characteristic, change: '', intoCreatures } }];
  });

const unknownFiguresAt = ({ objects }: GameState): readonly NotApplied[] =>
  [...objects.values()]
    .filter(hasUnknownFigures)
    .map((object) => ({ objects: [object.id], changing: unknownFigures(object) }));

/** A fact that sentences may depend on and tables may leave out. */
interface OptionalFact {
  /** Lists the permanents for which the table leaves the fact out. */
  readonly untold: (state: GameState, permanents: readonly GameObject[]) => readonly GameObject[];
  readonly says: (name: string) => string;
  /** For a doubt: what a sentence depends on, and what could change the answer. */
  readonly asked: readonly [what: string, otherwise: string];
}

const mayBeUntold: Readonly<Record<Untold, OptionalFact>> = {
  COUNTERS: {
    untold: (_, permanents) => (permanents.some(({ counters }) => counters) ? [] : permanents),
    says: (name) => `The counters on ${name} are unknown; with some, the answer may differ.`,
    asked: ['counters, but the table lists none', 'with some'],
  },
  COMMANDER: {
    untold: ({ objects }, permanents) =>
      [...objects.values()].some(({ commander }) => commander)
        ? []
        : permanents.filter((each) => hasType(each, 'legendary')),
    says: (name) => `It is unknown whether ${name} is a commander; if so, the answer may differ.`,
    asked: ['commanders, but the table names none', 'with one'],
  },
  MANA_VALUE: {
    untold: (_, permanents) => permanents.filter((each) => manaValueOf(each) === null),
    says: (name) => `The table gives no mana cost for ${name}; its mana value may decide the answer.`,
    asked: ['mana values, but the table lacks some of them', 'with these'],
  },
  CONTROLLED_BY_MONARCH: {
    untold: (state, permanents) => (isDesignationGiven(state, 'monarch') ? [] : permanents),
    says: () => 'The table does not say whether somebody is the monarch; if so, the answer may differ.',
    asked: ['the monarch, but the table names none', 'with one'],
  },
};

/** Lists the permanents for which the table leaves out a fact that some sentence depends on. */
const untoldAt = (state: GameState, what: Untold): readonly NotApplied[] => {
  const asking = cardClauses(state).filter(({ clause }) => kindsAskedBy(clause).has(what));
  if (!asking.length) return [];
  const { untold, says, asked } = mayBeUntold[what];
  const permanents = untold(state, [...state.objects.values()].filter(isOnBattlefield));
  if (!permanents.length) return [];
  return [
    ...asking.flatMap((held) => typesOpen(held, ...asked)),
    ...permanents.map(({ id, name }): NotApplied => {
      const changing = { name, says: says(name), characteristic: what, change: '', intoCreatures: null };
      return { objects: [id], changing };
    }),
  ];
};

/** Lists the type changes of a clause that depend on something unknown. */
const typesOpen = ({ source, clause }: Held, asked: string, otherwise: string): readonly NotApplied[] => {
  const { effect, conditions } = clause;
  const types = kindOf(effect).typeChange(effect);
  if (!types || !('creatures' in effect)) return [];
  const name = sentenceOf(source.state, { object: source.object.id, clause });
  const says = `${name} depends on ${asked}; ${otherwise}, the answer may differ.`;
  const [makes, isApplied] = [becomesCreature(types), openConditions(source, conditions) !== null];
  const intoCreatures = makes === null ? null : makes !== isApplied;
  const objects = idsOf(objectsInRange(source, effect.creatures));
  return [{ objects, changing: { name, says, characteristic: 'TYPES', change: '', intoCreatures } }];
};

/** The number that decides whether a clause applies, if it is not fully known. */
const openIn = ({ source, clause }: Held): Tally | null =>
  clause.conditions.map((each) => undecidedCount(source, each)).find((each) => each !== null) ?? null;

/** Lists the type changes that depend on a number that is not fully known. */
const typesByCounts = (state: GameState): readonly NotApplied[] =>
  cardClauses(state).flatMap((held) => {
    const open = openIn(held);
    if (!open) return [];
    const counted = tallyPhrase(open, namesAt(state, held.source.object));
    return typesOpen(held, `${counted}, which is not fully known`, 'with another number');
  });

export const changesAt = oncePerTable((state: GameState): ReadonlyMap<string, readonly Uncertainty[]> => {
  const all = [
    ...[leftOutAt, setByEffects, dependentChanges, unknownFiguresAt, typesByCounts].flatMap((each) => each(state)),
    ...untoldKinds.flatMap((what) => untoldAt(state, what)),
  ];
  return groupPairs(all.flatMap(({ changing, objects }) => Array.from(objects, (id) => [id, changing])));
});

/** Whether a permanent's card has a power or toughness such as *, and the table gives no number for it. */
export const hasUnknownFigures = (object: GameObject): boolean =>
  object.printed !== null &&
  isOnBattlefield(object) &&
  hasType(object, 'creature') &&
  (object.power === null || object.toughness === null);

/** Stands for a change that is entirely unknown. */
export const UNKNOWN = '*';

const unknownFigures = ({ name }: GameObject): Uncertainty => ({
  ...{ name, characteristic: 'STATS', change: UNKNOWN, intoCreatures: null },
  says: `The power and toughness of ${name} are unknown, and its card gives no numbers; the answer may depend on them.`,
});

/** An object's changes, without those of power and toughness that have been applied (613.4). */
const withoutApplied = (state: GameState, id: string, changes: readonly Uncertainty[]): readonly Uncertainty[] => {
  const applied = settledStats(state).get(id);
  if (!applied) return changes;
  const isApplied = ({ name, change }: Uncertainty): boolean =>
    !isSignOnly(change) || applied.some((each) => each.name === name && each.change === change);
  return changes.filter((each) => each.characteristic !== 'STATS' || each.change === UNKNOWN || !isApplied(each));
};

/** Removes the changes of power and toughness that have been applied (613.4). */
export const withoutSettled = (
  state: GameState,
  changes: ReadonlyMap<string, readonly Uncertainty[]>,
): ReadonlyMap<string, readonly Uncertainty[]> =>
  settledStats(state).size ? new Map([...changes].map(([id, all]) => [id, withoutApplied(state, id, all)])) : changes;

/** The sentences that change an object's power and toughness but have not been applied. */
export const unappliedStats = (state: GameState, { id }: GameObject): readonly Uncertainty[] =>
  withoutApplied(state, id, changesAt(state).get(id) ?? []).filter(({ characteristic }) => characteristic === 'STATS');
