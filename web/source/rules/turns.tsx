import { nameList } from '../../../src/domain/answer';
import { findRule } from '../../../src/domain/rulebook/rulebook';
import { gameOverRuling } from '../../../src/domain/rules/104.3-conceding';
import { isFinished } from '../../../src/domain/state/game-state';
import { RuleChip, Rulings } from '../parts/rulings';
import type { Scene } from './engine';

/** Returns the name of an attacking player who is not active; null if they are. */
export const otherTurn = ({ state }: Scene, player: string): string | null =>
  state.turn.activePlayers.includes(player) ? null : (state.playersById.get(player)?.name ?? null);

/** Says that an attack is judged as if it were another player's turn, and whose turn it is now. */
export const AsIfTheirTurn = ({ scene: { state }, whose }: { readonly scene: Scene; readonly whose: string }) => {
  const rule = findRule('508.1', state.edition);
  const active = state.turn.activePlayers.flatMap((id) => state.playersById.get(id) ?? []);
  return (
    <div className="other-turn">
      <p>
        It is {nameList(active)}’s turn, and only the active player declares attackers: this is answered as if it were{' '}
        {whose}’s.
      </p>
      {rule ? <RuleChip rule={rule} /> : null}
    </div>
  );
};

/** Says that the game is over, and why: nobody is left to play against. */
export const GameOver = ({ scene: { state } }: { readonly scene: Scene }) => {
  if (!isFinished(state) || state.players.every(({ inGame }) => inGame)) return null;
  const isKnown = state.players.some(({ inGame }) => inGame) || state.players.every(({ drew }) => drew);
  return (
    <section className="game-over" aria-label="The end of the game">
      <p className="verdict" role="status">
        The game is over.
      </p>
      {isKnown ? <Rulings because={[gameOverRuling(state)]} /> : null}
    </section>
  );
};
