import type { Declaration } from '../../domain/schema/schema.js';
import { catalogue } from './catalogue.js';
import { diagramArguments } from '../../diagram/diagram-arguments.js';
import { changes, createGameInput, gameFilter } from '../../games/store/game-inputs.js';

/** Everything that callers send: the roots from which all declared inputs are reached. */
export const everyInput: readonly Declaration[] = [
  createGameInput,
  gameFilter,
  ...[...catalogue.map((question) => question.arguments), ...Object.values(changes), diagramArguments].flatMap(
    (structure) => Object.values(structure.fields()).map(({ type }) => type),
  ),
];
