import { Kind, visit, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** Whether an operation asks for something. */
type Asks = (info: Pick<GraphQLResolveInfo, 'operation' | 'fragments'>) => boolean;

/** Creates what tells whether an operation has a selection of such fields; each operation is looked through once. */
const createAsks = (isMeant: (names: ReadonlySet<string>) => boolean): Asks => {
  const known = new WeakMap<GraphQLResolveInfo['operation'], boolean>();
  return ({ operation, fragments }) => {
    const found = known.get(operation) ?? looksFor({ operation, fragments }, isMeant);
    known.set(operation, found);
    return found;
  };
};

/** Whether an operation asks for the text of a table beside its warnings. */
export const asksForText = createAsks((names) => names.has('text') && names.has('warnings'));

/** Whether an operation asks for the keys or values of rulings. */
export const asksForKeys = createAsks((names) => names.has('key') || names.has('values'));

const looksFor = (
  { operation, fragments }: Parameters<Asks>[0],
  isMeant: (names: ReadonlySet<string>) => boolean,
): boolean => {
  let found = false;
  const SelectionSet = (node: SelectionSetNode): void => {
    found ||= isMeant(new Set(fieldsIn(node, fragments).map(({ name }) => name.value)));
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
