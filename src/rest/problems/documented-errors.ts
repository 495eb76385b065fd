import { errorCodes, explanationOf, maySoonPass } from '../../http/errors/error-codes.js';
import { internalError, outageMessages, publicFailure, type PublicFailure } from '../../http/errors/public-failure.js';
import type { JsonSchema } from '../../query/json-schemas.js';
import { PROBLEM, problemOf } from '../../http/errors/problem.js';

/** An example of an error of each status that a route may answer with. */
const examples: readonly PublicFailure[] = [
  publicFailure({
    code: 'BAD_USER_INPUT',
    problems: [{ path: ['player'], message: 'There is no player "zoe" at this table.' }],
  }),
  { code: 'UNAUTHENTICATED', message: 'A valid API key is needed: Authorization: Bearer …' },
  { code: 'FORBIDDEN', message: 'The API key does not allow this: it needs the scope "write".' },
  publicFailure({ code: 'NOT_FOUND', what: 'game "friday-night"' }),
  { code: 'NOT_ACCEPTABLE', message: 'This route answers with application/json; the request accepts application/xml.' },
  publicFailure({ code: 'ID_TAKEN', id: 'friday-night' }),
  publicFailure({ code: 'VERSION_CONFLICT', expectedVersion: 3, actualVersion: 4 }),
  { code: 'PAYLOAD_TOO_LARGE', message: 'The body is larger than 10485760 bytes.' },
  { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send application/json, not text/plain.' },
  publicFailure({ code: 'IDEMPOTENCY_KEY_REUSED', key: 'friday-night-7' }),
  { code: 'RATE_LIMITED', message: 'Too many requests; try again in 2 seconds.' },
  internalError,
  { code: 'SERVICE_UNAVAILABLE', message: outageMessages.SERVICE_UNAVAILABLE },
  { code: 'TIMEOUT', message: outageMessages.TIMEOUT },
];

/** The names of the statuses that come with several codes. */
const sharedNames: Readonly<Record<number, string>> = { 400: 'BadRequest', 409: 'Conflict' };

/** Returns the name of a status among the components of the OpenAPI document: its code's in PascalCase. */
const nameOf = ({ code }: PublicFailure): string =>
  sharedNames[errorCodes[code].status] ??
  code.toLowerCase().replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every error response of routes, by its status. */
export const errorNames: ReadonlyMap<number, string> = new Map(
  examples.map((example) => [errorCodes[example.code].status, nameOf(example)]),
);

/** The request id in examples. */
export const REQUEST_ID = '0b4f4f0e-2b0f-4d0c-9f0e-6f9c0b7a1d2e';

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

const componentOf = (example: PublicFailure): JsonSchema => {
  const { status } = errorCodes[example.code];
  return {
    description: explanationOf(status),
    headers: {
      'X-Request-Id': header('RequestId'),
      ...(maySoonPass(status) ? { 'Retry-After': header('RetryAfter') } : {}),
    },
    content: {
      [PROBLEM]: {
        schema: { $ref: '#/components/schemas/Problem' },
        example: { ...problemOf(example), requestId: REQUEST_ID },
      },
    },
  };
};

/** Returns the errors as components of the OpenAPI document. */
export const errorComponents = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(examples.map((example) => [nameOf(example), componentOf(example)]));
