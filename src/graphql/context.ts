import type { ExecutionResult } from 'graphql';
import type { Principal } from '../http/access/principal.js';
import type { Result } from '../domain/result.js';
import type { Games } from '../games/games.js';
import type { IdempotencyKey } from '../games/changes/idempotency-key.js';

/** What the resolvers of one request need. */
export interface Context {
  readonly games: Games;
  /** Whose games are seen. */
  readonly tenant: string;
  /** On whose behalf. */
  readonly principal: Principal;
  /** Whether the change of the request is made once, however often it comes; where its transport can say so. */
  readonly idempotencyKey?: () => Result<IdempotencyKey | undefined>;
  /** What its execution has given, where it has been executed and is still to be told. */
  readonly executed?: ExecutionResult;
}
