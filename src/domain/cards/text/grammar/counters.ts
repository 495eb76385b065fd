import type { Filter } from '../../clauses.js';
import { first, many, map, mapSome, means, pair, says, word, type Parser } from './parser.js';
import { positive } from './words.js';

interface Asked {
  readonly name: string | null;
  readonly least: number;
}

/** "+1/+1", "first strike", or no name at all. */
const name: Parser<{ readonly name: string | null }> = mapSome(
  many(word((lower) => (/^(?:counters?|an?|or|more|no|on)$/.test(lower) ? null : lower))),
  (words) => (words.length > 2 ? null : { name: words.join(' ') || null }),
);

/** "a", "three or more", or nothing, which is one or more. */
const least: Parser<number> = first(
  pair(positive, says('or more'), (count) => count),
  map(says('a|an'), () => 1),
  map(says('any?'), () => 1),
);

const asked: Parser<Asked> = pair(
  least,
  pair(name, says('counter|counters on'), (found) => found),
  (count, found) => ({ ...found, least: count }),
);

const filterOf = (found: Asked): Filter => ({ is: 'COUNTERS', ...found });

const none: Parser<Filter> = pair(
  says('no'),
  pair(name, says('counter|counters on'), (found) => found),
  (_, found) => ({ is: 'NOT', of: filterOf({ ...found, least: 1 }) }),
);

/** Template: "[a|⟨n⟩ or more|no] ⟨name⟩ counter|counters on", before what bears them. */
export const countersOn: Parser<Filter> = first(none, map(asked, filterOf));

/** Template: "with|without ⟨name⟩ counters on it|them". */
export const withCounters: Parser<Filter> = pair(
  first(
    pair(says('with'), countersOn, (_, found) => found),
    pair(says('without'), map(asked, filterOf), (_, of): Filter => ({ is: 'NOT', of })),
  ),
  first(means('it', null), means('them', null)),
  (found) => found,
);
