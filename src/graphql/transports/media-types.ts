import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The media types of responses, the most usual first. */
export const mediaTypes = {
  json: 'application/json; charset=utf-8',
  graphqlResponse: 'application/graphql-response+json; charset=utf-8',
  eventStream: 'text/event-stream',
} as const;

const available = Object.values(mediaTypes);

const preferred = new LRUCache<string, string>({ max: 100 });

/** Returns the media type that a client prefers; undefined where it accepts none. */
export const mediaTypeFor = (accept = '*/*'): string | undefined => {
  const known = preferred.get(accept);
  if (known !== undefined) return known;
  const type = new Negotiator({ headers: { accept } }).mediaType(available);
  if (type !== undefined) preferred.set(accept, type);
  return type;
};
