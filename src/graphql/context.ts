import type { Principal } from '../access/principal.js';
import type { Games } from '../games/games.js';

/** What the resolvers of one request need. */
export interface Context {
  readonly games: Games;
  /** Whose games are seen. */
  readonly tenant: string;
  /** On whose behalf. */
  readonly principal: Principal;
}
