import { decodeTable } from '../../src/library/rangefinder';
import { stateOf } from '../../src/query/in-process/tables';
import { describe } from '../../src/domain/setup/describe';
import { api, type Description } from './api';
import { documentOf, firstTable, type Document } from './rules/document';

const KEY = 'rangefinder-table';

/** Keeps what is shown, for the next visit. */
export const keep = (document: Document): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...document, table: document.game ? { players: [] } : document.table }));
  } catch {
    // Full or forbidden: the page works without.
  }
};

const kept = (): Document | null => {
  try {
    const text = localStorage.getItem(KEY);
    return text ? { ...documentOf('', firstTable), ...(JSON.parse(text) as Document) } : null;
  } catch {
    return null;
  }
};

const ofGame = (id: string, version: number | null): Document => ({
  ...documentOf(id, { players: [] }),
  game: { id, version, length: version ?? 0 },
});

/** Returns the table of the address, else the one looked at last, else an example. */
export const firstDocument = (): Document => {
  const [, place, what, version] = location.hash.split('/');
  if (place === 'games' && what)
    return ofGame(decodeURIComponent(what), version === undefined ? null : Number(version));
  return kept() ?? documentOf('An evening of Commander', firstTable);
};

/** Whether the page shows its own example: then a question is answered on it already. */
export const isExample = ({ table, supposed }: Document): boolean =>
  !supposed.length && JSON.stringify(table) === JSON.stringify(firstTable);

/** The table whose code stands in the address; null where none does. */
export const sharedDocument = async (): Promise<Document | null> => {
  const [, place, code] = location.hash.split('/');
  if (place !== 'tables' || !code) return null;
  const read = await decodeTable(code);
  const table = read.ok ? (describe(stateOf(read.value)) as Description) : (await api.ofCode(code)).description;
  return documentOf('A shared table', table);
};

export const addressOf = ({ game }: Document): string =>
  game ? `#/games/${encodeURIComponent(game.id)}${game.version === null ? '' : `/${game.version}`}` : '#/';
