import { rangeIsLimited, isExemptFromRange, reachesFrom } from '../state/range.js';
import { answer, type Answer, type Ruling } from '../answer.js';
import { doubtActivating } from '../cards/answers/activating.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { departedRuling } from './800.4a-departed.js';
import { protectorRulings } from './801-limited-range-of-influence.js';
import { describeDistanceTo } from './801.2-reach.js';
import { unknownToEdition } from '../variants/unknown-to-edition.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('801.1', '801.6', '801.18');

/** A yes or no answer. */
export interface Verdict {
  readonly answer: boolean;
}

/**
 * Determines whether a player may activate an object's ability that any player may activate.
 *
 * - 801.6: only if the object is within the player's range.
 * - 801.18: for a plane always, outside Grand Melee.
 * - 800.4a: not once the player has left the game.
 * - Doubt: cards that keep abilities from being activated, or take them away.
 */
export const canActivate = (state: GameState, player: Player, object: GameObject): Answer<Verdict> => {
  const unknown = unknownToEdition(state, [object]);
  if (!player.inGame)
    return answer({ answer: false }, departedRuling(state, player, "can't activate anything"), ...unknown);
  const allowed = reachesFrom(state, player, object);
  return answer(
    { answer: allowed },
    allowed ? withDoubts(state, player, object) : outOfRangeRuling(state, player, object),
    ...(allowed ? protectorRulings(state, player, [object]) : []),
    ...unknown,
  );
};

const withDoubts = (state: GameState, player: Player, object: GameObject): Ruling => {
  const decided = inReach(state, player, object);
  return doubtActivating(state, object, { player, decided, isAble: true, otherwise: 'they may not be activated' });
};

const inReach = (state: GameState, player: Player, object: GameObject): Ruling => {
  const may = `${player.name} may activate those abilities of ${object.name} that any player may activate`;
  if (isExemptFromRange(state, { object: object.id }))
    return ruling(state, '801.18', `${object.name} is exempt from range, so ${may}.`, object, player);
  if (!rangeIsLimited(state)) return ruling(state, '801.1', `This game does not limit ranges: ${may}.`, player, object);
  return ruling(state, '801.6', `${object.name} is within ${player.name}'s range, so ${may}.`, object, player);
};

const outOfRangeRuling = (state: GameState, player: Player, object: GameObject): Ruling => {
  const { says, about } = describeDistanceTo(state, player, object);
  return ruling(state, '801.6', `${says}, so ${player.name} can't activate its abilities.`, ...about, player);
};
