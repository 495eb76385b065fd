import { describeType } from '../rulebook/describe-type.js';
import type { EntityFilter } from '../state/filters/entity-filter.js';
import type { GameObject } from '../state/game-state.js';

const asksFor = (filter: EntityFilter, ...fields: readonly string[]): boolean =>
  Object.entries(filter).every(([name, value]) => fields.includes(name) || (value ?? null) === null);

/** Words a filter by its types: "Island"; if it has further conditions, "such creature". */
export const describeKind = (filter: EntityFilter): string => {
  const typeWords = filter.types?.map(describeType).join(' ');
  return typeWords && asksFor(filter, 'types', 'kind', 'zone') ? typeWords : `such ${typeWords ?? 'permanent'}`;
};

/** Whether a filter matches every creature, or every creature except the given ones. */
export const matchesAllBut = (filter: EntityFilter | null | undefined, creatures: readonly GameObject[]): boolean => {
  const { not, ...rest } = filter ?? {};
  const isOfAll = asksFor(rest, 'kind', 'zone') || describeKind(rest) === 'creature';
  if (!not) return isOfAll;
  const ids = new Set(creatures.map(({ id }) => id));
  return isOfAll && asksFor(not, 'ids', 'kind', 'zone') && Boolean(not.ids?.every((id) => ids.has(id)));
};
