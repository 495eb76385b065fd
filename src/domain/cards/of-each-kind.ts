import type { Condition, Filter } from './clauses.js';

/** A function for one kind of value; a method type, so that a record of all kinds can hold it. */
export type Makes<Of, From, Made> = { of(value: Of, from: From): Made }['of'];

/** A function for each kind of filter. */
export type OfFilters<From, Made> = {
  readonly [Is in Filter['is']]: Makes<Filter & { readonly is: Is }, From, Made>;
};

/** A function for each kind of condition. */
export type OfConditions<From, Made> = {
  readonly [Asks in Condition['asks']]: Makes<Condition & { readonly asks: Asks }, From, Made>;
};
