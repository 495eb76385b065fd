import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { works } from '../../state/working.js';

/** Said of damage that is dealt otherwise than it would be (614, 615); not by an ability that somebody activates, or that triggers. */
const changes = /\bdamage\b.*\binstead\b|\bprevent\b.*\bdamage\b/iu;
const happensOnce = /:|^(?:when|whenever|at)\b|\bthis turn\b/iu;

const speaksOf = (text: string, { controller }: GameObject, entity: Entity): boolean =>
  !/\bto you\b/iu.test(text) || (entity.kind === 'PLAYER' ? entity.id : entity.controller) === controller;

/**
 * Lists sentences that may prevent or replace damage to those recipients; they are not applied, so they raise a doubt.
 *
 * - 801.10: only for recipients within range of the permanent's controller.
 */
export const damageSentences = (state: GameState, recipients: readonly Entity[]): readonly string[] =>
  [...state.objects.values()].filter(works).flatMap((object) =>
    (object.printed?.sentences ?? []).flatMap(({ text }) => {
      if (!changes.test(text) || happensOnce.test(text)) return [];
      const isMeant = recipients.some(
        (each) => speaksOf(text, object, each) && reaches(state, { object: object.id }, each),
      );
      return isMeant ? [`"${text}" of ${object.name}`] : [];
    }),
  );
