import { publicFailure, type PublicFailure } from '../questions/public-failure.js';
import { frameworkKinds } from './framework-errors.js';
import { PROBLEM, problemOf } from './problem.js';
import type { JsonSchema } from './schemas.js';

/** An error as the document tells of it. */
interface DocumentedError {
  /** Its name among the components. */
  readonly name: string;
  readonly description: string;
  readonly example: PublicFailure;
}

const framework = (kind: Omit<PublicFailure, 'message' | 'details'>, message: string): PublicFailure => ({
  ...kind,
  message,
  details: {},
});

/** Every error that a route may give, by its status. */
export const documentedErrors: Readonly<Record<number, DocumentedError>> = {
  400: {
    name: 'BadRequest',
    description: 'BAD_USER_INPUT: the input makes no sense, with all its problems. QUERY_TOO_COMPLEX: over a limit.',
    example: publicFailure({
      code: 'BAD_USER_INPUT',
      problems: [{ path: ['player'], message: 'There is no player "zoe" at this table.' }],
    }),
  },
  401: {
    name: 'Unauthenticated',
    description: 'UNAUTHENTICATED: no valid key.',
    example: framework(frameworkKinds[401], 'A valid API key is needed: Authorization: Bearer …'),
  },
  403: {
    name: 'Forbidden',
    description: 'FORBIDDEN: the key lacks the scope.',
    example: framework(frameworkKinds[403], 'The API key does not allow this: it needs the scope "write".'),
  },
  404: {
    name: 'NotFound',
    description: 'NOT_FOUND: there is no such thing, or it is another tenant’s.',
    example: publicFailure({ code: 'NOT_FOUND', what: 'game "friday-night"' }),
  },
  406: {
    name: 'NotAcceptable',
    description: 'NOT_ACCEPTABLE: nothing of what is here is in a form that the request accepts.',
    example: framework(
      frameworkKinds[406],
      'What is here comes as application/json; the request accepts application/xml.',
    ),
  },
  409: {
    name: 'Conflict',
    description:
      'ILLEGAL_EVENT: the rules forbid the event, with the rulings. ID_TAKEN: a game has that id. REQUEST_IN_PROGRESS: the first request with that Idempotency-Key is still at work.',
    example: publicFailure({ code: 'ID_TAKEN', id: 'friday-night' }),
  },
  412: {
    name: 'VersionConflict',
    description: 'VERSION_CONFLICT: the game is at another version.',
    example: publicFailure({ code: 'VERSION_CONFLICT', expectedVersion: 3, actualVersion: 4 }),
  },
  413: {
    name: 'PayloadTooLarge',
    description: 'PAYLOAD_TOO_LARGE: the body is too large.',
    example: framework(frameworkKinds[413], 'The body is larger than 10485760 bytes.'),
  },
  415: {
    name: 'UnsupportedMediaType',
    description: 'UNSUPPORTED_MEDIA_TYPE: the body is no JSON by its content-type, or compressed.',
    example: framework(frameworkKinds[415], 'Send application/json, not text/plain.'),
  },
  422: {
    name: 'IdempotencyKeyReused',
    description: 'IDEMPOTENCY_KEY_REUSED: the Idempotency-Key came with another request before.',
    example: publicFailure({ code: 'IDEMPOTENCY_KEY_REUSED', key: 'friday-night-7' }),
  },
  429: {
    name: 'RateLimited',
    description: 'RATE_LIMITED: too many requests; again after Retry-After.',
    example: framework(frameworkKinds[429], 'Too many requests; try again in 2 seconds.'),
  },
  500: {
    name: 'InternalServerError',
    description: 'INTERNAL_SERVER_ERROR: a bug, told by requestId in the log.',
    example: {
      ...framework({ code: 'INTERNAL_SERVER_ERROR', status: 500, title: 'A bug' }, ''),
      message: 'Something went wrong on our side.',
    },
  },
  503: {
    name: 'ServiceUnavailable',
    description: 'SERVICE_UNAVAILABLE: too busy, or the database does not answer; again after Retry-After.',
    example: framework(frameworkKinds[503], 'The database does not answer; try again in a moment.'),
  },
  504: {
    name: 'Timeout',
    description: 'TIMEOUT: it took too long; again after Retry-After.',
    example: framework(frameworkKinds[504], 'The database took too long; try again in a moment.'),
  },
};

const REQUEST_ID = '0b4f4f0e-2b0f-4d0c-9f0e-6f9c0b7a1d2e';
const MAY_SOON_PASS = new Set(['429', '503', '504']);

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** The errors as components of the document. */
export const errorComponents = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    Object.entries(documentedErrors).map(([status, { name, description, example }]) => [
      name,
      {
        description,
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
