import type { Page } from '../games.js';

/** Returns a page of a list's first items; an item more than fits means that there is a next page. */
export const pageOf = <Value>(
  values: readonly Value[],
  first: number,
  cursorOf: (value: Value) => string,
  rest: Pick<Page<Value>, 'hasPreviousPage' | 'continueFrom' | 'totalCount'>,
): Page<Value> => ({
  items: values.slice(0, first).map((value) => ({ value, cursor: cursorOf(value) })),
  hasNextPage: values.length > first,
  ...rest,
});
