import type { Description } from '../state/description.js';
import type { GameState } from '../state/game-state.js';
import { readDescription } from '../setup/read-description.js';
import { mostProblems, type Problem } from '../problem.js';
import { badInput, type Result } from '../result.js';
import { readNotation, type ReadTable } from './read-notation.js';
import { withPlainLines } from './text/tokens.js';

/** A table in the notation. */
export interface TableInText {
  /** The table as it was understood; cards are given by name alone where the text does. */
  readonly description: Description;
  /** Validates the description, once its cards are given in full; problems have line and column. */
  readonly read: (description: Description) => Result<GameState>;
}

/** Reads a table in the notation into a description, whose cards can then be filled in. */
export const tableInText = (written: string, table = readNotation(written)): TableInText => {
  const problemAt = (at: number, message: string): Problem => ({
    path: ['text'],
    message: `${placeIn(written, at)}: ${message}`,
  });
  const read = (description: Description): Result<GameState> => {
    const errors = table.errors.slice(0, mostProblems).map(({ at, message }) => problemAt(at, message));
    if (errors.length) return badInput(errors, table.errors.length - errors.length);
    const state = readDescription(description);
    if (state.ok || state.failure.code !== 'BAD_USER_INPUT') return state;
    const { problems, moreProblems } = state.failure;
    const placed = problems.map(({ path, message }) => problemAt(placeOf(table, path), message));
    return badInput(placed, moreProblems);
  };
  return { description: table.description, read };
};

/** Returns the position of the part that a problem is about, or of the nearest enclosing part. */
const placeOf = ({ places }: ReadTable, path: Problem['path']): number => {
  for (let length = path.length; length > 0; length -= 1) {
    const found = places.get(path.slice(0, length).join('.'));
    if (found !== undefined) return found;
  }
  return places.get('') ?? 0;
};

/** Words a position as line and column, both counted from 1. */
const placeIn = (text: string, at: number): string => {
  const before = withPlainLines(text).slice(0, at);
  const line = before.split('\n');
  return `Line ${line.length}, column ${Array.from(line.at(-1) ?? '').length + 1}`;
};
