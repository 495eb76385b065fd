import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode, type GraphQLFormattedError } from 'graphql';
import Negotiator from 'negotiator';
import { maySoonPass, RETRY_AFTER } from '../../http/limits/statuses.js';

/** What is wrong with a document or its variables, and not with how it was sent. */
const ofDocument = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/** The statuses of what keeps a request from being answered at all. */
const ofCode: Readonly<Record<string, number>> = { QUERY_TOO_COMPLEX: 400, SERVICE_UNAVAILABLE: 503, TIMEOUT: 504 };

const JSON_TYPE = 'application/json';

const codeOf = ({ extensions }: GraphQLFormattedError): string => String(extensions?.code);

/** Whether the response is of the type that knows no other status than 200 for what was understood and refused. */
const answersPlainJson = (accept: string | undefined): boolean =>
  accept === undefined ||
  new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, 'application/graphql-response+json']) === JSON_TYPE;

const statusOf = (status: number | undefined, codes: readonly string[], accept: string | undefined) => {
  const [refused] = codes.flatMap((code) => ofCode[code] ?? []);
  if (refused !== undefined) return refused;
  const isAnswered = status === 400 && codes.every((code) => ofDocument.has(code)) && answersPlainJson(accept);
  return isAnswered ? 200 : status;
};

/**
 * The status of a response, as GraphQL over HTTP has it: a client that takes nothing but `application/json` learns from
 * the body what is wrong with its document; where nothing was answered, the status says whether to try again.
 */
export const statuses: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ request, response: { body, http } }) => {
        if (body.kind !== 'single' || !body.singleResult.errors) return Promise.resolve();
        const codes = body.singleResult.errors.map(codeOf);
        if ((body.singleResult.data ?? null) === null)
          http.status = statusOf(http.status, codes, request.http?.headers.get('accept'));
        if (codes.some((code) => maySoonPass(ofCode[code] ?? 0))) http.headers.set('retry-after', String(RETRY_AFTER));
        return Promise.resolve();
      },
    }),
};

/** What takes more than one answer is refused where a single one is asked for. */
export const singleAnswers: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ operation }) => {
        if (operation?.operation === OperationTypeNode.SUBSCRIPTION) throw needsStream();
        return Promise.resolve();
      },
    }),
};

const needsStream = (): GraphQLError =>
  new GraphQLError('A subscription is answered over a WebSocket, or with Accept: text/event-stream.', {
    extensions: { code: 'NOT_ACCEPTABLE', http: { status: 406 } },
  });
