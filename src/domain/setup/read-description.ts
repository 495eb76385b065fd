import { createReader, type Reading } from '../schema/reader.js';
import { unknownIds, type Known } from '../schema/unknown-ids.js';
import { problem, within, type Problem } from '../problem.js';
import { badInput, success, type Result } from '../result.js';
import { gameStateOf } from './build-game-state.js';
import { gameStateDescription, type FullDescription } from '../state/description.js';
import type { GameState } from '../state/game-state.js';
import { effectProblems, effectProblemsAt, endedProblems } from './problems/effect-problems.js';
import { lookupIn, objectProblems, objectsRefusedToday } from './problems/object-problems.js';
import { seatingProblems } from './problems/seating-problems.js';
import { stricterProblems } from './problems/stricter-problems.js';
import { turnProblems } from './problems/turn-problems.js';

/** Reads a description of unknown origin; whether it is possible is another question. */
export const readShape = createReader(gameStateDescription, { name: 'The table' });

/**
 * Returns the game state that a description describes, or every problem of the description with its path, never only the
 * first one. A description that does not have the shape of one is not looked into any further.
 */
export const readDescription = (description: unknown): Result<GameState> => stateOf(readShape(description));

/**
 * Returns the same for a description that has been read.
 *
 * - `isShared`: whether it was shared before, so that it may hold what is refused in those that come in today.
 */
export const stateOf = (
  { value: description, problems, moreProblems }: Reading<FullDescription>,
  isShared = false,
): Result<GameState> => {
  if (!description) return badInput(problems, moreProblems);
  const found = [...problems, ...impossibilities(description), ...(isShared ? [] : refusedToday(description))];
  if (found.length) return badInput(found, moreProblems);
  const state = gameStateOf(description);
  const refused = isShared ? [] : effectsRefusedAt(state, description);
  return refused.length ? badInput(refused) : success(state);
};

/** Finds effects that can't be at the table that is described. */
const effectsRefusedAt = (state: GameState, { effects }: FullDescription): readonly Problem[] =>
  (effects ?? []).flatMap((effect, index) => within(['effects', index], effectProblemsAt(state, effect)));

const refusedToday = (description: FullDescription): readonly Problem[] => [
  ...objectsRefusedToday(description),
  ...stricterProblems(description),
];

const impossibilities = (description: FullDescription): readonly Problem[] => [
  ...unknownIds(gameStateDescription, description, knownIn(description)),
  ...duplicates(description),
  ...seatingProblems(description),
  ...objectProblems(description),
  ...turnProblems(description),
  ...effectsProblems(description),
];

const effectsProblems = (description: FullDescription): readonly Problem[] => {
  const { effects, turn, variant } = description;
  if (!effects?.length) return [];
  const { isInGame, zoneOf } = lookupIn(description);
  return effects.flatMap((effect, index) =>
    within(
      ['effects', index],
      [...effectProblems(effect, isInGame, variant), ...endedProblems(effect, turn?.ended ?? false, zoneOf)],
    ),
  );
};

const knownIn = ({ players, objects, teams }: FullDescription): Known => ({
  players: idsOf(players),
  inGame: idsOf(players.filter(({ inGame }) => inGame)),
  objects: idsOf(objects ?? []),
  teams: idsOf(teams ?? []),
});

const idsOf = (entries: readonly { readonly id: string }[]): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const { id } of entries) ids.add(id);
  return ids;
};

const duplicates = ({ players, objects, teams }: FullDescription): readonly Problem[] => {
  const entities = new Set<string>();
  return [
    ...repeated('players', players, entities),
    ...repeated('objects', objects ?? [], entities),
    ...repeated('teams', teams ?? [], new Set()),
  ];
};

/** Ids that were seen before; those that are new are added to what was seen. */
const repeated = (list: string, entries: readonly { readonly id: string }[], seen: Set<string>): readonly Problem[] => {
  const found: Problem[] = [];
  entries.forEach(({ id }, index) => {
    const before = seen.size;
    if (seen.add(id).size === before) found.push(problem([list, index, 'id'], taken(id, list)));
  });
  return found;
};

const taken = (id: string, list: string): string =>
  `The id "${id}" is taken: ids are unique among ${list === 'teams' ? 'teams' : 'players and objects alike'}.`;
