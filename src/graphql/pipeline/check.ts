import { NoSchemaIntrospectionCustomRule, specifiedRules, validate } from 'graphql';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { validationAbortedError } from 'graphql/validation/validationAbortedError.js';
import type { Limits } from '../../questions/catalogue/budget.js';
import { createDocumentLimits } from '../limits/document-limits.js';
import { depthError, graphqlLimitError, withCode } from '../errors.js';

/** Finds the errors of a document: limits first, then the schema. */
export type Check = (document: DocumentNode) => readonly GraphQLError[];

/** Creates the check of documents; without introspection, it rejects introspection and makes no suggestions. */
export const createCheck = (schema: GraphQLSchema, limits: Limits, introspection: boolean): Check => {
  const findLimits = createDocumentLimits(schema, limits);
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const check: Check = (document) => {
    const over = findLimits(document);
    if (over.length) return over;
    return validate(schema, document, rules, { hideSuggestions: !introspection }).map(withErrorCode);
  };
  return (document) => withinStack(() => check(document));
};

/** How many comparisons graphql-js makes to find fields that can't be merged, before it gives up. */
const mostComparisons = 500_000;
const tooManyComparisons = `The document has too many fields to be checked: the limit is ${mostComparisons} comparisons.`;

const withErrorCode = (error: GraphQLError): GraphQLError =>
  error === validationAbortedError
    ? graphqlLimitError('comparisons', mostComparisons + 1, mostComparisons, tooManyComparisons)
    : withCode(error, 'GRAPHQL_VALIDATION_FAILED');

const withinStack = (check: () => readonly GraphQLError[]): readonly GraphQLError[] => {
  try {
    return check();
  } catch (error) {
    if (error instanceof RangeError) return [depthError()];
    throw error;
  }
};
