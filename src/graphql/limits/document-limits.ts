import {
  __Field,
  __Schema,
  __Type,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { deepestNesting } from '../../domain/schema/reader.js';
import { type Limits, refuseOver } from '../../questions/catalogue/budget.js';
import { depthError, overLimitError } from '../errors.js';

const COUNTED = ['depth', 'aliases', 'directives', 'cost'] as const;

/**
 * Creates a function that finds the limits that a document exceeds; it runs before validation, which is slow for large
 * documents.
 */
export const createDocumentLimits = (schema: GraphQLSchema, limits: Limits) => {
  const counting = { schema, workOf: workOfField, timesBelow: lengthsIn(schema) };
  return (document: DocumentNode): readonly GraphQLError[] => {
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
    const tooMany = refuseOver('fragments', fragments, limits.fragments);
    if (tooMany) return [overLimitError(tooMany)];
    const nesting = nestingOf(document);
    if (nesting > deepestNesting) return [depthError(nesting)];
    const counts = countOperations(counting, document);
    return COUNTED.flatMap((limit) => {
      const highest = Math.max(0, ...counts.map((each) => each[limit]));
      const refused = refuseOver(limit, highest, limits[limit]);
      return refused ? [overLimitError(refused)] : [];
    });
  };
};

/** Measures how deeply selection sets or values are nested, without recursion. */
const nestingOf = (document: DocumentNode): number => {
  let deepest = 0;
  const nest = () => {
    let levels = 0;
    return { enter: () => void (deepest = Math.max(deepest, (levels += 1))), leave: () => void (levels -= 1) };
  };
  const [selections, values] = [nest(), nest()];
  visit(document, { SelectionSet: selections, ObjectValue: values, ListValue: values });
  return deepest;
};

const countOperations = (
  counting: Omit<Counting, 'fragmentNamed'>,
  { definitions }: DocumentNode,
): readonly SelectionCounts[] => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const counter = new SelectionCounter({ ...counting, fragmentNamed: (name) => fragments.get(name) });
  return definitions.flatMap((each) => {
    if (each.kind !== Kind.OPERATION_DEFINITION) return [];
    const root = counting.schema.getRootType(each.operation);
    return root ? [withDirectives(each, counter.count(each.selectionSet, root))] : [];
  });
};

/** In values: the cost of a database query. */
const DATABASE_QUERY = 100;

/** Fields that query the database each time they occur in a document. */
const queryingDatabase: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: new Set(['game', 'games', 'analytics', 'card', 'cards']),
  Game: new Set(['state', 'events', 'winners', 'standings']),
  GameEvent: new Set(['illegalBecause']),
  GameConnection: new Set(['totalCount']),
  GameEventConnection: new Set(['totalCount']),
};

/** In values: the cost of an introspected field beyond its value, as introspection is not compiled. */
const INTROSPECTION = 3;

const workOfField: WorkOf = (type, field) => {
  if (type.startsWith('__')) return INTROSPECTION;
  return type === 'Mutation' || type === 'Subscription' || queryingDatabase[type]?.has(field) ? DATABASE_QUERY : 0;
};

const LARGEST_PAGE = 100;

/** Returns how many times a selection counts: below a page or an introspection list, once for each entry. */
const lengthsIn = (schema: GraphQLSchema): Counting['timesBelow'] => {
  const lengths = introspectionLengths(schema);
  return (type, field, node) => lengths[type]?.[field.name] ?? lengthOfPage(field, node);
};

/** The lengths of introspection lists by type and field; where the length depends on the type, the average. */
const introspectionLengths = (schema: GraphQLSchema): Readonly<Record<string, Readonly<Record<string, number>>>> => {
  const types = Object.values(schema.getTypeMap());
  const average = (counts: readonly number[]): number =>
    Math.ceil(counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length));
  const composite = types.filter((type) => isObjectType(type) || isInterfaceType(type));
  const fields = composite.flatMap((type) => Object.values(type.getFields()));
  return {
    __Schema: { types: types.length, directives: schema.getDirectives().length },
    __Type: {
      fields: average(composite.map((type) => Object.keys(type.getFields()).length)),
      inputFields: average(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length)),
      enumValues: average(types.filter(isEnumType).map((type) => type.getValues().length)),
    },
    __Field: { args: average(fields.map(({ args }) => args.length)) },
  };
};

/**
 * Returns the length of the page that a field asks for. A document is checked once for all its variables, so a variable
 * counts as the largest page; any other list is counted when it is resolved.
 */
const lengthOfPage = ({ args }: GraphQLField<unknown, unknown>, { arguments: given }: FieldNode): number => {
  const first = args.find(({ name }) => name === 'first');
  if (!first) return 1;
  const value = given?.find(({ name }) => name.value === 'first')?.value;
  if (!value) return Number(first.defaultValue ?? LARGEST_PAGE);
  return value.kind === Kind.INT ? Math.min(Number(value.value), LARGEST_PAGE) : LARGEST_PAGE;
};

/** The size of a selection. Merged fields count each time they occur. */
interface SelectionCounts {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** The number of values in its answer, plus its work in values. */
  readonly cost: number;
}

/** Returns the work of a field beyond its own value, in values. */
type WorkOf = (type: string, field: string) => number;

/** Decides how selections are counted. */
interface Counting {
  readonly schema: GraphQLSchema;
  readonly workOf: WorkOf;
  readonly fragmentNamed: (name: string) => FragmentDefinitionNode | null | undefined;
  /** Returns how many times the selection below a field counts. */
  readonly timesBelow: (type: string, field: GraphQLField<unknown, unknown>, node: FieldNode) => number;
}

const nothing: SelectionCounts = { depth: 0, aliases: 0, directives: 0, cost: 0 };

const together = (one: SelectionCounts, other: SelectionCounts): SelectionCounts => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  cost: one.cost + other.cost,
});

/** Adds the node's own directives to the counts. */
const withDirectives = (
  { directives = [] }: { readonly directives?: readonly unknown[] | undefined },
  counts: SelectionCounts,
) => (directives.length ? { ...counts, directives: counts.directives + directives.length } : counts);

/** The meta-fields, which no type lists. */
const metaFields = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
);

const fieldOf = (type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined =>
  metaFields.get(name) ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);

/** Counts selections of a document. Each fragment is counted only once, so nested fragments take linear time. */
export class SelectionCounter {
  readonly #counting: Counting;
  readonly #fragments = new Map<string, SelectionCounts>();

  constructor(counting: Counting) {
    this.#counting = counting;
  }

  /** Counts a selection on a type, with everything below it. */
  count({ selections }: SelectionSetNode, type: GraphQLNamedType): SelectionCounts {
    const count = (node: SelectionNode) => withDirectives(node, this.#ofContent(node, type));
    return selections.reduce((counts, node) => together(counts, count(node)), nothing);
  }

  #ofContent(node: SelectionNode, type: GraphQLNamedType): SelectionCounts {
    if (node.kind === Kind.FIELD) return this.#ofField(node, type);
    return node.kind === Kind.INLINE_FRAGMENT ? this.#within(node, type) : this.#ofFragment(node.name.value, type);
  }

  #ofField(node: FieldNode, type: GraphQLNamedType): SelectionCounts {
    const { workOf, timesBelow } = this.#counting;
    const field = fieldOf(type, node.name.value);
    const below = field && node.selectionSet ? this.count(node.selectionSet, getNamedType(field.type)) : nothing;
    return {
      depth: 1 + below.depth,
      aliases: (node.alias ? 1 : 0) + below.aliases,
      directives: below.directives,
      cost: 1 + (field ? workOf(type.name, field.name) + timesBelow(type.name, field, node) * below.cost : 0),
    };
  }

  #within({ typeCondition, selectionSet }: InlineFragmentNode | FragmentDefinitionNode, type: GraphQLNamedType) {
    const condition = typeCondition && this.#counting.schema.getType(typeCondition.name.value);
    return this.count(selectionSet, condition ?? type);
  }

  #ofFragment(name: string, type: GraphQLNamedType): SelectionCounts {
    const cached = this.#fragments.get(name);
    if (cached) return cached;
    // Ends the recursion of a fragment that spreads itself, which validation rejects later.
    this.#fragments.set(name, nothing);
    const fragment = this.#counting.fragmentNamed(name);
    const counts = fragment ? withDirectives(fragment, this.#within(fragment, type)) : nothing;
    this.#fragments.set(name, counts);
    return counts;
  }
}
