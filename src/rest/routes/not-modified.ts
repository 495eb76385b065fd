import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Games } from '../../games/games.js';
import { idOf, tag } from './game-requests.js';

/** The response to a client that has the current version. */
export const notModified = { description: 'It is still as If-None-Match says.', type: 'null' } as const;

const TAG = /(?:W\/)?"([^"]*)"/g;

/**
 * Whether the sender has the game, or its table at some version, already: then the response is 304, and no table is read.
 * Whoever has no such tag costs nothing.
 */
export const isKnown = async (
  games: Games,
  request: FastifyRequest,
  response: FastifyReply,
  asked?: number,
): Promise<boolean> => {
  const tags = request.headers['if-none-match'];
  if (tags === undefined) return false;
  const record = await games.find(request.tenant, idOf(request));
  const version = asked ?? record?.version;
  if (version === undefined || version > (record?.version ?? -1) || !namesVersion(tags, version)) return false;
  tag(response, version).code(304);
  return true;
};

const namesVersion = (tags: string, version: number): boolean =>
  tags.trim() === '*' || [...tags.matchAll(TAG)].some(([, each]) => each === String(version));
