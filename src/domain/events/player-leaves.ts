import { named } from '../answer.js';
import { defaulted, playerInGame, required, structure, type ValueOf } from '../declaration.js';
import { playerOf } from '../game-state/game-state.js';
import { leaveReason } from '../game-state/vocabulary.js';
import { leave, leavingWith } from '../rules/800-general.js';
import { eventKind } from './event-kind.js';

const input = structure('PlayerLeavesInput', 'A player leaves the game (800.4a).', {
  player: required(playerInGame, 'Who leaves.'),
  reason: defaulted(leaveReason, 'CONCEDES', 'Why.'),
});
type PlayerLeaves = ValueOf<typeof input>;

const verbs = { CONCEDES: 'concedes', LOSES: 'loses', DRAWS: 'draws' } as const;

export const playerLeaves = eventKind<PlayerLeaves>({
  input,
  description: 'A player leaves the game, with all that 800.4a does; state-based actions are not performed.',
  happen: (state, { player }) => leave(state, [playerOf(state, player)]).after,
  summary: (state, given) => {
    const player = playerOf(state, given.player);
    const others = leavingWith(state, [player]).filter(({ id }) => id !== player.id);
    const along = others.length ? `, and ${named(others)} along with them` : '';
    return `${player.name} ${verbs[given.reason ?? 'CONCEDES']} and leaves the game${along}.`;
  },
});
