import { isRecord } from '../values/record.js';
import { suggestionFor } from '../words/nearest.js';
import { mostProblems, problem, type Problem } from '../problem.js';
import type { Mentions } from './walk.js';
import type { AnyField, ListSchema, ObjectSchema, RefersTo, ScalarSchema, Schema } from './schema.js';

/** A set of ids, or a map by id. */
type Ids = Pick<ReadonlySet<string>, 'has' | 'keys' | 'size'>;

/** Looks up the ids of a table. */
export interface TableIds {
  readonly players: Ids;
  readonly inGame: Pick<Ids, 'has'>;
  readonly objects: Ids;
  readonly teams: Ids;
  /** The objects that the rules treat as if they did not exist. */
  readonly phasedOut?: Pick<Ids, 'has'>;
}

/** An id that does not exist, and what it should refer to. */
interface Unknown {
  readonly path: Problem['path'];
  readonly refersTo: RefersTo;
  readonly id: string;
}

type Find = (value: unknown, known: TableIds) => readonly Unknown[];
const none: readonly Unknown[] = [];

interface Kind {
  readonly noun: string;
  /** The sets of ids that are valid. */
  readonly among: readonly ('players' | 'objects' | 'teams')[];
}

const kinds: Readonly<Record<RefersTo, Kind>> = {
  PLAYER: { noun: 'player', among: ['players'] },
  PLAYER_IN_GAME: { noun: 'player', among: ['players'] },
  OBJECT: { noun: 'object', among: ['objects'] },
  ENTITY: { noun: 'player or object', among: ['objects', 'players'] },
  TEAM: { noun: 'team', among: ['teams'] },
};

const isKnown = (refersTo: RefersTo, id: string, known: TableIds): boolean =>
  refersTo === 'PLAYER_IN_GAME' ? known.inGame.has(id) : kinds[refersTo].among.some((ids) => known[ids].has(id));

/** Whether all ids that were read exist at a table. */
export const areKnown = (mentions: Mentions, known: TableIds): boolean => {
  for (const [refersTo, ids] of mentions) for (const id of ids) if (!isKnown(refersTo, id, known)) return false;
  return true;
};

/** The maximum number of ids to search for a suggestion. */
const mostCompared = 200;

/** Describes an unknown id and suggests the nearest one; `place` is its index among the problems. */
const problemOf = ({ path, refersTo, id }: Unknown, known: TableIds, place: number): Problem => {
  if (refersTo === 'PLAYER_IN_GAME' && known.players.has(id)) return problem(path, `Player "${id}" has left the game.`);
  if (known.phasedOut?.has(id))
    return problem(path, `"${id}" is phased out: the rules treat it as if it did not exist.`);
  const { noun, among } = kinds[refersTo];
  const sets = among.map((ids) => known[ids]);
  const isCompared = place < mostProblems && sets.every(({ size }) => size <= mostCompared);
  const compared = isCompared ? sets.flatMap((ids) => [...ids.keys()]) : [];
  const suggestion = suggestionFor(id, compared);
  return problem(path, `There is no ${noun} "${id}" at this table${suggestion || '.'}`);
};

/**
 * Returns a problem for every id in a value that does not exist at a table.
 *
 * The schema is compiled once; parts without ids cost nothing.
 */
export const unknownIds = (schema: Schema, value: unknown, known: TableIds): readonly Problem[] =>
  find(schema, value, known).map((each, place) => problemOf(each, known, place));

const find = (schema: Schema, value: unknown, known: TableIds): readonly Unknown[] =>
  findOf(schema)?.(value, known) ?? none;

const compiled = new Map<Schema, Find | null>();

const findOf = (schema: Schema): Find | null => {
  const found = compiled.get(schema);
  if (found !== undefined) return found;
  compiled.set(schema, (value, known) => find(schema, value, known));
  const made = compile(schema);
  compiled.set(schema, made);
  return made;
};

const compile = (schema: Schema): Find | null => {
  switch (schema.kind) {
    case 'scalar':
      return findId(schema);
    case 'list':
      return findInList(schema);
    case 'object':
      return findInObject(schema);
    default:
      return null;
  }
};

const findId = ({ refersTo }: ScalarSchema<unknown>): Find | null =>
  refersTo === undefined
    ? null
    : (value, known) =>
        typeof value !== 'string' || isKnown(refersTo, value, known) ? none : [{ path: [], refersTo, id: value }];

const findInList = ({ of }: ListSchema<unknown>): Find | null => {
  const findEach = findOf(of);
  return (
    findEach &&
    ((value, known) => {
      if (!Array.isArray(value)) return none;
      let found: Unknown[] | undefined;
      for (let index = 0; index < value.length; index += 1) {
        const unknown = findEach(value[index], known);
        if (unknown.length) (found ??= []).push(...within(index, unknown));
      }
      return found ?? none;
    })
  );
};

const findInObject = ({ fields }: ObjectSchema<unknown>): Find | null => {
  const finds = Object.entries(fields()).flatMap(([name, { type }]: [string, AnyField]) => {
    const findField = findOf(type);
    return findField ? [[name, findField] as const] : [];
  });
  if (!finds.length) return null;
  return (value, known) => {
    if (!isRecord(value)) return none;
    let found: readonly Unknown[] | undefined;
    for (const [name, findField] of finds) {
      const fieldValue = value[name];
      if (fieldValue === undefined) continue;
      const unknown = findField(fieldValue, known);
      if (unknown.length) found = (found ?? none).concat(within(name, unknown));
    }
    return found ?? none;
  };
};

/** Prefixes the paths of ids. */
const within = (place: string | number, unknown: readonly Unknown[]): readonly Unknown[] =>
  unknown.map((each) => ({ ...each, path: [place, ...each.path] }));
