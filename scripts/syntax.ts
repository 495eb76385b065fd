import { parse } from '@babel/parser';

/** A node of a syntax tree, with its place in the text. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly loc: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

/** The statements of a module. */
export const statementsOf = (text: string): readonly Node[] =>
  parse(text, { sourceType: 'module', plugins: ['typescript'] }).program.body as unknown as readonly Node[];

/** The child nodes of a node, without comments. */
export const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]) => (/Comments$/.test(key) ? [] : [value].flat().filter(isNode)));

/** A node and all of its descendants. */
export const everyNode = (node: Node): readonly Node[] => {
  const found = [node];
  for (const each of found) found.push(...childrenOf(each));
  return found;
};

/** Replaces what is at some places of a text, each by the same. */
export const replaced = (text: string, places: readonly Pick<Node, 'start' | 'end'>[], by: string): string =>
  [...places]
    .sort((one, other) => other.start - one.start)
    .reduce((left, { start, end }) => left.slice(0, start) + by + left.slice(end), text);
