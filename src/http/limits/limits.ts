/** How much is asked and answered at once, whatever the door. */
export interface Limits {
  /** In bytes, of a request; of a message of a WebSocket. */
  readonly body: number;
  /** How much of a GraphQL document is read. */
  readonly tokens: number;
  /** How many fragments a document may have. */
  readonly fragments: number;
  /** Of an operation: how deep fields may be nested, and how many aliases and directives it may have. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** How many values an answer may hold; whatever takes work counts as many values as it takes the place of. */
  readonly cost: number;
  /** In milliseconds, for which a request may go on. */
  readonly time: number;
}

/** The limits of every server. */
export const standardLimits: Limits = {
  body: 10 * 1024 * 1024,
  tokens: 500_000,
  fragments: 500,
  depth: 20,
  aliases: 100,
  directives: 50,
  cost: 500_000,
  time: 30_000,
};
