import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import { createPrivateField } from '../../domain/values/remembered.js';

/** Whether an operation asks for something. */
type Asks = (info: Pick<GraphQLResolveInfo, 'operation' | 'fragments'>) => boolean;

/** Creates what tells whether an operation has a selection of such fields; each operation is looked through once. */
const createAsks = (isMeant: (names: ReadonlySet<string>) => boolean): Asks => {
  const { of, give } = createPrivateField<GraphQLResolveInfo['operation'], boolean>();
  return (info) => of(info.operation) ?? give(info.operation, looksFor(info, isMeant));
};

/** Whether an operation asks for the text of a table beside its warnings. */
export const asksForText = createAsks((names) => names.has('text') && names.has('warnings'));

/** Whether an operation asks for the keys or values of rulings. */
export const asksForKeys = createAsks((names) => names.has('key') || names.has('values'));

const looksFor = (
  { operation, fragments }: Parameters<Asks>[0],
  isMeant: (names: ReadonlySet<string>) => boolean,
): boolean => {
  const namesIn = createNamesIn(fragments);
  const isMeantIn = ({ selectionSet }: { readonly selectionSet?: SelectionSetNode | undefined }): boolean =>
    selectionSet !== undefined &&
    (isMeant(namesIn(selectionSet)) ||
      selectionSet.selections.some((node) => node.kind !== Kind.FRAGMENT_SPREAD && isMeantIn(node)));
  return [operation, ...Object.values(fragments)].some(isMeantIn);
};

/** Creates what finds the names of the fields of selections, those of their fragments included; each fragment's once. */
const createNamesIn = (fragments: GraphQLResolveInfo['fragments']) => {
  const known = new Map<string, ReadonlySet<string>>();
  const namesOf = (fragment: string): ReadonlySet<string> => {
    const names = known.get(fragment) ?? namesIn(fragments[fragment]?.selectionSet);
    known.set(fragment, names);
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
 * Lists the fields of a selection, those of its fragments included. Each fragment is looked at once: where each of a chain
 * spreads the next one twice, the last one would be looked at a million times.
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

/** Lists the fields that are asked for directly below a field. */
export const fieldsBelow = ({ fieldNodes, fragments }: GraphQLResolveInfo): readonly FieldNode[] =>
  fieldNodes.flatMap(({ selectionSet }) => fieldsIn(selectionSet, fragments));
