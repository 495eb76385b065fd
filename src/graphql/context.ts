import type { Cards } from '../own-cards/cards.js';
import type { Principal } from '../http/access/route-protection.js';
import type { Budget } from '../questions/catalogue/budget.js';
import type { Result } from '../domain/result.js';
import type { Games } from '../games/games.js';
import type { IdempotencyKey } from '../games/changes/idempotency-key.js';

/** Everything that the resolvers of one request need. */
export interface Context {
  readonly games: Games;
  /** The server's own cards. */
  readonly cards: Cards;
  /** The tenant whose games are visible. */
  readonly tenant: string;
  /** The key that the request came with. */
  readonly principal: Principal;
  /** The most that an execution may take; by default no limit. */
  readonly budget?: Budget | undefined;
  /** Creates the budget of another execution, as of each event of a subscription. */
  readonly createBudget?: () => Budget;
  /** Has a worker answer the operation, of a subscription about an event; returns the result as JSON. */
  readonly answerElsewhere?: ((event?: unknown) => Promise<string>) | undefined;
  /** In a worker: the event that a subscription is answered about. */
  readonly event?: unknown;
  /** Reads the idempotency key of the request; left out where its transport has none. */
  readonly idempotencyKey?: () => Result<IdempotencyKey | undefined>;
}
