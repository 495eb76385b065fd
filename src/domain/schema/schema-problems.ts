import type { AnyField, Schema, ListSchema, RefersTo, ScalarSchema, ObjectSchema } from './schema.js';
import { problem, type Problem } from '../problem.js';

/** What a table knows, as far as ids go. */
export interface Known {
  readonly has: (refersTo: RefersTo, id: string) => boolean;
}

type Check = (value: unknown, known: Known) => readonly Problem[];
const none: readonly Problem[] = [];

const noun: Readonly<Record<RefersTo, string>> = {
  PLAYER: 'player',
  PLAYER_IN_GAME: 'player still in the game',
  OBJECT: 'object',
  ENTITY: 'player or object',
  TEAM: 'team',
};

/**
 * Every bound that a value oversteps and every id in it that names nothing.
 *
 * The value has the declared shape already. The schema is compiled once; parts with neither bounds nor ids cost nothing.
 */
export const declaredProblems = (schema: Schema, value: unknown, known: Known): readonly Problem[] =>
  checkOf(schema)?.(value, known) ?? none;

const compiled = new Map<Schema, Check | null>();

const checkOf = (schema: Schema): Check | null => {
  const found = compiled.get(schema);
  if (found !== undefined) return found;
  compiled.set(schema, (value, known) => compiled.get(schema)?.(value, known) ?? none);
  const check = compile(schema);
  compiled.set(schema, check);
  return check;
};

const compile = (schema: Schema): Check | null => {
  switch (schema.kind) {
    case 'scalar':
      return scalarCheck(schema);
    case 'list':
      return listCheck(schema);
    case 'object':
      return structureCheck(schema);
    default:
      return null;
  }
};

/** Years that every calendar and database has. */
const isMoment = (value: unknown): boolean => {
  const year = value instanceof Date || typeof value === 'string' ? new Date(value).getUTCFullYear() : NaN;
  return year >= 1 && year <= 9999;
};

const momentCheck: Check = (value) =>
  isMoment(value) ? none : [problem([], 'has to be a moment of the years 1 to 9999.')];

const scalarCheck = ({ refersTo, minimum, maximum, scalar }: ScalarSchema<unknown>): Check | null => {
  if (scalar === 'DateTime') return momentCheck;
  if (refersTo === undefined && minimum === undefined && maximum === undefined) return null;
  const unit = scalar === 'Int' || scalar === 'Float' ? '' : ' characters long';
  const bounds = boundsCheck(minimum, maximum, unit);
  return (value, known) => {
    if (typeof value === 'number') return bounds(value);
    if (typeof value !== 'string') return none;
    if (refersTo === undefined) return bounds(value.length);
    return known.has(refersTo, value) ? none : [problem([], `There is no ${noun[refersTo]} "${value}" at this table.`)];
  };
};

const boundsCheck =
  (minimum = -Infinity, maximum = Infinity, unit = '') =>
  (size: number): readonly Problem[] => {
    if (size < minimum) return [problem([], `has to be at least ${minimum}${unit}, not ${size}.`)];
    return size > maximum ? [problem([], `has to be at most ${maximum}${unit}, not ${size}.`)] : none;
  };

const listCheck = ({ of, minimum, maximum }: ListSchema<unknown>): Check => {
  const check = checkOf(of);
  const bounds = boundsCheck(minimum, maximum, ' entries long');
  return (value, known) => {
    if (!Array.isArray(value)) return none;
    const tooMany = bounds(value.length);
    if (tooMany.length || !check) return tooMany;
    let found: Problem[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const problems = check(value[index], known);
      if (problems.length) (found ??= []).push(...located(index, problems));
    }
    return found ?? none;
  };
};

const structureCheck = ({ fields }: ObjectSchema<unknown>): Check | null => {
  const checks = new Map(
    Object.entries(fields()).flatMap(([name, { type }]: [string, AnyField], order) => {
      const check = checkOf(type);
      return check ? [[name, { order, check }] as const] : [];
    }),
  );
  if (!checks.size) return null;
  return (value, known) => {
    if (!isStructure(value)) return none;
    let found: Found[] | undefined;
    // Most fields are left out of most objects: it is looked at what is there, not for what may be.
    for (const name in value) {
      const field = checks.get(name);
      const given = value[name];
      if (!field || given === undefined || given === null) continue;
      const problems = field.check(given, known);
      if (problems.length) (found ??= []).push({ order: field.order, problems: located(name, problems) });
    }
    return found ? inOrder(found) : none;
  };
};

interface Found {
  /** Of the field among those that are declared. */
  readonly order: number;
  readonly problems: readonly Problem[];
}

const inOrder = (found: readonly Found[]): readonly Problem[] =>
  found.toSorted((one, other) => one.order - other.order).flatMap(({ problems }) => problems);

const isStructure = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A message that only says what a value has to be begins with the field's name, or with the entry's place. */
const located = (place: string | number, problems: readonly Problem[]): readonly Problem[] =>
  problems.map(({ path, message }) => ({
    path: [place, ...path],
    message: path.length === 0 && message.startsWith('has to') ? `${nameOf(place)} ${message}` : message,
  }));

const nameOf = (place: string | number): string => (typeof place === 'number' ? `entry ${place}` : place);
