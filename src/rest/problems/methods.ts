import createRouter from 'find-my-way';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { apiRoute } from '../../http/access/route-protection.js';
import { createLazy } from '../../domain/values/remembered.js';
import { sendMethodNotAllowed, sendNotFound, type RoutedPath } from '../../http/errors/framework-errors.js';

/** In characters: the longest path parameter, such as a table's code. */
export const LONGEST_PARAMETER = 16_000;

/**
 * Answers requests without a route, or whose route found nothing: 404 or, if the path has routes for other methods, 405
 * with `Allow` (204 for OPTIONS). Paths are matched as by the server's own router. To be registered last.
 */
export const unmatchedRequests = fp(
  (app, _, done) => {
    const paths = methodsByPath(app);
    const servedAt = createLazy(() => createServedAt(paths));
    const handle = (request: FastifyRequest, reply: FastifyReply) => {
      const served = servedAt()(request.url);
      if (!served) return sendNotFound(request, reply);
      if (request.method === 'OPTIONS') return reply.header('allow', served.methods.join(', ')).code(204).send();
      if (served.methods.includes(request.method)) return sendNotFound(request, reply);
      return sendMethodNotAllowed(request, reply, served);
    };
    app.setNotFoundHandler(handle);
    for (const { path: url, method } of takenByOthers(paths))
      app.route({ url, method, handler: handle, config: apiRoute('no key') });
    done();
  },
  { name: 'other-methods', dependencies: ['route-protection'] },
);

type Paths = ReadonlyMap<string, ReadonlySet<string>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const methodsByPath = ({ routes }: FastifyInstance): Paths => {
  const paths = new Map<string, Set<string>>();
  for (const { url: path, method } of routes)
    paths.set(path, new Set([...(paths.get(path) ?? []), ...[method].flat()]));
  return paths;
};

/** Creates a function that finds the methods and the path pattern that serve a URL; null if none does. */
const createServedAt = (paths: Paths): ((url: string) => RoutedPath | null) => {
  const servedByKey = new Map<unknown, Omit<RoutedPath, 'parameters'>>();
  const router = createRouter({ maxParamLength: LONGEST_PARAMETER });
  for (const [path, served] of paths) {
    const key = {};
    servedByKey.set(key, { path, methods: [...new Set([...served, 'OPTIONS'])].sort() });
    router.on('GET', path, () => undefined, key);
  }
  return (url) => {
    const found = router.find('GET', url);
    const served = servedByKey.get(found?.store);
    return found && served ? { ...served, parameters: found.params } : null;
  };
};

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];

/** Lists each path with the methods that it lacks but that a path with a parameter would answer instead. */
const takenByOthers = (paths: Paths): readonly { readonly path: string; readonly method: Method }[] => {
  const others = [...paths]
    .filter(([path]) => /[:*]/.test(path))
    .map(([path, served]) => ({ pattern: patternOf(path), served }));
  return [...paths].flatMap(([path, served]) => {
    const examplePath = path.replaceAll(PARAMETER, '~');
    const takers = others.filter(({ pattern }) => pattern.test(examplePath));
    return METHODS.filter((method) => !served.has(method) && takers.some((taker) => taker.served.has(method))).map(
      (method) => ({ path, method }),
    );
  });
};

const PARAMETER = /:\w+/g;

/** Returns a pattern that matches the paths of a route with parameters. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll(/[.()+?]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll(PARAMETER, '[^/]+')}$`,
  );
