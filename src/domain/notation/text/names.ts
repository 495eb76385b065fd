import { suggestionFor } from '../../words/nearest.js';
import { error, type NotationError } from './errors.js';

/** A reference by name to a player or object. */
export interface Mention {
  readonly text: string;
  readonly at: number;
}

/** A player, object or team that may be referred to: its id and its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Resolves references to ids; one that is not found is recorded as an error and stays as written. */
export interface Names {
  readonly player: (mention: Mention) => string;
  readonly object: (mention: Mention) => string;
  readonly entity: (mention: Mention) => string;
  readonly team: (mention: Mention) => string;
  readonly errors: readonly NotationError[];
}

/** The form in which names are compared that are not the same: lower case, without accents. */
const loosely = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The ids by each way to say them; null where a way to say it is not one object's alone. */
type Index = ReadonlyMap<string, string | null>;

const indexOf = (all: readonly Named[], key: (named: Named) => string): Index => {
  const index = new Map<string, string | null>();
  for (const named of all) {
    const said = key(named);
    const known = index.get(said);
    index.set(said, known === undefined || known === named.id ? named.id : null);
  }
  return index;
};

type Find = (text: string) => string | null | undefined;

/** Finds by one way to say them, which is computed once somebody is looked for that way. */
const finderBy = (all: readonly Named[], key: (named: Named) => string): Find => {
  let index: Index | undefined;
  return (text) => (index ??= indexOf(all, key)).get(text);
};

/** An id is found first, then a name, then either whatever its case and accents. */
const finderIn = (all: readonly Named[]): Find => {
  const byId = finderBy(all, ({ id }) => id);
  const byName = finderBy(all, ({ name }) => name);
  const loose = finderBy(all, ({ id }) => loosely(id));
  const looseNames = finderBy(all, ({ name }) => loosely(name));
  return (text) => byId(text) ?? byName(text) ?? loose(loosely(text)) ?? looseNames(loosely(text));
};

export interface Everyone {
  readonly players: readonly Named[];
  readonly objects: readonly Named[];
  readonly teams: readonly Named[];
}

/** The most unknown names for which others are suggested: each is compared with all of them. */
const mostSuggested = 20;

export const namesOf = ({ players, objects, teams }: Everyone): Names => {
  const errors: NotationError[] = [];
  const finding = (what: string, all: readonly Named[]): ((mention: Mention) => string) => {
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
  `"${text}" is the name of more than one ${what}: tell its id, in quotes after its name.`;

const unknown = (what: string, text: string, all: readonly Named[]): string => {
  const begins = all.find(({ name }) => text.startsWith(`${name} `));
  if (begins) return `There is no ${what} "${text}", and after ${begins.name} nothing else is understood.`;
  const ids = all.map(({ id }) => id);
  return `There is no ${what} "${text}"${suggestionFor(text, ids) || '.'}`;
};
