import { answer, type Answer, type Ruling } from '../answer.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { departed } from './800.4a-departed.js';
import { rangeIsLimited } from './801-limited-range-of-influence.js';
import { isExemptFromRange, reachesFrom } from './801.18-planes.js';
import { remoteness } from './801.2-reach.js';
import { unknownToEdition } from '../variants/unknown-to-edition.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('801.1', '801.6', '801.18');

/** Yes or no. */
export interface Verdict {
  readonly answer: boolean;
}

/**
 * May a player activate an ability of that object, if any player may?
 *
 * - 801.6: only if the object is within the player's range.
 * - 801.18: a plane is, wherever its controller sits, outside Grand Melee.
 * - 800.4a: not once the player has left the game.
 */
export const canActivate = (state: GameState, player: Player, object: GameObject): Answer<Verdict> => {
  const unknown = unknownToEdition(state, [object]);
  if (!player.inGame) return answer({ answer: false }, departed(state, player, 'activates nothing'), ...unknown);
  const allowed = reachesFrom(state, player, object);
  return answer(
    { answer: allowed },
    allowed ? inReach(state, player, object) : beyond(state, player, object),
    ...unknown,
  );
};

const inReach = (state: GameState, player: Player, object: GameObject): Ruling => {
  const may = `${player.name} may activate abilities of ${object.name} that any player may activate`;
  if (isExemptFromRange(state, { object: object.id }))
    return ruling(state, '801.18', `${object.name} is exempt from range: ${may}.`, object, player);
  if (!rangeIsLimited(state)) return ruling(state, '801.1', `Range is not limited: ${may}.`, player, object);
  return ruling(state, '801.6', `${object.name} is within range of ${player.name}: ${may}.`, object, player);
};

const beyond = (state: GameState, player: Player, object: GameObject): Ruling => {
  const { says, about } = remoteness(state, player, object);
  return ruling(state, '801.6', `${says}: ${player.name} cannot activate its abilities.`, ...about, player);
};
