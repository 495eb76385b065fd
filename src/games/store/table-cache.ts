import { LRUCache } from 'lru-cache';
import type { GameState } from '../../domain/state/game-state.js';
import type { GameRecord } from '../games.js';
import type { Facts } from '../statistics/facts.js';

/** The table of a game at one version. */
export interface Table {
  /** Distinguishes the game from a deleted one of the same id. */
  readonly incarnation: string;
  readonly version: number;
  readonly state: GameState;
  readonly facts: Facts;
  /** The game, if this is the table of its newest version. */
  readonly record?: GameRecord;
}

/** The tables cached in this process, one per game; before each use, its version is checked against the database. */
export interface TableCache {
  readonly get: (tenant: string, id: string) => Table | undefined;
  /** Caches a table, unless a newer one is cached. */
  readonly set: (tenant: string, id: string, table: Table) => void;
  readonly delete: (tenant: string, id: string) => void;
}

/** In players and objects, about a kilobyte each: a little more than twice the largest table. */
const CAPACITY = 120_000;
const EMPTY_TABLE = 10;

/** Creates a cache of tables, limited by their total number of players and objects. */
export const createTableCache = (capacity = CAPACITY): TableCache => {
  const tables = new LRUCache<string, Table>({
    maxSize: capacity,
    sizeCalculation: ({ state }) => EMPTY_TABLE + state.players.length + state.objects.size,
  });
  const get = (tenant: string, id: string) => tables.get(gameKey(tenant, id));
  return {
    get,
    set: (tenant, id, table) => {
      const cached = get(tenant, id);
      const isOlder = cached?.incarnation === table.incarnation && cached.version > table.version;
      if (!isOlder) tables.set(gameKey(tenant, id), table);
    },
    delete: (tenant, id) => void tables.delete(gameKey(tenant, id)),
  };
};

/** Returns the cache key of a game. Ids contain no slash, so no two games share a key. */
export const gameKey = (tenant: string, id: string): string => `${id}/${tenant}`;
