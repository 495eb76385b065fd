import type { Filter } from '../../clauses.js';
import { any, not } from '../grammar/group-words.js';
import { group } from '../grammar/groups.js';
import {
  after,
  before,
  comma,
  first,
  map,
  mapSome,
  means,
  pair,
  says,
  several,
  type Parser,
} from '../grammar/parser.js';
import { number } from '../grammar/words.js';
import type { Predicate, PredicateParser } from './predicate.js';

const by: Parser<Predicate> = map(several(after('by', group), comma), (blockers): Predicate => (creatures) => [
  { does: 'CANT_BE_BLOCKED', creatures, by: any(...blockers) },
]);
const byNoOther =
  (blockers: Filter): Predicate =>
  (creatures) => [{ does: 'CANT_BE_BLOCKED', creatures, by: not(blockers) }];
const exceptBy: Parser<Predicate> = map(after('except by', group), byNoOther);
const onlyBy: Parser<Predicate> = map(after('by', group), byNoOther);
const exceptBySeveral: Parser<Predicate> = map(
  before(after('except by', number), 'or more creatures'),
  (least): Predicate =>
    (creatures) => [{ does: 'BLOCKED_BY', creatures, least, most: null }],
);
const byMoreThan: Parser<Predicate> = pair(
  mapSome(after('by more than', number), (most) => most),
  says('creature|creatures each? combat?'),
  (most): Predicate =>
    (creatures) => [{ does: 'BLOCKED_BY', creatures, least: 0, most }],
);
const exceptByAll: Parser<Predicate> = means(
  'unless all creatures defending player controls block it|them',
  (creatures) => [{ does: 'BLOCKED_BY_ALL', creatures }],
);
const atAll: Parser<Predicate> = map(
  (_, at) => ({ value: null, next: at }),
  (): Predicate => (creatures) => [{ does: 'CANT_BE_BLOCKED', creatures, by: null }],
);

/**
 * Restrictions on being blocked (509.1b).
 *
 * Template: "⟨subject⟩ can't be blocked [by ⟨group⟩ | except by ⟨group⟩ | except by ⟨n⟩ or more creatures | by more than ⟨n⟩ creatures | unless all creatures defending player controls block it]",
 * "⟨subject⟩ can be blocked only by ⟨group⟩".
 */
export const cantBeBlocked: PredicateParser = first(
  after("can't|cannot be blocked", first(exceptBySeveral, exceptBy, exceptByAll, byMoreThan, by, atAll)),
  after('is|are unblockable', first(exceptBy, atAll)),
  after('can be blocked only', onlyBy),
);
