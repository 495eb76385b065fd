import type { GameObject } from '../../state/game-state.js';
import { functionsInZone } from '../../state/working.js';
import type { Clause } from '../clauses.js';

const isOfGraveyard = ({ conditions }: Clause): boolean => conditions.some(({ asks }) => asks === 'IN_GRAVEYARD');

/**
 * The clauses of a card that function in its zone.
 *
 * - 113.6: those of permanents, and of emblems, planes and the like in the command zone.
 * - 113.6b: an ability that says it functions in a graveyard functions only there.
 */
export const activeClauses = (object: GameObject): readonly Clause[] => {
  const clauses = object.printed?.clauses ?? [];
  if (!clauses.length) return clauses;
  if (object.zone === 'GRAVEYARD') return clauses.filter(isOfGraveyard);
  if (!functionsInZone(object)) return [];
  return clauses.some(isOfGraveyard) ? clauses.filter((each) => !isOfGraveyard(each)) : clauses;
};
