import { cardArguments } from '../../own-cards/card-inputs.js';
import { card } from '../../domain/cards/database/card.js';
import { lazy, lazyNullable, listOf } from '../../domain/schema/schema.js';
import { orThrow } from '../errors.js';
import { rootFields } from './object-types.js';

export const cardFields = rootFields(
  'ask',
  {
    card: lazyNullable(
      card,
      cardArguments.find,
      "One of the server's own cards by its exact name, in any case; null where there is none.",
    ),
    cards: lazy(
      listOf(card),
      cardArguments.search,
      "The server's own cards whose names hold all the words, the closest first.",
    ),
  },
  {
    card: async ({ name }, { cards }) => orThrow(await cards.find(name)).value,
    cards: async ({ search, first }, { cards }) => (await cards.search(search, first)).value,
  },
);
