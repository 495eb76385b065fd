import { problem } from '../../domain/problem.js';
import { badInput, success, type Result } from '../../domain/result.js';
import { Prisma, type PrismaClient } from '../../generated/prisma/client.js';
import type { GameRecord, Games } from '../games.js';
import { isGameId, unencodableProblems } from './encodable.js';
import { gamesMatching } from './filter.js';
import { pageOf } from './page.js';
import { gameColumns, recordOf, type GameRow } from './records.js';

/** The position of a game in the list. */
type Position = Pick<GameRecord, 'createdAt' | 'id'>;

/** Lists a tenant's games, the newest first; of games stored at the same time, the greatest id first. */
export const createGameList =
  (prisma: PrismaClient): Games['list'] =>
  async (tenant, { first, after, filter }) => {
    const problems = unencodableProblems(filter, ['filter']);
    if (problems.length) return badInput(problems);
    const start = readCursor(after);
    if (!start.ok) return start;
    const matching = gamesMatching(tenant, filter);
    const rows = await prisma.$queryRaw<readonly GameRow[]>`
      SELECT ${gameColumns} FROM games g
      WHERE ${matching} ${start.value ? afterPosition(start.value) : Prisma.empty}
      ORDER BY g.created_at DESC, g.id DESC LIMIT ${first + 1}`;
    return success(
      pageOf(rows.map(recordOf), first, cursorOf, {
        hasPreviousPage: start.value !== null,
        totalCount: () => countMatching(prisma, matching),
      }),
    );
  };

const afterPosition = ({ createdAt, id }: Position): Prisma.Sql =>
  Prisma.sql`AND (g.created_at, g.id) < (${createdAt}, ${id})`;

const countMatching = async (prisma: PrismaClient, matching: Prisma.Sql): Promise<number> => {
  const [row] = await prisma.$queryRaw<readonly { readonly games: number }[]>`
    SELECT count(*)::int AS games FROM games g WHERE ${matching}`;
  return row?.games ?? 0;
};

const cursorOf = ({ createdAt, id }: Position): string =>
  Buffer.from(`${createdAt.getTime()}/${id}`).toString('base64url');

const readCursor = (cursor: string | null | undefined): Result<Position | null> => {
  if (cursor === null || cursor === undefined) return success(null);
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('/');
  const position = { createdAt: new Date(Number(time)), id };
  const isValid = /^\d{1,15}$/.test(time) && isGameId(id) && cursorOf(position) === cursor;
  return isValid ? success(position) : badInput([problem(['after'], 'Not a cursor of a list of games.')]);
};
