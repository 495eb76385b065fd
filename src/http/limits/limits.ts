import { standardBudget, type Most } from '../../questions/catalogue/budget.js';

/** The limits of a request and its answer, over REST and GraphQL. */
export interface Limits extends Most {
  /** The size of a request's body or a WebSocket message, in bytes. */
  readonly body: number;
  /** The tokens of a GraphQL document. */
  readonly tokens: number;
  /** The fragments of a document. */
  readonly fragments: number;
  /** Of an operation: the depth of its fields, and its aliases and directives. */
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
}

/** The default limits. */
export const standardLimits: Limits = {
  ...standardBudget,
  body: 10 * 1024 * 1024,
  tokens: 500_000,
  fragments: 500,
  depth: 20,
  aliases: 100,
  directives: 50,
};
