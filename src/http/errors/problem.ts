import type { FastifyReply } from 'fastify';
import { rulingSchema } from '../../domain/answer.js';
import {
  fraction,
  integer,
  listOf,
  objectSchema,
  optional,
  pathPart,
  required,
  string,
  viewOf,
  type ValueOf,
  type ValuesOf,
} from '../../domain/schema/schema.js';
import { errorCodes, problemTypeOf } from './error-codes.js';
import type { PublicFailure } from './public-failure.js';

export const PROBLEM = 'application/problem+json';

const inputProblem = objectSchema('InputProblem', 'Something that is wrong with the input.', {
  path: required(listOf(pathPart), 'Names and indexes, beginning with the argument.'),
  message: required(string, 'What is wrong there.'),
});

const general = {
  type: required(string, 'Where the code is explained.'),
  title: required(string, 'The code in words.'),
  status: required(integer, 'The HTTP status.'),
  detail: required(string, 'What is wrong with this request.'),
  code: required(string, 'The code, the same as over GraphQL.'),
};

/** Every error over REST. */
export const problemSchema = viewOf<ValuesOf<typeof general>>()(
  'Problem',
  'An error in the format of RFC 9457; `code` is one of a closed list.',
  {
    ...general,
    requestId: optional(string, 'The id of the request in the log.'),
    problems: optional(listOf(inputProblem), 'BAD_USER_INPUT: what is wrong with the input; the first 100 problems.'),
    moreProblems: optional(integer, 'BAD_USER_INPUT: the number of further problems; omitted if `problems` lists all.'),
    event: optional(integer, 'ILLEGAL_EVENT: the index of the event in the list, from 0.'),
    because: optional(listOf(rulingSchema), 'ILLEGAL_EVENT: the rules that forbid it.'),
    limit: optional(string, 'QUERY_TOO_COMPLEX: the limit that the request is over.'),
    value: optional(fraction, 'QUERY_TOO_COMPLEX: how much was counted.'),
    maximum: optional(fraction, 'QUERY_TOO_COMPLEX: the most that is allowed.'),
    actualVersion: optional(integer, 'VERSION_CONFLICT: the version that the game is at.'),
  },
);

/** Returns a failure in the format of RFC 9457. */
export const problemOf = ({ code, message, details }: PublicFailure): ValueOf<typeof problemSchema> => {
  const { title, status } = errorCodes[code];
  return { type: problemTypeOf(code), title, status, detail: message, code, ...details };
};

/** Sends a failure with the id of the request in the log. */
export const sendProblem = (reply: FastifyReply, failure: PublicFailure) =>
  reply
    .code(errorCodes[failure.code].status)
    .type(PROBLEM)
    .send({ ...problemOf(failure), requestId: reply.request.id });
