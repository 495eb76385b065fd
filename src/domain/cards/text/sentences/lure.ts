import type { Effect } from '../../clauses.js';
import { group, subject } from '../grammar/groups.js';
import { after, before, pair, type Parser } from '../grammar/parser.js';

/**
 * A requirement for every creature that is able to block (509.1c).
 *
 * Template: "All ⟨group⟩ able to block ⟨subject⟩ do so".
 */
export const lure: Parser<readonly Effect[]> = pair(
  group,
  before(after('able to block', subject), 'do|does so'),
  (blockers, creatures): readonly Effect[] => [{ does: 'LURES', creatures, blockers }],
);
