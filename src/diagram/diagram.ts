import { createReader, resultOf } from '../domain/schema/reader.js';
import { unknownIds } from '../domain/schema/unknown-ids.js';
import { knownAt, type GameState } from '../domain/state/game-state.js';
import { badInput, success, type Result } from '../domain/result.js';
import { diagramArguments, type DiagramArguments } from './diagram-arguments.js';

/**
 * Draws a table as an SVG document, or reports invalid arguments.
 *
 * The drawing code is imported for the first picture, so the server starts without the table of letter widths.
 */
export const diagram = async (state: GameState, given: DiagramArguments): Promise<Result<string>> => {
  const read = resultOf(readArguments(given));
  if (!read.ok) return read;
  const problems = unknownIds(diagramArguments, read.value, knownAt(state));
  if (problems.length) return badInput(problems);
  const { draw, pictureOf } = await import('./picture.js');
  return success(draw(pictureOf(state, read.value.rangeOf ?? null), read.value.theme));
};

const readArguments = createReader(diagramArguments);
