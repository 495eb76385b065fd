import type { Description, GameEvent } from './api';

/** What the page looks at: a stored game at one of its versions, or a table with what happened at it. */
export type Source =
  | { readonly kind: 'game'; readonly id: string; readonly version: number | null }
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly state: Description;
      /** What is on record; the first `until` of it has happened. */
      readonly events: readonly GameEvent[];
      readonly until: number;
    };

/** Where in the page a source is, so that a link leads to it; a table is linked to by its code. */
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
