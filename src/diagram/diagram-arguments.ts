import { defaulted, enumeration, optional, player, objectSchema } from '../domain/schema/schema.js';
import type { InputOf, ValueOf } from '../domain/schema/schema.js';

export const diagramTheme = enumeration('DiagramTheme', 'The colors of a picture.', {
  LIGHT: 'Dark on light.',
  DARK: 'Light on dark.',
});
export type DiagramTheme = ValueOf<typeof diagramTheme>;

/** Options of a picture of a table. */
export const diagramArguments = objectSchema('DiagramArguments', 'Options of the picture.', {
  rangeOf: optional(player, 'The player whose range of influence is shaded; every seat then shows its distance.'),
  theme: defaulted(diagramTheme, 'LIGHT', 'The colors.'),
});
export type DiagramArguments = InputOf<typeof diagramArguments>;
