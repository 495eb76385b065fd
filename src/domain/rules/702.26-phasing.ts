import { withVerb } from '../answer.js';
import { citedClause } from '../rulebook/citing.js';
import { withObjects } from '../state/change.js';
import type { GameObject, GameState } from '../state/game-state.js';
import { withoutUndefined } from '../values/given.js';
import { turnProgress } from './500-passage.js';

/** Phases an object in. */
export const phasedIn = (object: GameObject): GameObject => withoutUndefined({ ...object, phasedOutUnder: undefined });

/** A table after permanents have phased in, and the words for a summary: "; Ox phases in (702.26)". */
interface PhasingResult {
  readonly state: GameState;
  readonly summary: string;
}

/**
 * Phases permanents in as turns begin.
 *
 * - 702.26: at the untap step of the player under whose control it phased out.
 * - 800.4m: if that player has left, when the turn would have begun.
 */
export const phasedInBetween = (before: GameState, after: GameState): PhasingResult => {
  const phased: GameObject[] = [];
  const waiting: GameObject[] = [];
  for (const object of after.objects.values()) {
    if (object.phasedOutUnder === undefined) continue;
    const came = turnProgress({ before, after }, object.phasedOutUnder);
    if (came === 'BEGUN' || came?.hasBegun) phased.push(phasedIn(object));
    else if (came) waiting.push({ ...object, phasedOutUnder: came.to });
  }
  const summary = phased.length ? citedClause(after, `${withVerb(phased, 'phases', 'phase')} in`, '702.26') : '';
  return { state: withObjects(after, [...phased, ...waiting]), summary };
};
