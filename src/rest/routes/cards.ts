import type { FastifyInstance, FastifyReply } from 'fastify';
import { cardArguments } from '../../own-cards/card-inputs.js';
import type { Cards, WithImportId } from '../../own-cards/cards.js';
import { card } from '../../domain/cards/database/card.js';
import { failure, success } from '../../domain/result.js';
import { jsonSchemaOf } from '../../query/json-schemas.js';
import { itemsOf, responses } from '../openapi/route-schemas.js';
import { requestSchema } from '../compilers.js';
import { holdsTag } from './not-modified.js';
import { declareRoute } from './route.js';

const tags = ['Cards'];

const tagOf = (importId: string): string => `"${importId}"`;

/** Returns the value, after setting the import as the response's ETag. */
const withETag = <Value>(response: FastifyReply, { importId, value }: WithImportId<Value>): Value => {
  if (importId !== null) void response.header('etag', tagOf(importId));
  return value;
};

const isKnown = async (cards: Cards, sent: string | undefined, response: FastifyReply): Promise<boolean> => {
  const importId = sent === undefined ? null : await cards.newest();
  return importId !== null && holdsTag(sent, response, tagOf(importId));
};

const search = (app: FastifyInstance, cards: Cards): void => {
  declareRoute(app, {
    path: '/cards',
    needs: 'ask',
    tags,
    operationId: 'searchCards',
    summary: "The server's own cards whose names hold all words of a text.",
    description:
      'For autocompletion: first the names that begin with the text, then the shortest. The ETag changes only when cards are imported.',
    isRevalidated: true,
    querystring: requestSchema(cardArguments.search),
    response: responses(200, 'The cards.', itemsOf(jsonSchemaOf(card))),
    find: async ({ query, headers }, response) => {
      if (await isKnown(cards, headers['if-none-match'], response)) return success(null);
      return success({ items: withETag(response, await cards.search(query.search, query.first)) });
    },
  });
};

const find = (app: FastifyInstance, cards: Cards): void => {
  declareRoute(app, {
    path: '/cards/:name',
    needs: 'ask',
    tags,
    operationId: 'getCard',
    summary: "One of the server's own cards, sentence by sentence as it is read.",
    description:
      'Case, accents, apostrophes and // in the name are ignored. The ETag changes only when cards are imported.',
    isRevalidated: true,
    params: requestSchema(cardArguments.find),
    response: responses(200, 'The card.', jsonSchemaOf(card), [404]),
    find: async ({ params: { name }, headers }, response) => {
      if (await isKnown(cards, headers['if-none-match'], response)) return success(null);
      const found = await cards.find(name);
      if (!found.ok) return found;
      const value = withETag(response, found.value);
      return value ? success(value) : failure({ code: 'NOT_FOUND', what: `card "${name}"` });
    },
  });
};

/** Declares the routes that read the server's own cards. */
export const cardRoutes = (app: FastifyInstance, cards: Cards): void => {
  search(app, cards);
  find(app, cards);
};
