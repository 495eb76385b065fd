import { getArgumentValues, isObjectType, type GraphQLResolveInfo } from 'graphql';
import type { GameState } from '../../domain/state/game-state.js';
import type { GameRecord } from '../../games/games.js';
import type { Context } from '../context.js';
import { fieldsBelow } from './selected-fields.js';

/** A stored game, with its table if that was read in the same round trip. */
export interface PreloadedGame extends GameRecord {
  readonly preloaded?: { readonly version: number; readonly state: GameState };
}

/** Returns the one version whose table a query selects; undefined if it selects none or several. */
const selectedVersion = (info: GraphQLResolveInfo): { readonly version: number | undefined } | undefined => {
  const game = info.schema.getType('Game');
  const state = isObjectType(game) ? game.getFields().state : undefined;
  const fields = fieldsBelow(info).filter(({ name }) => name.value === 'state');
  if (!state || !fields.length) return undefined;
  const versions = new Set(
    fields.map((node) => getArgumentValues(state, node, info.variableValues).version ?? undefined),
  );
  const [version] = versions;
  return versions.size === 1 ? { version: typeof version === 'number' ? version : undefined } : undefined;
};

/** Reads a game by id, with its table in the same round trip if the query selects that. */
export const gameWithTable = async (
  id: string,
  { games, tenant, budget }: Context,
  info: GraphQLResolveInfo,
): Promise<PreloadedGame | null> => {
  const selected = selectedVersion(info);
  if (!selected) return games.find(tenant, id);
  const found = await games.snapshotOf(tenant, id, selected.version, budget);
  if (!found.ok && (budget?.isLeft || (selected.version === undefined && found.failure.code === 'NOT_FOUND')))
    return null;
  if (!found.ok) return games.find(tenant, id);
  const { record, state } = found.value;
  return { ...record, preloaded: { version: selected.version ?? record.version, state } };
};
