import type { TableObject } from './tables';

export type Rule = NonNullable<TableObject['attackRules']>[number];

export const hasRule = ({ attackRules = [] }: TableObject, kind: Rule['kind'], target?: string): boolean =>
  attackRules.some((rule) => rule.kind === kind && rule.target === target);

/** Adds an attack rule, or removes it if it is there. */
export const toggleRule = (thing: TableObject, kind: Rule['kind'], target?: string): TableObject => {
  const rules = thing.attackRules ?? [];
  const others = rules.filter((rule) => rule.kind !== kind || rule.target !== target);
  const added = { kind, ...(target === undefined ? {} : { target }) } as Rule;
  return { ...thing, attackRules: hasRule(thing, kind, target) ? others : [...others, added] };
};
