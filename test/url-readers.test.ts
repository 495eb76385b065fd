import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { childrenOf, everyNode, isNode, statementsOf, type Node } from '../scripts/syntax.js';

const root = join(import.meta.dirname, '..');

/** Where the URL of a request may be read: for logs and traces, for a worker, and, by a router, for what no route takes. */
const URL_READERS = [
  ...['http/operation/logging.ts', 'http/operation/tracing.ts', 'http/work/work.ts', 'rest/problems/methods.ts'],
];

/** The last name of `request`, or of `this.request`. */
const nameOf = (node: unknown): unknown =>
  isNode(node) ? (node.type === 'MemberExpression' ? nameOf(node['property']) : node['name']) : null;
const isUrl = (node: unknown): boolean => /^(url|originalUrl)$/.test(String(nameOf(node)));
const isRequest = (node: unknown): boolean => /^(request|req|raw)$/.test(String(nameOf(node)));
const takesUrl = (pattern: unknown): boolean =>
  isNode(pattern) && pattern.type === 'ObjectPattern' && childrenOf(pattern).some(({ key }) => isUrl(key));

/** Says whether a node reads a request's URL: as its property, out of a parameter, or out of a variable. */
const readsUrl = (node: Node): boolean =>
  (node.type === 'MemberExpression' && isUrl(node['property']) && isRequest(node['object'])) ||
  (Array.isArray(node['params']) && node['params'].some(takesUrl)) ||
  (node.type === 'VariableDeclarator' && isRequest(node['init']) && takesUrl(node['id']));

const urlsIn = (text: string): readonly number[] =>
  statementsOf(text)
    .flatMap(everyNode)
    .filter(readsUrl)
    .map(({ loc }) => loc.start.line);

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('generated/'),
);

test('the router reads URLs; what else decides, decides by the configuration of the route', () => {
  const found = files.filter((file) => urlsIn(readFileSync(join(root, 'src', file), 'utf8')).length);
  expect(files.length).toBeGreaterThan(500);
  expect(found.sort()).toEqual([...URL_READERS].sort());
});

test.each([
  'request.url',
  'this.req.originalUrl',
  'reply.request.url',
  'const { url } = request;',
  'const { originalUrl: place } = reply.raw;',
  'const f = ({ url }) => url;',
  'function f({ url = "" }) {}',
])('%s reads the URL of a request', (text) => expect(urlsIn(text)).toEqual([1]));
