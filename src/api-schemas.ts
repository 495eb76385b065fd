import { diagramArguments } from './diagram/diagram-arguments.js';
import type { Schema } from './domain/schema/schema.js';
import { changes, createGameInput, gameFilter } from './games/store/game-inputs.js';
import { catalogue } from './questions/catalogue/catalogue.js';

/** The schemas of everything that clients send; every named input is reached from them. */
export const inputSchemas: readonly Schema[] = [
  createGameInput,
  gameFilter,
  ...[...catalogue.map((question) => question.arguments), ...Object.values(changes), diagramArguments].flatMap(
    ({ fields }) => Object.values(fields()).map(({ type }) => type),
  ),
];
