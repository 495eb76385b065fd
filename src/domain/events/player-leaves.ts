import { nameList } from '../answer.js';
import { defaulted, playerInGame, required, objectSchema } from '../schema/schema.js';
import { playerOf } from '../state/game-state.js';
import { leaveReason } from '../state/vocabulary.js';
import { cantLoseRulings, memberWhoCant } from '../rules/101.2-cant.js';
import { cannotEndAgain } from '../rules/104.2-last-side.js';
import { withoutPlayers } from '../rules/104.5-leaving.js';
import { leaversWith } from '../rules/800-general.js';
import { eventKind } from './event-kind.js';

const input = objectSchema('PlayerLeavesInput', 'A player leaves the game (800.4a).', {
  player: required(playerInGame, 'Who leaves.'),
  reason: defaulted(leaveReason, 'CONCEDES', 'Why.'),
});

const verbs = { CONCEDES: 'concedes', LOSES: 'loses', DRAWS: 'draws' } as const;

export const playerLeaves = eventKind({
  input,
  description: 'A player leaves the game, with all effects of 800.4a; state-based actions are not performed.',
  rules: [
    '800.4',
    '800.4a',
    '800.4c',
    '800.4j',
    '800.4k',
    '800.4n',
    '801.2c',
    '807.4c',
    '807.4e',
    '807.4f',
    '807.4g',
    '807.4h',
    '809.5b',
    '810.8b',
  ],
  /** 104.1: a player who has already won neither loses nor draws by leaving. */
  objections: (state, { player, reason }) =>
    reason === 'LOSES' && memberWhoCant(state, playerOf(state, player), 'cantLose')
      ? cantLoseRulings(state, [playerOf(state, player)])
      : cannotEndAgain(state),
  happen: (state, { player, reason }) => {
    const leaving = [playerOf(state, player)];
    return reason === 'DRAWS' ? withoutPlayers(state, [], leaving) : withoutPlayers(state, leaving, []);
  },
  summary: (state, given) => {
    const player = playerOf(state, given.player);
    const leaving = leaversWith(state, [player]);
    const others = leaving.filter(({ id }) => id !== player.id);
    const along = others.length ? `, and ${nameList(others)} along with them` : '';
    return `${player.name} ${verbs[given.reason]} and leaves the game${along}.`;
  },
});
