import { Kind, visit, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

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
    const names = namesIn(node, fragments);
    found ||= names.has('text') && names.has('warnings');
  };
  for (const part of [operation, ...Object.values(fragments)]) visit(part, { SelectionSet });
  return found;
};

/** The names of the fields of a selection, those of its fragments included. */
const namesIn = (
  { selections }: SelectionSetNode,
  fragments: GraphQLResolveInfo['fragments'],
  names = new Set<string>(),
): ReadonlySet<string> => {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) names.add(selection.name.value);
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments[selection.name.value]
          : undefined;
    if (inner) namesIn(inner.selectionSet, fragments, names);
  }
  return names;
};
