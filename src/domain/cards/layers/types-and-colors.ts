import { withEach, withObjects } from '../../state/change.js';
import { hasType, type GameObject, type GameState } from '../../state/game-state.js';
import type { ColorChange, Filter, TypeChange } from '../clauses.js';
import { withoutAbilities } from '../effects/loses-all.js';
import { kindOf } from '../effects/kinds.js';
import { createDependenceTracker, inOrder, isOrderable, type Dependent, type Layer } from './dependence.js';
import { affectedObjects, withFixedObjects, type ActiveClause } from './clauses-in-force.js';
import { takesAbilities, withTypes } from './type-changes.js';

interface CharacteristicLayer {
  readonly asks: readonly Filter['is'][];
  /** Whether a clause changes something in this layer. */
  readonly holds: (said: ActiveClause) => boolean;
}

const typeChange = ({ clause: { effect } }: ActiveClause): TypeChange | null => kindOf(effect).typeChange(effect);
const colorChange = ({ clause: { effect } }: ActiveClause): ColorChange | null => kindOf(effect).colorChange(effect);

const layers: readonly CharacteristicLayer[] = [
  { asks: ['TYPE'], holds: (said) => typeChange(said) !== null },
  { asks: ['COLOR', 'COLORLESS', 'MONOCOLORED', 'MULTICOLORED'], holds: (said) => colorChange(said) !== null },
];

/** Whether any card or effect on the table changes types. */
export const changesTypes = ({ objects, effects }: GameState): boolean => {
  if (effects.some(({ becomes }) => becomes?.types?.length ?? becomes?.everyCreatureType)) return true;
  for (const { printed } of objects.values())
    if (printed?.clauses.some(({ effect }) => kindOf(effect).typeChange(effect))) return true;
  return false;
};

const isTaking = (said: ActiveClause): boolean => {
  const change = typeChange(said);
  return change !== null && takesAbilities(change);
};

const isAmong = (colors: readonly string[], others: readonly string[]): boolean =>
  colors.every((each) => others.includes(each));

const withColors = (object: GameObject, { colors: given, isAdded }: ColorChange, source: string): GameObject => {
  const { colors: before, recolored } = object;
  const colors = isAdded ? [...new Set([...before, ...given])] : given;
  if (isAmong(colors, before) && isAmong(before, colors)) return { ...object, colors };
  const by = isAdded ? [...(recolored?.by ?? []), source] : [source];
  return { ...object, colors, recolored: { by, from: recolored?.from ?? before } };
};

/** The types that decide what attacks, blocks and is attacked. */
const decidingTypes = ['creature', 'planeswalker', 'battle'];

const withSources = (before: GameObject, after: GameObject, source: string): GameObject => {
  const turned = decidingTypes.filter((type) => hasType(before, type) !== hasType(after, type));
  return turned.length
    ? { ...after, retyped: { ...before.retyped, ...Object.fromEntries(turned.map((type) => [type, source])) } }
    : after;
};

const changed = (object: GameObject, said: ActiveClause): GameObject => {
  const source = said.effect?.from ?? said.object;
  const [types, colors] = [typeChange(said), colorChange(said)];
  if (colors) return withColors(object, colors, source);
  if (!types) return object;
  const after = withSources(object, withTypes(object, types), source);
  return takesAbilities(types) ? withoutAbilities(after) : after;
};

const changedBy = (state: GameState, said: ActiveClause): GameState =>
  withEach(state, affectedObjects(state, said), (object) => changed(object, said));

/** A table after effects on types and colors. */
interface ChangedTable {
  readonly table: GameState;
  readonly said: readonly ActiveClause[];
  readonly dependents: readonly Dependent[];
}

const inLayer = ({ table, said, dependents }: ChangedTable, { asks, holds }: CharacteristicLayer): ChangedTable => {
  const among = said.filter(holds);
  if (!among.length) return { table, said, dependents };
  const layer: Layer = { areLost: false, asks, with: changedBy };
  const tracker = isOrderable(table, among) ? null : createDependenceTracker(table, layer);
  const applied = new Map<ActiveClause, readonly GameObject[]>();
  let now = table;
  for (const each of inOrder(among, { ...layer, areLost: among.some(isTaking) }, isTaking, () => now)) {
    const reached = affectedObjects(now, each);
    tracker?.before(each, reached);
    now = withEach(now, reached, (object) => changed(object, each));
    applied.set(each, reached);
    tracker?.after(each, now);
  }
  return {
    table: now,
    said: withFixedObjects(said, applied),
    dependents: [...dependents, ...(tracker?.dependentsAt(now) ?? [])],
  };
};

/** 208.3: an object that is no longer a creature has no power and toughness. */
const withoutFigures = (before: GameState, after: GameState): GameState =>
  withObjects(
    after,
    [...after.objects.values()]
      .filter((each) => each !== before.objects.get(each.id) && each.power !== null && stopped(before, each))
      .map((each) => ({ ...each, power: null, toughness: null })),
  );

const stopped = ({ objects }: GameState, { id, types }: GameObject): boolean =>
  !types.includes('creature') && (objects.get(id)?.types.includes('creature') ?? false);

/**
 * Applies the type and color changes of static abilities to objects.
 *
 * - 613.1d, 613.1e: types first, then colors; 613.7: the oldest first, but dependent ones later (613.8).
 * - 305.7: a land whose type is set to a basic one loses the abilities of its text, also those applied here (613.8).
 */
export const withTypesAndColors = (state: GameState, said: readonly ActiveClause[]): ChangedTable => {
  const changed = layers.reduce(inLayer, { table: state, said, dependents: [] });
  return changed.table === state ? changed : { ...changed, table: withoutFigures(state, changed.table) };
};
