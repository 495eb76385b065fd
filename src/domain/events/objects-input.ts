import { nameList } from '../answer.js';
import { listOf, object, required, objectSchema, type ValueOf } from '../schema/schema.js';
import { tableLimits } from '../state/description.js';
import { objectOf, type GameState } from '../state/game-state.js';
import { problemsAmong, type Problem } from '../problem.js';

export const objectsInput = objectSchema('ObjectsInput', 'Several objects.', {
  objects: required(listOf(object, { minimum: 1, maximum: tableLimits.objects }), 'The objects, by id.'),
});
export type Objects = ValueOf<typeof objectsInput>;

/** Summarizes what happens to the objects: "Tapped: Ox and Elk." */
export const createSummary =
  (what: string) =>
  (state: GameState, { objects }: Objects): string =>
    `${what}: ${nameList([...new Set(objects)].map((id) => objectOf(state, id)))}.`;

/** Finds objects that are not on the battlefield. */
export const zoneProblems = (state: GameState, { objects }: Objects): readonly Problem[] =>
  problemsAmong(objects, ['objects'], (id) =>
    state.objects.get(id)?.zone === 'BATTLEFIELD' ? null : `"${id}" is not on the battlefield.`,
  );
