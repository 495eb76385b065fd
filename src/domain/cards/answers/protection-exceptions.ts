import { reaches } from '../../state/range.js';
import { isOnBattlefield, type GameObject, type GameState } from '../../state/game-state.js';
import { matches } from '../../state/filters/matching.js';
import type { Clause } from '../clauses.js';
import { openConditions } from '../layers/conditions.js';
import { entityFilter } from '../layers/filters.js';
import type { Source } from '../layers/source.js';

/**
 * Returns an object's protection abilities that don't remove an attachment, one for each card that grants one.
 *
 * - 702.16n: an ability that excepts the Aura that gives it, or all Auras; 702.16p: or earlier attachments.
 */
export const protectionExceptions = (state: GameState, attachment: GameObject, to: GameObject): readonly string[] => {
  if (attachment.attachedTo !== to.id) return [];
  return [...state.objects.values()].flatMap((object) =>
    isOnBattlefield(object) && reaches(state, { object: object.id }, to)
      ? (object.printed?.clauses ?? []).flatMap((clause) => keywordsSpared({ state, object }, clause, attachment, to))
      : [],
  );
};

const keywordsSpared = (
  source: Source,
  { effect, conditions }: Clause,
  attachment: GameObject,
  to: GameObject,
): readonly string[] => {
  if (effect.does !== 'SPARES' || !openConditions(source, conditions)) return [];
  if (effect.already && attachment.timestamp >= source.object.timestamp) return [];
  const isMeant =
    matches(source.state, entityFilter(source, effect.creatures), to) &&
    matches(source.state, entityFilter(source, effect.what), attachment);
  return isMeant ? effect.keywords : [];
};
