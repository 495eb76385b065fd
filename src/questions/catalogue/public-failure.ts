import type { Problem } from '../../domain/problem.js';
import type { Failure } from '../../domain/result.js';

/** Every expected failure of a request, domain's and stored games'. */
export type RequestFailure =
  | Failure
  | { readonly code: 'NOT_FOUND'; readonly what: string }
  | {
      readonly code: 'VERSION_CONFLICT';
      readonly expectedVersion: number | readonly (number | { readonly version: number })[];
      readonly actualVersion: number;
    }
  | { readonly code: 'ID_TAKEN'; readonly id: string }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED'; readonly key: string }
  | { readonly code: 'REQUEST_IN_PROGRESS'; readonly key: string };

/** A failure as both doors tell it: the message, and under their contract's names what belongs to the code. */
export interface PublicFailure {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** "players[0].life: has to be …", for the message; the path stays beside it as a list. */
const located = ({ path, message }: Problem): string => {
  const place = path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part),
    '',
  );
  return place ? `${place}: ${message}` : message;
};

/** Messages, over REST and GraphQL, while the database does not answer. */
export const outageMessages = {
  SERVICE_UNAVAILABLE: 'The database does not answer; try again in a moment.',
  TIMEOUT: 'The database took too long; try again in a moment.',
} as const;

type Code = RequestFailure['code'];
type Of<C extends Code> = Extract<RequestFailure, { readonly code: C }>;
type Told = Pick<PublicFailure, 'message' | 'details'>;

/** The status and the title of each code. */
const kinds: Readonly<Record<Code, readonly [status: number, title: string]>> = {
  BAD_USER_INPUT: [400, 'Invalid request'],
  ILLEGAL_EVENT: [409, 'The rules forbid the event'],
  QUERY_TOO_COMPLEX: [400, 'The question is too complex'],
  NOT_FOUND: [404, 'Not found'],
  ID_TAKEN: [409, 'The id is taken'],
  VERSION_CONFLICT: [412, 'The game has moved on'],
  IDEMPOTENCY_KEY_REUSED: [422, 'The key was used for another request'],
  REQUEST_IN_PROGRESS: [409, 'The request is still at work'],
};

const told: { readonly [C in Code]: (failure: Of<C>) => Told } = {
  BAD_USER_INPUT: ({ problems, moreProblems }) => ({
    message: [...problems.map(located), ...(moreProblems ? [`There are ${moreProblems} more problems.`] : [])].join(
      '\n',
    ),
    details: { problems, ...(moreProblems ? { moreProblems } : {}) },
  }),
  ILLEGAL_EVENT: ({ event, because }) => ({
    message: `events[${event}]: ${because.map(({ says }) => says).join(' ')}`,
    details: { event, because: because.map(publicRuling) },
  }),
  QUERY_TOO_COMPLEX: ({ limit }) => ({ message: limit, details: {} }),
  NOT_FOUND: ({ what }) => ({ message: `There is no ${what}.`, details: {} }),
  ID_TAKEN: ({ id }) => ({ message: `There is a game "${id}" already.`, details: {} }),
  VERSION_CONFLICT: ({ expectedVersion, actualVersion }) => ({
    message: conflict(
      actualVersion,
      [expectedVersion].flat().map((each) => (typeof each === 'number' ? each : each.version)),
    ),
    details: { actualVersion },
  }),
  IDEMPOTENCY_KEY_REUSED: ({ key }) => ({
    message: `The Idempotency-Key "${key}" came with another request before.`,
    details: {},
  }),
  REQUEST_IN_PROGRESS: ({ key }) => ({
    message: `The first request with the Idempotency-Key "${key}" is still at work; try again in a moment.`,
    details: {},
  }),
};

/** A game of the expected version is a new one: the game that the client knows was deleted. */
const conflict = (actual: number, expected: readonly number[]): string =>
  expected.includes(actual)
    ? `The game is at version ${actual}, but it was created after another game of this id was deleted.`
    : `The game is at version ${actual}, not ${expected.join(' or ')}.`;

const tell = <C extends Code>(code: C, failure: Of<C>): Told => told[code](failure);

/** A failure as both doors tell it, with no detail that is not the caller's. */
export const publicFailure = (failure: RequestFailure): PublicFailure => {
  const [status, title] = kinds[failure.code];
  return { code: failure.code, status, title, ...tell(failure.code, failure) };
};

type RulingOfFailure = Extract<Failure, { code: 'ILLEGAL_EVENT' }>['because'][number];

const publicRuling = ({ rule, says, about, doubt }: RulingOfFailure) => ({
  rule: { number: rule.number, edition: rule.edition, section: rule.section, summary: rule.summary },
  says,
  about: about.map(({ id, name }) => ({ id, name })),
  ...(doubt ? { doubt } : {}),
});
