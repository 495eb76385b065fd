import type { Effect } from '../../clauses.js';
import { group, subject } from '../grammar/groups.js';
import { pair, says, type Parser } from '../grammar/parser.js';

/**
 * A requirement for every creature that is able to block (509.1c).
 *
 * Template: "All ⟨group⟩ able to block ⟨subject⟩ do so".
 */
export const lure: Parser<readonly Effect[]> = pair(
  group,
  pair(
    pair(says('able to block'), subject, (_, found) => found),
    says('do|does so'),
    (found) => found,
  ),
  (blockers, creatures): readonly Effect[] => [{ does: 'LURES', creatures, blockers }],
);
