import { objectSchema, optional, player, text, type ValueOf } from '../schema/schema.js';
import { color, side } from './vocabulary.js';

export const chosen = objectSchema('ChosenInput', 'What was chosen for an object, as its text has somebody choose.', {
  color: optional(color, 'The chosen color.'),
  type: optional(text(100), 'The chosen type, for example Goblin or Island.'),
  player: optional(player, 'The chosen player.'),
  direction: optional(side, 'The direction that was chosen last, as of Mystic Barrier.'),
});
export type Chosen = ValueOf<typeof chosen>;
