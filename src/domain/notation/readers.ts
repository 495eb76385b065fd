import { error, type NotationError } from './errors.js';
import type { Names } from './names.js';
import type { Token } from './tokens.js';

/** The fields that a phrase tells, once everybody who may be mentioned is known. */
export type Said<Described> = (names: Names) => Partial<Described>;

/** A phrase that was read, and the place after it. */
export interface Read<Described> {
  readonly said: Said<Described>;
  readonly next: number;
  readonly error?: NotationError;
  /** The name of its content, where that is told once. */
  readonly once?: string;
}

/** Reads what follows a phrase: the place after the phrase, and where in the text the phrase begins. */
export type Reader<Described> = (tokens: readonly Token[], next: number, at: number) => Read<Described>;

/** A phrase that says the same always. */
export const says =
  <Described>(fields: Partial<Described>): Reader<Described> =>
  (_, next) => ({ said: () => fields, next });

/** A phrase that tells what is told once. */
export const once =
  <Described>(what: string, reader: Reader<Described>): Reader<Described> =>
  (...given) => ({ ...reader(...given), once: what });

/** Notes what is told of somebody a second time, of that which is told once. */
export const twiceTold = (name: string): ((what: string | undefined, at: number) => readonly NotationError[]) => {
  const told = new Set<string | undefined>();
  return (what, at) => {
    if (told.has(what)) return [error(at, `The ${what} of ${name} is told twice.`)];
    if (what !== undefined) told.add(what);
    return [];
  };
};

/** A phrase after which something is missing. */
export const lacks = <Described>(next: number, at: number, expected: string): Read<Described> => ({
  said: () => ({}),
  next,
  error: error(at, `${expected} is expected after this.`),
});
