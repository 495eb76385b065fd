import type { Cards } from '../own-cards/cards.js';
import { success, type Result } from '../domain/result.js';
import type { GameState } from '../domain/state/game-state.js';
import { createAppenders } from './changes/appender.js';
import { createTableChanges } from './changes/changes.js';
import { createGameCreation } from './changes/create.js';
import { createGameDeletion } from './changes/delete.js';
import { createChangeMaker } from './changes/idempotent-change.js';
import { createRowExport } from './export/export-rows.js';
import { createChangeFeed, createEventReader } from './feed/new-events.js';
import type { Games, GamesFailure } from './games.js';
import { createAnalytics } from './statistics/sums.js';
import type { GamesDatabase } from './store/database.js';
import { createFeedReader } from './feed/all-events.js';
import { createGameList } from './store/list.js';
import { createLogReader } from './store/log.js';
import { createTableCache } from './store/table-cache.js';
import { createTableReader, readRecord, readSnapshot, type ReadTable } from './store/tables.js';

/** How stored games are opened. */
interface Opening {
  /** The capacity of the table cache, in players and objects. */
  readonly cached?: number;
}

/** Opens the stored games of a database, with a cache of tables. New tables may name the server's cards. */
export const openGames = (database: GamesDatabase, cards: Cards, { cached }: Opening = {}): Games => {
  const { prisma, query, notifications } = database;
  const cache = createTableCache(cached);
  const readTable = createTableReader(query, cache);
  const stateAt = async (...request: Parameters<ReadTable>): Promise<Result<GameState, GamesFailure>> => {
    const read = await readSnapshot(readTable, ...request);
    return read.ok ? success(read.value.state) : read;
  };
  const readEvents = createEventReader(query);
  const change = createChangeMaker(prisma);
  const appenders = createAppenders(database.appendingQuery);
  return {
    ...createTableChanges({ prisma, ...appenders, change, readTable, cache, cards, publish: notifications.publish }),
    ...createChangeFeed(readEvents, readTable, notifications),
    create: createGameCreation(change, cache, cards),
    delete: createGameDeletion(change, cache, notifications.publish),
    list: createGameList(prisma),
    events: createLogReader(readEvents),
    feed: createFeedReader(query),
    analytics: createAnalytics(database.analyticsQuery),
    exportRows: createRowExport(database.exportSnapshots),
    find: (tenant, id) => readRecord(readTable, tenant, id),
    snapshotOf: (...asked) => readSnapshot(readTable, ...asked),
    stateAt,
    stateBefore: (tenant, id, { version }) => stateAt(tenant, id, version - 1),
  };
};
