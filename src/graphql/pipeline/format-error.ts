import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { outageOf } from '../../games/store/outage.js';
import { asLimit } from '../../http/limits/too-complex.js';
import { outageMessages } from '../../questions/catalogue/public-failure.js';

/** `at "of.players[0].life"; ` in what graphql-js says of a variable that does not fit. */
const placeOfVariable = / at "[^".[]+([^"]*)"; /;

const pathOf = (place: string): readonly (string | number)[] =>
  [...place.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));

/** A variable that does not fit its type is told like any other bad input: with its path, counted from the argument. */
const withProblem = (error: GraphQLFormattedError): GraphQLFormattedError => {
  if (error.extensions && 'problems' in error.extensions) return error;
  const place = placeOfVariable.exec(error.message);
  const said = error.message.split('; ').slice(1).join('; ') || error.message;
  const problems = [{ path: pathOf(place?.[1] ?? ''), message: said }];
  return { ...error, extensions: { ...error.extensions, problems } };
};

const pathOfError = ({ path }: GraphQLFormattedError) => (path ? { path } : {});

type Telling = (error: GraphQLFormattedError) => GraphQLFormattedError;

const telling: Readonly<Record<string, Telling>> = {
  BAD_USER_INPUT: withProblem,
  GRAPHQL_PARSE_FAILED: asLimit,
  GRAPHQL_VALIDATION_FAILED: asLimit,
};

/** What graphql-js says of what it was given, and Apollo has no code for. */
const saidOfInput = /^(Too many errors processing variables|(Argument|Variable) ")/;

/** Errors as callers see them: what is expected as it is, a bug without any detail. */
export const formatError =
  (log: FastifyBaseLogger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = String(formatted.extensions?.code);
    if (code !== 'INTERNAL_SERVER_ERROR') return telling[code]?.(formatted) ?? formatted;
    if (saidOfInput.test(formatted.message))
      return withProblem({ ...formatted, extensions: { ...formatted.extensions, code: 'BAD_USER_INPUT' } });
    const cause = unwrapResolverError(error);
    const outage = outageOf(cause);
    if (outage) return { message: outageMessages[outage], ...pathOfError(formatted), extensions: { code: outage } };
    log.error({ err: cause }, 'a question failed');
    return {
      message: 'Something went wrong on our side.',
      ...pathOfError(formatted),
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    };
  };
