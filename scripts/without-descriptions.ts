import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import ts from 'typescript';

/** The place of the description among the arguments of whatever declares a schema or a field. */
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

/** The name of the function that is called; `viewOf()(…)` calls what it returns. */
const nameOf = ({ expression }: ts.CallExpression): string =>
  ts.isIdentifier(expression) ? expression.text : ts.isCallExpression(expression) ? nameOf(expression) : '';

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  (ts.isBinaryExpression(node) && isText(node.left) && isText(node.right));

/** The descriptions that a call declares: its own, and those of the values of an enumeration. */
const descriptionsOf = (call: ts.CallExpression): readonly ts.Node[] => {
  const name = nameOf(call);
  const place = placeOf[name];
  const own = place === undefined ? undefined : call.arguments[place];
  const values = name === 'enumeration' ? call.arguments[2] : undefined;
  const ofValues =
    values && ts.isObjectLiteralExpression(values)
      ? values.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? [each.initializer] : []))
      : [];
  return [...(own ? [own] : []), ...ofValues].filter(isText);
};

/** Returns a source without the descriptions of its schemas, which only the documents of the API show. */
export const strip = (source: string, path: string): string => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...descriptionsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true));
  return [...found]
    .sort((one, other) => other.pos - one.pos)
    .reduce((text, node) => `${text.slice(0, node.getStart())}''${text.slice(node.end)}`, source);
};

/** Leaves the descriptions of schemas out of a bundle. */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/, namespace: 'file' }, async ({ path }) => ({
      contents: strip(await readFile(path, 'utf8'), path),
      loader: 'ts',
    }));
  },
};
