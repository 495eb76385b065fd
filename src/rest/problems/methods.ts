import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendMethodNotAllowed, sendNothingThere } from './framework-errors.js';

/** An address that is served, such as /v1/games/:id, with its methods. */
interface Address {
  readonly url: string;
  readonly parts: readonly string[];
  readonly methods: Set<string>;
}

/**
 * Answers what no route takes: 404 where nothing is, 405 with `Allow` where something else would be, 204 with `Allow` to
 * OPTIONS. To be called before the routes are declared.
 */
export const answerWrongMethods = (app: FastifyInstance): void => {
  const addresses = new Map<string, Address>();
  app.addHook('onRoute', (route) => {
    const address = addresses.get(route.url) ?? { url: route.url, parts: route.url.split('/'), methods: new Set() };
    for (const method of [route.method].flat()) address.methods.add(method);
    addresses.set(route.url, address);
    if (endsInName(route.url)) route.onRequest = [...[route.onRequest ?? []].flat(), refusingShadowed(addresses)];
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const address = addressOf([...addresses.values()], path);
    if (!address) return sendNothingThere(request, reply, path);
    const allowed = allowing(address);
    if (request.method === 'OPTIONS') return reply.header('allow', allowed).code(204).send();
    return sendMethodNotAllowed(request, reply, path, allowed);
  });
};

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '';

const endsInName = (url: string): boolean => /\/:[^/]+$/.test(url);

/** `/v1/game-states/range-of` is a question and never a code, also where the method is that of a code. */
const refusingShadowed =
  (addresses: ReadonlyMap<string, Address>) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const path = pathOf(request);
    const address = addresses.get(path);
    if (!address || address.methods.has(request.method)) done();
    else sendMethodNotAllowed(request, reply, path, allowing(address));
  };

const allowing = ({ methods }: Address): string => [...new Set([...methods, 'OPTIONS'])].sort().join(', ');

/** The address that a path is at; of several, the one that names it most exactly. */
const addressOf = (addresses: readonly Address[], path: string): Address | undefined => {
  const parts = path.split('/');
  const names = ({ url }: Address) => url.split('/:').length;
  return addresses.filter((address) => isAt(address, parts)).sort((one, other) => names(one) - names(other))[0];
};

const isAt = (address: Address, parts: readonly string[]): boolean => {
  const isOpen = address.parts.at(-1) === '*';
  if (isOpen ? parts.length < address.parts.length : parts.length !== address.parts.length) return false;
  return address.parts.every((part, index) => part === parts[index] || part === '*' || isNamed(part, parts[index]));
};

const isNamed = (part: string, given: string | undefined): boolean => part.startsWith(':') && Boolean(given);
