import { useRef } from 'preact/hooks';
import type { Description } from '../api';

type Change = (make: (table: Description) => Description) => void;

/**
 * Has changes of a table build on one another while the page still shows the table before them.
 *
 * - `table`: the table that is shown; the same one until another is.
 */
export const useInTurn = (table: Description, change: (table: Description) => void): Change => {
  const latest = useRef({ shown: table, changed: table });
  if (latest.current.shown !== table) latest.current = { shown: table, changed: table };
  return (make) => {
    latest.current.changed = make(latest.current.changed);
    change(latest.current.changed);
  };
};
