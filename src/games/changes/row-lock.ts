import type { PrismaClient } from '../../generated/prisma/client.js';
import { TRANSACTION_TIMEOUTS, type Client } from './idempotent-change.js';

/** Locks a game's row against changes by any server, in the given transaction or a new one, and does some work. */
export const withRowLock = async <Done>(
  prisma: PrismaClient,
  client: Client,
  { tenant, id }: { readonly tenant: string; readonly id: string },
  work: (client: Client) => Promise<Done>,
): Promise<Done> => {
  const lockAndWork = async (transaction: Client) => {
    await transaction.$queryRaw`
      SELECT version FROM games WHERE tenant_id = ${tenant} AND id = ${id} FOR NO KEY UPDATE`;
    return work(transaction);
  };
  return client === prisma ? prisma.$transaction(lockAndWork, TRANSACTION_TIMEOUTS) : lockAndWork(client);
};
