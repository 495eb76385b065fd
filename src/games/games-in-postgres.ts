import { success } from '../domain/result.js';
import type { PrismaClient } from '../generated/prisma/client.js';
import { changingGames } from './changing.js';
import { creatingGames } from './creating.js';
import type { GamesDatabase } from './database.js';
import { exportingGames } from './exporting.js';
import type { GameRecord, Games } from './games.js';
import { listingGames } from './listing.js';
import { readingLogs } from './log.js';
import { readingTables, readSnapshot } from './reading.js';
import { recordOf } from './records.js';
import { isGameId } from './storable.js';
import { tableCache } from './table-cache.js';

/** The stored games of a database. Each keeps its own memory of tables; several on one database see the same games. */
export const gamesIn = ({ prisma, query, moments }: Pick<GamesDatabase, 'prisma' | 'query' | 'moments'>): Games => {
  const cache = tableCache();
  const readTable = readingTables(query, cache);
  return {
    ...creatingGames(prisma, cache),
    ...changingGames(prisma, readTable, cache),
    ...listingGames(prisma),
    ...readingLogs(query),
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
