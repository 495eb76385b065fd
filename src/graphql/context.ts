import type { Cards } from '../own-cards/cards.js';
import type { Principal } from '../http/access/route-protection.js';
import type { Work } from '../http/work/work.js';
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
  /** The work of an operation; left out, each execution has the whole limit. */
  readonly work?: Work | undefined;
  /** Begins the work of another execution of it, as of each event of a subscription. */
  readonly beginWork?: () => Work;
  /** Has a worker answer the operation, of a subscription about an event; returns the result as JSON. */
  readonly answerElsewhere?: ((event?: unknown) => Promise<string>) | undefined;
  /** In a worker: the event that a subscription is answered about. */
  readonly event?: unknown;
  /** Reads the idempotency key of the request; left out where its transport has none. */
  readonly idempotencyKey?: () => Result<IdempotencyKey | undefined>;
}
