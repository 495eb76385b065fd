import type { Thing } from './tables';

export type Rule = NonNullable<Thing['attackRules']>[number];

export const hasRule = ({ attackRules = [] }: Thing, kind: Rule['kind'], target?: string): boolean =>
  attackRules.some((rule) => rule.kind === kind && rule.target === target);

/** Adds an attack rule, or removes it if it is there. */
export const toggled = (thing: Thing, kind: Rule['kind'], target?: string): Thing => {
  const rules = thing.attackRules ?? [];
  const others = rules.filter((rule) => rule.kind !== kind || rule.target !== target);
  const added = { kind, ...(target === undefined ? {} : { target }) } as Rule;
  return { ...thing, attackRules: hasRule(thing, kind, target) ? others : [...others, added] };
};
