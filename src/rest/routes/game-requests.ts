import type { FastifyReply, FastifyRequest } from 'fastify';
import { id } from '../../domain/schema/schema.js';
import { badInput, success, type Result } from '../../domain/result.js';
import type { ChangeOptions, ExpectedVersion, GameRecord } from '../../games/games.js';
import { readIdempotencyKey, type IdempotencyKey } from '../../games/changes/idempotency-key.js';
import { requestSchema } from '../request-readers.js';

interface OfGame {
  readonly id: string;
}

export const tags = ['Stored games'];

/** The schema of the path parameters of a game. */
export const ofGame = { params: requestSchema({ id: { type: id, presence: 'REQUIRED', description: 'The game.' } }) };

export const idOf = (request: FastifyRequest): string => (request.params as OfGame).id;

const VERSIONS = /^"\d{1,9}"(?:[ \t]*,[ \t]*"\d{1,9}")*$/;
const VERSION = /\d+/g;

/** Reads the expected versions from If-Match, of which any one will do; a tag that is not a version is rejected. */
const expecting = ({ headers }: FastifyRequest): Result<{ readonly expectedVersion?: ExpectedVersion }> => {
  const tags = headers['if-match']?.trim();
  if (tags === undefined || tags === '*') return success({});
  if (!VERSIONS.test(tags)) return badInput([{ path: ['If-Match'], message: noVersion(tags) }]);
  const [first = 0, ...others] = (tags.match(VERSION) ?? []).map(Number);
  return success({ expectedVersion: others.length ? [first, ...others] : first });
};

const noVersion = (tags: string): string =>
  tags.includes('W/')
    ? `If-Match does not accept weak tags: a version is "3", not ${tags}.`
    : `If-Match must be a version in quotation marks such as "3", or *, not ${tags}.`;

/** Reads the Idempotency-Key of a request: with the same key it changes something once, and gets the same answer each time. */
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

/** Reads from the headers how to change a game. */
export const changeOptions = (request: FastifyRequest, response: FastifyReply): Result<ChangeOptions> => {
  const expected = expecting(request);
  if (!expected.ok) return expected;
  const key = idempotencyKeyOf(request, response);
  return key.ok ? success({ ...expected.value, ...key.value }) : key;
};

/** Returns the game, with its version as the ETag of the response. */
export const tagged = (response: FastifyReply, record: GameRecord): GameRecord => {
  tag(response, record.version);
  return record;
};

/** Sets a version as the ETag of the response. */
export const tag = (response: FastifyReply, version: number) => response.header('etag', `"${version}"`);
