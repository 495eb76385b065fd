import type { Amount } from '../../clauses.js';
import { group } from '../grammar/groups.js';
import { after, before, first, map, means, says, type Parser } from '../grammar/parser.js';
import { positive } from '../grammar/words.js';
import { predicateOf, type Predicate, type PredicateParser } from './predicate.js';

const eachCombat = says('each? combat|turn?');

const blocksMore = (additional: Amount | null): Predicate => predicateOf({ does: 'BLOCKS_MORE', additional });

const additional: Parser<Predicate> = first(
  map(after('an additional creature each? combat|turn? for each', group), (count) => blocksMore({ count })),
  map(
    before(
      first(
        after('an additional', positive),
        before(after('up to', positive), 'additional'),
        before(positive, 'additional'),
      ),
      'creature|creatures',
    ),
    (found) => blocksMore({ number: found }),
  ),
  means('an additional creature', blocksMore({ number: 1 })),
  means('any number of creatures', blocksMore(null)),
);

/**
 * Permission to block several attackers (509.1a).
 *
 * Template: "⟨subject⟩ can block an additional [⟨n⟩] creature[s] [for each ⟨group⟩] each combat", "… any number of creatures".
 */
export const mayBlock: PredicateParser = before(after('can block', additional), eachCombat);
