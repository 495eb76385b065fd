import { decodeTable } from '../../src/library/rangefinder';
import { stateOf } from '../../src/query/in-process/tables';
import { describe } from '../../src/domain/setup/describe';
import { api, type Description } from './api';
import { documentOf, firstTable, type Document } from './rules/document';

const LAST = 'rangefinder-table';
/** The prefix of the storage keys of the visitor's own tables. */
const OWN = 'rangefinder-own ';
const MOST = 20;

/** The new storage place of this tab's table, by the place that another tab has changed. */
const moved = new Map<string, string>();
const placeOf = (kept: string): string => moved.get(kept) ?? kept;

export const newPlace = (): string => Math.random().toString(36).slice(2);

/** A table of the visitor's own, as it is kept in this browser. */
export interface OwnTable {
  readonly place: string;
  /** When it was changed last. */
  readonly at: number;
  readonly document: Document;
}

const read = (storage: () => Storage, key: string): unknown => {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (storage: () => Storage, key: string, value: unknown): void => {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or forbidden; the page works without it.
  }
};

const local = (): Storage => localStorage;
const ofTab = (): Storage => sessionStorage;

const ownAt = (place: string) => read(local, OWN + place) as Omit<OwnTable, 'place'> | null;

const placesKept = (): readonly string[] => {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(OWN) ? [key.slice(OWN.length)] : []));
  } catch {
    return [];
  }
};

/** The visitor's own tables, the latest first. */
export const keptTables = (): readonly OwnTable[] =>
  placesKept()
    .flatMap((place) => {
      const own = ownAt(place);
      return own ? [{ ...own, place, document: { ...documentOf('', firstTable), ...own.document } }] : [];
    })
    .sort((one, other) => other.at - one.at);

export const deleteOwn = (place: string): void => localStorage.removeItem(OWN + place);

/** Stores the visitor's own table, without suppositions and declarations; deletes the oldest of too many. */
const keepOwn = ({ name, table, edition }: Document, place: string): void => {
  const document = { ...documentOf(name, table), edition, kept: place };
  const before = ownAt(place);
  if (JSON.stringify(before?.document) === JSON.stringify(document)) return;
  write(local, OWN + place, { at: Date.now(), document });
  for (const old of keptTables().slice(MOST)) deleteOwn(old.place);
};

/** Stores the shown document, for this tab and for the next visit. */
export const saveDocument = (document: Document): void => {
  const storagePlace = document.kept === null ? null : placeOf(document.kept);
  const shown = { ...document, kept: storagePlace, ...(document.game && { table: { players: [] } }) };
  write(ofTab, LAST, shown);
  write(local, LAST, shown);
  if (storagePlace !== null) keepOwn(document, storagePlace);
};

/** Calls back once another tab has changed the table that this one shows; from then on, each tab keeps its own. */
export const followOtherTabs = (document: Document, tell: () => void): (() => void) => {
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    const { kept } = document;
    if (kept === null || newValue === null || key !== OWN + placeOf(kept)) return;
    moved.set(kept, newPlace());
    saveDocument(document);
    tell();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};

const lastDocument = (): Document | null => {
  const stored = (read(ofTab, LAST) ?? read(local, LAST)) as Document | null;
  return stored && { ...documentOf('', firstTable), ...stored };
};

const ofGame = (id: string, version: number | null): Document => ({
  ...documentOf(id, { players: [] }),
  game: { id, version, length: version ?? 0 },
});

/** The address of a stored game; a version of null is the newest. */
export const gameAddress = (id: string, version: number | null): string =>
  `#/games/${encodeURIComponent(id)}${version === null ? '' : `/${version}`}`;

export const addressOf = ({ game, link }: Document): string =>
  game ? gameAddress(game.id, game.version) : (link ?? '#/');

/** Returns the game in the address, otherwise the last document, otherwise an example. */
export const firstDocument = (): Document => {
  const before = lastDocument();
  const [, place, what, version] = location.hash.split('/');
  if (place === 'games' && what && before && addressOf(before) === location.hash) return before;
  if (place === 'games' && what)
    return ofGame(decodeURIComponent(what), version === undefined ? null : Number(version));
  return before ?? documentOf('An evening of Commander', firstTable);
};

/** Whether the page shows its own example, on which a creature is chosen from the start. */
export const isExample = ({ table, supposed }: Document): boolean =>
  !supposed.length && JSON.stringify(table) === JSON.stringify(firstTable);

export const isTableLink = (): boolean => /^#\/tables\/./.test(location.hash);

/** Reads the table whose code is in the address. */
export const sharedDocument = async (): Promise<Document> => {
  const link = location.hash;
  const code = link.split('/')[2] ?? '';
  const decoded = await decodeTable(code);
  const table = decoded.ok ? (describe(stateOf(decoded.value)) as Description) : (await api.ofCode(code)).description;
  return { ...documentOf('A shared table', table), link };
};
