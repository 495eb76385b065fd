import { listOf, object, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { largest } from '../state/description.js';
import type { GameState } from '../state/game-state.js';
import { problem, type Problem } from '../problem.js';

export const objectsInput = objectSchema('ObjectsInput', 'Several objects.', {
  objects: required(listOf(object, { minimum: 1, maximum: largest.objects }), 'The objects, by id.'),
});
export type Objects = ValueOf<typeof objectsInput>;

/** Finds objects that are not on the battlefield. */
export const offBattlefield = (state: GameState, { objects }: Objects): readonly Problem[] =>
  objects.flatMap((id, index) =>
    state.objects.get(id)?.zone === 'BATTLEFIELD'
      ? []
      : [problem(['objects', index], `"${id}" is not on the battlefield.`)],
  );
