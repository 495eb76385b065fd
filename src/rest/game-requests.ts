import type { FastifyReply, FastifyRequest } from 'fastify';
import { id } from '../domain/declaration.js';
import { badInput, type Result } from '../domain/result.js';
import type { GameRecord } from '../games/games.js';
import { objectSchema } from './schemas.js';

interface OfGame {
  readonly id: string;
}

export const tags = ['Stored games'];

/** The schema of what stands in the URL of a game. */
export const ofGame = { params: objectSchema({ id: { type: id, presence: 'REQUIRED', description: 'The game.' } }) };

export const idOf = (request: FastifyRequest): string => (request.params as OfGame).id;

/** The expected version, from If-Match; a tag that is no version makes no sense. */
export const expecting = (request: FastifyRequest): Result<{ readonly expectedVersion?: number }> => {
  const tag = request.headers['if-match'];
  if (tag === undefined || tag === '*') return { ok: true, value: {} };
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag)?.[1];
  if (version) return { ok: true, value: { expectedVersion: Number(version) } };
  return badInput([{ path: ['If-Match'], message: `If-Match has to be a version such as "3", not ${tag}.` }]);
};

/** The game, with its version as the ETag of the response. */
export const tagged = (response: FastifyReply, record: GameRecord): GameRecord => {
  response.header('etag', `"${record.version}"`);
  return record;
};
