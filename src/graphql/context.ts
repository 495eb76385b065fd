import type { Cards } from '../own-cards/cards.js';
import type { Principal } from '../http/access/route-protection.js';
import type { Result } from '../domain/result.js';
import type { Games } from '../games/games.js';
import type { Permit } from '../questions/catalogue/work.js';
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
  /** Permits the work of a request; left out, each execution has the whole limit. */
  readonly permit?: Permit;
  /** Reads the idempotency key of the request; left out where its transport has none. */
  readonly idempotencyKey?: () => Result<IdempotencyKey | undefined>;
}
