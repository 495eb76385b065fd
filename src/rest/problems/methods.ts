import createRouter from 'find-my-way';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { apiRoute } from '../../http/access/route-protection.js';
import { sendMethodNotAllowed, sendNotFound, type RoutedPath } from '../../http/errors/framework-errors.js';

/** In characters: the longest path parameter, such as a table's code. */
export const LONGEST_PARAMETER = 16_000;

/**
 * Answers requests without a route, or whose route found nothing: 404 or, if the path has routes for other methods, 405
 * with `Allow` (204 for OPTIONS). Paths are matched as by the server's own router. To be registered last.
 */
export const otherMethods = fp(
  (app, _, done) => {
    const paths = methodsByPath(app);
    const { servedAt, isTaken } = createPathRouter(paths);
    const handle = (request: FastifyRequest, reply: FastifyReply) => {
      const served = servedAt(request.url);
      if (!served) return sendNotFound(request, reply);
      if (request.method === 'OPTIONS') return reply.header('allow', served.methods.join(', ')).code(204).send();
      if (served.methods.includes(request.method)) return sendNotFound(request, reply);
      return sendMethodNotAllowed(request, reply, served);
    };
    app.setNotFoundHandler(handle);
    for (const [url, served] of paths)
      for (const method of METHODS)
        if (!served.has(method) && isTaken(url, method))
          app.route({ url, method, handler: handle, config: apiRoute('no key') });
    done();
  },
  { name: 'other-methods', dependencies: ['route-protection'] },
);

type Paths = ReadonlyMap<string, ReadonlySet<string>>;

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Stands for every method: no route serves it. */
const ANY = 'TRACE';

const methodsByPath = ({ routes }: FastifyInstance): Paths => {
  const paths = new Map<string, Set<string>>();
  for (const { url: path, method } of routes)
    paths.set(path, new Set([...(paths.get(path) ?? []), ...[method].flat()]));
  return paths;
};

const createPathRouter = (paths: Paths) => {
  const servedByKey = new Map<unknown, Omit<RoutedPath, 'parameters'>>();
  const router = createRouter({ maxParamLength: LONGEST_PARAMETER });
  for (const [path, served] of paths) {
    const key = {};
    servedByKey.set(key, { path, methods: [...new Set([...served, 'OPTIONS'])].sort() });
    router.on([ANY, ...METHODS.filter((method) => served.has(method))], path, () => undefined, key);
  }
  return {
    /** Finds the methods and the path pattern that serve a URL; null if none does. */
    servedAt: (url: string): RoutedPath | null => {
      const found = router.find(ANY, url);
      const served = servedByKey.get(found?.store);
      return found && served ? { ...served, parameters: found.params } : null;
    },
    /** Whether another path, with a parameter, would answer a method that a path lacks in its place. */
    isTaken: (path: string, method: (typeof METHODS)[number]): boolean =>
      router.find(method, path.replaceAll(/:\w+/g, '~')) !== null,
  };
};
