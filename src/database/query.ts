/** A statement with its values; one with a name is prepared, and a name has the same text in every process. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs a statement and returns its rows. */
export type Query = <Row extends object>(statement: Statement) => Promise<readonly Row[]>;
