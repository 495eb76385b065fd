/** An error in a text, and its position. */
export interface NotationError {
  /** The position in the text, in characters from 0. */
  readonly at: number;
  readonly message: string;
}

/** Creates an error; a message with a suggestion is composed when it is read, since only the first errors are shown. */
export const error = (at: number, message: string | (() => string)): NotationError => ({
  at,
  get message() {
    return typeof message === 'string' ? message : message();
  },
});

/** The value read from a part of a text, null if it was not understood, and its errors. */
export interface Parsed<Value> {
  readonly value: Value | null;
  readonly errors: readonly NotationError[];
}

/** Reports a part of a text that was not understood. */
export const notUnderstood = (at: number | undefined, message: string): Parsed<never> => ({
  value: null,
  errors: [error(at ?? 0, message)],
});
