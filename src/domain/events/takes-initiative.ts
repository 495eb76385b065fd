import { playerInGame, required, objectSchema } from '../schema/schema.js';
import { withHolder } from '../state/designations.js';
import { playerOf } from '../state/game-state.js';
import { eventKind } from './event-kind.js';

const input = objectSchema('TakesInitiativeInput', 'A player takes the initiative (726).', {
  player: required(playerInGame, 'The player who takes it from its holder (726.3).'),
});

export const takesInitiative = eventKind({
  input,
  description:
    'A player takes the initiative (726). When its holder leaves the game, another player takes it without this event (726.4).',
  rules: ['726.4'],
  happen: (state, { player }) => withHolder(state, 'initiative', player),
  summary: (state, { player }) => `${playerOf(state, player).name} takes the initiative.`,
});
