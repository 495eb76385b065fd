/** An error in a text, and its position. */
export interface NotationError {
  /** Where it begins, in characters from the beginning of the text. */
  readonly at: number;
  readonly message: string;
}

export const error = (at: number, message: string): NotationError => ({ at, message });

/** The contents of a part of a text, null where it is not understood, and what is wrong with it. */
export interface Told<Value> {
  readonly told: Value | null;
  readonly errors: readonly NotationError[];
}

/** A part of a text that tells nothing, and why. */
export const notTold = (at: number | undefined, message: string): Told<never> => ({
  told: null,
  errors: [error(at ?? 0, message)],
});
