import type { Problem } from '../../domain/problem.js';
import { timeoutMessage, type Failure } from '../../domain/result.js';
import type { GamesFailure } from '../../games/games.js';
import type { Outage } from '../../games/store/outage.js';
import type { ErrorCode } from './error-codes.js';

/** Every expected failure of a request, of the domain or of stored games. */
export type RequestFailure = GamesFailure;

/** A failure as clients see it over every API: the message, and the details of its code. */
export interface PublicFailure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** The failure for a bug, without any detail. */
export const internalError: PublicFailure = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side.',
};

/** Returns a problem with its path in front, as in "players[0].life: has to be …". */
const messageWithPath = ({ path, message }: Problem): string => {
  const place = path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${part}` : part),
    '',
  );
  return place ? `${place}: ${message}` : message;
};

/** Messages, over REST and GraphQL, while the database does not answer. */
export const outageMessages: Readonly<Record<Outage, string>> = {
  SERVICE_UNAVAILABLE: 'The database does not answer; try again in a moment.',
  TIMEOUT: 'The database took too long; try again in a moment.',
};

type Code = RequestFailure['code'];
type Of<C extends Code> = Extract<RequestFailure, { readonly code: C }>;
type Content = Omit<PublicFailure, 'code'>;

const contents: { readonly [C in Code]: (failure: Of<C>) => Content } = {
  BAD_USER_INPUT: ({ problems, moreProblems }) => ({
    message: [
      ...problems.map(messageWithPath),
      ...(moreProblems ? [`There are ${moreProblems} more problems.`] : []),
    ].join('\n'),
    details: { problems, ...(moreProblems ? { moreProblems } : {}) },
  }),
  ILLEGAL_EVENT: ({ event, because }) => ({
    message: `events[${event}]: ${because.map(({ says }) => says).join(' ')}`,
    details: { event, because: because.map(publicRuling) },
  }),
  QUERY_TOO_COMPLEX: ({ says, limit, value, maximum }) => ({ message: says, details: { limit, value, maximum } }),
  TIMEOUT: ({ says = timeoutMessage }) => ({ message: says }),
  NOT_FOUND: ({ what }) => ({ message: `There is no ${what}.` }),
  ID_TAKEN: ({ id }) => ({ message: `There is a game "${id}" already.` }),
  WRITTEN_BY_A_NEWER_VERSION: ({ id }) => ({
    message: `A newer version of this server has written the game "${id}"; this one cannot read it yet.`,
  }),
  VERSION_CONFLICT: ({ expectedVersion, actualVersion }) => ({
    message: conflict(
      actualVersion,
      [expectedVersion].flat().map((each) => (typeof each === 'number' ? each : each.version)),
    ),
    details: { actualVersion },
  }),
  IDEMPOTENCY_KEY_REUSED: ({ key }) => ({
    message: `The Idempotency-Key "${key}" was used for another request before.`,
  }),
  REQUEST_IN_PROGRESS: ({ key }) => ({
    message: `The first request with the Idempotency-Key "${key}" is still in progress; try again in a moment.`,
  }),
};

/** The message of a conflict; if the versions are equal, the game replaced a deleted one of the same id. */
const conflict = (actual: number, expected: readonly number[]): string =>
  expected.includes(actual)
    ? `The game is at version ${actual}, but it was created after another game of this id was deleted.`
    : `The game is at version ${actual}, not ${expected.join(' or ')}.`;

const contentOf = <C extends Code>(code: C, failure: Of<C>): Content => contents[code](failure);

/** Converts a failure for clients, without internal details. */
export const publicFailure = (failure: RequestFailure): PublicFailure => ({
  code: failure.code,
  ...contentOf(failure.code, failure),
});

type RulingOfFailure = Extract<Failure, { code: 'ILLEGAL_EVENT' }>['because'][number];

const publicRuling = ({ rule, says, about, doubt }: RulingOfFailure) => ({
  rule: { number: rule.number, edition: rule.edition, section: rule.section, summary: rule.summary },
  says,
  about: about.map(({ id, name }) => ({ id, name })),
  ...(doubt ? { doubt } : {}),
});
