import { playerInGame, required, objectSchema } from '../schema/schema.js';
import { withHolder } from '../state/designations.js';
import { playerOf } from '../state/game-state.js';
import { eventKind } from './event-kind.js';

const input = objectSchema('BecomesMonarchInput', 'A player becomes the monarch (725).', {
  player: required(playerInGame, 'The player who becomes the monarch, replacing the current one (725.3).'),
});

export const becomesMonarch = eventKind({
  input,
  description:
    'A player becomes the monarch (725). When the monarch leaves, another player becomes the monarch without this event (725.4).',
  rules: ['725.4'],
  happen: (state, { player }) => withHolder(state, 'monarch', player),
  summary: (state, { player }) => `${playerOf(state, player).name} becomes the monarch.`,
});
