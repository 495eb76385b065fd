import { answer, type Answer, type Ruling, type Rulings } from './answer.js';
import type { EntityFilter } from './state/filters/entity-filter.js';
import { entitiesMatching, matches } from './state/filters/matching.js';
import type { Entity, GameState } from './state/game-state.js';

/** An excluded player or object, with the rulings that exclude it. */
export interface ExcludedEntity {
  readonly entity: Entity;
  readonly because: Rulings;
}

/** The candidates of a question, split into included and excluded ones. */
export interface Selection {
  readonly included: readonly Entity[];
  readonly excluded: readonly ExcludedEntity[];
}

/** Returns a question's candidates: matching objects, players in the game, and departed players listed by id. */
export const candidatesAmong = (state: GameState, among: EntityFilter): readonly Entity[] => {
  const named = (among.ids ?? []).flatMap((id) => state.playersById.get(id) ?? []);
  return [...entitiesMatching(state, among), ...named.filter((each) => !each.inGame && matches(state, among, each))];
};

/** Splits candidates by their objections: those without any are included. */
export const selectByObjections = (
  candidates: readonly Entity[],
  objectionsTo: (entity: Entity) => readonly Ruling[],
  because: (selection: Selection) => Rulings,
): Answer<Selection> => {
  const included: Entity[] = [];
  const excluded: ExcludedEntity[] = [];
  for (const entity of candidates) {
    const [first, ...others] = objectionsTo(entity);
    if (first) excluded.push({ entity, because: [first, ...others] });
    else included.push(entity);
  }
  return answer({ included, excluded }, ...because({ included, excluded }));
};
