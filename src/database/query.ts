/** A statement with its values; one with a name is prepared, and the name stands for its text in every process. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Returns the rows of a statement. */
export type Query = <Row extends object>(statement: Statement) => Promise<readonly Row[]>;
