import { oneGroup } from '../grammar/groups.js';
import { after, before, first, map, maybe, pair, says } from '../grammar/parser.js';
import { positive } from '../grammar/words.js';
import { predicateOf, type PredicateParser } from './predicate.js';

/**
 * Requirements to be blocked (509.1c).
 *
 * Template: "⟨subject⟩ must be blocked [by ⟨group⟩ | by exactly ⟨n⟩ creatures | by ⟨n⟩ or more creatures] [each combat] if able".
 */
export const mustBeBlocked: PredicateParser = first(
  pair(
    first(
      map(after('must be blocked by exactly', positive), (count) => ({ count, exactly: true })),
      map(before(after('must be blocked by', positive), 'or more'), (count) => ({ count, exactly: false })),
    ),
    says('creature|creatures each? combat|turn? if able'),
    (found) => predicateOf({ does: 'MUST_BE_BLOCKED', by: null, ...found }),
  ),
  map(before(after('must be blocked', maybe(after('by', oneGroup))), 'each? combat|turn? if able'), (by) =>
    predicateOf({ does: 'MUST_BE_BLOCKED', by, count: null, exactly: false }),
  ),
);
