import { answer, type Answer, type Ruling, type Rulings } from './answer.js';
import type { EntityFilter } from './state/filters/entity-filter.js';
import { entitiesMatching, matches } from './state/filters/matching.js';
import type { Entity, GameState } from './state/game-state.js';

/** A player or object that is left out, and why. */
export interface Excluded {
  readonly entity: Entity;
  readonly because: Rulings;
}

/** The objects and players that a question was asked among, told apart. */
export interface Selection {
  readonly included: readonly Entity[];
  readonly excluded: readonly Excluded[];
}

/** Those who are asked about: players in the game and objects that match, and players who have left if they are named. */
export const candidatesAmong = (state: GameState, among: EntityFilter): readonly Entity[] => {
  const named = (among.ids ?? []).flatMap((id) => state.playersById.get(id) ?? []);
  return [...entitiesMatching(state, among), ...named.filter((each) => !each.inGame && matches(state, among, each))];
};

/** Tells the candidates apart by what speaks against each: nothing, and it is included. */
export const selected = (
  candidates: readonly Entity[],
  objectionsTo: (entity: Entity) => readonly Ruling[],
  because: (selection: Selection) => Rulings,
): Answer<Selection> => {
  const included: Entity[] = [];
  const excluded: Excluded[] = [];
  for (const entity of candidates) {
    const [first, ...others] = objectionsTo(entity);
    if (first) excluded.push({ entity, because: [first, ...others] });
    else included.push(entity);
  }
  return answer({ included, excluded }, ...because({ included, excluded }));
};
