import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AccessOptions } from './access.js';
import { protectionOf } from './route-protection.js';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** Checks whether a host name or address belongs to this machine only. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.replace(/^\[(.*)\]$/, '$1'));

/**
 * Rejects what a page of another site has a browser send. Nothing here needs cookies, so such a page has nothing to use
 * but a server without keys on the user's own machine; that server answers only to its own names, which another site
 * cannot take on.
 */
export const originCheck = fp<AccessOptions>(
  (app, { access }, done) => {
    app.addHook('onRequest', async (request) => {
      if (!protectionOf(request).isOriginChecked) return;
      if (isSentByAnotherSite(request)) throw forbidden('A page of another site may not use this API without a key.');
      const host = hostOf(`http://${request.headers.host ?? 'localhost'}`);
      if (!isLoopback(host) && (await access.principalOf(undefined)))
        throw forbidden('Without a key this server only answers to names of its own machine, such as localhost.');
    });
    done();
  },
  { name: 'origin-check', dependencies: ['route-protection'] },
);

/** Content types that a page may send to another site without a preflight request. */
const SENT_WITHOUT_PREFLIGHT = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(;|$)/i;

/** Browsers say where a request comes from; other clients do not. Links may be followed. */
const isSentByAnotherSite = ({ method, headers }: FastifyRequest): boolean => {
  const { authorization, origin, host, 'content-type': type, 'sec-fetch-site': site } = headers;
  if (authorization !== undefined || (type !== undefined && !SENT_WITHOUT_PREFLIGHT.test(type))) return false;
  if (site === undefined) return origin !== undefined && hostOf(origin, 'host') !== host;
  const isLink = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  return site !== 'same-origin' && site !== 'none' && !isLink;
};

const hostOf = (address: string, part: 'host' | 'hostname' = 'hostname'): string =>
  URL.canParse(address) ? new URL(address)[part] : '';

const forbidden = (message: string): Error => Object.assign(new Error(message), { statusCode: 403 });
