import { diagramArguments } from '../diagram/diagram-arguments.js';
import { card } from '../domain/cards/database/card.js';
import { editionSchema, ruleWithNumbers } from '../domain/rulebook/rulebook-schemas.js';
import { noteSchema } from '../domain/notes.js';
import { warningSchema } from '../domain/warnings.js';
import type { Schema } from '../domain/schema/schema.js';
import { variantDefaultsSchema } from '../domain/variants/variant-defaults.js';
import { eventsRecorded, feedEventSchema, gameSchema, pageInfo, recordedEventSchema } from '../games/game-schemas.js';
import { analytics } from '../games/statistics/analytics.js';
import { changes, createGameInput, gameFilter } from '../games/store/game-inputs.js';
import { catalogue } from '../questions/catalogue/catalogue.js';
import { ruleCoverage } from '../questions/catalogue/coverage.js';

/** The schemas of all requests; every named input is in them. */
export const inputSchemas: readonly Schema[] = [
  createGameInput,
  gameFilter,
  ...[...catalogue.map((question) => question.arguments), ...Object.values(changes), diagramArguments].flatMap(
    ({ fields }) => Object.values(fields()).map(({ type }) => type),
  ),
];

/** The schemas of all REST answers; every named output is in them. */
export const outputSchemas: readonly Schema[] = [
  ...catalogue.map(({ answer }) => answer),
  ...[gameSchema, recordedEventSchema, eventsRecorded(recordedEventSchema), pageInfo, analytics, feedEventSchema],
  ...[warningSchema, noteSchema, ruleWithNumbers, editionSchema, variantDefaultsSchema, ruleCoverage, card],
];
