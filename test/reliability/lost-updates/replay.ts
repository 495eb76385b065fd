import { takePlace } from '../../../src/domain/events/events.js';
import { describe } from '../../../src/domain/setup/describe.js';
import type { Description } from '../../../src/domain/state/description.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { readDescription } from '../../../src/domain/setup/read-description.js';
import { rowsOf } from '../../database.js';
import { until } from '../../until.js';
import type { GameRow, LogRow } from './ledger.js';

/** What whoever opens the database sees, without a server. */
export const readGames = (url: string): Promise<readonly GameRow[]> =>
  rowsOf<GameRow>(url, 'SELECT id, version FROM games ORDER BY id');

export const readLog = (url: string): Promise<readonly LogRow[]> =>
  rowsOf<LogRow>(url, 'SELECT game_id AS game, version, type, input FROM events ORDER BY game_id, version');

type SnapshotRow = Readonly<{ game: string; version: number; description: Description }>;

/** The description of a snapshot, without the revision of the build that stored it. */
const SNAPSHOTS = `SELECT game_id AS game, version, description - 'revision' AS description
  FROM snapshots ORDER BY game_id, version`;

/** Every place where a snapshot, or the table that a server gives, is not what the log leads to from the beginning. */
export const differencesFromReplay = async (url: string, servers: readonly string[]): Promise<readonly string[]> => {
  const snapshots = await rowsOf<SnapshotRow>(url, SNAPSHOTS);
  const log = await readLog(url);
  const differences = await Promise.all(
    (await readGames(url)).map(async ({ id }) => {
      const tables = replayed(
        snapshots.filter(({ game }) => game === id),
        log.filter(({ game }) => game === id),
      );
      const isOther = (version: number, description: unknown) =>
        JSON.stringify(sorted(description)) !== JSON.stringify(sorted(tables[version]));
      const kept = snapshots.filter(({ game, version, description }) => game === id && isOther(version, description));
      const told = await Promise.all(
        servers.map(async (server) => {
          const told = await tableFrom(`${server}/v1/games/${id}/state`);
          return isOther(tables.length - 1, describe(stateOf(told)));
        }),
      );
      return [
        ...kept.map(({ version }) => `The snapshot of ${id} at version ${version} is not what the log leads to.`),
        ...(told.includes(true) ? [`A server tells of ${id} otherwise than its log.`] : []),
      ];
    }),
  );
  return differences.flat();
};

/** A server may have to find out first that its connections to the database are gone. */
const tableFrom = async (url: string): Promise<Description> => {
  let table: Description | undefined;
  await until(async () => {
    const response = await fetch(url).catch(() => null);
    table = (await response?.json()) as Description;
    return response?.status === 200;
  });
  return table ?? { players: [] };
};

/** The table at each version, from the first one by the events alone. */
const replayed = ([first]: readonly SnapshotRow[], log: readonly LogRow[]): readonly Description[] => {
  const tables = [stateOf(first?.description)];
  for (const { type, input } of log) tables.push(after(tables.at(-1), type, input));
  return tables.map(describe);
};

const stateOf = (description: Description | undefined): GameState => {
  const read = readDescription(description ?? { players: [] });
  if (!read.ok) throw new Error(`It cannot be read: ${JSON.stringify(read.failure)}`);
  return read.value;
};

const after = (before: GameState | undefined, type: string, input: unknown): GameState => {
  if (type === 'replaceState') return stateOf({ edition: before?.edition, ...(input as Description) });
  const happened = takePlace(before ?? stateOf(undefined), [{ [type]: input }], { force: true });
  const table = happened.ok ? happened.value.at(-1)?.after : undefined;
  if (!table) throw new Error(`It cannot be replayed: ${type} ${JSON.stringify(input)}`);
  return table;
};

/** The same whatever the order of fields. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
};
