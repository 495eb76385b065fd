import { named } from '../answer.js';
import { isFinished, playerOf, type GameState, type Player } from '../state/game-state.js';
import { ruleIn } from '../rulebook/rulebook.js';
import { returnedSaid } from './610.3-exiled-until.js';
import { designationsPassedSaid } from './725-the-monarch.js';
import { extraTurnLosers } from './800-general.js';
import { exiledSaid } from './800.4a-fate-rulings.js';

/** The words on extra turns that nobody takes anymore; none after the game is over. */
const turnsLostSaid = (before: GameState, after: GameState, leaving: readonly Player[]): string => {
  const lost = isFinished(after) ? [] : extraTurnLosers(before, leaving);
  const turns = named(lost.map(({ name }) => ({ name: `${name}'s extra turn` })));
  return lost.length ? `; ${turns} will not begin (${ruleIn('800.4k', before.edition).number})` : '';
};

const objectsSaid = (before: GameState, after: GameState, leaving: readonly Player[], moved?: string): string =>
  before.objects === after.objects ? '' : exiledSaid(before, after, leaving, moved) + returnedSaid(before, after);

/**
 * Words for a summary what else happens between two tables as players leave: "; Ann's extra turn will not begin (800.4k)".
 *
 * - `moved`: the object of which the summary says itself where it goes.
 */
export const departuresSaid = (before: GameState, after: GameState, moved?: string): string => {
  const leaving = before.players.filter(({ id, inGame }) => inGame && !playerOf(after, id).inGame);
  const turns = turnsLostSaid(before, after, leaving);
  return turns + objectsSaid(before, after, leaving, moved) + designationsPassedSaid(before, after);
};
