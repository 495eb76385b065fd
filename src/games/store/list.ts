import { problem } from '../../domain/problem.js';
import { badInput, success, type Result } from '../../domain/result.js';
import type { Prisma, PrismaClient } from '../../generated/prisma/client.js';
import type { GameFilter } from './game-inputs.js';
import type { GameRecord, Games, Page } from '../games.js';
import { recordOf } from './records.js';
import { isGameId, unstorable } from './encodable.js';

/** Where a game stands in the list. */
type Place = Pick<GameRecord, 'createdAt' | 'id'>;

/** The games of a tenant, the newest first; of several stored in one moment, the one with the greatest id first. */
export const listingGames = (prisma: PrismaClient): Pick<Games, 'list'> => ({
  list: async (tenant, { first, after, filter }) => {
    const problems = unstorable(filter, ['filter']);
    if (problems.length) return badInput(problems);
    const start = startOf(after);
    if (!start.ok) return start;
    const where = matching(tenant, filter);
    const games = await prisma.game.findMany({
      where: start.value ? { AND: [where, beyond(start.value)] } : where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: first + 1,
    });
    return success(pageOf(games.map(recordOf), first, start.value !== null, () => prisma.game.count({ where })));
  },
});

const pageOf = (
  records: readonly GameRecord[],
  first: number,
  hasPreviousPage: boolean,
  totalCount: () => Promise<number>,
): Page<GameRecord> => ({
  items: records.slice(0, first).map((record) => ({ value: record, cursor: cursorOf(record) })),
  hasNextPage: records.length > first,
  hasPreviousPage,
  totalCount,
});

const matching = (tenant: string, filter: GameFilter): Prisma.GameWhereInput => ({
  tenantId: tenant,
  ...given(filter.status, (status) => ({ status })),
  ...given(filter.variant, (variant) => ({ variant })),
  ...given(filter.edition, (edition) => ({ edition })),
  ...given(filter.player, (player) => ({ playerIds: { has: player } })),
  ...given(filter.name, (name) => ({ name: { contains: literally(name), mode: 'insensitive' } })),
  createdAt: between(filter.createdAfter, filter.createdBefore),
  ...(filter.finishedAfter || filter.finishedBefore
    ? { finishedAt: between(filter.finishedAfter, filter.finishedBefore) }
    : {}),
});

const given = <Value>(
  value: Value | null | undefined,
  condition: (value: Value) => Prisma.GameWhereInput,
): Prisma.GameWhereInput => (value === null || value === undefined ? {} : condition(value));

const between = (after: Date | null | undefined, before: Date | null | undefined) => ({
  ...(after && { gt: after }),
  ...(before && { lt: before }),
});

/** Prisma passes on what is a wildcard in a pattern of PostgreSQL. */
const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** The first condition is implied by the other; it is what the index is searched by. */
const beyond = ({ createdAt, id }: Place): Prisma.GameWhereInput => ({
  createdAt: { lte: createdAt },
  OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }],
});

const cursorOf = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.getTime()}/${id}`).toString('base64url');

const startOf = (cursor: string | null | undefined): Result<Place | null> => {
  if (cursor === null || cursor === undefined) return success(null);
  const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('/');
  const place = { createdAt: new Date(Number(moment)), id };
  const isWhole = /^\d{1,15}$/.test(moment) && isGameId(id) && cursorOf(place) === cursor;
  return isWhole ? success(place) : badInput([problem(['after'], 'The cursor is none that a list of games gives.')]);
};
