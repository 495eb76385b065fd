import type { Effect, Filter, Who } from '../../clauses.js';
import { group } from '../grammar/groups.js';
import { after, first, map, means, type Parser } from '../grammar/parser.js';

/**
 * What an Aura may enchant (702.5a), or an Equipment be attached to.
 *
 * Template: "Enchant ⟨group⟩", "Enchant player", "Enchant opponent", "⟨this⟩ can be attached only to ⟨group⟩".
 */
export const enchant: Parser<Effect> = map(
  first<Filter | Who>(
    after('enchant', first<Filter | Who>(means('player', 'ANYBODY'), means('opponent', 'OPPONENTS'), group)),
    after('~ can be attached only to', group),
  ),
  (what) => ({ does: 'ENCHANTS', what }),
);
