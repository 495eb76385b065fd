import type { Filter, ForbiddenTargeting } from '../../clauses.js';
import { any } from '../grammar/group-words.js';
import { after, before, first, map, maybe, means, pair, says, several, type Parser } from '../grammar/parser.js';
import { groupWord } from '../grammar/words.js';
import { predicateOf, type PredicateParser } from './predicate.js';

const what: Parser<ForbiddenTargeting['what']> = first<ForbiddenTargeting['what']>(
  means('spells or|and abilities', 'SPELL_OR_ABILITY'),
  means('abilities or|and spells', 'SPELL_OR_ABILITY'),
  means('spells', 'SPELL'),
  means('abilities', 'ABILITY'),
);
const kind: Parser<Filter> = map(several(groupWord, says('or')), (found) => any(...found.map(({ filter }) => filter)));
const fromSources: Parser<Filter> = before(after('from', kind), 'sources');

/** "spells or abilities", "blue spells or abilities from blue sources", "abilities from artifact sources", "blue or black spells". */
const kinds: Parser<Omit<ForbiddenTargeting, 'of'>> = pair(
  pair(maybe(kind), what, (sources, found) => ({ sources, what: found })),
  maybe(fromSources),
  (found, from) => ({ ...found, sources: found.sources ?? from }),
);

const holder: Parser<ForbiddenTargeting['of']> = map(
  maybe(
    first(means('your opponents control', 'OPPONENTS' as const), means('an opponent controls', 'OPPONENTS' as const)),
  ),
  (found) => found ?? 'ANYBODY',
);

/** Reads the spells, abilities and sources that may not target something. */
export const targetRestriction: Parser<ForbiddenTargeting> = after(
  says("can't be the target|targets of", "can't be targeted by"),
  pair(kinds, holder, (found, of) => ({ ...found, of })),
);

/**
 * Restrictions on targeting (115): they never exclude a target, but add a doubt.
 *
 * Template: "⟨subject⟩ can't be the target of ⟨color⟩ spells or abilities [from ⟨color⟩ sources] [your opponents control]".
 */
export const cantBeTargeted: PredicateParser = map(targetRestriction, (found) =>
  predicateOf({ does: 'CANT_BE_TARGETED', ...found }),
);
