import type { Entity, GameObject, GameState } from '../../state/game-state.js';
import { reaches } from '../../state/range.js';
import { works } from '../../state/working.js';

/** Said of damage that is dealt otherwise than it would be (614, 615); not by an ability that somebody activates, or that triggers. */
const changes = /\bdamage\b.*\binstead\b|\bprevent\b.*\bdamage\b/iu;
const happensOnce = /:|^(?:when|whenever|at)\b|\bthis turn\b/iu;

const speaksOf = (text: string, { controller }: GameObject, entity: Entity): boolean =>
  !/\bto you\b/iu.test(text) || (entity.kind === 'PLAYER' ? entity.id : entity.controller) === controller;

/**
 * Lists what permanents say by which damage to some of those may be dealt otherwise, as a doubt names it: it is not applied.
 *
 * - 801.10: nothing of what is out of range of whoever controls the permanent.
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
