import { areOpponents, controllerOf, type Entity, type GameObject, type GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { oncePerTable } from '../../state/once-per-table.js';
import { functionsInZone } from '../../state/working.js';
import { matches } from '../../state/filters/matching.js';
import { controllerOfSource, objectOfSource, type Source as Targeter } from '../../state/source.js';
import type { ForbiddenTargeting } from '../clauses.js';
import { entityFilter } from '../layers/filters.js';
import type { Source } from '../layers/source.js';
import { effectsThatForbid } from './forbidden.js';
import { effectsOnPlayer } from './player-effects.js';
import { mayReferTo, unreadSentences } from './unread-sentences.js';

/** Whether a restriction applies to a spell or ability; if only that one's controller is known, it may. */
const protectsFrom = (source: Source, { sources, of }: ForbiddenTargeting, targeter: Targeter): boolean => {
  const { state, object } = source;
  const from = objectOfSource(state, targeter);
  const isSuch = !sources || !from || matches(state, { ...entityFilter(source, sources), zone: from.zone }, from);
  return isSuch && (of === 'ANYBODY' || areOpponents(controllerOfSource(state, targeter), controllerOf(state, object)));
};

const barsGraveyards = /^cards in graveyards can't be (?:the targets? of|targeted by) spells or abilities/i;

/** The objects that say that cards in graveyards can't be targeted. */
const barringGraveyards = oncePerTable((state: GameState): readonly GameObject[] =>
  [...state.objects.values()].filter(
    (object) => functionsInZone(object) && object.printed?.sentences.some(({ text }) => barsGraveyards.test(text)),
  ),
);

/**
 * Whether a card forbids a spell or ability to target a player or object.
 *
 * - 801.10: only if the target is within range of the card's controller.
 */
export const isTargetForbidden = (state: GameState, targeter: Targeter, entity: Entity): boolean => {
  if (entity.kind === 'PLAYER')
    return effectsOnPlayer(state, entity.id).some(
      ({ source, effect }) => effect.does === 'PLAYERS_CANT_BE_TARGETED' && protectsFrom(source, effect, targeter),
    );
  if (entity.zone === 'GRAVEYARD')
    return barringGraveyards(state).some((object) => reaches(state, { object: object.id }, entity));
  return effectsThatForbid(state, entity).some(
    ({ source, effect }) => effect.does === 'CANT_BE_TARGETED' && protectsFrom(source, effect, targeter),
  );
};

const protects =
  /\b(?:hexproof|shroud|protection from)\b|\bcan't be (?:the targets?|targeted)\b|\bmust choose at least one\b/iu;

/** The sentences that were not understood and may keep something from being a target. */
const unreadProtections = oncePerTable((state: GameState) =>
  unreadSentences(state).filter(({ text }) => protects.test(text)),
);

/** Finds a sentence that was not understood and may keep one of the entities from being a target (801.10). */
export const findProtection = (state: GameState, entities: readonly Entity[]): string | undefined =>
  unreadProtections(state).find((sentence) => entities.some((entity) => mayReferTo(state, sentence, entity)))?.name;
