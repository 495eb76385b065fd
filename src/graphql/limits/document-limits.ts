import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import { Kind, type FieldNode, type GraphQLField, type ValidationContext, type ValidationRule } from 'graphql';
import { countingValues, type WorkOf } from './cost.js';
import { standardLimits, type Limits } from '../../http/limits/limits.js';
import { shapeRule } from './document-shape.js';
import { nestingRule } from '../../http/limits/json-depth.js';
import { tooComplex } from '../../http/limits/too-complex.js';

/** What every way of asking over GraphQL holds a document to, whatever carries it. */
export interface DocumentLimits {
  /** For graphql-js's `parse`. */
  readonly parseOptions: { readonly maxTokens: number };
  /** For graphql-js's `validate`, after the specified rules. */
  readonly rules: readonly ValidationRule[];
}

/** The limits of a document; what it takes to work out fields is the schema's to say. */
export const limitsOfDocuments = (workOf: WorkOf, limits: Limits = standardLimits): DocumentLimits => ({
  parseOptions: { maxTokens: limits.tokens },
  rules: [
    shapeRule(limits.fragments),
    (context) => maxDepthRule({ ...saying(limits, 'depth'), flattenFragments: true })(context),
    (context) => maxAliasesRule({ ...saying(limits, 'aliases'), allowList: [] })(context),
    (context) => maxDirectivesRule(saying(limits, 'directives'))(context),
    costRule(workOf, limits.cost),
    nestingRule,
  ],
});

/** A rule of armor's would throw what it finds, as a syntax error. */
const saying = (limits: Limits, limit: 'depth' | 'aliases' | 'directives') => ({
  n: limits[limit],
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => {
      context?.reportError(tooComplex(limit, limits[limit]));
    },
  ],
});

/**
 * How many values an operation asks for, pages at the length that is asked for; how long other lists are shows only
 * once they are there, and is counted then.
 */
const costRule =
  (workOf: WorkOf, most: number): ValidationRule =>
  (context) => {
    const countValues = countingValues({
      schema: context.getSchema(),
      workOf,
      fragmentNamed: (name) => context.getFragment(name),
      timesBelow: lengthOfPage,
    });
    return {
      OperationDefinition: ({ operation, selectionSet }) => {
        const root = context.getSchema().getRootType(operation);
        if (root && countValues(selectionSet, root) > most) context.reportError(tooComplex('cost', most));
      },
    };
  };

/** The most entries that a page has. */
const largestPage = 100;

/** What a variable holds is not known when a document is checked, once for all requests. */
const lengthOfPage = ({ args }: GraphQLField<unknown, unknown>, { arguments: given }: FieldNode): number => {
  const first = args.find(({ name }) => name === 'first');
  if (!first) return 1;
  const value = given?.find(({ name }) => name.value === 'first')?.value;
  if (!value) return Number(first.defaultValue ?? largestPage);
  return value.kind === Kind.INT ? Math.min(Number(value.value), largestPage) : largestPage;
};
