import type { FastifyReply, FastifyRequest } from 'fastify';
import { id } from '../../domain/schema/schema.js';
import { badInput, success, type Result } from '../../domain/result.js';
import type { ChangeOptions, ExpectedVersion, GameRecord, GameTag } from '../../games/games.js';
import { readIdempotencyKey, type IdempotencyKey } from '../../games/changes/idempotency-key.js';
import { requestSchema } from '../compilers.js';

interface OfGame {
  readonly id: string;
}

export const tags = ['Stored games'];

/** The schema of the path parameters of a game. */
export const gamePathSchema = {
  params: requestSchema({ id: { type: id, presence: 'REQUIRED', description: 'The game.' } }),
};

export const gameIdOf = (request: FastifyRequest): string => (request.params as OfGame).id;

const TAG = /"(\d{1,9})(?:-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?"/;
const TAGS = new RegExp(`^${TAG.source}(?:[ \\t]*,[ \\t]*${TAG.source})*$`);

/**
 * Reads the expected versions from If-Match, any of which may match: ETags, or bare versions. Other tags are rejected.
 */
const expecting = ({ headers }: FastifyRequest): Result<{ readonly expectedVersion?: ExpectedVersion }> => {
  const tags = headers['if-match']?.trim();
  if (tags === undefined || tags === '*') return success({});
  if (!TAGS.test(tags)) return badInput([{ path: ['If-Match'], message: noTag(tags) }]);
  const expectedVersion = [...tags.matchAll(new RegExp(TAG, 'g'))].map(([, version, incarnation]) =>
    incarnation === undefined ? Number(version) : { version: Number(version), incarnation },
  );
  return success({ expectedVersion });
};

const noTag = (tags: string): string =>
  tags.includes('W/')
    ? `If-Match does not accept weak tags: send the ETag of the game as it is, not ${tags}.`
    : `If-Match must be the ETag of the game, a version in quotation marks such as "3", or *, not ${tags}.`;

const headers = {
  'If-Match':
    'The ETag of the game, or its version in quotation marks; if there are several, separated by commas, one has to match. If none does, nothing changes.',
  'If-None-Match': 'ETags that the client has; if one of them is current, the answer is 304 without a body.',
  'Idempotency-Key':
    'A key of your choice for the request, 1 to 255 characters: sent again within 24 hours, the request changes nothing more and gets the same response. The key of a failed request can be used again.',
};

/** Describes the request headers of a route. */
export const headersTaken = (...names: readonly (keyof typeof headers)[]) => ({
  headers: {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', description: headers[name] }])),
  },
});

/** Reads a request's Idempotency-Key: a repeated request with the same key changes nothing and gets the same answer. */
export const idempotencyKeyOf = (
  request: FastifyRequest,
  response: FastifyReply,
): Result<{ readonly idempotencyKey: IdempotencyKey | undefined }> => {
  const { method, routeOptions, params, headers, body } = request;
  const parts = ['REST', method, routeOptions.url, params, headers['if-match'] ?? null, body ?? null];
  const key = readIdempotencyKey(
    headers['idempotency-key'],
    parts,
    () => void response.header('idempotency-replayed', 'true'),
  );
  return key.ok ? success({ idempotencyKey: key.value }) : key;
};

/** Reads the options of a change from the headers. */
export const changeOptions = (request: FastifyRequest, response: FastifyReply): Result<ChangeOptions> => {
  const expected = expecting(request);
  if (!expected.ok) return expected;
  const key = idempotencyKeyOf(request, response);
  return key.ok ? success({ ...expected.value, ...key.value, budget: request.budget }) : key;
};

/** Returns the game, after setting the response's ETag. */
export const withETag = (response: FastifyReply, record: GameRecord): GameRecord => {
  void response.header('etag', entityTag(record));
  return record;
};

/** Returns the ETag of a game at a version: `"<version>-<incarnation>"`. */
export const entityTag = ({ version, incarnation }: GameTag): string =>
  incarnation ? `"${version}-${incarnation}"` : `"${version}"`;
