import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { GraphqlRequest } from '../pipeline/pipeline.js';
import { refuseRepeatedFields } from '../../domain/schema/repeated-fields.js';
import { Refused } from '../../http/errors/thrown.js';
import { isRecord, jsonOrText } from '../../domain/values/record.js';
import { memoizeByKey } from '../../domain/values/remembered.js';

/** The parameters of a GraphQL request over HTTP. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Returns the parameters of a request: the fields of its body, or its query string with JSON in it. */
export const parametersOf = ({ method, query, body }: FastifyRequest): Parameters => {
  if (method !== 'GET') return isRecord(body) ? body : {};
  if (!isRecord(query)) return {};
  const { variables, extensions } = query;
  return { ...query, variables: jsonIn(variables), extensions: jsonIn(extensions) };
};

/** Parses JSON and rejects repeated fields; invalid JSON stays a string, which is then rejected as a parameter. */
const jsonIn = (text: unknown): unknown => {
  if (typeof text !== 'string') return text;
  const value = jsonOrText(text);
  const refused = value === text ? undefined : refuseRepeatedFields(text, value);
  if (refused) throw new Refused(refused);
  return value;
};

/** Returns the GraphQL request of the parameters; undefined if one of them has the wrong type. */
export const graphqlRequestIn = ({ query, variables, operationName }: Parameters): GraphqlRequest | undefined => {
  if (typeof query !== 'string' || query === '') return undefined;
  const values = variables ?? undefined;
  const name = operationName ?? undefined;
  if ((values !== undefined && !isRecord(values)) || (name !== undefined && typeof name !== 'string')) return undefined;
  return { query, variables: values, operationName: name };
};

/** The media types of responses, the most common first. */
export const mediaTypes = {
  json: 'application/json; charset=utf-8',
  graphqlResponse: 'application/graphql-response+json; charset=utf-8',
  eventStream: 'text/event-stream',
} as const;

const available = Object.values(mediaTypes);

const preferred = memoizeByKey(
  (accept: string) => accept,
  (accept) => new Negotiator({ headers: { accept } }).mediaType(available) ?? null,
  { most: 100 },
);

/** Returns the media type that a client prefers; undefined if it accepts none of them. */
export const mediaTypeFor = (accept = '*/*'): string | undefined => preferred(accept) ?? undefined;
