import { success } from '../domain/result.js';
import type { PrismaClient } from '../generated/prisma/client.js';
import { changingGames } from './changes/changes.js';
import { countingGames } from './statistics/sums.js';
import { creatingGames } from './changes/create.js';
import type { GamesDatabase } from './store/database.js';
import { exportingGames } from './export/export-rows.js';
import { followingGames } from './feed/new-events.js';
import type { GameRecord, Games } from './games.js';
import { holdingGames } from './changes/row-lock.js';
import { listingGames } from './store/list.js';
import { readingLogs } from './store/log.js';
import { makingOnce } from './changes/idempotency-key.js';
import { readingTables, readSnapshot } from './store/tables.js';
import { recordOf } from './store/records.js';
import { isGameId } from './store/encodable.js';
import { tableCache } from './store/table-cache.js';
import { tellingChanges } from './feed/publish.js';

/** The stored games of a database. Each keeps its own memory of tables; several on one database see the same games. */
export const openGames = ({
  prisma,
  query,
  count,
  moments,
  notifications,
}: Pick<GamesDatabase, 'prisma' | 'query' | 'count' | 'moments' | 'notifications'>): Games => {
  const cache = tableCache();
  const readTable = readingTables(query, cache);
  const makeOnce = makingOnce(prisma);
  return {
    ...tellingChanges(notifications, {
      ...creatingGames(makeOnce, cache),
      ...changingGames(makeOnce, holdingGames(prisma), readTable, cache),
    }),
    ...listingGames(prisma),
    ...readingLogs(query),
    ...followingGames(query, readTable, notifications),
    ...countingGames(count),
    exportRows: exportingGames(moments),
    find: (tenant, id) => findGame(prisma, tenant, id),
    snapshotOf: (...asked) => readSnapshot(readTable, ...asked),
    stateAt: async (...asked) => {
      const read = await readSnapshot(readTable, ...asked);
      return read.ok ? success(read.value.state) : read;
    },
  };
};

const findGame = async (prisma: PrismaClient, tenant: string, id: string): Promise<GameRecord | null> => {
  if (!isGameId(id)) return null;
  const row = await prisma.game.findUnique({ where: { tenantId_id: { tenantId: tenant, id } } });
  return row && recordOf(row);
};
