import { capitalized } from '../words/capitalized.js';
import { nameList, withVerb } from '../answer.js';
import { playerOf } from '../state/game-state.js';
import { resultInput, resultProblems, type Result } from '../rules/104-results.js';
import { outcomeOf } from '../rules/104-ending-the-game.js';
import { cannotEndAgain } from '../rules/104.2-last-side.js';
import { withoutPlayers } from '../rules/104.5-leaving.js';
import { restartGame } from '../rules/727-restarting.js';
import { controllerOfSource } from '../state/source.js';
import { eventKind } from './event-kind.js';

export const result = eventKind<Result>({
  input: resultInput,
  description: 'A player wins or loses, or the game is a draw or restarts, with all consequences for the others.',
  problems: resultProblems,
  objections: cannotEndAgain,
  happen: (state, result) => {
    if (result.restart) return restartGame(state, controllerOfSource(state, result.restart));
    const { leaving, drawn } = outcomeOf(state, result);
    const drew = new Set(drawn.map(({ id }) => id));
    const losers = leaving.filter(({ id }) => !drew.has(id));
    const others = leaving.filter(({ id }) => drew.has(id));
    return withoutPlayers(state, losers, others);
  },
  summary: (state, result) => {
    const { winners, losers, drawn, gameOver } = outcomeOf(state, result);
    if (result.restart) return `${controllerOfSource(state, result.restart).name} restarts the game.`;
    const wins = result.wins ? `An effect says that ${playerOf(state, result.wins).name} wins` : '';
    const parts = [
      ...(losers.length ? [withVerb(losers, 'loses', 'lose')] : []),
      ...(drawn.length ? [`the game is a draw for ${nameList(drawn)}`] : []),
      ...(winners.length ? [`${withVerb(winners, 'wins', 'win')} the game`] : []),
      ...(gameOver ? ['the game is over'] : []),
    ];
    const losses = parts.length ? nameList(parts.map((name) => ({ name }))) : 'nobody loses';
    if (wins) return `${wins}: ${losses}.`;
    return `${losers.length ? losses : capitalized(losses)}.`;
  },
});
