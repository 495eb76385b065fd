import { playerInGame, required, objectSchema } from '../schema/schema.js';
import { withHolder } from '../state/designations.js';
import { playerOf } from '../state/game-state.js';
import { eventKind } from './event-kind.js';

export const becomesMonarch = eventKind({
  input: objectSchema('BecomesMonarchInput', 'A player becomes the monarch (725).', {
    player: required(playerInGame, 'The player who becomes the monarch, replacing the current one (725.3).'),
  }),
  description:
    'A player becomes the monarch (725). When the monarch leaves, another player becomes the monarch without this event (725.4).',
  rules: ['725.4'],
  happen: (state, { player }) => withHolder(state, 'monarch', player),
  summary: (state, { player }) => `${playerOf(state, player).name} becomes the monarch.`,
});

export const takesInitiative = eventKind({
  input: objectSchema('TakesInitiativeInput', 'A player takes the initiative (726).', {
    player: required(playerInGame, 'The player who takes it from its holder (726.3).'),
  }),
  description:
    'A player takes the initiative (726). When its holder leaves the game, another player takes it without this event (726.4).',
  rules: ['726.4'],
  happen: (state, { player }) => withHolder(state, 'initiative', player),
  summary: (state, { player }) => `${playerOf(state, player).name} takes the initiative.`,
});
