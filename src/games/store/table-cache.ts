import { LRUCache } from 'lru-cache';
import type { Facts } from '../statistics/facts.js';
import type { GameState } from '../../domain/state/game-state.js';
import type { GameRecord } from '../games.js';

/** The table of a game at one of its versions. */
export interface Table {
  /** Tells the game from a deleted one of the same id. */
  readonly incarnation: string;
  readonly version: number;
  readonly state: GameState;
  readonly facts: Facts;
  /** The game, where the table is that of its newest version. */
  readonly record?: GameRecord;
}

/** The tables that this process remembers, one a game. They save work and are never believed without asking. */
export interface TableCache {
  readonly get: (tenant: string, id: string) => Table | undefined;
  /** Remembers a table, unless it is older than the one remembered. */
  readonly keep: (tenant: string, id: string, table: Table) => void;
  readonly forget: (tenant: string, id: string) => void;
}

/** A little more than the largest table twice; something like a kilobyte each. */
const CAPACITY = 120_000;
const EMPTY_TABLE = 10;

export const tableCache = (capacity = CAPACITY): TableCache => {
  const tables = new LRUCache<string, Table>({
    maxSize: capacity,
    sizeCalculation: ({ state }) => EMPTY_TABLE + state.players.length + state.objects.size,
  });
  const get = (tenant: string, id: string) => tables.get(keyOf(tenant, id));
  return {
    get,
    keep: (tenant, id, table) => {
      const found = get(tenant, id);
      const isOlder = found?.incarnation === table.incarnation && found.version > table.version;
      if (!isOlder) tables.set(keyOf(tenant, id), table);
    },
    forget: (tenant, id) => void tables.delete(keyOf(tenant, id)),
  };
};

/** Ids have no slash, so that no two games share a key. */
const keyOf = (tenant: string, id: string): string => `${id}/${tenant}`;
