import type { FastifyBaseLogger } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  subscribe,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { Limits } from '../../http/limits/limits.js';
import { isNestedTooDeeply, nestedTooDeeply } from '../../http/limits/json-depth.js';
import type { Context } from '../context.js';
import type { Executing } from './compiled-queries.js';
import { formatError } from './format-error.js';
import { limitsOf } from '../limits/limits-of-documents.js';
import type { Documents } from './document-cache.js';

/** What is asked over a transport that Apollo Server does not serve. */
export interface Asked {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

/** What can be executed; a subscription gives results until it is ended. */
export interface Prepared {
  readonly operation: OperationTypeNode;
  readonly args: ExecutionArgs & { readonly contextValue: Context };
}

/** Operations as every transport executes them: after the same limits, with the same errors. */
export interface Operations {
  /** Why a document is not executed, or what is to be executed. */
  readonly prepare: (asked: Asked, context: Context) => Prepared | readonly GraphQLError[];
  readonly run: (prepared: Prepared) => Promise<ExecutionResult | AsyncGenerator<ExecutionResult, void, void>>;
  readonly told: (result: ExecutionResult) => FormattedExecutionResult;
  readonly toldErrors: (errors: readonly GraphQLError[]) => readonly GraphQLFormattedError[];
}

interface OperationsParts {
  readonly schema: GraphQLSchema;
  readonly executing: Executing;
  /** The documents that are known to be valid. */
  readonly documents: Documents;
}

interface Serving {
  readonly introspection?: boolean;
  readonly limits?: Limits;
}

export const operationsOf = (
  { schema, executing, documents }: OperationsParts,
  log: FastifyBaseLogger,
  serving: Serving,
): Operations => {
  const read = readingDocuments(schema, documents, serving);
  const options = { hideSuggestions: serving.introspection === false };
  const toldErrors = telling(log);
  return {
    prepare: ({ query, variables, operationName }, contextValue) => {
      if (isNestedTooDeeply(variables)) return [nestedTooDeeply()];
      const document = read(query);
      if (Array.isArray(document)) return document;
      const { operation } = getOperationAST(document, operationName) ?? {};
      if (!operation) return [refusal('OPERATION_RESOLUTION_FAILURE', 'There is no such operation in the document.')];
      const args = { schema, document, contextValue, variableValues: variables, operationName, ...options };
      return { operation, args };
    },
    run: async ({ operation, args }) =>
      operation === OperationTypeNode.SUBSCRIPTION ? subscribe(args) : executing.run(args),
    told: ({ errors, ...result }) => ({ ...(errors && { errors: toldErrors(errors) }), ...result }),
    toldErrors,
  };
};

export const refusal = (code: string, message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

type Read = DocumentNode | GraphQLError[];

const readingDocuments = (schema: GraphQLSchema, known: Documents, serving: Serving): ((query: string) => Read) => {
  const { parseOptions, rules } = limitsOf(serving);
  const options = { hideSuggestions: serving.introspection === false };
  const valid = (document: DocumentNode) => validate(schema, document, [...specifiedRules, ...rules], options);
  return (query) => {
    const remembered = known.get(query);
    if (remembered) return remembered;
    const document = attempt('GRAPHQL_PARSE_FAILED', () => parse(query, parseOptions));
    if (Array.isArray(document)) return document;
    const errors = attempt('GRAPHQL_VALIDATION_FAILED', () => [...valid(document)]);
    if (errors.length) return errors.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED'));
    known.set(query, document);
    return document;
  };
};

/** What graphql-js throws at a document, a document nested too deeply for it included. */
const attempt = <Value>(code: string, read: () => Value): Value | GraphQLError[] => {
  try {
    return read();
  } catch (error) {
    if (error instanceof GraphQLError) return [withCode(error, code)];
    if (error instanceof RangeError) return [refusal(code, error.message)];
    throw error;
  }
};

const withCode = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    originalError: error.originalError,
    extensions: { code, ...error.extensions },
  });

/** The errors as Apollo Server would tell them. */
const telling = (log: FastifyBaseLogger): Operations['toldErrors'] => {
  const tell = formatError(log);
  return (errors) =>
    errors.map((error) => {
      const code = error.extensions.code ?? (isOfVariable(error) ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR');
      const told = Object.entries(error.extensions).filter(([name]) => name !== 'http');
      return tell({ ...error.toJSON(), extensions: { ...Object.fromEntries(told), code } }, error);
    });
};

const isOfVariable = ({ nodes, path }: GraphQLError): boolean =>
  path === undefined && nodes?.length === 1 && nodes[0]?.kind === Kind.VARIABLE_DEFINITION;
