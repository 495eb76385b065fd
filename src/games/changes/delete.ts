import { success, type Result } from '../../domain/result.js';
import type { ExpectedVersion, Games, GamesFailure } from '../games.js';
import { isGameId } from '../store/encodable.js';
import { noGame, versionConflict } from '../store/records.js';
import type { TableCache } from '../store/table-cache.js';
import type { Client, MakeChange } from './idempotent-change.js';

/** Deletes games. */
export const createGameDeletion =
  (change: MakeChange, cache: TableCache, publish: (tenant: string, id: string) => void): Games['delete'] =>
  async (tenant, id, { expectedVersion, idempotencyKey } = {}) => {
    if (!isGameId(id)) return noGame(id);
    return change({
      tenant,
      idempotencyKey,
      make: (client) => remove(client, tenant, id, expectedVersion),
      valueOf: () => true as const,
      restore: () => true as const,
      onCommitted: () => {
        cache.delete(tenant, id);
        publish(tenant, id);
      },
    });
  };

const remove = async (
  client: Client,
  tenant: string,
  id: string,
  expectedVersion: ExpectedVersion | undefined,
): Promise<Result<true, GamesFailure>> => {
  const versions = [expectedVersion ?? []].flat().map((each) => (typeof each === 'number' ? { version: each } : each));
  const { count } = await client.game.deleteMany({
    where: { tenantId: tenant, id, ...(expectedVersion !== undefined && { OR: versions }) },
  });
  if (count) return success(true);
  const found = await client.game.findUnique({ where: { tenantId_id: { tenantId: tenant, id } } });
  return found && expectedVersion !== undefined ? versionConflict(expectedVersion, found.version) : noGame(id);
};
