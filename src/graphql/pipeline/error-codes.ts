import { GraphQLError } from 'graphql';

/** Creates the error of a request that is refused. */
export const refusal = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** Returns an error of graphql-js with the code of the stage where it arose. */
export const withCode = (error: GraphQLError, code: string, details: object = {}): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    originalError: error.originalError,
    extensions: { ...error.extensions, code, ...details },
  });
