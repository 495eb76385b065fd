import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from './access.js';
import { isLoopback } from './loopback.js';
import { securityHeaders } from './security-headers.js';

/**
 * What protects people whose browser comes here: headers for every response, and a refusal of what a page of another site
 * has their browser send. Nothing here needs cookies, so that such a page has nothing of theirs to use but a server
 * without keys on their own machine; that one answers its own names only, which another site cannot take on.
 */
export const protectingBrowsers = (app: FastifyInstance, access: Access): void => {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  app.addHook('onRequest', async (request) => {
    if (!isBehindTheDoors(request)) return;
    if (isSentByAnotherSite(request)) throw refused('A page of another site may not use this API without a key.');
    const host = hostOf(`http://${request.headers.host ?? 'localhost'}`);
    if (!isLoopback(host) && (await access.principalOf(undefined)))
      throw refused('Without a key this server answers under the names of its own machine only, such as localhost.');
  });
};

const isBehindTheDoors = ({ url }: FastifyRequest): boolean => /^\/(v1|graphql)([/?]|$)/.test(url);

/** Bodies that a page may send to another site without the browser asking that site first; nobody answers it yes. */
const UNASKED = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i;

/** Browsers tell where a request comes from; other clients say nothing of the kind. A link may be followed. */
const isSentByAnotherSite = ({ method, headers }: FastifyRequest): boolean => {
  const { authorization, origin, host, 'content-type': type, 'sec-fetch-site': site } = headers;
  if (authorization !== undefined || (type !== undefined && !UNASKED.test(type))) return false;
  if (site === undefined) return origin !== undefined && hostOf(origin, 'host') !== host;
  const isFollowed = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  return site !== 'same-origin' && site !== 'none' && !isFollowed;
};

const hostOf = (address: string, part: 'host' | 'hostname' = 'hostname'): string =>
  URL.canParse(address) ? new URL(address)[part] : '';

const refused = (message: string): Error => Object.assign(new Error(message), { statusCode: 403 });
