import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaderValues } from '../access/security-headers.js';
import { codeOfStatus, type ErrorCode } from './error-codes.js';
import type { PublicFailure } from './public-failure.js';
import { suggestionFor } from '../../domain/words/nearest.js';
import { catalogue } from '../../questions/catalogue/catalogue.js';
import { pathOf } from '../../questions/catalogue/question.js';
import { problemOf, sendProblem } from './problem.js';
import type { InvalidJson } from '../transfer/json-body.js';

/** An error of the framework, or of ours with a status. */
interface FrameworkError extends Error, Partial<Pick<FastifyError, 'code' | 'statusCode'>>, InvalidJson {}

const isThrown = (error: unknown): error is FrameworkError => error instanceof Error;

/** Messages that replace those of the framework that say too little. */
const messages: Readonly<Record<string, (error: FrameworkError, request: FastifyRequest) => string>> = {
  FST_ERR_BAD_URL: () => 'The path is not valid: each % must be followed by two hexadecimal digits of UTF-8.',
  FST_ERR_MAX_PARAM_LENGTH: () => 'A part of the path is too long.',
  FST_ERR_CTP_BODY_TOO_LARGE: (_, { server }) =>
    `The body is larger than ${server.initialConfig.bodyLimit ?? 0} bytes.`,
  FST_ERR_CTP_EMPTY_JSON_BODY: () => 'The body is empty; with content-type application/json it must be JSON.',
  FST_ERR_CTP_INVALID_JSON_BODY: ({ reason }) =>
    reason === undefined
      ? 'The body has a field "__proto__" or "constructor.prototype", which is not allowed.'
      : `The body is not valid JSON: ${reason}`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: (_, { headers }) =>
    `Send application/json, not ${shorten(headers['content-type'] ?? 'a body without a content-type')}.`,
};

const LONGEST = 200;
const shorten = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Converts an error of the framework to a failure; undefined for a bug. */
export const frameworkFailure = (error: unknown, request: FastifyRequest): PublicFailure | undefined => {
  if (!isThrown(error)) return undefined;
  const code = codeOfStatus(error.statusCode);
  return code && failure(code, messages[error.code ?? '']?.(error, request) ?? error.message);
};

const failure = (code: ErrorCode, message: string): PublicFailure => ({
  code,
  message,
  ...(code === 'BAD_USER_INPUT' && { details: { problems: [{ path: [], message }] } }),
});

/** Answers a request that matches no route. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(reply, failure('NOT_FOUND', `Nothing is served at this address (${request.method}).`));

/** A path with routes, but none for the request's method. */
export interface RoutedPath {
  readonly path: string;
  /** The methods that it has routes for, and OPTIONS. */
  readonly methods: readonly string[];
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

/** Suggests a question for a path that was taken for the code of a table; null if no question is similar. */
const misspeltQuestion = ({ method }: FastifyRequest, { code }: RoutedPath['parameters']): string | null => {
  const suggestion = method === 'POST' && code !== undefined ? suggestionFor(code, catalogue.map(pathOf)) : '';
  return suggestion ? `There is no question "${shorten(String(code))}"${suggestion}` : null;
};

/** Answers a request whose path has routes for other methods only. */
export const sendMethodNotAllowed = (
  request: FastifyRequest,
  reply: FastifyReply,
  { path, methods, parameters }: RoutedPath,
) => {
  const allow = methods.join(', ');
  const pattern = path.replace(/:(\w+)/g, '{$1}');
  const message =
    misspeltQuestion(request, parameters) ?? `${pattern} does not accept ${request.method}; use ${allow}.`;
  return sendProblem(reply.header('allow', allow), failure('METHOD_NOT_ALLOWED', message));
};

/** Answers errors that come before routing in the format of all others. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  void sendProblem(
    reply.headers(securityHeaderValues),
    frameworkFailure(error, request) ?? failure('BAD_USER_INPUT', error.message),
  );
};

const brokenRequests: Readonly<Record<string, PublicFailure>> = {
  HPE_HEADER_OVERFLOW: failure('PAYLOAD_TOO_LARGE', 'The address and the headers are larger than 16 KiB together.'),
  HPE_INVALID_EOF_STATE: failure('BAD_USER_INPUT', 'The connection was closed before the whole request had arrived.'),
  ERR_HTTP_REQUEST_TIMEOUT: failure('REQUEST_TIMEOUT', 'The request did not arrive in time.'),
};

/**
 * Creates the handler for requests that are not HTTP, have too large headers, or do not arrive in time: it answers them
 * and closes the connection. A request that did arrive may wait `longestAnswer` milliseconds for its response.
 */
export const createBrokenRequestHandler =
  (longestAnswer: number) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseUnlessWaiting(error, socket, longestAnswer);
    else refuse(error, socket);
  };

const refuse = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(brokenAnswer(error));
  socket.destroy(error);
};

/**
 * Rejects a request that timed out. A complete request that a busy server has not read yet is rejected only if it stays
 * unanswered.
 */
const refuseUnlessWaiting = (error: Error, socket: Socket, longestAnswer: number): void => {
  const { bytesRead, bytesWritten } = socket;
  // By then, data that had arrived has been read.
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) refuse(error, socket);
    else setTimeout(() => socket.bytesWritten === bytesWritten && refuse(error, socket), longestAnswer).unref();
  });
};

const brokenAnswer = ({ code = '' }: NodeJS.ErrnoException): string => {
  const broken = brokenRequests[code] ?? failure('BAD_USER_INPUT', 'This is not an HTTP/1.1 request.');
  const problem = problemOf(broken);
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    '',
    body,
  ].join('\r\n');
};
