import { Kind, visit, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

const known = new WeakMap<GraphQLResolveInfo['operation'], boolean>();

/** Whether an operation asks for the text of a table beside its warnings. */
export const asksForText = ({ operation, fragments }: GraphQLResolveInfo): boolean => {
  const found = known.get(operation) ?? looksFor(operation, fragments);
  known.set(operation, found);
  return found;
};

const looksFor = (operation: GraphQLResolveInfo['operation'], fragments: GraphQLResolveInfo['fragments']): boolean => {
  let found = false;
  const SelectionSet = (node: SelectionSetNode): void => {
    const names = new Set(fieldsIn(node, fragments).map(({ name }) => name.value));
    found ||= names.has('text') && names.has('warnings');
  };
  for (const part of [operation, ...Object.values(fragments)]) visit(part, { SelectionSet });
  return found;
};

/** Lists the fields of a selection, those of its fragments included. */
export const fieldsIn = (
  selection: SelectionSetNode | undefined,
  fragments: GraphQLResolveInfo['fragments'],
): readonly FieldNode[] =>
  (selection?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value] : node;
    return fieldsIn(fragment?.selectionSet, fragments);
  });

/** Lists the fields that are asked for directly below a field. */
export const fieldsBelow = ({ fieldNodes, fragments }: GraphQLResolveInfo): readonly FieldNode[] =>
  fieldNodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet, fragments));
