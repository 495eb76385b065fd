import { oneGroup } from '../grammar/groups.js';
import { after, before, first, map, maybe, pair, says } from '../grammar/parser.js';
import { positive } from '../grammar/words.js';
import type { Predicate, PredicateParser } from './predicate.js';

/**
 * Requirements to be blocked (509.1c).
 *
 * Template: "⟨subject⟩ must be blocked [by ⟨group⟩ | by exactly ⟨n⟩ creatures | by ⟨n⟩ or more creatures] [each combat] if able".
 */
export const mustBeBlocked: PredicateParser = first<Predicate>(
  pair(
    first(
      pair(says('must be blocked by exactly'), positive, (_, count) => ({ count, exactly: true })),
      before(
        pair(says('must be blocked by'), positive, (_, count) => ({ count, exactly: false })),
        'or more',
      ),
    ),
    says('creature|creatures each? combat|turn? if able'),
    (found): Predicate =>
      (creatures) => [{ does: 'MUST_BE_BLOCKED', creatures, by: null, ...found }],
  ),
  map(
    before(after('must be blocked', maybe(after('by', oneGroup))), 'each? combat|turn? if able'),
    (by): Predicate =>
      (creatures) => [{ does: 'MUST_BE_BLOCKED', creatures, by, count: null, exactly: false }],
  ),
);
