import nexus from 'nexus';
import type { Page } from '../../games/games.js';
import { type } from './types.js';

export const pageInfo = nexus.objectType({
  name: 'PageInfo',
  description: 'Where a page stands in the whole list.',
  definition: (t) => {
    t.field('hasNextPage', { type: type('Boolean!'), description: 'Whether there is more after it.' });
    t.field('hasPreviousPage', { type: type('Boolean!'), description: 'Whether there is more before it.' });
    t.field('startCursor', { type: type('String'), description: 'The cursor of the first entry.' });
    t.field('endCursor', {
      type: type('String'),
      description: 'The cursor of the last entry: after it the next page begins.',
    });
  },
});

/** The connection and edge types of a list that is read page by page. */
export const connectionOf = (node: string) => [
  nexus.objectType({
    name: `${node}Connection`,
    description: `One page of a list of ${node}.`,
    definition: (t) => {
      t.field('edges', { type: type(`[${node}Edge!]!`), description: 'The entries with their cursors.' });
      t.field('nodes', { type: type(`[${node}!]!`), description: 'The entries.' });
      t.field('pageInfo', { type: type('PageInfo!'), description: 'Where the page stands in the list.' });
      t.field('totalCount', {
        type: type('Int!'),
        description: 'How many entries the whole list has.',
        resolve: ({ totalCount }: Pick<Page<unknown>, 'totalCount'>) => totalCount(),
      });
    },
  }),
  nexus.objectType({
    name: `${node}Edge`,
    description: `One ${node} with its cursor.`,
    definition: (t) => {
      t.field('node', { type: type(`${node}!`), description: 'The entry.' });
      t.field('cursor', { type: type('String!'), description: 'Pass it as `after` for what follows.' });
    },
  }),
];

/** A page as a connection; each entry put through `present`. */
export const connection = <Value, Node>(page: Page<Value>, present: (value: Value) => Node) => {
  const edges = page.items.map(({ value, cursor }) => ({ node: present(value), cursor }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: page.totalCount,
  };
};
