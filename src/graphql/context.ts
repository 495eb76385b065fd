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
  /** The client that the request is made for. */
  readonly principal: Principal;
  /** The work and the values that an execution may spend; by default unlimited. */
  readonly budget?: Budget | undefined;
  /** Creates a budget for another execution, such as for each event of a subscription. */
  readonly createBudget?: () => Budget;
  /** Executes the operation on a worker, a subscription for one event; returns the result as JSON. */
  readonly answerElsewhere?: ((event?: unknown) => Promise<string>) | undefined;
  /** On a worker: the event for which a subscription is executed. */
  readonly event?: unknown;
  /** Reads the idempotency key of the request; undefined if its transport has none. */
  readonly idempotencyKey?: () => Result<IdempotencyKey | undefined>;
}
