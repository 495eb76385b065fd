import type { FastifyRequest } from 'fastify';

/** Matches scheme, host name or address, and port: in lower case, and without wildcards. */
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d{1,5})?$/;

/** Checks whether a text is an origin exactly as browsers send it: `scheme://host` or `scheme://host:port`. */
export const isOrigin = (text: string): boolean => {
  if (!ORIGIN.test(text) || !URL.canParse(text)) return false;
  const { protocol, host, origin } = new URL(text);
  return origin === 'null' ? text === `${protocol}//${host}` : text === origin;
};

/** Reads origins separated by commas; undefined if one of them is not exact. */
export const readOrigins = (text: string): ReadonlySet<string> | undefined => {
  const origins = text.split(',').map((part) => part.trim());
  return origins.every(isOrigin) ? new Set(origins) : undefined;
};

/** Whether a browser navigates to this server, as by a link: no page can read the answer. */
const isLink = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

/** Returns the origin of a request from another site's page; undefined for other requests, or without an Origin. */
export const foreignOriginOf = (request: FastifyRequest): string | undefined => {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined || isLink(request)) return undefined;
  const isForeign = site === undefined ? hostOf(origin) !== host : site !== 'same-origin' && site !== 'none';
  return isForeign ? origin : undefined;
};

/** Whether another site's page sends a request without an Origin, as for images, scripts and forms. */
export const isSentWithoutOrigin = (request: FastifyRequest): boolean => {
  const { origin, authorization, 'sec-fetch-site': site = 'none' } = request.headers;
  if (origin !== undefined || authorization !== undefined || isLink(request)) return false;
  return site !== 'same-origin' && site !== 'none';
};

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '');
