import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaderValues } from '../../http/access/security-headers.js';
import type { PublicFailure } from '../../questions/catalogue/public-failure.js';
import { problemOf, send } from './problem.js';
import type { InvalidJson } from '../json-body.js';

type Kind = Pick<PublicFailure, 'code' | 'status' | 'title'>;

const badInput: Kind = { code: 'BAD_USER_INPUT', status: 400, title: 'Invalid request' };
const tooLarge: Kind = { code: 'PAYLOAD_TOO_LARGE', status: 413, title: 'The request is too large' };
const notFound: Kind = { code: 'NOT_FOUND', status: 404, title: 'Not found' };
const wrongMethod: Kind = { code: 'METHOD_NOT_ALLOWED', status: 405, title: 'The method is not allowed here' };

/** The codes of the statuses that the framework and its plugins answer with. */
export const frameworkKinds = {
  400: badInput,
  401: { code: 'UNAUTHENTICATED', status: 401, title: 'No valid key' },
  403: { code: 'FORBIDDEN', status: 403, title: 'The key does not allow it' },
  404: notFound,
  405: wrongMethod,
  406: { code: 'NOT_ACCEPTABLE', status: 406, title: 'No such representation' },
  413: tooLarge,
  414: tooLarge,
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', status: 415, title: 'The media type is not supported' },
  429: { code: 'RATE_LIMITED', status: 429, title: 'Too many requests' },
  431: tooLarge,
  503: { code: 'SERVICE_UNAVAILABLE', status: 503, title: 'The service is not available' },
  504: { code: 'TIMEOUT', status: 504, title: 'It took too long' },
} as const satisfies Readonly<Record<number, Kind>>;

const kindsByStatus: Readonly<Record<number, Kind>> = frameworkKinds;

/** Messages in place of the framework's own where those say too little. */
const messages: Readonly<Record<string, (error: FastifyError, request: FastifyRequest) => string>> = {
  FST_ERR_BAD_URL: () => 'The path is not valid: each % must be followed by two hexadecimal digits of UTF-8.',
  FST_ERR_MAX_PARAM_LENGTH: () => 'A part of the path is too long.',
  FST_ERR_CTP_BODY_TOO_LARGE: (_, { server }) =>
    `The body is larger than ${server.initialConfig.bodyLimit ?? 0} bytes.`,
  FST_ERR_CTP_EMPTY_JSON_BODY: () => 'The body is empty; with content-type application/json it must be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: ({ reason = '' }: FastifyError & InvalidJson) =>
    `The body is not valid JSON: ${reason}`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (_, { headers }) =>
    `Send application/json, not ${shortened(headers['content-type'] ?? 'a body without a content-type')}.`,
};

const LONGEST = 200;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Returns an error of the framework as a failure; undefined where it is a bug. */
export const frameworkFailure = (error: FastifyError, request: FastifyRequest): PublicFailure | undefined => {
  const kind = kindsByStatus[error.statusCode ?? 500];
  if (!kind) return undefined;
  const message = messages[error.code]?.(error, request) ?? error.message;
  return failure(kind, message);
};

const failure = (kind: Kind, message: string): PublicFailure => ({
  ...kind,
  message,
  details: kind === badInput ? { problems: [{ path: [], message }] } : {},
});

/** Answers a request that matches no route. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(reply, failure(notFound, `Nothing is served at this address (${request.method}).`));

/** Answers a request whose path has routes for other methods only. */
export const sendMethodNotAllowed = ({ method, routeOptions }: FastifyRequest, reply: FastifyReply, allow: string) =>
  send(reply, failure(wrongMethod, `${routeOptions.url ?? ''} does not accept ${method}; use ${allow}.`));

/** Answers errors that come before routing like all others. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void send(reply.headers(securityHeaderValues), frameworkFailure(error, request) ?? failure(badInput, error.message));
};

const brokenRequests: Readonly<Record<string, PublicFailure>> = {
  HPE_HEADER_OVERFLOW: failure(tooLarge, 'The address and the headers are larger than 16 KiB together.'),
  ERR_HTTP_REQUEST_TIMEOUT: failure(badInput, 'The request did not arrive in time.'),
};

/** Answers what is not HTTP, or has too large headers, and closes the connection. */
export const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(brokenAnswer(error));
  socket.destroy(error);
};

const brokenAnswer = ({ code = '' }: NodeJS.ErrnoException): string => {
  const broken = brokenRequests[code] ?? failure(badInput, 'This is not an HTTP/1.1 request.');
  const body = JSON.stringify(problemOf(broken));
  return [
    `HTTP/1.1 ${broken.status} ${STATUS_CODES[broken.status] ?? ''}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
};
