import { group } from '../grammar/groups.js';
import { first, map, maybe, pair, says } from '../grammar/parser.js';
import type { Predicate, PredicateParser } from './predicate.js';

/**
 * Requirements to be blocked (509.1c).
 *
 * Template: "⟨subject⟩ must be blocked [by ⟨group⟩ | by exactly one creature] [each combat] if able".
 */
export const mustBeBlocked: PredicateParser = first<Predicate>(
  map(says('must be blocked by exactly one creature each? combat|turn? if able'), (): Predicate => (creatures) => [
    { does: 'MUST_BE_BLOCKED', creatures, by: null, exactly: true },
  ]),
  pair(
    pair(says('must be blocked'), maybe(pair(says('by'), group, (_, by) => by)), (_, by) => by),
    says('each? combat|turn? if able'),
    (by): Predicate =>
      (creatures) => [{ does: 'MUST_BE_BLOCKED', creatures, by, exactly: false }],
  ),
);
