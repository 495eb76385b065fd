import { reaches } from '../state/range.js';
import { answer, addDoubt, nameList, withVerb, type Answer, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { hasRule } from '../rulebook/rulebook.js';
import { playerOf, type GameState, type Player, type TurnMarker } from '../state/game-state.js';
import { controllerOfSource, type Source } from '../state/source.js';
import type { PlayerOrder } from './117.3-priority.js';
import { leftSourceRuling } from './800.4a-departed.js';
import { orderOfActing, sidesOf, turnOrderFrom } from './805-shared-team-turns.js';

const { ruling } = citing('101.4', '701.38a', '800.4j', '801.10', '805.6');

/** A choice by several players at the same time: who chooses, in which marker's turn, and the source that asks. */
export interface SimultaneousChoice {
  readonly choosers: readonly Player[];
  readonly marker?: TurnMarker | undefined;
  readonly source?: Source | null | undefined;
  /** In a vote: who votes first. */
  readonly firstToVote?: Player | undefined;
}

/**
 * In which order do players make choices at the same time?
 *
 * - 101.4: the active player first, then the others in turn order; 800.4j: without an active player from the next one on.
 * - 701.38a: votes begin with the player whom the spell or ability names, whoever is active.
 * - 805.6: with shared team turns, team by team; the members of a team choose their own order.
 * - 800.4a: a departed player's spell or ability asks nobody.
 * - 801.10: players out of range of the controller of the spell or ability make no choice.
 * - 807.4: in Grand Melee the holder of the turn marker is the active player.
 * - Doubt: whether players out of range vote; here they don't. With shared team turns: in which order teammates vote.
 */
export const choiceOrder = (
  state: GameState,
  { choosers, marker, source, firstToVote }: SimultaneousChoice,
): Answer<PlayerOrder> => {
  const gone = source ? leftSourceRuling(state, source) : null;
  if (gone) return answer({ players: [] }, gone);
  const first = firstToVote ?? (marker ? playerOf(state, marker.holder) : null);
  const order = first ? turnOrderFrom(state, first) : orderOfActing(state);
  const inOrder = order.filter((each) => choosers.includes(each));
  const players = source ? inOrder.filter((each) => reaches(state, source, each)) : inOrder;
  const leftOut = inOrder.filter((each) => !players.includes(each));
  return answer(
    { players },
    firstToVote ? voteRuling(state, players) : orderRuling(state, players),
    ...(first ? [] : withoutActivePlayer(state, order)),
    ...(source && leftOut.length ? [outOfRange(state, source, leftOut, firstToVote !== undefined)] : []),
  );
};

const asTeams =
  'Teams take turns, and the rules do not say in which order their members vote; here everybody votes by seats.';

const voteRuling = (state: GameState, players: readonly Player[]): Ruling => {
  const says = players.length === 1 ? `${nameList(players)} alone votes.` : `${nameList(players, 'and then')} vote.`;
  const sentence = players.length ? says : 'Nobody votes.';
  if (hasRule('701.38a', state.edition)) {
    const voted = ruling(state, '701.38a', sentence, ...players);
    return state.options.sharedTeamTurns && sidesOf(players).length < players.length ? addDoubt(voted, asTeams) : voted;
  }
  return addDoubt(
    ruling(state, '101.4', sentence, ...players),
    `${state.edition} has no rules for votes; today's rule is applied.`,
  );
};

const orderRuling = (state: GameState, players: readonly Player[]): Ruling => {
  const [only, ...others] = players;
  if (!only) return ruling(state, '101.4', 'Nobody has a choice to make.');
  if (!others.length) return ruling(state, '101.4', `${only.name} alone has a choice to make.`, only);
  if (!state.options.sharedTeamTurns)
    return ruling(
      state,
      '101.4',
      `${nameList(players, 'and then')} choose, each knowing the choices before.`,
      ...players,
    );
  const sides = sidesOf(players).map((side) => ({ name: nameList(side) }));
  const says =
    sides.length === 1
      ? `${nameList(players)} choose in the order they like.`
      : `Teams choose one after the other, the members of each in the order they like: ${nameList(sides, 'and then')}.`;
  return ruling(state, '805.6', says, ...players);
};

const withoutActivePlayer = (state: GameState, order: readonly Player[]): readonly Ruling[] => {
  const active = state.turn.activePlayers.map((id) => playerOf(state, id));
  const [first] = state.options.sharedTeamTurns ? sidesOf(order) : order.map((each) => [each]);
  if (!first || active.some(({ inGame }) => inGame)) return [];
  const says = `${nameList(active)}, whose turn it is, ${active.length === 1 ? 'has' : 'have'} left, so the order begins with ${nameList(first)}.`;
  return [ruling(state, '800.4j', says, ...active, ...first)];
};

const outOfRange = (state: GameState, source: Source, leftOut: readonly Player[], isVote: boolean): Ruling => {
  const controller = controllerOfSource(state, source);
  const [does, make] = leftOut.length === 1 ? ['does', 'makes'] : ['do', 'make'];
  const without = isVote ? `${does} not vote` : `${make} no choice`;
  const says = `${withVerb(leftOut, 'is', 'are')} out of ${controller.name}'s range and ${without}.`;
  const decided = ruling(state, '801.10', says, ...leftOut, controller);
  return isVote ? addDoubt(decided, 'The rules do not say whether players out of range vote.') : decided;
};
