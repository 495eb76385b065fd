import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** How much a selection asks for. Fields that are merged count each time they are written. */
export interface SelectionCounts {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  /** The values of its answer, and the work in values. */
  readonly cost: number;
}

/** The work of a field beside the value that it gives, in values. */
export type WorkOf = (type: string, field: string) => number;

/** Decides how selections are counted. */
export interface Counting {
  readonly schema: GraphQLSchema;
  readonly workOf: WorkOf;
  readonly fragmentNamed: (name: string) => FragmentDefinitionNode | null | undefined;
  /** How many times the selection of a field costs. */
  readonly timesBelow: (field: GraphQLField<unknown, unknown>, node: FieldNode) => number;
}

const nothing: SelectionCounts = { depth: 0, aliases: 0, directives: 0, cost: 0 };

const together = (one: SelectionCounts, other: SelectionCounts): SelectionCounts => ({
  depth: Math.max(one.depth, other.depth),
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
  cost: one.cost + other.cost,
});

/** The fields of introspection, which no type lists. */
const metaFields = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
);

const fieldOf = (type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined =>
  metaFields.get(name) ?? (isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined);

/** Counts selections of a document. A fragment is counted once, so nested fragments count as fast as they read. */
export class SelectionCounter {
  readonly #counting: Counting;
  readonly #fragments = new Map<string, SelectionCounts>();

  constructor(counting: Counting) {
    this.#counting = counting;
  }

  /** Counts a selection on a type, with everything below it. */
  count({ selections }: SelectionSetNode, type: GraphQLNamedType): SelectionCounts {
    return selections.reduce((counts, node) => together(counts, this.#ofNode(node, type)), nothing);
  }

  #ofNode(node: SelectionNode, type: GraphQLNamedType): SelectionCounts {
    const counts = this.#ofContent(node, type);
    const own = node.directives?.length ?? 0;
    return own ? { ...counts, directives: counts.directives + own } : counts;
  }

  #ofContent(node: SelectionNode, type: GraphQLNamedType): SelectionCounts {
    if (node.kind === Kind.FIELD) return this.#ofField(node, type);
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#ofFragment(node.name.value);
    const condition = node.typeCondition && this.#counting.schema.getType(node.typeCondition.name.value);
    return this.count(node.selectionSet, condition ?? type);
  }

  #ofField(node: FieldNode, type: GraphQLNamedType): SelectionCounts {
    const { workOf, timesBelow } = this.#counting;
    const field = fieldOf(type, node.name.value);
    const below = field && node.selectionSet ? this.count(node.selectionSet, getNamedType(field.type)) : nothing;
    const times = field && node.selectionSet ? timesBelow(field, node) : 0;
    return {
      depth: 1 + below.depth,
      aliases: (node.alias ? 1 : 0) + below.aliases,
      directives: below.directives,
      cost: 1 + (field ? workOf(type.name, field.name) : 0) + times * below.cost,
    };
  }

  #ofFragment(name: string): SelectionCounts {
    const known = this.#fragments.get(name);
    if (known) return known;
    // A fragment that spreads itself is invalid; here it only has to end.
    this.#fragments.set(name, nothing);
    const counts = this.#ofDefinition(this.#counting.fragmentNamed(name));
    this.#fragments.set(name, counts);
    return counts;
  }

  #ofDefinition(fragment: FragmentDefinitionNode | null | undefined): SelectionCounts {
    const type = fragment && this.#counting.schema.getType(fragment.typeCondition.name.value);
    if (!type) return nothing;
    const counts = this.count(fragment.selectionSet, type);
    return { ...counts, directives: counts.directives + (fragment.directives?.length ?? 0) };
  }
}
