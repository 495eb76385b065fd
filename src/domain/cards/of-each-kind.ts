import type { Condition, Filter } from './clauses.js';

/** Makes something of one kind of thing; a method, so that a table of all kinds may hold it. */
export type Makes<Of, From, Made> = { of(value: Of, from: From): Made }['of'];

/** Makes something of the filters of each kind. */
export type OfFilters<From, Made> = {
  readonly [Is in Filter['is']]: Makes<Filter & { readonly is: Is }, From, Made>;
};

/** Makes something of the conditions of each kind. */
export type OfConditions<From, Made> = {
  readonly [Asks in Condition['asks']]: Makes<Condition & { readonly asks: Asks }, From, Made>;
};
