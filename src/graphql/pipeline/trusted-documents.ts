import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, validate, type GraphQLSchema } from 'graphql';
import { isRecord, jsonOrText } from '../../domain/values/record.js';
import { parametersOf, type Parameters } from '../transports/http-request.js';
import { refusal } from '../errors.js';
import { readDocument } from './read.js';

/** The only documents that a server runs, by id and by the SHA-256 of their text. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** The parameters that name a document. */
const NAMING = new Set(['query', 'documentId', 'extensions']);

const PREFIX = /^sha256:/;

const wrong = (reason: string): Error => new Error(`TRUSTED_DOCUMENTS: ${reason}`);

/** Reads trusted documents: one JSON object, each field an id and its document. Throws if one is not valid. */
export const readTrustedDocuments = (text: string, schema: GraphQLSchema): TrustedDocuments => {
  const json = jsonOrText(text);
  if (!isRecord(json)) throw wrong('the file has to be one JSON object, each field an id and its document.');
  return new Map(
    Object.entries(json).flatMap(([id, document]) => {
      const valid = validDocument(id, document, schema);
      return [
        [id.replace(PREFIX, ''), valid],
        [createHash('sha256').update(valid).digest('hex'), valid],
      ] as const;
    }),
  );
};

const validDocument = (id: string, text: unknown, schema: GraphQLSchema): string => {
  if (typeof text !== 'string') throw wrong(`the document "${id}" is not a string.`);
  const document = readDocument(text, Infinity);
  const [error] = document instanceof GraphQLError ? [document] : validate(schema, document);
  if (error) throw wrong(`the document "${id}": ${error.message}`);
  return text;
};

/** Returns the trusted document that a request asks for by id or hash; throws if there is none. */
export const trustedDocument = (documents: TrustedDocuments, { query, documentId, extensions }: Parameters): string => {
  const id = documentId ?? hashIn(extensions);
  if (typeof id === 'string') {
    const document = documents.get(id.replace(PREFIX, ''));
    if (document !== undefined) return document;
    throw createRefusal(404, 'PERSISTED_QUERY_NOT_FOUND', 'There is no trusted document of that id.');
  }
  if (typeof query === 'string' && documents.has(createHash('sha256').update(query).digest('hex'))) return query;
  throw createRefusal(403, 'FORBIDDEN', 'This server runs trusted documents only: name one by documentId.');
};

const hashIn = (extensions: unknown): unknown => {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  return isRecord(persisted) ? persisted['sha256Hash'] : undefined;
};

const createRefusal = (statusCode: number, code: string, message: string): Error =>
  Object.assign(refusal(code, message), { statusCode });

/** Replaces the id or hash in a request by the trusted document. */
export const useTrustedDocument = (documents: TrustedDocuments, request: FastifyRequest): void => {
  const query = trustedDocument(documents, parametersOf(request));
  const part = request.method === 'GET' ? 'query' : 'body';
  const original = request[part];
  const others = Object.entries(isRecord(original) ? original : {}).filter(([name]) => !NAMING.has(name));
  request[part] = { ...Object.fromEntries(others), query };
};
