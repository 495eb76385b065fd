import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { GraphQLError, parse, type DocumentNode, specifiedRules, validate, type GraphQLSchema } from 'graphql';

/** The only documents that a server runs, by their id and by the SHA-256 of their text. */
export type TrustedDocuments = ReadonlyMap<string, string>;

/** What of a request says which document is meant, whatever transport it came by. */
export interface Asked {
  readonly query?: unknown;
  readonly documentId?: unknown;
  readonly extensions?: unknown;
}

/** What says which document is meant. */
const NAMING = new Set(['query', 'documentId', 'extensions']);

const PREFIX = /^sha256:/;

const wrong = (reason: string): Error => new Error(`TRUSTED_DOCUMENTS: ${reason}`);

/** Reads trusted documents: one JSON object, each field an id and its document; throws what is wrong with them. */
export const trustedDocuments = (text: string, schema: GraphQLSchema): TrustedDocuments => {
  const given = parsed(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw wrong('the file has to be one JSON object, each field an id and its document.');
  return new Map(
    Object.entries(given).flatMap(([id, document]: [string, unknown]) => {
      const valid = checked(id, document, schema);
      return [
        [id.replace(PREFIX, ''), valid],
        [createHash('sha256').update(valid).digest('hex'), valid],
      ] as const;
    }),
  );
};

const checked = (id: string, document: unknown, schema: GraphQLSchema): string => {
  if (typeof document !== 'string') throw wrong(`the document "${id}" is no text.`);
  const [error] = validate(schema, parsedDocument(id, document), specifiedRules);
  if (error) throw wrong(`the document "${id}": ${error.message}`);
  return document;
};

const parsedDocument = (id: string, document: string): DocumentNode => {
  try {
    return parse(document);
  } catch (error) {
    throw wrong(`the document "${id}": ${error instanceof Error ? error.message : ''}`);
  }
};

/** The trusted document that a request means; throws where it means none. */
export const trustedDocument = (documents: TrustedDocuments, { query, documentId, extensions }: Asked): string => {
  const id = documentId ?? hashIn(extensions);
  if (typeof id === 'string') {
    const document = documents.get(id.replace(PREFIX, ''));
    if (document !== undefined) return document;
    throw refusal(404, 'PERSISTED_QUERY_NOT_FOUND', 'There is no trusted document of that id.');
  }
  if (typeof query === 'string' && documents.has(createHash('sha256').update(query).digest('hex'))) return query;
  throw refusal(403, 'FORBIDDEN', 'This server runs trusted documents only: name one by documentId.');
};

const hashIn = (extensions: unknown): unknown => {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null };
  return persistedQuery?.sha256Hash;
};

const refusal = (statusCode: number, code: string, message: string): Error =>
  Object.assign(new GraphQLError(message, { extensions: { code } }), { statusCode });

/** Puts the trusted document that a request means into its place. */
export const useTrustedDocument = (documents: TrustedDocuments, request: FastifyRequest): void => {
  if (request.method === 'GET') request.raw.url = `/graphql?${withDocument(documents, request.url)}`;
  else {
    const asked = (request.body ?? {}) as Record<string, unknown>;
    const query = trustedDocument(documents, asked);
    request.body = { ...Object.fromEntries(Object.entries(asked).filter(([name]) => !NAMING.has(name))), query };
  }
};

const withDocument = (documents: TrustedDocuments, url: string): string => {
  const { searchParams } = new URL(url, 'http://localhost');
  const { query, documentId, extensions } = Object.fromEntries(searchParams);
  const document = trustedDocument(documents, { query, documentId, extensions: parsed(extensions) });
  for (const name of NAMING) searchParams.delete(name);
  searchParams.set('query', document);
  return searchParams.toString();
};

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};
