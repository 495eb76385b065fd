import { mostProblems, problem, type Problem } from '../problem.js';
import { suggestionFor } from '../words/nearest.js';
import type { EnumSchema, RefersTo, ScalarSchema } from './schema.js';

/** The ids in a value, by the kind of thing that they refer to. */
export type Mentions = ReadonlyMap<RefersTo, ReadonlySet<string>>;

/** The options of a walk through a value, and the problems found. */
export interface Walk {
  readonly problems: Problem[];
  readonly mentions: Map<RefersTo, Set<string>>;
  readonly fromText: boolean;
  readonly anyLength: boolean;
  moreProblems: number;
  unknownParts: number;
  hasShape: boolean;
  depth: number;
}

/** Reads a value, or a part of one, and reports problems to the walk. */
export type ReadValue = (value: unknown, walk: Walk) => unknown;

/** Reports a value of the wrong shape. */
export const wrongShape = (walk: Walk, message: string, path: Problem['path'] = []): unknown => {
  walk.hasShape = false;
  report(walk, message, path);
  return undefined;
};

/** Reports an unknown field or enum value. */
export const unknownPart = (walk: Walk, message: string, path: Problem['path'] = []): unknown => {
  walk.unknownParts += 1;
  return wrongShape(walk, message, path);
};

/** Records a problem; beyond the maximum it is only counted. */
export const report = (walk: Walk, message: string, path: Problem['path'] = []): void => {
  if (walk.problems.length < mostProblems) walk.problems.push(problem(path, message));
  else walk.moreProblems += 1;
};

/** Reports a number or length out of bounds. */
export const checkBounds = (walk: Walk, size: number, minimum: number, maximum: number, unit: Unit = plain): void => {
  if (size < minimum) report(walk, `has to be at least ${minimum}${unit(minimum)}, not ${size}.`);
  if (size > maximum) report(walk, `has to be at most ${maximum}${unit(maximum)}, not ${size}.`);
};

/** The words after a bound, such as " characters long"; empty for a number. */
type Unit = (bound: number) => string;
const plain: Unit = () => '';

/** Accepts any value unchanged. */
export const unchanged: ReadValue = (value) => value;

const characters = (bound: number): string => (bound === 1 ? ' character long' : ' characters long');

/** Compiles the reader of a number, string, date or boolean. */
export const scalarRead = (schema: ScalarSchema<unknown>): ReadValue => {
  switch (schema.scalar) {
    case 'Int':
      return createNumberReader(schema, Number.isInteger, 'an integer');
    case 'Float':
      return createNumberReader(schema, Number.isFinite, 'a number');
    case 'Boolean':
      return (value, walk) => (typeof value === 'boolean' ? value : wrongShape(walk, 'has to be true or false.'));
    case 'DateTime':
      return readMoment;
    case 'JSON':
      return unchanged;
    default:
      return createTextReader(schema);
  }
};

const digits = /^-?\d{1,15}$/;

const createNumberReader =
  (
    { minimum = -Infinity, maximum = Infinity }: ScalarSchema<unknown>,
    isOne: (value: unknown) => boolean,
    noun: string,
  ): ReadValue =>
  (value, walk) => {
    const number = walk.fromText && typeof value === 'string' && digits.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !isOne(number)) return wrongShape(walk, `has to be ${noun}.`);
    checkBounds(walk, number, minimum, maximum);
    return number;
  };

/** Notes an id, to be looked up once everything is read. */
const mention = ({ mentions }: Walk, refersTo: RefersTo, id: string): void => {
  const ids = mentions.get(refersTo);
  if (ids) ids.add(id);
  else mentions.set(refersTo, new Set([id]));
};

/** Compiles the reader of a string. Bounds are not checked for ids that have to exist: those are valid already. */
const createTextReader =
  ({ refersTo, minimum = 0, maximum = Infinity, pattern }: ScalarSchema<unknown>): ReadValue =>
  (value, walk) => {
    if (typeof value !== 'string') return wrongShape(walk, 'has to be a string.');
    const isMatched = !pattern || pattern.expression.test(value);
    if (!isMatched) report(walk, `has to be ${pattern.inWords}, not "${value.slice(0, 128)}".`);
    else if (refersTo) mention(walk, refersTo, value);
    else checkBounds(walk, value.length, minimum, maximum, characters);
    return isMatched ? value : undefined;
  };

/** The length of the date in a date and time. */
const DAY = 10;
const dateAndTime = /^\d{4}(-\d\d(-\d\d([Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d(:?\d\d)?))?)?)?$/;

/** Whether a date exists: February 30 does not. */
const isDay = (date: string): boolean => {
  const day = new Date(date);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
};

/** Parses a date and time, or a year, a month or a day, which begins at midnight UTC; null if it is invalid. */
export const parseDateTime = (text: unknown): Date | null => {
  if (typeof text !== 'string' || !dateAndTime.test(text) || !isDay(text.slice(0, DAY))) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
};

/** Reads a date and time; only the years 1 to 9999, which every calendar and database supports. */
const readMoment: ReadValue = (value, walk) => {
  const moment = value instanceof Date ? value : parseDateTime(value);
  if (!moment || Number.isNaN(moment.getTime()))
    return wrongShape(walk, 'has to be a date and time such as 2026-08-07T12:00:00Z.');
  const year = moment.getUTCFullYear();
  if (year < 1 || year > 9999) report(walk, 'has to be in the years 1 to 9999.');
  return moment;
};

/** Compiles the reader of an enum. */
export const enumRead = ({ values }: EnumSchema<unknown>): ReadValue => {
  const names = Object.keys(values);
  const allowed = new Set<unknown>(names);
  const message = `has to be one of ${names.join(', ')}`;
  return (value, walk) => {
    if (allowed.has(value)) return value;
    if (typeof value !== 'string') return wrongShape(walk, `${message}.`);
    const near = walk.problems.length < mostProblems ? suggestionFor(value, names) : '';
    return unknownPart(walk, message + (near || '.'));
  };
};
