import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What the field of a type takes beside the value that it gives, in values. */
export type WorkOf = (type: string, field: string) => number;

export interface Counting {
  readonly schema: GraphQLSchema;
  readonly workOf: WorkOf;
  readonly fragmentNamed: (name: string) => FragmentDefinitionNode | null | undefined;
  /** How many times what stands below a field counts. */
  readonly timesBelow: (field: GraphQLField<unknown, unknown>, node: FieldNode) => number;
}

/**
 * How many values a selection asks for. A fragment is counted once and remembered, so that fragments within fragments
 * take no longer to count than to read; fields that are merged count each time that they are written.
 */
export const countingValues = ({ schema, workOf, fragmentNamed, timesBelow }: Counting) => {
  const ofFragments = new Map<string, number>();
  const ofFragment = (name: string): number => {
    const known = ofFragments.get(name);
    if (known !== undefined) return known;
    ofFragments.set(name, 0);
    const fragment = fragmentNamed(name);
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const values = type ? ofSelection(fragment.selectionSet, type) : 0;
    ofFragments.set(name, values);
    return values;
  };
  const ofField = (node: FieldNode, type: GraphQLNamedType): number => {
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return 1;
    const own = 1 + workOf(type.name, field.name);
    if (!node.selectionSet) return own;
    const times = timesBelow(field, node);
    return times ? own + times * ofSelection(node.selectionSet, getNamedType(field.type)) : own;
  };
  const ofNode = (node: SelectionNode, type: GraphQLNamedType): number => {
    if (node.kind === Kind.FIELD) return ofField(node, type);
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    const condition = node.typeCondition && schema.getType(node.typeCondition.name.value);
    return ofSelection(node.selectionSet, condition ?? type);
  };
  const ofSelection = ({ selections }: SelectionSetNode, type: GraphQLNamedType): number =>
    selections.reduce((values, node) => values + ofNode(node, type), 0);
  return ofSelection;
};
