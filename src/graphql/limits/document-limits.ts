import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { deepestNesting } from '../../domain/schema/reader.js';
import type { Limits } from '../../http/limits/limits.js';
import { shapeOf } from './document-shape.js';
import { SelectionCounter, type SelectionCounts, type WorkOf } from './selection-counts.js';
import { nestedTooDeeply, tooComplex } from '../errors.js';

/** Finds the limits that a document is over. */
export type DocumentLimits = (document: DocumentNode) => readonly GraphQLError[];

const COUNTED = ['depth', 'aliases', 'directives', 'cost'] as const;

/** Creates the check of documents against the limits; it runs before validation, which takes long for large ones. */
export const createDocumentLimits =
  (schema: GraphQLSchema, limits: Limits): DocumentLimits =>
  (document) => {
    const { fragments, nesting } = shapeOf(document);
    if (fragments > limits.fragments) return [tooComplex('fragments', limits.fragments)];
    if (nesting > deepestNesting) return [nestedTooDeeply()];
    const counts = countOperations(schema, document);
    return COUNTED.filter((limit) => counts.some((each) => each[limit] > limits[limit])).map((limit) =>
      tooComplex(limit, limits[limit]),
    );
  };

const countOperations = (schema: GraphQLSchema, { definitions }: DocumentNode): readonly SelectionCounts[] => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const counter = new SelectionCounter({
    schema,
    workOf: databaseWork,
    fragmentNamed: (name) => fragments.get(name),
    timesBelow: lengthOfPage,
  });
  return definitions
    .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
    .flatMap((each) => countOperation(schema, each, counter));
};

const countOperation = (
  schema: GraphQLSchema,
  { operation, selectionSet, directives }: OperationDefinitionNode,
  counter: SelectionCounter,
): readonly SelectionCounts[] => {
  const root = schema.getRootType(operation);
  if (!root) return [];
  const counts = counter.count(selectionSet, root);
  return [{ ...counts, directives: counts.directives + (directives?.length ?? 0) }];
};

/** In values. */
const DATABASE_QUERY = 100;

/** Fields that query the database each time they are written. */
const queryingDatabase: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: new Set(['game', 'games', 'analytics']),
  Game: new Set(['state', 'events', 'winners', 'standings']),
  GameEvent: new Set(['illegalBecause']),
  GameConnection: new Set(['totalCount']),
  GameEventConnection: new Set(['totalCount']),
};

const databaseWork: WorkOf = (type, field) =>
  type === 'Mutation' || type === 'Subscription' || queryingDatabase[type]?.has(field) ? DATABASE_QUERY : 0;

const LARGEST_PAGE = 100;

/**
 * Returns the length of the page that a field asks for. A document is checked once for all its variables, so a variable
 * counts as the largest page; the length of any other list is counted when it is there.
 */
const lengthOfPage = ({ args }: GraphQLField<unknown, unknown>, { arguments: given }: FieldNode): number => {
  const first = args.find(({ name }) => name === 'first');
  if (!first) return 1;
  const value = given?.find(({ name }) => name.value === 'first')?.value;
  if (!value) return Number(first.defaultValue ?? LARGEST_PAGE);
  return value.kind === Kind.INT ? Math.min(Number(value.value), LARGEST_PAGE) : LARGEST_PAGE;
};
