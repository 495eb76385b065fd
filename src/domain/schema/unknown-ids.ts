import { problem, within, type Problem } from '../problem.js';
import type { AnyField, ListSchema, ObjectSchema, RefersTo, ScalarSchema, Schema } from './schema.js';

/** The ids that a table knows. */
export interface Known {
  readonly has: (refersTo: RefersTo, id: string) => boolean;
}

type Find = (value: unknown, known: Known) => readonly Problem[];
const none: readonly Problem[] = [];

const noun: Readonly<Record<RefersTo, string>> = {
  PLAYER: 'player',
  PLAYER_IN_GAME: 'player still in the game',
  OBJECT: 'object',
  ENTITY: 'player or object',
  TEAM: 'team',
};

/**
 * Returns every id in a value that names nothing at a table.
 *
 * The value has been read. The schema is compiled once; parts without ids cost nothing.
 */
export const unknownIds = (schema: Schema, value: unknown, known: Known): readonly Problem[] =>
  findOf(schema)?.(value, known) ?? none;

const compiled = new Map<Schema, Find | null>();

const findOf = (schema: Schema): Find | null => {
  const found = compiled.get(schema);
  if (found !== undefined) return found;
  compiled.set(schema, (value, known) => unknownIds(schema, value, known));
  const find = compile(schema);
  compiled.set(schema, find);
  return find;
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
        typeof value !== 'string' || known.has(refersTo, value)
          ? none
          : [problem([], `There is no ${noun[refersTo]} "${value}" at this table.`)];

const findInList = ({ of }: ListSchema<unknown>): Find | null => {
  const find = findOf(of);
  return (
    find &&
    ((value, known) => {
      if (!Array.isArray(value)) return none;
      let found: Problem[] | undefined;
      for (let index = 0; index < value.length; index += 1) {
        const problems = find(value[index], known);
        if (problems.length) (found ??= []).push(...within([index], problems));
      }
      return found ?? none;
    })
  );
};

const findInObject = ({ fields }: ObjectSchema<unknown>): Find | null => {
  const finds = Object.entries(fields()).flatMap(([name, { type }]: [string, AnyField]) => {
    const find = findOf(type);
    return find ? [[name, find] as const] : [];
  });
  if (!finds.length) return null;
  return (value, known) => {
    if (!isObject(value)) return none;
    let found: readonly Problem[] | undefined;
    for (const [name, find] of finds) {
      const given = value[name];
      if (given === undefined) continue;
      const problems = find(given, known);
      if (problems.length) found = (found ?? none).concat(within([name], problems));
    }
    return found ?? none;
  };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
