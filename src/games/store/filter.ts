import { Prisma } from '../../generated/prisma/client.js';
import type { GameFilter } from './game-inputs.js';

/** Returns the condition on a tenant's games, called g in the statement, that match a filter. */
export const gamesMatching = (tenant: string, filter: GameFilter): Prisma.Sql => {
  const conditions = [
    Prisma.sql`g.tenant_id = ${tenant}`,
    filter.status && Prisma.sql`g.status = ${filter.status}`,
    filter.variant && Prisma.sql`g.variant = ${filter.variant}`,
    filter.edition && Prisma.sql`g.edition = ${filter.edition}`,
    filter.player && Prisma.sql`g.player_ids @> ${[filter.player]}`,
    filter.name && Prisma.sql`g.name ILIKE ${`%${escapeWildcards(filter.name)}%`}`,
    filter.createdFrom && Prisma.sql`g.created_at >= ${filter.createdFrom}`,
    filter.createdAfter && Prisma.sql`g.created_at > ${filter.createdAfter}`,
    filter.createdBefore && Prisma.sql`g.created_at < ${filter.createdBefore}`,
    filter.finishedFrom && Prisma.sql`g.finished_at >= ${filter.finishedFrom}`,
    filter.finishedAfter && Prisma.sql`g.finished_at > ${filter.finishedAfter}`,
    filter.finishedBefore && Prisma.sql`g.finished_at < ${filter.finishedBefore}`,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition instanceof Prisma.Sql),
    ' AND ',
  );
};

const escapeWildcards = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);
