import { integer, listOf, required, string, viewOf, type ObjectSchema } from '../../domain/schema/schema.js';
import { pageInfo, pageInfoOf } from '../../games/game-schemas.js';
import type { Page } from '../../games/games.js';
import { recordType } from './object-types.js';

interface Edge<Node> {
  readonly node: Node;
  readonly cursor: string;
}

/** A page of a list. */
interface Connection<Node> extends Pick<Page<unknown>, 'totalCount'> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: ReturnType<typeof pageInfoOf>;
}

/** Creates the schema of a page of a list, and its types. */
export const connectionOf = <Node>(node: ObjectSchema<Node>) => {
  const { name } = node;
  const edge = viewOf<Edge<Node>>()(`${name}Edge`, `One ${name} with its cursor.`, {
    node: required(node, 'The entry.'),
    cursor: required(string, 'Pass it as `after` for the following entries.'),
  });
  const schema = viewOf<Connection<Node>>()(`${name}Connection`, `One page of a list of ${name}.`, {
    edges: required(listOf(edge), 'The entries with their cursors.'),
    nodes: required(listOf(node), 'The entries.'),
    pageInfo: required(pageInfo, 'The position of the page in the list.'),
    totalCount: required(integer, 'How many entries the whole list has.'),
  });
  const types = [recordType(edge, {}), recordType(schema, { totalCount: ({ totalCount }) => totalCount() })];
  return { schema, types };
};

/** Converts a page to a connection, mapping entries with `present`. */
export const connection = <Value, Node>(page: Page<Value>, present: (value: Value) => Node): Connection<Node> => {
  const edges = page.items.map(({ value, cursor }) => ({ node: present(value), cursor }));
  return { edges, nodes: edges.map(({ node }) => node), pageInfo: pageInfoOf(page), totalCount: page.totalCount };
};
