import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

/** In characters: how much text of documents is remembered, and the longest that is. A parsed one is seventy times as large. */
const REMEMBERED = 500_000;
const LONGEST = 50_000;

/** Documents that were found to be valid, so that they are read once; those that nobody has asked for longest are forgotten. */
export type Documents = LRUCache<string, DocumentNode>;

/** No documents yet; they are found by their text, or by what else they are called. */
export const rememberedDocuments = (): Documents =>
  new LRUCache({
    maxSize: REMEMBERED,
    maxEntrySize: LONGEST,
    sizeCalculation: ({ loc }) => loc?.end ?? LONGEST,
  });

/** The same, as Apollo Server asks for it; what it finds to be valid is also remembered by its text. */
export const documentStore = (byText: Documents) => {
  const documents = rememberedDocuments();
  return {
    get: (key: string) => Promise.resolve(documents.get(key)),
    set: (key: string, document: DocumentNode) => {
      documents.set(key, document);
      if (document.loc) byText.set(document.loc.source.body, document);
      return Promise.resolve();
    },
    delete: (key: string) => Promise.resolve(documents.delete(key)),
  };
};
