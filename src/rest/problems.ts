import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import type { Problem } from '../domain/problem.js';
import { badInput } from '../domain/result.js';
import { outageOf, type Outage } from '../games/outage.js';
import { outageMessages, publicFailure, type PublicFailure, type RequestFailure } from '../questions/public-failure.js';
import type { JsonSchema } from './schemas.js';

const slug = (code: string): string => code.toLowerCase().replaceAll('_', '-');

const send = (reply: FastifyReply, { code, status, title, message, details }: PublicFailure) =>
  reply
    .code(status)
    .type('application/problem+json')
    .send({ type: `/docs/errors/${slug(code)}`, title, status, detail: message, code, ...details });

/** A failure as RFC 9457 tells it. */
export const sendFailure = (reply: FastifyReply, failure: RequestFailure) => send(reply, publicFailure(failure));

const boundKeywords = new Set(['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']);
const ownToRest = /^\/(version|events|suppose)$/;

/** The bounds of most values are checked behind the door, alike for both; here only those of what no table is asked for. */
const isCheckedBehind = ({ keyword, instancePath }: FastifySchemaValidationError): boolean =>
  boundKeywords.has(keyword) && !ownToRest.test(instancePath);

/** What is wrong with the shape of a request: types, unknown fields, missing ones; all of it at once. */
export const shapeProblems = (request: FastifyRequest): readonly Problem[] => {
  const errors = (request.validationError?.validation ?? []) as readonly FastifySchemaValidationError[];
  const shape = errors.filter((error) => !isCheckedBehind(error));
  const isTable = request.routeOptions.url?.startsWith('/v1/game-states') ?? false;
  return (shape.length ? errors : []).map(problemOf(isTable));
};

const problemOf =
  (isTable: boolean) =>
  ({ instancePath, keyword, params, message }: FastifySchemaValidationError): Problem => {
    const path = instancePath
      .split('/')
      .slice(1)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : unescape(part)));
    const [name = ''] = [params.additionalProperty, params.missingProperty].filter((each) => typeof each === 'string');
    if (keyword === 'additionalProperties')
      return { path: relative(isTable, [...path, name]), message: `There is no field "${name}".` };
    if (keyword === 'required') return { path: relative(isTable, [...path, name]), message: `"${name}" is missing.` };
    const allowed = Array.isArray(params.allowedValues) ? `: ${params.allowedValues.join(', ')}` : '';
    return {
      path: relative(isTable, path),
      message: `${String(path.at(-1) ?? 'The body')} ${message ?? 'does not fit'}${allowed}.`,
    };
  };

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** Paths are counted from the argument: those of a table asked about from the table, those of supposed events from `events`. */
const relative = (isTable: boolean, [first, ...rest]: readonly (string | number)[]): readonly (string | number)[] => {
  if (first === undefined) return [];
  if (isTable && first === 'state' && rest.length) return rest;
  return [first === 'suppose' ? 'events' : first, ...rest];
};

export const badShape = (problems: readonly Problem[]) => badInput(problems).failure;

const frameworkFailures: Readonly<Record<number, readonly [code: string, title: string]>> = {
  400: ['BAD_USER_INPUT', 'The input makes no sense'],
  404: ['NOT_FOUND', 'Not found'],
  405: ['METHOD_NOT_ALLOWED', 'The method is not allowed here'],
  406: ['NOT_ACCEPTABLE', 'No such representation'],
  413: ['PAYLOAD_TOO_LARGE', 'The body is too large'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'The media type is not supported'],
  401: ['UNAUTHENTICATED', 'No valid key'],
  503: ['SERVICE_UNAVAILABLE', 'The service is not available'],
  504: ['TIMEOUT', 'It took too long'],
};

/** The framework's own errors as RFC 9457 tells them; a bug without any detail. */
export const sendError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const outage = outageOf(error);
  if (outage) return sendOutage(reply, outage);
  const known = frameworkFailures[error.statusCode ?? 500];
  if (known) {
    const [code, title] = known;
    const details = code === 'BAD_USER_INPUT' ? { problems: [{ path: [], message: error.message }] } : {};
    return send(reply, { code, title, status: error.statusCode ?? 500, message: error.message, details });
  }
  request.log.error({ err: error }, 'a request failed');
  const message = 'Something went wrong on our side.';
  return send(reply, { code: 'INTERNAL_SERVER_ERROR', title: 'A bug', status: 500, message, details: {} });
};

/** In seconds: how soon it makes sense to try again. */
const retryAfter = 2;

const sendOutage = (reply: FastifyReply, code: Outage) => {
  const status = code === 'TIMEOUT' ? 504 : 503;
  const title = frameworkFailures[status]?.[1] ?? '';
  return send(reply.header('retry-after', retryAfter), {
    code,
    status,
    title,
    message: outageMessages[code],
    details: {},
  });
};

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(reply, {
    code: 'NOT_FOUND',
    status: 404,
    title: 'Not found',
    message: `There is nothing at ${request.method} ${request.url.split('?')[0] ?? ''}.`,
    details: {},
  });

/** The schema of every error. */
export const problemSchema: JsonSchema = {
  $id: 'Problem',
  type: 'object',
  description: 'An error, as RFC 9457 has it; `code` is from one closed list.',
  additionalProperties: true,
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string', description: 'Where the code is explained.' },
    title: { type: 'string', description: 'The code in words.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { type: 'string', description: 'What is wrong with this request.' },
    code: { type: 'string', description: 'The code, the same as over GraphQL.' },
    problems: {
      type: 'array',
      description: 'BAD_USER_INPUT: everything that is wrong with the input.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: {
            type: 'array',
            items: { type: ['string', 'integer'] },
            description: 'Names and indexes, counted from the argument.',
          },
          message: { type: 'string', description: 'What is wrong there.' },
        },
      },
    },
    because: { type: 'array', items: { $ref: 'Ruling#' }, description: 'ILLEGAL_EVENT: the rules that forbid it.' },
    actualVersion: { type: 'integer', description: 'VERSION_CONFLICT: the version that the game is at.' },
  },
};
