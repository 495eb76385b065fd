import { isGoading } from '../../state/effects/effects.js';
import { objectsMatching } from '../../state/filters/matching.js';
import type { GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { works } from '../../state/working.js';
import type { Clause } from '../clauses.js';
import { rulesOf } from './combat-rules.js';
import { idsOf } from './dependence.js';
import type { Source } from './source.js';

/** The creatures that a permanent goads: by what the table tells of it, and by what its cards say. */
const goadedBy = (source: Source, clauses: readonly Clause[]): readonly string[] => {
  const { state, object } = source;
  const said = clauses.filter(({ effect }) => effect.does === 'GOADED');
  const rules = [...object.attackRules.filter(isGoading), ...said.flatMap((each) => rulesOf(source, each).attackRules)];
  return rules.flatMap(({ creatures }) =>
    creatures
      ? idsOf(objectsMatching(state, creatures).filter((each) => reaches(state, { object: object.id }, each)))
      : [object.id],
  );
};

/** Finds the ids of the creatures that are goaded (701.15b), where the clauses of each object are those; objects that have the rules of theirs need none. */
export const goadedAt = (
  state: GameState,
  clausesOf: (object: Source['object']) => readonly Clause[],
): ReadonlySet<string> =>
  new Set([
    ...[...state.objects.values()].filter(works).flatMap((object) => goadedBy({ state, object }, clausesOf(object))),
    ...state.effects.flatMap(({ attackRules, on, creatures }) =>
      attackRules?.some(isGoading) ? (on ?? idsOf(objectsMatching(state, creatures ?? {}))) : [],
    ),
  ]);
