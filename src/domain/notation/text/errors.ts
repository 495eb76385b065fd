/** An error in a text, and its position. */
export interface NotationError {
  /** Where it begins, in characters from the beginning of the text. */
  readonly at: number;
  readonly message: string;
}

export const error = (at: number, message: string): NotationError => ({ at, message });
