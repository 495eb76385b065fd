import type { PrismaClient } from '../../generated/prisma/client.js';
import { PATIENCE, type Client } from './idempotency-key.js';

/** Does work on a game while nobody else can change it, on any server. */
export type HoldGame = <Done>(
  client: Client,
  game: { readonly tenant: string; readonly id: string },
  work: (client: Client) => Promise<Done>,
) => Promise<Done>;

/** Holds the game's row in the transaction that is given, or in one of its own; what is read after that stays true in it. */
export const holdingGames =
  (prisma: PrismaClient): HoldGame =>
  async (client, { tenant, id }, work) => {
    const hold = async (transaction: Client) => {
      await transaction.$queryRaw`
        SELECT version FROM games WHERE tenant_id = ${tenant} AND id = ${id} FOR NO KEY UPDATE`;
      return work(transaction);
    };
    return client === prisma ? prisma.$transaction(hold, PATIENCE) : hold(client);
  };
