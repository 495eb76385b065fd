import { success } from '../domain/result.js';
import type { PrismaClient } from '../generated/prisma/client.js';
import { changingGames } from './changing.js';
import { countingGames } from './counting.js';
import { creatingGames } from './creating.js';
import type { GamesDatabase } from './database.js';
import { exportingGames } from './exporting.js';
import { followingGames } from './following.js';
import type { GameRecord, Games } from './games.js';
import { holdingGames } from './holding.js';
import { listingGames } from './listing.js';
import { readingLogs } from './log.js';
import { makingOnce } from './once.js';
import { readingTables, readSnapshot } from './reading.js';
import { recordOf } from './records.js';
import { isGameId } from './storable.js';
import { tableCache } from './table-cache.js';
import { tellingChanges } from './telling.js';

/** The stored games of a database. Each keeps its own memory of tables; several on one database see the same games. */
export const gamesIn = ({
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
