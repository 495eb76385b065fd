import type { Clause } from '../../clauses.js';
import { group } from '../grammar/groups.js';
import { after, first, mapSome, maybe, means, pair, says, type Parser } from '../grammar/parser.js';

/**
 * Exceptions to the protection that the previous sentence grants (702.16n, 702.16p).
 *
 * Template: "This effect doesn't remove this Aura | Auras | ⟨group⟩ that are already attached to it".
 */
export const spares = (before: readonly Clause[]): Parser<readonly Clause[]> =>
  mapSome(
    pair(
      after(
        says("this effect doesn't remove", 'this effect does not remove'),
        first(means('~', { is: 'SELF' as const }), group),
      ),
      maybe(means('that is|are already attached to it|@', true)),
      (what, already) => ({ what, already: already ?? false }),
    ),
    (found) => {
      const clauses = before.flatMap(({ effect: given, ...clause }): readonly Clause[] => {
        const keywords = given.does === 'HAS' ? given.keywords.filter((each) => each.startsWith('protection')) : [];
        return given.does === 'HAS' && keywords.length
          ? [{ ...clause, effect: { does: 'SPARES', creatures: given.creatures, keywords, ...found } }]
          : [];
      });
      return clauses.length ? clauses : null;
    },
  );
