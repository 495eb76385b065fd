import type { Condition, Filter } from './clauses.js';

/** A function for one kind of value; a method type, so that a record of all kinds can hold it. */
export type KindHandler<Of, From, Made> = { of(value: Of, from: From): Made }['of'];

/** A function for each kind of filter. */
export type ByFilterKind<From, Made> = {
  readonly [Is in Filter['is']]: KindHandler<Filter & { readonly is: Is }, From, Made>;
};

/** A function for each kind of condition. */
export type ByConditionKind<From, Made> = {
  readonly [Asks in Condition['asks']]: KindHandler<Condition & { readonly asks: Asks }, From, Made>;
};
