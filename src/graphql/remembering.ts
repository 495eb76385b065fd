import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** In characters: how much text of documents is remembered, and the longest that is. A parsed one is seventy times as large. */
const REMEMBERED = 500_000;
const LONGEST = 50_000;

/** Documents that were found to be valid, so that they are read once; those that nobody has asked for longest are forgotten. */
export const rememberedDocuments = (): LRUCache<string, DocumentNode> =>
  new LRUCache({
    maxSize: REMEMBERED,
    maxEntrySize: LONGEST,
    sizeCalculation: ({ loc }) => loc?.end ?? LONGEST,
  });

/** The same, as Apollo Server asks for it. */
export const documentStore = () => {
  const documents = rememberedDocuments();
  return {
    get: (key: string) => Promise.resolve(documents.get(key)),
    set: (key: string, document: DocumentNode) => {
      documents.set(key, document);
      return Promise.resolve();
    },
    delete: (key: string) => Promise.resolve(documents.delete(key)),
  };
};
