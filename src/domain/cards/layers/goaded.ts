import { createConditions } from '../../state/effects/conditions.js';
import { isGoading } from '../../state/effects/effects.js';
import type { AttackRule } from '../../state/effects/combat-rule-schemas.js';
import type { OngoingEffect } from '../../state/effects/effects.js';
import { objectsMatching } from '../../state/filters/matching.js';
import type { GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { functionsInZone } from '../../state/working.js';
import { groupPairs } from '../../values/groups.js';
import type { Clause } from '../clauses.js';
import { rulesOf } from './combat-rules.js';
import { objectsOn } from './ongoing-effects.js';
import type { Source } from './source.js';

/** A goaded creature, and the player who goads it; stored tables may leave the player out. */
type Goading = readonly [creature: string, by: AttackRule['target']];

/** The creatures that a permanent goads, by the table's rules and by its card. */
const goadedBy = (source: Source, clauses: readonly Clause[]): readonly Goading[] => {
  const { state, object } = source;
  const said = clauses.filter(({ effect }) => effect.does === 'GOADED');
  const rules = [...object.attackRules.filter(isGoading), ...said.flatMap((each) => rulesOf(source, each).attackRules)];
  const holds = createConditions(state);
  return rules.flatMap((rule): readonly Goading[] => {
    if (holds(rule, object) === 'NOBODY') return [];
    const creatures = rule.creatures ? objectsMatching(state, rule.creatures) : [object];
    return creatures.flatMap((each) =>
      reaches(state, { object: object.id }, each) ? [[each.id, rule.target] as const] : [],
    );
  });
};

/** The creatures that an ongoing effect goads; its conditions count objects in range of its controller (801.11). */
const goadedByEffect = (state: GameState, effect: OngoingEffect): readonly Goading[] => {
  const { attackRules, controller = null, from = null } = effect;
  const holds = createConditions(state);
  const holder = { id: '', effectOf: from, controller, owner: controller ?? '' };
  return (attackRules ?? [])
    .filter((rule) => isGoading(rule) && holds(rule, holder) !== 'NOBODY')
    .flatMap(({ target }) => objectsOn(state, effect).map(({ id }) => [id, target] as const));
};

/**
 * Finds who goads each creature (701.15b), by its id. `clausesOf` returns an object's clauses; none if its rules have
 * been made from them already.
 */
export const goadersAt = (
  state: GameState,
  clausesOf: (object: Source['object']) => readonly Clause[] = () => [],
): ReadonlyMap<string, readonly AttackRule['target'][]> =>
  groupPairs<string, AttackRule['target']>([
    ...[...state.objects.values()]
      .filter(functionsInZone)
      .flatMap((object) => goadedBy({ state, object }, clausesOf(object))),
    ...state.effects.flatMap((effect) => goadedByEffect(state, effect)),
  ]);
