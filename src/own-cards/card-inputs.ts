import { atLeast, defaulted, required, text } from '../domain/schema/schema.js';

/** The arguments of requests for the server's own cards. */
export const cardArguments = {
  find: { name: required(text(), 'Its name, or that of one of its faces, in any case.') },
  search: {
    search: required(text(), 'The words of the name, or their beginnings, in any order.'),
    first: defaulted(atLeast(1, 100), 20, 'The maximum number of cards, up to 100.'),
  },
};
