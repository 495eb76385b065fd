import type { Answer, Ruling } from '../answer.js';
import type { EntityFilter } from '../state/entity-filter.js';
import type { Entity, GameState } from '../state/game-state.js';
import { reaches } from './801.18-planes.js';
import { controllerOfSource, type Source } from '../state/source.js';
import { candidatesAmong, selected, type Selection } from '../selection.js';
import { battlesReached, reachRuling, remoteness, reachCites } from './801.2-reach.js';
import { playerGone, sourceGone, departedCites } from './800.4a-departed.js';
import { unknownToEdition, unknownToEditionCites } from '../variants/unknown-to-edition.js';
import { citing } from '../rulebook/citing.js';

const { ruling, cites } = citing('801.4');

export const targetCites = [...cites, ...departedCites, ...reachCites, ...unknownToEditionCites];

/**
 * Tells which of those objects and players a spell or ability may target.
 *
 * - 801.4: those within range of its controller.
 * - 801.18: any, for planes and phenomena outside Grand Melee.
 * - 800.4a: none, once its controller has left the game.
 */
export const legalTargets = (state: GameState, source: Source, among: EntityFilter): Answer<Selection> => {
  const candidates = candidatesAmong(state, among);
  return selected(
    candidates,
    (entity) => targetObjections(state, source, entity),
    ({ included }) => [
      sourceGone(state, source) ??
        reachRuling(state, source, 'may target', ({ says, about }) => ruling(state, '801.4', says, ...about)),
      ...battlesReached(state, source, included),
      ...unknownToEdition(state, candidates),
    ],
  );
};

/** Lists what speaks against a target, as far as range and departures go. */
export const targetObjections = (state: GameState, source: Source, entity: Entity): readonly Ruling[] => {
  const gone = sourceGone(state, source) ?? playerGone(state, entity);
  if (gone) return [gone];
  if (reaches(state, source, entity)) return [];
  const { says, about } = remoteness(state, controllerOfSource(state, source), entity);
  return [ruling(state, '801.4', `${says}, so ${entity.name} is not a legal target.`, ...about, entity)];
};
