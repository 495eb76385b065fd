import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { childrenOf, everyNode, isNode, replaced, statementsOf, type Node } from './syntax.js';

/** The index of the description among the arguments of each function that declares a schema or a field. */
const placeOf: Readonly<Record<string, number>> = {
  objectSchema: 1,
  exactlyOne: 1,
  viewOf: 1,
  enumeration: 1,
  required: 1,
  optional: 1,
  nullable: 1,
  defaulted: 2,
  lazy: 2,
  lazyNullable: 2,
};

const declaring = new RegExp(`\\b(${Object.keys(placeOf).join('|')})\\b`);

/** The name of the called function, which for `viewOf()(…)` is viewOf. */
const nameOf = (callee: unknown): string =>
  !isNode(callee) ? '' : callee.type === 'CallExpression' ? nameOf(callee['callee']) : String(callee['name']);

const isText = (node: Node): boolean =>
  node.type === 'StringLiteral' ||
  (node.type === 'TemplateLiteral' && childrenOf(node).every(({ type }) => type === 'TemplateElement')) ||
  (node.type === 'BinaryExpression' && childrenOf(node).every(isText));

/** The descriptions that a call declares: its own, and those of the values of an enumeration. */
const descriptionsOf = (call: Node): readonly Node[] => {
  const name = nameOf(call['callee']);
  const given = [call['arguments']].flat().filter(isNode);
  const description = given[placeOf[name] ?? given.length];
  const values = name === 'enumeration' && given[2]?.type === 'ObjectExpression' ? childrenOf(given[2]) : [];
  const ofValues = values.flatMap(({ value }) => (isNode(value) ? [value] : []));
  return [...(description ? [description] : []), ...ofValues].filter(isText);
};

/** Returns a source without the descriptions of its schemas, which only the documents of the API show. */
export const strip = (source: string): string => {
  if (!declaring.test(source)) return source;
  const calls = statementsOf(source)
    .flatMap(everyNode)
    .filter(({ type }) => type === 'CallExpression');
  return replaced(source, calls.flatMap(descriptionsOf), `''`);
};

/** Leaves the descriptions of schemas out of a bundle. */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/, namespace: 'file' }, async ({ path }) => ({
      contents: strip(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
