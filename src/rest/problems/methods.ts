import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { apiRoute } from '../../http/access/route-protection.js';
import { sendMethodNotAllowed, sendNotFound } from './framework-errors.js';

/** Every method that Node reads, but for CONNECT, which asks for no path. */
const methods = METHODS.filter((method) => method !== 'CONNECT');

/**
 * Answers requests that no route takes: 404, or, where the path has routes for other methods, 405 with `Allow`, and 204
 * with `Allow` to OPTIONS. These are routes, too, so the router decides which path a request means. Comes after all others.
 */
export const otherMethods = fp(
  (app, _, done) => {
    app.setNotFoundHandler(sendNotFound);
    for (const method of methods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
    for (const [path, served] of methodsByPath(app)) rejectOtherMethods(app, path, served);
    done();
  },
  { name: 'other-methods', dependencies: ['route-protection'] },
);

const methodsByPath = ({ routes }: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> => {
  const paths = new Map<string, Set<string>>();
  for (const { url: path, method } of routes)
    paths.set(path, new Set([...(paths.get(path) ?? []), ...[method].flat()]));
  return paths;
};

const rejectOtherMethods = (app: FastifyInstance, path: string, served: ReadonlySet<string>): void => {
  const allow = [...new Set([...served, 'OPTIONS'])].sort().join(', ');
  const config = apiRoute('no key');
  if (!served.has('OPTIONS'))
    app.options(path, { config }, (_, reply) => reply.header('allow', allow).code(204).send());
  app.route({
    url: path,
    config,
    method: methods.filter((method) => method !== 'OPTIONS' && !served.has(method)),
    handler: (request, reply) => sendMethodNotAllowed(request, reply.header('allow', allow), allow),
  });
};
