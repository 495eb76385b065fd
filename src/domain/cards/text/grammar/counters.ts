import type { Filter, Tally } from '../../clauses.js';
import { after, before, first, many, map, mapSome, means, pair, word, type Parser } from './parser.js';
import { positive } from './words.js';
import { not } from './group-words.js';
import { reference } from './references.js';

/** "+1/+1", "first strike", or no name at all. */
const counterName: Parser<{ readonly name: string | null }> = mapSome(
  many(word((lower) => (/^(?:counters?|an?|or|more|no|on)$/.test(lower) ? null : lower))),
  (words) => (words.length > 2 ? null : { name: words.join(' ') || null }),
);

/** "a", "three or more", or nothing, which is one or more. */
const least: Parser<number> = first(before(positive, 'or more'), means('a|an', 1), means('any?', 1));

const named = before(counterName, 'counter|counters on');
const counterFilter: Parser<Filter> = pair(least, named, (count, found) => ({
  is: 'COUNTERS',
  ...found,
  least: count,
}));
const none: Parser<Filter> = map(after('no', named), (found) => not({ is: 'COUNTERS', ...found, least: 1 }));

/** Template: "[a|⟨n⟩ or more|no] ⟨name⟩ counter|counters on". */
export const countersOn: Parser<Filter> = first(none, counterFilter);

/** Template: "with|without ⟨name⟩ counters on it|them". */
export const withCounters: Parser<Filter> = before(
  first(after('with', countersOn), map(after('without', counterFilter), not)),
  'it|them',
);

/** Reads "+1/+1 counters on it" where they are counted. */
export const countersOnIt: Parser<Tally> = pair(
  before(counterName, 'counter|counters on'),
  reference,
  ({ name }, countersOn): Tally => ({ countersOn, name }),
);
