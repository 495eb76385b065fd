/** The meaning of an error code, and its status over REST. */
interface ErrorKind {
  readonly status: number;
  /** The code in words. */
  readonly title: string;
  /** Completes "The request fails with this code when …". */
  readonly when: string;
  readonly whatToDo: string;
}

const LATER = 'Try again after the seconds in Retry-After.';

/** All error codes of REST and GraphQL. */
const codes = {
  BAD_USER_INPUT: {
    status: 400,
    title: 'Invalid request',
    when: 'the request is invalid: the description, an event, an argument, the address or the JSON',
    whatToDo:
      '`problems` lists what is wrong, each with its path from the argument; `moreProblems` counts those after the first 100.',
  },
  QUERY_TOO_COMPLEX: {
    status: 400,
    title: 'The question is too complex',
    when: 'the request asks for more than is answered at once, or for too long a search',
    whatToDo: 'Ask for less at once; `limit` names the limit, `value` and `maximum` say by how much it is exceeded.',
  },
  UNAUTHENTICATED: {
    status: 401,
    title: 'No valid key',
    when: 'it has no valid key',
    whatToDo: 'Send Authorization: Bearer, followed by a key that is not revoked.',
  },
  FORBIDDEN: {
    status: 403,
    title: 'The key does not allow it',
    when: 'the key lacks the scope',
    whatToDo: 'Use a key with the scope that `detail` names.',
  },
  NOT_FOUND: {
    status: 404,
    title: 'Not found',
    when: 'it does not exist, or belongs to another tenant',
    whatToDo: 'Check the address, the id and the version.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    title: 'The method is not allowed here',
    when: 'the address does not accept that method',
    whatToDo: 'Use a method that the Allow header lists.',
  },
  NOT_ACCEPTABLE: {
    status: 406,
    title: 'No such representation',
    when: 'the Accept header allows none of the media types of this address',
    whatToDo: 'Accept one of the media types in `detail`.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    title: 'The request did not arrive',
    when: 'its headers and its body do not arrive in time',
    whatToDo: 'Send it again, all of it at once; nothing has been done.',
  },
  ILLEGAL_EVENT: {
    status: 409,
    title: 'The rules forbid the event',
    when: 'the rules forbid the event',
    whatToDo: '`because` holds the rulings; `force` records it anyway.',
  },
  ID_TAKEN: {
    status: 409,
    title: 'The id is taken',
    when: 'a game with that id exists',
    whatToDo: 'Choose another id, or leave it out.',
  },
  WRITTEN_BY_A_NEWER_VERSION: {
    status: 409,
    title: 'A newer version has written the game',
    when: 'a newer version of the server has recorded data that this one does not know',
    whatToDo: 'Send the request again once every server is of the newer version; other games are not affected.',
  },
  REQUEST_IN_PROGRESS: {
    status: 409,
    title: 'The request is still in progress',
    when: 'the first request with that Idempotency-Key is still under way',
    whatToDo: 'Send the same request again in a moment.',
  },
  VERSION_CONFLICT: {
    status: 412,
    title: 'The game has moved on',
    when: 'the game is not at the expected version',
    whatToDo: '`actualVersion` is its version; read the game and decide again.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    title: 'The request is too large',
    when: 'the body, the address or the headers are too large',
    whatToDo: 'Send less; `detail` names the limit.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'The media type is not supported',
    when: 'the content-type of the body is not JSON, or the body is compressed',
    whatToDo: 'Send application/json, uncompressed.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    title: 'The key was used for another request',
    when: 'the Idempotency-Key was used for another request',
    whatToDo: 'Use a new key for each change.',
  },
  RATE_LIMITED: { status: 429, title: 'Too many requests', when: 'the client sent too many requests', whatToDo: LATER },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    title: 'A bug',
    when: 'the server has a bug',
    whatToDo: 'Report the `requestId`, under which the log has the error.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    title: 'The service is not available',
    when: 'the server is too busy, or its database does not answer',
    whatToDo: LATER,
  },
  TIMEOUT: { status: 504, title: 'It took too long', when: 'it takes too long', whatToDo: LATER },
} as const satisfies Readonly<Record<string, ErrorKind>>;

export type ErrorCode = keyof typeof codes;
export const errorCodes: Readonly<Record<ErrorCode, ErrorKind>> = codes;

/** In seconds: when to retry. */
export const RETRY_AFTER = 2;

/** Checks whether the same request may succeed later. */
export const maySoonPass = (status: number): boolean =>
  Object.values(errorCodes).some((code) => code.status === status && code.whatToDo === LATER);

/** The codes of requests that are refused before any route answers them. */
const refusals = (
  [
    ...['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'METHOD_NOT_ALLOWED', 'NOT_ACCEPTABLE'],
    ...['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'TIMEOUT'],
  ] as const
).map((code) => [errorCodes[code].status, code] as const);

const codesByStatus: ReadonlyMap<number, ErrorCode> = new Map<number, ErrorCode>([
  ...refusals,
  [414, 'PAYLOAD_TOO_LARGE'],
  [431, 'PAYLOAD_TOO_LARGE'],
]);

/** Returns the code for the status of an error of the framework or a plugin; undefined for a bug. */
export const codeOfStatus = (status = 500): ErrorCode | undefined => codesByStatus.get(status);

/** Returns the `type` of a problem: the URL where its code is explained. */
export const problemTypeOf = (code: string): string => `/docs/errors/${code.toLowerCase().replaceAll('_', '-')}`;

/** Explains the codes that a status may have. */
export const explanationOf = (status: number): string =>
  Object.entries(errorCodes)
    .filter(([, code]) => code.status === status)
    .map(([code, { when }]) => `${code}: ${when}.`)
    .join(' ');
