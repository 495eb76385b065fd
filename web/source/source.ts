import type { Description, GameEvent } from './api';

/** The table that the page shows: a stored game at a version, or a described table with its events. */
export type Source =
  | { readonly kind: 'game'; readonly id: string; readonly version: number | null }
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly state: Description;
      /** All recorded events; the first `until` of them are applied. */
      readonly events: readonly GameEvent[];
      readonly until: number;
    };

/** Returns the page's address of a source; a described table is addressed by its code. */
export const addressOf = (source: Source): string =>
  source.kind === 'game'
    ? `#/games/${encodeURIComponent(source.id)}${source.version === null ? '' : `/${source.version}`}`
    : '#/';

export type Address = { readonly game: string; readonly version: number | null } | { readonly code: string } | null;

export const readAddress = (hash: string): Address => {
  const [, place, what, version] = hash.split('/');
  if (place === 'tables' && what) return { code: what };
  if (place !== 'games' || !what) return null;
  return { game: decodeURIComponent(what), version: version === undefined ? null : Number(version) };
};
