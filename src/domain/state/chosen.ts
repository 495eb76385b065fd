import { objectSchema, optional, player, text, type ValueOf } from '../schema/schema.js';
import { color, side } from './vocabulary.js';

export const chosen = objectSchema('ChosenInput', 'Choices made for an object, as its text asks.', {
  color: optional(color, 'The chosen color.'),
  type: optional(text(100), 'The chosen type, for example Goblin or Island.'),
  player: optional(player, 'The chosen player.'),
  direction: optional(side, 'The direction chosen last, for example for Mystic Barrier.'),
});
export type Chosen = ValueOf<typeof chosen>;
