import { suggestionFor } from '../../words/nearest.js';
import { error, type NotationError } from './errors.js';

/** A reference by name to a player or object. */
export interface Mention {
  readonly text: string;
  readonly at: number;
}

/** A player, object or team that may be referred to: its id and its name. */
export interface IdAndName {
  readonly id: string;
  readonly name: string;
}

/** Resolves references to ids; an unknown reference is recorded as an error and stays as written. */
export interface Names {
  readonly player: (mention: Mention) => string;
  readonly object: (mention: Mention) => string;
  readonly entity: (mention: Mention) => string;
  readonly team: (mention: Mention) => string;
  readonly errors: readonly NotationError[];
}

/** Normalizes a name for loose comparison: lower case, without accents. */
const loosely = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Ids by a key such as the name; null if several share the key. */
type Index = ReadonlyMap<string, string | null>;

const indexOf = (all: readonly IdAndName[], key: (named: IdAndName) => string): Index => {
  const index = new Map<string, string | null>();
  for (const named of all) {
    const normalized = key(named);
    const existing = index.get(normalized);
    index.set(normalized, existing === undefined || existing === named.id ? named.id : null);
  }
  return index;
};

type Find = (text: string) => string | null | undefined;

/** Creates a lookup by one key; its index is built on first use. */
const finderBy = (all: readonly IdAndName[], key: (named: IdAndName) => string): Find => {
  let index: Index | undefined;
  return (text) => (index ??= indexOf(all, key)).get(text);
};

/** Looks up an id first, then a name, then either regardless of case and accents. */
const finderIn = (all: readonly IdAndName[]): Find => {
  const byId = finderBy(all, ({ id }) => id);
  const byName = finderBy(all, ({ name }) => name);
  const loose = finderBy(all, ({ id }) => loosely(id));
  const looseNames = finderBy(all, ({ name }) => loosely(name));
  return (text) => byId(text) ?? byName(text) ?? loose(loosely(text)) ?? looseNames(loosely(text));
};

export interface NamedEntities {
  readonly players: readonly IdAndName[];
  readonly objects: readonly IdAndName[];
  readonly teams: readonly IdAndName[];
}

/** The maximum number of unknown names with a suggestion: each takes a comparison with all names. */
const mostSuggested = 20;

export const namesOf = ({ players, objects, teams }: NamedEntities): Names => {
  const errors: NotationError[] = [];
  const finding = (what: string, all: readonly IdAndName[]): ((mention: Mention) => string) => {
    const find = finderIn(all);
    return ({ text, at }) => {
      const id = find(text);
      if (typeof id === 'string') return id;
      errors.push(
        error(at, id === null ? several(what, text) : unknown(what, text, errors.length < mostSuggested ? all : [])),
      );
      return text;
    };
  };
  return {
    player: finding('player', players),
    object: finding('object', objects),
    entity: finding('player or object', [...players, ...objects]),
    team: finding('team', teams),
    errors,
  };
};

const several = (what: string, text: string): string =>
  `"${text}" is the name of more than one ${what}: give its id, in quotes after its name.`;

const unknown = (what: string, text: string, all: readonly IdAndName[]): string => {
  const begins = all.find(({ name }) => text.startsWith(`${name} `));
  if (begins) return `There is no ${what} "${text}", and after ${begins.name} nothing else is understood.`;
  const ids = all.map(({ id }) => id);
  return `There is no ${what} "${text}"${suggestionFor(text, ids) || '.'}`;
};
