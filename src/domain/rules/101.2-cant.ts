import { addDoubt, nameList, type Ruling } from '../answer.js';
import { effectsOnPlayer } from '../cards/answers/player-effects.js';
import { citing } from '../rulebook/citing.js';
import { playersInGame, type GameState, type Player } from '../state/game-state.js';
import { variants } from '../variants/variants.js';

const { ruling } = citing('101.2', '810.8a');

/**
 * Finds the player or teammate whom an effect keeps from losing, or winning; undefined if there is none.
 *
 * - 810.8a: where teams win and lose together, an effect on any member counts for the whole team.
 */
export const memberWhoCant = (state: GameState, player: Player, what: What): Player | undefined =>
  variants[state.variant].sharedLife
    ? playersInGame(state).find((member) => member.team === player.team && isPrevented(state, member, what))
    : [player].find((each) => isPrevented(state, each, what));

type What = 'cantLose' | 'cantWin';
const saidBy = { cantLose: 'CANT_LOSE', cantWin: 'CANT_WIN' } as const;
const verbs = { cantLose: 'lose', cantWin: 'win' } as const;

/** Whether the table, or a card on the battlefield, says that a player can't lose, or win. */
export const isPrevented = (state: GameState, player: Player, what: What): boolean =>
  player[what] || effectsOnPlayer(state, player.id).some(({ effect }) => effect.does === saidBy[what]);

/** Says that players don't lose, as effects say that they or their teammates can't (101.2). */
export const cantLoseRulings = (state: GameState, staying: readonly Player[]): readonly Ruling[] => {
  if (!staying.length) return [];
  const says = `${nameList(staying)} can't lose, so ${staying.length === 1 ? 'stays' : 'stay'} in the game.`;
  return [ruling(state, '101.2', says, ...staying), ...asTeam(state, staying, 'cantLose')];
};

/** Returns "loses", "lose" or, if some of the losers can't lose, a weaker verb. */
export const loseVerb = (state: GameState, losers: readonly Player[]): string => {
  if (losers.some((each) => memberWhoCant(state, each, 'cantLose'))) return 'would lose';
  return losers.length === 1 ? 'loses' : 'lose';
};

/** Says that a player does not win. */
export const cantWinRulings = (state: GameState, player: Player): readonly Ruling[] => [
  ruling(state, '101.2', `${player.name} can't win, so an effect that says so does nothing.`, player),
  ...asTeam(state, [player], 'cantWin'),
];

const asTeam = (state: GameState, players: readonly Player[], what: What): readonly Ruling[] => {
  const others = players.filter((each) => !isPrevented(state, each, what));
  const members = [...new Set(others.flatMap((each) => memberWhoCant(state, each, what) ?? []))];
  if (!members.length) return [];
  const says = `${nameList(members)} can't ${verbs[what]}, so nobody on that team can, ${nameList(others)} included.`;
  return [ruling(state, '810.8a', says, ...members, ...others)];
};

/** Says that opponents lose instead of a player winning, with a doubt if that player can't win. */
export const loseInsteadRuling = (state: GameState, player: Player, decided: Ruling): Ruling =>
  memberWhoCant(state, player, 'cantWin')
    ? addDoubt(decided, `The rules do not say whether opponents still lose when ${player.name} can't win.`)
    : decided;

/** Says that a team loses with one of its members, with a doubt if others of the team can't lose. */
export const teamLossRuling = (state: GameState, along: readonly Player[], decided: Ruling): Ruling => {
  const unable = along.filter((each) => memberWhoCant(state, each, 'cantLose'));
  if (!unable.length) return decided;
  const lose = unable.length === 1 ? 'loses' : 'lose';
  return addDoubt(
    decided,
    `The rules do not say whether ${nameList(unable)}, who can't lose, ${lose} as part of the team.`,
  );
};
