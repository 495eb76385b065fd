import { publicFailure, type PublicFailure } from '../../questions/catalogue/public-failure.js';
import { explanationOf } from './error-codes.js';
import { frameworkKinds } from './framework-errors.js';
import { PROBLEM, problemOf } from './problem.js';
import type { JsonSchema } from '../openapi/json-schemas.js';

/** An error as the OpenAPI document describes it. */
interface DocumentedError {
  /** Its name among the components. */
  readonly name: string;
  readonly example: PublicFailure;
}

const framework = (kind: Omit<PublicFailure, 'message' | 'details'>, message: string): PublicFailure => ({
  ...kind,
  message,
  details: {},
});

/** Every error that a route may answer with, by its status. */
export const documentedErrors: Readonly<Record<number, DocumentedError>> = {
  400: {
    name: 'BadRequest',
    example: publicFailure({
      code: 'BAD_USER_INPUT',
      problems: [{ path: ['player'], message: 'There is no player "zoe" at this table.' }],
    }),
  },
  401: {
    name: 'Unauthenticated',
    example: framework(frameworkKinds[401], 'A valid API key is needed: Authorization: Bearer …'),
  },
  403: {
    name: 'Forbidden',
    example: framework(frameworkKinds[403], 'The API key does not allow this: it needs the scope "write".'),
  },
  404: {
    name: 'NotFound',
    example: publicFailure({ code: 'NOT_FOUND', what: 'game "friday-night"' }),
  },
  406: {
    name: 'NotAcceptable',
    example: framework(
      frameworkKinds[406],
      'This route answers with application/json; the request accepts application/xml.',
    ),
  },
  409: {
    name: 'Conflict',
    example: publicFailure({ code: 'ID_TAKEN', id: 'friday-night' }),
  },
  412: {
    name: 'VersionConflict',
    example: publicFailure({ code: 'VERSION_CONFLICT', expectedVersion: 3, actualVersion: 4 }),
  },
  413: {
    name: 'PayloadTooLarge',
    example: framework(frameworkKinds[413], 'The body is larger than 10485760 bytes.'),
  },
  415: {
    name: 'UnsupportedMediaType',
    example: framework(frameworkKinds[415], 'Send application/json, not text/plain.'),
  },
  422: {
    name: 'IdempotencyKeyReused',
    example: publicFailure({ code: 'IDEMPOTENCY_KEY_REUSED', key: 'friday-night-7' }),
  },
  429: {
    name: 'RateLimited',
    example: framework(frameworkKinds[429], 'Too many requests; try again in 2 seconds.'),
  },
  500: {
    name: 'InternalServerError',
    example: {
      ...framework({ code: 'INTERNAL_SERVER_ERROR', status: 500, title: 'A bug' }, ''),
      message: 'Something went wrong on our side.',
    },
  },
  503: {
    name: 'ServiceUnavailable',
    example: framework(frameworkKinds[503], 'The database does not answer; try again in a moment.'),
  },
  504: {
    name: 'Timeout',
    example: framework(frameworkKinds[504], 'The database took too long; try again in a moment.'),
  },
};

const REQUEST_ID = '0b4f4f0e-2b0f-4d0c-9f0e-6f9c0b7a1d2e';
const MAY_SOON_PASS = new Set(['429', '503', '504']);

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** Returns the errors as components of the OpenAPI document. */
export const errorComponents = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(documentedErrors).map(([status, { name, example }]) => [
      name,
      {
        description: explanationOf(Number(status)),
        headers: {
          'X-Request-Id': header('RequestId'),
          ...(MAY_SOON_PASS.has(status) ? { 'Retry-After': header('RetryAfter') } : {}),
        },
        content: {
          [PROBLEM]: {
            schema: { $ref: '#/components/schemas/Problem' },
            example: { ...problemOf(example), requestId: REQUEST_ID },
          },
        },
      },
    ]),
  );
