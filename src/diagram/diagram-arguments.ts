import { defaulted, enumeration, optional, player, objectSchema, type ValueOf } from '../domain/schema/schema.js';

export const diagramTheme = enumeration('DiagramTheme', 'The colours of a picture.', {
  LIGHT: 'Dark on light.',
  DARK: 'Light on dark.',
});
export type DiagramTheme = ValueOf<typeof diagramTheme>;

/** What a picture of a table shows beyond the table. */
export const diagramArguments = objectSchema('DiagramArguments', 'What the picture shows.', {
  rangeOf: optional(player, 'The player whose range of influence is shaded, with the distance of every seat.'),
  theme: defaulted(diagramTheme, 'LIGHT', 'The colours.'),
});
export type DiagramArguments = ValueOf<typeof diagramArguments>;
