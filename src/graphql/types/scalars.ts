import { GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { parseDateTime } from '../../domain/schema/walk.js';

export const json = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});

const asDate = (value: unknown): Date => {
  const moment = parseDateTime(value);
  if (!moment) throw new TypeError('DateTime has to be a date and time such as 2026-08-07T12:00:00Z.');
  return moment;
};

export const dateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'A date and time in UTC, as ISO 8601: 2026-08-07T12:00:00.000Z. As input, a day, a month or a year stands for its beginning.',
  serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
  parseValue: asDate,
  parseLiteral: (node) => asDate(node.kind === Kind.STRING ? node.value : undefined),
});
