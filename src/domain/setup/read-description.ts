import { createReader, type Reading } from '../schema/reader.js';
import { unknownIds, type Known } from '../schema/unknown-ids.js';
import { problem, within, type Problem } from '../problem.js';
import { badInput, success, type Result } from '../result.js';
import { gameStateOf } from './build-game-state.js';
import { gameStateDescription, type FullDescription } from '../state/description.js';
import type { GameState } from '../state/game-state.js';
import { effectProblems, endedProblems } from './problems/effect-problems.js';
import { objectProblems, objectsRefusedToday } from './problems/object-problems.js';
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
 * - `refused`: finds what is wrong with those that come in today; one that was shared before may hold it.
 */
export const stateOf = (
  { value: description, problems, moreProblems }: Reading<FullDescription>,
  refused: (description: FullDescription) => readonly Problem[] = refusedToday,
): Result<GameState> => {
  if (!description) return badInput(problems, moreProblems);
  const found = [...problems, ...impossibilities(description), ...refused(description)];
  return found.length ? badInput(found, moreProblems) : success(gameStateOf(description));
};

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

const effectsProblems = ({ effects, players, objects, turn, variant }: FullDescription): readonly Problem[] =>
  (effects ?? []).flatMap((effect, index) =>
    within(
      ['effects', index],
      [
        ...effectProblems(effect, (id) => players.find((each) => each.id === id)?.inGame, variant),
        ...endedProblems(effect, turn?.ended ?? false, (id) => objects?.find((each) => each.id === id)?.zone),
      ],
    ),
  );

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
