/** What an error of the closed vocabulary means, and with which status it comes over REST. */
interface ErrorCode {
  readonly status: number;
  /** Completes "The request fails so when …". */
  readonly when: string;
  readonly whatToDo: string;
}

const LATER = 'Try again after as many seconds as Retry-After says.';

/** Every code there is, over both doors. */
export const errorCodes: Readonly<Record<string, ErrorCode>> = {
  BAD_USER_INPUT: {
    status: 400,
    when: 'the input makes no sense: the description, an event, an argument, the address or the JSON',
    whatToDo: '`problems` lists everything that is wrong, each with its path from the argument on.',
  },
  QUERY_TOO_COMPLEX: {
    status: 400,
    when: 'the question asks for more than is answered at once, or for a search that is too long',
    whatToDo: 'Ask for less at once; `detail` names the limit.',
  },
  UNAUTHENTICATED: {
    status: 401,
    when: 'no valid key came with it',
    whatToDo: 'Send Authorization: Bearer, followed by a key that is not revoked.',
  },
  FORBIDDEN: {
    status: 403,
    when: 'the key lacks the scope',
    whatToDo: 'Use a key with the scope that `detail` names.',
  },
  NOT_FOUND: {
    status: 404,
    when: 'there is no such thing, or it is another tenant’s',
    whatToDo: 'Look at the address, the id and the version.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    when: 'the address does not take that method',
    whatToDo: 'Use a method that the header Allow names.',
  },
  NOT_ACCEPTABLE: {
    status: 406,
    when: 'nothing of what is here comes in a form that the header Accept allows',
    whatToDo: 'Accept one of the media types that `detail` names.',
  },
  ILLEGAL_EVENT: {
    status: 409,
    when: 'the rules forbid the event',
    whatToDo: '`because` holds the rulings; `force` records it all the same.',
  },
  ID_TAKEN: { status: 409, when: 'a game of that id exists', whatToDo: 'Choose another id, or leave it out.' },
  REQUEST_IN_PROGRESS: {
    status: 409,
    when: 'the first request with that Idempotency-Key is still at work',
    whatToDo: 'Send the same request again in a moment.',
  },
  VERSION_CONFLICT: {
    status: 412,
    when: 'the game is not at the expected version',
    whatToDo: '`actualVersion` is where it is; look at it and decide anew.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    when: 'the body, the address or the headers are too large',
    whatToDo: 'Send less; `detail` names the limit.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    when: 'the body is no JSON by its content-type, or compressed',
    whatToDo: 'Send application/json, as it is.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    when: 'the Idempotency-Key came before with another request',
    whatToDo: 'Use a new key for each change.',
  },
  RATE_LIMITED: { status: 429, when: 'too many requests came', whatToDo: LATER },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    when: 'there is a bug on our side',
    whatToDo: 'Tell us the `requestId`, by which the log tells of it.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    when: 'the server is too busy, or its database does not answer',
    whatToDo: LATER,
  },
  TIMEOUT: { status: 504, when: 'it takes too long', whatToDo: LATER },
};

/** Where a code is explained: what a problem names as its type. */
export const typeOf = (code: string): string => `/docs/errors/${code.toLowerCase().replaceAll('_', '-')}`;

/** What the responses with a status mean: each code that comes with it. */
export const explaining = (status: number): string =>
  Object.entries(errorCodes)
    .filter(([, code]) => code.status === status)
    .map(([code, { when }]) => `${code}: ${when}.`)
    .join(' ');
