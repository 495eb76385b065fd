import type { Effect } from '../../clauses.js';
import { after, first, maybe, means, pair, says, several, type Parser } from '../grammar/parser.js';
import { predicateOf, type PredicateParser } from './predicate.js';

type Kind = Extract<Effect, { readonly does: 'CANT_BE_ATTACHED' }>['what'][number];

const kind: Parser<Kind> = first<Kind>(means('enchanted', 'AURA'), means('equipped', 'EQUIPMENT'));

/**
 * Restrictions on attaching (101.2, 303.4c).
 *
 * Template: "⟨subject⟩ can't be enchanted [or equipped] [by other Auras]".
 */
export const cantBeAttached: PredicateParser = pair(
  after("can't be", several(kind, says('or'))),
  maybe(first(means('by other auras', true), means('by other auras or equipment', true))),
  (what, exceptItself) => predicateOf({ does: 'CANT_BE_ATTACHED', what, exceptItself: exceptItself ?? false }),
);
