import fc from 'fast-check';
import { jsonOf } from './odd-values.js';

export interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const type = fc.oneof(
  { weight: 40, arbitrary: fc.constant('application/json') },
  fc.constantFrom(
    ...['application/json; charset=utf-8', 'application/json; charset=utf-16', 'application/json;', 'APPLICATION/JSON'],
    ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/xml'],
    ...['a', '/', '*/*', ';'],
  ),
);

const accept = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom('*/*', 'application/json') },
  fc.constantFrom(
    ...['application/graphql-response+json', 'text/html', 'application/xml', 'a', ';q=0', '*/*;q=0', 'image/svg+xml'],
    ...['text/event-stream', 'application/x-ndjson', 'application/json;q=x', 'multipart/mixed'],
  ),
);

const rare = fc.oneof(
  { weight: 100, arbitrary: fc.constant({}) },
  fc.constantFrom<Readonly<Record<string, string>>>(
    ...[{ 'if-match': '"0"' }, { 'if-match': '*' }, { 'if-match': 'W/"x"' }, { 'if-match': '"99999999999"' }],
    ...[{ 'if-none-match': '*' }, { 'if-none-match': '"1", "2"' }, { 'content-encoding': 'gzip' }, { expect: 'x' }],
    ...[{ origin: 'https://elsewhere.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }],
    ...[{ authorization: 'Bearer' }, { authorization: 'Bearer ké' }],
    ...[{ 'x-request-id': '\t' }, { 'last-event-id': 'x' }],
    ...[{ host: 'a b' }, { host: '' }, { host: '[' }, { 'x-forwarded-for': '999.1.1.1' }, { range: 'bytes=0-1' }],
  ),
);

/** Keys that are used again, so that some are for the same request and some for another one. */
const once = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.constantFrom('k1', 'k2', '', 'x'.repeat(300), '"', '%00').map((key) => ({ 'idempotency-key': key })),
);

/** The headers of a request with a body or without one. */
export const headersFor = (hasBody: boolean): fc.Arbitrary<Readonly<Record<string, string>>> =>
  fc
    .tuple(type, accept, rare, once)
    .map(([contentType, accepted, ...others]) =>
      Object.assign({ accept: accepted, ...(hasBody && { 'content-type': contentType }) }, ...others),
    );

export const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : jsonOf(value)).replaceAll(/\p{Surrogate}/gu, '\ufffd'));
