import { useRef } from 'preact/hooks';
import type { Description } from '../api';

type Change = (make: (table: Description) => Description) => void;

/**
 * Makes quick changes of a table build on one another, even before the page shows the first change.
 *
 * - `table`: the table that is shown; must be the same object until another one is shown.
 */
export const useInTurn = (table: Description, change: (table: Description) => void): Change => {
  const latest = useRef({ shown: table, changed: table });
  if (latest.current.shown !== table) latest.current = { shown: table, changed: table };
  return (make) => {
    latest.current.changed = make(latest.current.changed);
    change(latest.current.changed);
  };
};
