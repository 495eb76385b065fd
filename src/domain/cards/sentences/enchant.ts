import type { Effect, Who } from '../clauses.js';
import { group } from '../grammar/groups.js';
import { first, map, means, pair, says, type Parser } from '../grammar/parser.js';

/**
 * What an Aura may enchant (702.5a).
 *
 * Template: "Enchant ⟨group⟩", "Enchant player", "Enchant opponent".
 */
export const enchant: Parser<Effect> = pair(
  says('enchant'),
  first(
    first<Effect>(
      map(means<Who>('player', 'ANYBODY'), (what): Effect => ({ does: 'ENCHANTS', what })),
      map(means<Who>('opponent', 'OPPONENTS'), (what): Effect => ({ does: 'ENCHANTS', what })),
    ),
    map(group, (what): Effect => ({ does: 'ENCHANTS', what })),
  ),
  (_, effect) => effect,
);
