import { nameList, type Ruling } from '../answer.js';
import { settledStats } from '../cards/layers/power-and-toughness.js';
import { citing } from '../rulebook/citing.js';
import type { GameObject, GameState } from '../state/game-state.js';

const { certain } = citing('613.4');

/** The object with its printed power and toughness; null if they have not changed. */
export const printedObject = (state: GameState, object: GameObject): GameObject | null => {
  const { printed } = object;
  if (!printed || !settledStats(state).has(object.id)) return null;
  return { ...object, power: printed.face.power, toughness: printed.face.toughness };
};

const figures = ({ power, toughness }: GameObject): string => `${power ?? '*'}/${toughness ?? '*'}`;

/** Says what changed the printed power and toughness, if anything did (613.4). */
export const statRulings = (state: GameState, object: GameObject): readonly Ruling[] => {
  const before = printedObject(state, object);
  if (!before) return [];
  const names = (settledStats(state).get(object.id) ?? []).flatMap(({ name }) => name ?? []);
  const bearsCounters = Object.keys(object.counters ?? {}).length > 0;
  const by = [...new Set([...names, ...(bearsCounters ? ['its counters'] : [])])].map((name) => ({ name }));
  const makes = by.length === 1 && !bearsCounters ? 'makes' : 'make';
  const says = `${object.name} is printed as ${figures(before)}; ${nameList(by)} ${makes} it ${figures(object)}.`;
  return [certain(state, '613.4', says, object)];
};
