import type { Entity } from './state/game-state.js';
import type { Rule } from './rulebook/rulebook.js';

/** One rule applied to a table, in one sentence. */
export interface Ruling {
  readonly rule: Rule;
  readonly says: string;
  /** The players and objects that it speaks of. */
  readonly about: readonly Entity[];
  /** What the text of the rules leaves open; left out where it forces this reading. */
  readonly doubt?: string;
}

/** Rulings that decide something: at least one, the deciding one first. */
export type Rulings = readonly [Ruling, ...Ruling[]];

/** A value with the rulings that it rests on; there is none without a ruling. */
export type Answer<Value extends object> = Value & { readonly because: Rulings };

export const answer = <Value extends object>(value: Value, ...because: Rulings): Answer<Value> => ({
  ...value,
  because,
});

/** Returns rulings of which there is at least one. */
export const atLeastOne = ([first, ...others]: readonly Ruling[]): Rulings => {
  if (!first) throw new Error('An answer needs a ruling.');
  return [first, ...others];
};

/** The same ruling with what the text leaves open. */
export const doubtful = (ruling: Ruling, doubt: string): Ruling => ({ ...ruling, doubt });

/** Names in a sentence: "Ann", "Ann and Bob", "Ann, Bob and Cat"; "nobody" for none. */
export const named = (entities: readonly { readonly name: string }[], conjunction = 'and'): string =>
  entities.reduce((said, { name }, index) => {
    if (index === 0) return name;
    return said + (index === entities.length - 1 ? ` ${conjunction} ` : ', ') + name;
  }, 'nobody');
