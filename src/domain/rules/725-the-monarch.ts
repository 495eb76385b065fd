import { addDoubt, type Ruling } from '../answer.js';
import { citedClause, citing } from '../rulebook/citing.js';
import { type Designation, designations, designationHolder, withHolder } from '../state/designations.js';
import { type GameState, isFinished, type Player, playerOf } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import type { Leaving } from './800-general.js';
import { orderOfActing, severalActiveDoubt } from './805-shared-team-turns.js';

const { ruling } = citing('725.4', '726.4');

const words = {
  monarch: { rule: '725.4', has: 'the monarch', gets: 'becomes the monarch' },
  initiative: { rule: '726.4', has: 'who has the initiative', gets: 'takes the initiative' },
} as const;

/**
 * Finds who gets a designation as its player leaves.
 *
 * - 725.4, 726.4: an active player who stays, else the next player in turn order; between turns, not one whose turn it
 *   was.
 */
const heirOf = ({ turn }: GameState, after: GameState): Player | undefined => {
  const order = turn.ended ? leftwardFrom(after, playerOf(after, turn.activePlayers[0] ?? '')) : orderOfActing(after);
  return order.find(({ id }) => turn.activePlayers.includes(id) !== turn.ended) ?? order[0];
};

/** Passes on the designations of players who have left, unless the game is over. */
export const withDesignationsPassed = (before: GameState, after: GameState): GameState => {
  if (isFinished(after)) return after;
  return designations.reduce((table, each) => {
    const heir = designationHolder(before, each) && !designationHolder(table, each) ? heirOf(before, table) : undefined;
    return heir ? withHolder(table, each, heir.id) : table;
  }, after);
};

/** Finds the player who had a designation and has left, and the player who has it now, if it was passed on. */
const passedDesignation = (before: GameState, after: GameState, designation: Designation) => {
  const [from, to] = [designationHolder(before, designation), designationHolder(after, designation)];
  return from && to && !playerOf(after, from.id).inGame ? { from, to } : null;
};

/** Finds the player who gets a designation as its holder leaves; null if nobody does. */
export const heirTo = (before: GameState, after: GameState, designation: Designation): Player | null =>
  passedDesignation(before, after, designation)?.to ?? null;

/** Says who becomes the monarch and takes the initiative, if the players who had them have left. */
export const describePassedDesignations = (before: GameState, after: GameState): string =>
  designations
    .map((each) => {
      const to = heirTo(before, after, each);
      const { rule, gets } = words[each];
      return to ? citedClause(before, `${to.name} ${gets}`, rule) : '';
    })
    .join('');

/** 725.4, 726.4: says who becomes the monarch and takes the initiative when the player who had them leaves. */
export const designationsPass = (state: GameState, { after }: Leaving): readonly Ruling[] =>
  designations.flatMap((each) => {
    const found = passedDesignation(state, after, each);
    return found ? [passingRuling(state, each, found)] : [];
  });

const passingRuling = (
  state: GameState,
  designation: Designation,
  { from, to }: { readonly from: Player; readonly to: Player },
): Ruling => {
  const { rule, has, gets } = words[designation];
  const { activePlayers, ended } = state.turn;
  const isActive = !ended && activePlayers.includes(to.id);
  const areSeveral = isActive && activePlayers.length > 1;
  const article = areSeveral ? 'an' : 'the';
  const place = isActive ? `${article} active player` : 'the next player in turn order';
  const result = ruling(state, rule, `${from.name}, ${has}, leaves, so ${to.name}, ${place}, ${gets}.`, from, to);
  return areSeveral ? addDoubt(result, severalActiveDoubt) : result;
};
