import { getArgumentValues, isObjectType, type GraphQLResolveInfo } from 'graphql';
import type { GameState } from '../../domain/state/game-state.js';
import type { GameRecord } from '../../games/games.js';
import type { Context } from '../context.js';
import { fieldsBelow } from './asked-fields.js';

/** A stored game with its table, read in the same round trip. */
export interface Preloaded extends GameRecord {
  readonly preloaded?: { readonly version: number; readonly state: GameState };
}

/** The one version whose table a query asks of a game; undefined where it asks none or several. */
const versionAsked = (info: GraphQLResolveInfo): { readonly version: number | undefined } | undefined => {
  const game = info.schema.getType('Game');
  const state = isObjectType(game) ? game.getFields().state : undefined;
  const asked = fieldsBelow(info).filter(({ name }) => name.value === 'state');
  if (!state || !asked.length) return undefined;
  const versions = new Set(
    asked.map((node) => getArgumentValues(state, node, info.variableValues).version ?? undefined),
  );
  const [version] = versions;
  return versions.size === 1 ? { version: typeof version === 'number' ? version : undefined } : undefined;
};

/** Reads a game by id, in one round trip with its table if the query asks for that. */
export const gameWithTable = async (
  id: string,
  { games, tenant, budget }: Context,
  info: GraphQLResolveInfo,
): Promise<Preloaded | null> => {
  const asked = versionAsked(info);
  if (!asked) return games.find(tenant, id);
  const found = await games.snapshotOf(tenant, id, asked.version, budget);
  if (!found.ok && (budget?.isLeft || (asked.version === undefined && found.failure.code === 'NOT_FOUND'))) return null;
  if (!found.ok) return games.find(tenant, id);
  const { record, state } = found.value;
  return { ...record, preloaded: { version: asked.version ?? record.version, state } };
};
