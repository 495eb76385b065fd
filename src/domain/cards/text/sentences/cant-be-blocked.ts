import type { Filter } from '../../clauses.js';
import { any, not } from '../grammar/group-words.js';
import { group } from '../grammar/groups.js';
import { after, before, comma, first, map, means, several } from '../grammar/parser.js';
import { number } from '../grammar/words.js';
import { predicateOf, type Predicate, type PredicateParser } from './predicate.js';

const unblocked = (by: Filter | null): Predicate => predicateOf({ does: 'CANT_BE_BLOCKED', by });
const by = map(several(after('by', group), comma), (blockers) => unblocked(any(...blockers)));
const exceptBy = map(after('except by', group), (blockers) => unblocked(not(blockers)));
const onlyBy = map(after('by', group), (blockers) => unblocked(not(blockers)));
const exceptBySeveral = map(before(after('except by', number), 'or more creatures'), (least) =>
  predicateOf({ does: 'BLOCKED_BY', least, most: null }),
);
const byMoreThan = map(before(after('by more than', number), 'creature|creatures each? combat?'), (most) =>
  predicateOf({ does: 'BLOCKED_BY', least: 0, most }),
);
const exceptByAll = means(
  'unless all creatures defending player controls block it|them',
  predicateOf({ does: 'BLOCKED_BY_ALL' }),
);
const atAll: PredicateParser = (_, at) => ({ value: unblocked(null), next: at });

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
