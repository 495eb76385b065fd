import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { createPrivateField } from '../../domain/values/remembered.js';

/** Checks whether an operation selects certain fields. */
type SelectionCheck = (info: Pick<GraphQLResolveInfo, 'operation' | 'fragments'>) => boolean;

/** Creates a check for whether some selection set has matching field names; it runs once for each operation. */
const createSelectionCheck = (matches: (names: ReadonlySet<string>) => boolean): SelectionCheck => {
  const { of, give } = createPrivateField<GraphQLResolveInfo['operation'], boolean>();
  return (info) => of(info.operation) ?? give(info.operation, hasMatch(info, matches));
};

/** Whether an operation selects both the text and the warnings of a table. */
export const asksForText = createSelectionCheck((names) => names.has('text') && names.has('warnings'));

/** Whether an operation selects the keys or values of rulings. */
export const asksForKeys = createSelectionCheck((names) => names.has('key') || names.has('values'));

const hasMatch = (
  { operation, fragments }: Parameters<SelectionCheck>[0],
  matches: (names: ReadonlySet<string>) => boolean,
): boolean => {
  const namesIn = createFieldNames(fragments);
  const matchesIn = ({ selectionSet }: { readonly selectionSet?: SelectionSetNode | undefined }): boolean =>
    selectionSet !== undefined &&
    (matches(namesIn(selectionSet)) ||
      selectionSet.selections.some((node) => node.kind !== Kind.FRAGMENT_SPREAD && matchesIn(node)));
  return [operation, ...Object.values(fragments)].some(matchesIn);
};

/**
 * Creates a function that collects the field names of a selection set and its fragments; each fragment is visited once.
 */
const createFieldNames = (fragments: GraphQLResolveInfo['fragments']) => {
  const namesByFragment = new Map<string, ReadonlySet<string>>();
  const namesOf = (fragment: string): ReadonlySet<string> => {
    const names = namesByFragment.get(fragment) ?? namesIn(fragments[fragment]?.selectionSet);
    namesByFragment.set(fragment, names);
    return names;
  };
  const namesIn = (selection: SelectionSetNode | undefined): ReadonlySet<string> =>
    new Set(
      (selection?.selections ?? []).flatMap((node) => {
        if (node.kind === Kind.FIELD) return [node.name.value];
        return [...(node.kind === Kind.FRAGMENT_SPREAD ? namesOf(node.name.value) : namesIn(node.selectionSet))];
      }),
    );
  return namesIn;
};

/**
 * Lists the fields of a selection set and its fragments. Each fragment is visited once: in a chain where each spreads
 * the next one twice, the visits would double with every link.
 */
export const fieldsIn = (
  selection: SelectionSetNode | undefined,
  fragments: GraphQLResolveInfo['fragments'],
  seen = new Set<string>(),
): readonly FieldNode[] =>
  (selection?.selections ?? []).flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return fieldsIn(node.selectionSet, fragments, seen);
    const name = node.name.value;
    return seen.has(name) ? [] : fieldsIn(fragments[name]?.selectionSet, fragments, seen.add(name));
  });

/** Lists the fields that a query selects directly below a field. */
export const fieldsBelow = ({ fieldNodes, fragments }: GraphQLResolveInfo): readonly FieldNode[] =>
  fieldNodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet, fragments));
