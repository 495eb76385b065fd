import { declaredProblems } from '../domain/schema/schema-problems.js';
import { knownAt } from '../domain/events/events.js';
import type { GameState } from '../domain/state/game-state.js';
import { badInput, success, type Result } from '../domain/result.js';
import { diagramArguments, type DiagramArguments } from './diagram-arguments.js';

/**
 * Draws a table as an SVG document, or reports invalid arguments.
 *
 * The drawing code is imported with the first picture: the server starts without the table of letter widths.
 */
export const diagram = async (state: GameState, given: DiagramArguments): Promise<Result<string>> => {
  const problems = declaredProblems(diagramArguments, given, knownAt(state));
  if (problems.length) return badInput(problems);
  const { draw, pictureOf } = await import('./picture.js');
  return success(draw(pictureOf(state, given.rangeOf ?? null), given.theme ?? 'LIGHT'));
};
