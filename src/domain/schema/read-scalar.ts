import type { EnumSchema, ScalarSchema } from './schema.js';
import { checkBounds, report, unknownPart, wrongShape, type Read } from './walk.js';

/** Takes a value as it came. */
export const asItCame: Read = (value) => value;

const characters = (bound: number): string => (bound === 1 ? ' character long' : ' characters long');

/** Compiles the reader of a number, a text, a moment or a flag. */
export const scalarRead = (schema: ScalarSchema<unknown>): Read => {
  switch (schema.scalar) {
    case 'Int':
      return numberRead(schema, Number.isInteger, 'an integer');
    case 'Float':
      return numberRead(schema, Number.isFinite, 'a number');
    case 'Boolean':
      return (value, walk) => (typeof value === 'boolean' ? value : wrongShape(walk, 'has to be true or false.'));
    case 'DateTime':
      return momentRead;
    case 'JSON':
      return asItCame;
    default:
      return textRead(schema);
  }
};

const digits = /^-?\d{1,9}$/;

const numberRead =
  (
    { minimum = -Infinity, maximum = Infinity }: ScalarSchema<unknown>,
    isOne: (value: unknown) => boolean,
    noun: string,
  ): Read =>
  (value, walk) => {
    const number = walk.fromText && typeof value === 'string' && digits.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !isOne(number)) return wrongShape(walk, `has to be ${noun}.`);
    checkBounds(walk, number, minimum, maximum);
    return number;
  };

/** Whatever names something at the table is as long as the id of that. */
const textRead = ({ refersTo, minimum = 0, maximum = Infinity, pattern }: ScalarSchema<unknown>): Read => {
  const isBounded = refersTo === undefined;
  return (value, walk) => {
    if (typeof value !== 'string') return wrongShape(walk, 'has to be a text.');
    const isMatched = !pattern || pattern.expression.test(value);
    if (!isMatched) report(walk, `has to be ${pattern.inWords}, not "${value.slice(0, 128)}".`);
    else if (isBounded) checkBounds(walk, value.length, minimum, maximum, characters);
    return isMatched ? value : undefined;
  };
};

const dateAndTime = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d(:?\d\d)?)$/;

/** Years that every calendar and database has. */
const momentRead: Read = (value, walk) => {
  const moment = typeof value === 'string' && dateAndTime.test(value) ? new Date(value) : value;
  if (!(moment instanceof Date) || Number.isNaN(moment.getTime()))
    return wrongShape(walk, 'has to be a date and time such as 2026-08-07T12:00:00Z.');
  const year = moment.getUTCFullYear();
  if (year < 1 || year > 9999) report(walk, 'has to be a moment of the years 1 to 9999.');
  return moment;
};

/** Compiles the reader of one of several names. */
export const enumRead = ({ values }: EnumSchema<unknown>): Read => {
  const names = new Set<unknown>(Object.keys(values));
  const message = `has to be one of ${Object.keys(values).join(', ')}.`;
  return (value, walk) => {
    if (names.has(value)) return value;
    return typeof value === 'string' ? unknownPart(walk, message) : wrongShape(walk, message);
  };
};
