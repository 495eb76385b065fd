import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Games } from '../../games/games.js';
import { entityTag, gameIdOf } from './game-requests.js';

/** The response to a client that has the current version. */
export const notModified = {
  description: "The client's version (If-None-Match) is still current.",
  type: 'null',
} as const;

const TAG = /"[^"]*"/g;

/** Whether the client already has the current version, by its If-None-Match; then the response is 304. */
export const holdsTag = (sent: string | undefined, response: FastifyReply, current: string): boolean => {
  if (sent?.trim() !== '*' && !sent?.match(TAG)?.includes(current)) return false;
  response.header('etag', current).code(304);
  return true;
};

/**
 * Whether the client already has the game, or its table at a version; then the response is 304, and no table is read.
 * Costs nothing without an If-None-Match.
 */
export const isNotModified = async (
  games: Games,
  request: FastifyRequest,
  response: FastifyReply,
  version?: number,
): Promise<boolean> => {
  const tags = request.headers['if-none-match'];
  if (tags === undefined) return false;
  const record = await games.find(request.tenant, gameIdOf(request));
  if (!record || (version ?? 0) > record.version) return false;
  return holdsTag(tags, response, entityTag({ ...record, version: version ?? record.version }));
};
