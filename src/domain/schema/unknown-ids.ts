import { isRecord } from '../values/record.js';
import { suggestionFor } from '../words/nearest.js';
import { mostProblems, problem, type Problem } from '../problem.js';
import type { Mentions } from './walk.js';
import type { RefersTo, Schema } from './schema.js';

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

/** An id that does not exist, and the kind of thing that it should refer to. */
interface Unknown {
  readonly path: Problem['path'];
  readonly refersTo: RefersTo;
  readonly id: string;
}

const none: readonly Unknown[] = [];

const everyId = ['players', 'objects', 'teams'] as const;

interface Kind {
  readonly noun: string;
  /** The sets of ids that are valid. */
  readonly among: readonly (typeof everyId)[number][];
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
  const other = everyId.find((ids) => known[ids].has(id));
  if (other) return problem(path, `There is no ${noun} "${id}" at this table: it is one of the ${other}.`);
  const sets = among.map((ids) => known[ids]);
  const isCompared = place < mostProblems && sets.every(({ size }) => size <= mostCompared);
  const compared = isCompared ? sets.flatMap((ids) => [...ids.keys()]) : [];
  const suggestion = suggestionFor(id, compared);
  return problem(path, `There is no ${noun} "${id}" at this table${suggestion || '.'}`);
};

/** Returns a problem for every id in a value that does not exist at a table. */
export const unknownIds = (schema: Schema, value: unknown, known: TableIds): readonly Problem[] =>
  find(schema, value, known).map((each, place) => problemOf(each, known, place));

const find = (schema: Schema, value: unknown, known: TableIds): readonly Unknown[] => {
  if (schema.kind === 'list' && Array.isArray(value))
    return value.flatMap((each, index) => within(index, find(schema.of, each, known)));
  if (schema.kind === 'object' && isRecord(value)) {
    const found: Unknown[] = [];
    const fields = schema.fields();
    for (const name in fields)
      if (value[name] !== undefined && fields[name])
        found.push(...within(name, find(fields[name].type, value[name], known)));
    return found;
  }
  const { refersTo = null } = schema.kind === 'scalar' ? schema : {};
  const isUnknown = refersTo !== null && typeof value === 'string' && !isKnown(refersTo, value, known);
  return isUnknown ? [{ path: [], refersTo, id: value }] : none;
};

/** Prefixes the paths of ids. */
const within = (place: string | number, unknown: readonly Unknown[]): readonly Unknown[] =>
  unknown.length ? unknown.map((each) => ({ ...each, path: [place, ...each.path] })) : none;
