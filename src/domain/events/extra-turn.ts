import { withVerb } from '../answer.js';
import { playerInGame, required, objectSchema } from '../schema/schema.js';
import { playerOf } from '../state/game-state.js';
import { turnPartners } from '../rules/805-shared-team-turns.js';
import { eventKind } from './event-kind.js';

const input = objectSchema('ExtraTurnInput', 'An effect gives a player an extra turn after the current one (500.7).', {
  player: required(playerInGame, 'Who takes it; with shared team turns their team (805.8).'),
});

export const extraTurn = eventKind({
  input,
  description:
    'An effect gives a player an extra turn; of several, the one given last is taken first. In Grand Melee 807.4i and 807.4j say when.',
  rules: ['805.8', '807.4i', '807.4j'],
  happen: (state, { player }) => ({ ...state, extraTurns: [...state.extraTurns, player] }),
  summary: (state, { player }) => {
    const takers = turnPartners(state, playerOf(state, player));
    return `${withVerb(takers, 'gets', 'get')} an extra turn.`;
  },
});
