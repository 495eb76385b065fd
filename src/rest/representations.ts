import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import Negotiator from 'negotiator';

const JSON_TYPE = 'application/json';

/**
 * Refuses a request that accepts nothing of what a route answers with (406), or whose body is compressed (415). What it
 * answers with stands in the schema of its successful response; JSON where that says nothing.
 */
export const negotiateRepresentations = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/v1')) return;
    const offered = typesOf(route);
    route.preParsing = [
      ...[route.preParsing ?? []].flat(),
      (request, _, payload, done) => done(refusal(request, offered), payload),
    ];
  });
};

type Responses = Readonly<Record<string, { readonly content?: object; readonly type?: string } | undefined>>;

const typesOf = ({ schema }: RouteOptions): readonly string[] => {
  const successes = Object.entries((schema?.response ?? {}) as Responses).filter(([status]) => status.startsWith('2'));
  const types = successes.flatMap(([, response]) => {
    if (response?.type === 'null') return [];
    return Object.keys(response?.content ?? { [JSON_TYPE]: {} });
  });
  return successes.length ? types : [JSON_TYPE];
};

const refusal = (request: FastifyRequest, offered: readonly string[]): Error | null => {
  const { accept, 'content-encoding': encoding } = request.headers;
  if (encoding !== undefined && encoding !== 'identity')
    return refused(415, `The body may not be compressed; it came as ${encoding}.`);
  if (accept === undefined || accept === '*/*' || !offered.length) return null;
  const isMet = new Negotiator(request).mediaType([...offered]) !== undefined;
  return isMet ? null : refused(406, `What is here comes as ${offered.join(' or ')}; the request accepts ${accept}.`);
};

const refused = (statusCode: number, message: string): Error => Object.assign(new Error(message), { statusCode });
