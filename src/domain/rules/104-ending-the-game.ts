import { doubtDrawnMates, wasOverRuling, lastSide, pastWinners } from './104.2-last-side.js';
import { isPlayerInRange, rangeIsLimited, isExemptFromRange, reaches } from '../state/range.js';
import { answer, addDoubt, nameList, withVerb, type Answer, type Ruling, type Rulings, asRulings } from '../answer.js';
import {
  areOpponents,
  controllerOf,
  isFinished,
  objectOf,
  opponentsOf,
  playerOf,
  playersInGame,
} from '../state/game-state.js';
import type { GameState, Player } from '../state/game-state.js';
import { doubtLosing, doubtWinning } from '../cards/answers/losing.js';
import {
  teamLossRuling,
  cantLoseRulings,
  cantWinRulings,
  loseInsteadRuling,
  memberWhoCant,
  loseVerb,
} from './101.2-cant.js';
import type { Result } from './104-results.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { leaversWith } from './800-general.js';
import { controllerOfSource, type Source } from '../state/source.js';
import { variants } from '../variants/variants.js';
import {
  drawRangeRuling,
  drawRuling,
  exemptLoop,
  loopDrawn,
  loopRangeRuling,
  opponentsLose,
  restartRangeRuling,
  winRangeRuling,
} from './801.14-outcomes.js';
import { emperorLossRuling, emperorWinRuling } from './809.5-emperor-loses.js';
import { teammateLossRuling, teamWinRuling } from './810.8-teams-lose.js';
import { allLoseRuling, teamDrawRulings, drawnTeams } from './104.4-draws.js';
import { isLoopLimited, loopEndRulings } from './732-loops.js';
import { citing } from '../rulebook/citing.js';

const { ruling, certain } = citing(
  '104.2b',
  '104.2c',
  '104.3e',
  '104.3h',
  '104.4b',
  '104.4c',
  '104.5',
  '104.6',
  '727.1a',
  '800.7 CR_2013',
);

export interface Outcome {
  readonly winners: readonly Player[];
  readonly losers: readonly Player[];
  /** The players for whom the game is a draw. */
  readonly drawn: readonly Player[];
  readonly leaving: readonly Player[];
  /** The players who play on; once the game is over, the winners still in it. */
  readonly remaining: readonly Player[];
  readonly gameOver: boolean;
}

/**
 * What happens to every player when some win or lose, or the game is a draw, loops or is restarted?
 *
 * - 801.14, 104.3h: where ranges are limited, an effect by which a player wins makes opponents in range lose instead.
 * - 801.15, 104.4e: the game is a draw for the controller of the effect and everybody in range; only they leave.
 * - 104.4b, 732.3: a loop that players may end is no draw.
 * - 801.16, 104.4f: any other loop is a draw for those who control an object in it and everybody in range of one of
 *   them.
 * - 801.17, 104.6: a restart includes everybody still in the game.
 * - 809.5b, 810.8a: a team loses with its emperor, or, where life is shared, with any member.
 * - 101.2, 810.8a: a player who can't lose stays; one who can't win does not win. Doubt: a card that says so and is not
 *   used.
 * - 104.2a, 104.2c: whoever is left without opponents wins, with all of their team; nothing changes that later.
 * - 104.4a, 104.4d: when everybody loses at once, it is a draw.
 */
export const outcomeOf = (state: GameState, result: Result, mayEnd: readonly Player[] = []): Answer<Outcome> => {
  if (isFinished(state)) return alreadyWon(state);
  if (result.wins) return winning(state, playerOf(state, result.wins));
  if (result.draw) return drawing(state, result.draw);
  if (result.loop) return looping(state, result.loop, mayEnd);
  if (result.restart) return restarting(state, result.restart);
  const toLose = [...new Set(result.loses)].map((id) => playerOf(state, id));
  const losers = toLose.filter((each) => !memberWhoCant(state, each, 'cantLose'));
  const says = `${withVerb(losers, 'loses', 'lose')}.`;
  return outcomeOfLosing(state, toLose, losers.length ? [certain(state, '104.3e', says, ...losers)] : []);
};

const alreadyWon = (state: GameState): Answer<Outcome> => {
  const [winners, remaining] = [pastWinners(state), playersInGame(state)];
  return answer({ winners, losers: [], drawn: [], leaving: [], remaining, gameOver: true }, wasOverRuling(state));
};

const winning = (state: GameState, player: Player): Answer<Outcome> => {
  const { limitsWins, winMakesOpponentsLose } = decisionsOf(state.edition);
  if (rangeIsLimited(state) && limitsWins) return outcomeOfLosing(state, ...opponentsInRange(state, player));
  if (!rangeIsLimited(state) && winMakesOpponentsLose) {
    const opponents = opponentsOf(state, player);
    const says = `${player.name} would win by an effect; instead, ${nameList(opponents)} ${loseVerb(state, opponents)}.`;
    const lose = ruling(state, '800.7 CR_2013', says, player, ...opponents);
    return outcomeOfLosing(state, opponents, [insteadOf(state, player, lose)]);
  }
  return memberWhoCant(state, player, 'cantWin')
    ? goingOn(state, asRulings(cantWinRulings(state, player)))
    : wholeGameWon(state, player);
};

/** Says what happens instead of a win, with a doubt if it is unclear whether the player could have won. */
const insteadOf = (state: GameState, player: Player, decided: Ruling): Ruling =>
  doubtWinning(state, asOne(state, player), [loseInsteadRuling(state, player, decided)])[0];

const opponentsInRange = (state: GameState, player: Player): readonly [readonly Player[], readonly Ruling[]] => {
  const losers = opponentsOf(state, player).filter((each) => isPlayerInRange(state, player, each));
  return [
    losers,
    [
      insteadOf(state, player, opponentsLose(state, player, losers)),
      ruling(state, '104.3h', `The effect itself does not make ${player.name} win the game.`, player),
    ],
  ];
};

/** 104.2b: the player wins, and their team with them (810.8a, 809.5a). */
const wholeGameWon = (state: GameState, player: Player): Answer<Outcome> => {
  const winners = sideOf(state, player);
  const isWinner = new Set(winners.map(({ id }) => id));
  const inGame = playersInGame(state);
  const losers = inGame.filter(({ id }) => !isWinner.has(id));
  const outcome = {
    winners,
    losers,
    drawn: [],
    leaving: losers,
    remaining: inGame.filter(({ id }) => isWinner.has(id)),
    gameOver: true,
  };
  const won = ruling(state, '104.2b', `${player.name} wins by an effect, and the game is over.`, player);
  const unlimited = rangeIsLimited(state) ? [winRangeRuling(state, player)] : [];
  const decided = doubtDrawnMates(state, winners, won);
  const [first, ...others] = doubtWinning(state, asOne(state, player), [decided, ...unlimited]);
  return answer(outcome, first, ...others, ...teamWins(state, player, winners));
};

/** D33: only in editions without 809.5a is the whole game won in Emperor, where ranges are always limited. */
const teamWins = (state: GameState, player: Player, winners: readonly Player[]): readonly Ruling[] => {
  if (winners.length < 2) return [];
  const others = winners.filter(({ id }) => id !== player.id);
  const says = `${withVerb(others, 'wins', 'win')} with ${player.name}, as a team.`;
  if (variants[state.variant].sharedLife) return [teamWinRuling(state, says, ...others, player)];
  if (player.role !== 'EMPEROR') {
    const doubt = 'The rules do not say whether teammates also win when an effect says that one player wins.';
    return [addDoubt(ruling(state, '104.2c', says, ...others, player), doubt)];
  }
  return [emperorWinRuling(state, says, ...others, player)];
};

const drawing = (state: GameState, given: Source): Answer<Outcome> => {
  const inGame = playersInGame(state);
  if (!rangeIsLimited(state) || !decisionsOf(state.edition).limitsDraws)
    return wholeGameDrawn(state, drawRangeRuling, certain(state, '104.4c', 'An effect makes the game a draw.'));
  const drawn = inGame.filter((each) => reaches(state, given, each));
  return outcomeAfter(state, [], drawn, [drawRuling(state, given, drawn), ...drawnTeams(state, drawn)]);
};

/** Returns a draw for the whole game; with limited ranges, also says why they don't matter. */
const wholeGameDrawn = (
  state: GameState,
  unlimited: (state: GameState) => Ruling,
  because: Ruling,
): Answer<Outcome> => {
  const everybody = playersInGame(state);
  return answer(
    { winners: [], losers: [], drawn: everybody, leaving: everybody, remaining: [], gameOver: true },
    because,
    ...(rangeIsLimited(state) ? [unlimited(state)] : []),
  );
};

const goingOn = (state: GameState, because: Rulings): Answer<Outcome> => {
  const remaining = playersInGame(state);
  return answer({ winners: [], losers: [], drawn: [], leaving: [], remaining, gameOver: false }, ...because);
};

const looping = (state: GameState, loop: readonly string[], mayEnd: readonly Player[]): Answer<Outcome> => {
  const objects = loop.map((id) => objectOf(state, id));
  const [first, ...others] = mayEnd;
  if (first) return goingOn(state, loopEndRulings(state, objects, [first, ...others]));
  if (!isLoopLimited(state))
    return wholeGameDrawn(
      state,
      loopRangeRuling,
      ruling(state, '104.4b', 'The loop of mandatory actions never ends, so the game is a draw.'),
    );
  const exempt = objects.find(({ id }) => isExemptFromRange(state, { object: id }));
  if (exempt) {
    const everybody = playersInGame(state);
    return outcomeAfter(state, [], everybody, [exemptLoop(state, exempt), ...drawnTeams(state, everybody)]);
  }
  const controllers = [...new Set(objects.map((each) => controllerOf(state, each)))];
  const drawn = playersInGame(state).filter((each) => controllers.some((one) => isPlayerInRange(state, one, each)));
  return outcomeAfter(state, [], drawn, [loopDrawn(state, controllers, drawn), ...drawnTeams(state, drawn)]);
};

const restarting = (state: GameState, given: Source): Answer<Outcome> => {
  const controller = controllerOfSource(state, given);
  const remaining = playersInGame(state);
  const starts = ruling(state, '727.1a', `${controller.name} begins the new game.`, controller);
  const everybody = `${nameList(remaining)} begin a new game`;
  const restarts = rangeIsLimited(state)
    ? restartRangeRuling(state, everybody, remaining)
    : ruling(state, '104.6', `The game is restarted: ${everybody}.`, ...remaining);
  return goingOn(state, [restarts, starts]);
};

/** 101.2: players who can't lose stay; the others lose, and so do those who lose along with them. */
const outcomeOfLosing = (state: GameState, named: readonly Player[], because: readonly Ruling[]): Answer<Outcome> => {
  const staying = named.filter((each) => memberWhoCant(state, each, 'cantLose'));
  const losers = named.filter((each) => !staying.includes(each));
  const exceptions = cantLoseRulings(state, staying);
  const rulings = losers.length
    ? [...doubtLosing(state, losers, asRulings(because)), ...exceptions]
    : [...exceptions, ...because];
  const all = leaversWith(state, losers);
  const along = alongRulings(state, losers, all);
  return all.length === playersInGame(state).length
    ? outcomeAfter(state, [], all, [...rulings, ...along, allLoseRuling(state)])
    : outcomeAfter(state, all, [], [...rulings, ...along]);
};

/** Says who loses along with others. */
const alongRulings = (state: GameState, own: readonly Player[], all: readonly Player[]): readonly Ruling[] => {
  const first = new Set(own.map(({ id }) => id));
  const along = all.filter(({ id }) => !first.has(id));
  if (!along.length) return [];
  const decided = variants[state.variant].sharedLife
    ? teammateLossRuling(state, along)
    : emperorLossRuling(state, along);
  return [teamLossRuling(state, along, decided)];
};

/** Finds the outcome after players have lost, or the game was a draw for them. */
const outcomeAfter = (
  state: GameState,
  losers: readonly Player[],
  drawnAtFirst: readonly Player[],
  because: readonly Ruling[],
): Answer<Outcome> => {
  const drawn = leaversWith(state, drawnAtFirst);
  const leaving = new Set([...losers, ...drawn].map(({ id }) => id));
  const remaining = playersInGame(state).filter(({ id }) => !leaving.has(id));
  const drawsAlong = drawn.length > drawnAtFirst.length ? teamDrawRulings(state, drawnAtFirst, drawn) : [];
  const [first, ...others] = remaining;
  const isOver = first === undefined || others.every((other) => !areOpponents(first, other));
  const winners = first && isOver ? sideOf(state, first).filter((each) => !drawn.includes(each)) : [];
  const outcome = {
    winners,
    losers: losers.filter((each) => !winners.includes(each)),
    drawn,
    leaving: playersInGame(state).filter(({ id }) => leaving.has(id)),
    remaining,
    gameOver: isOver,
  };
  const departed = winners.filter((each) => !remaining.includes(each));
  const drew = state.players.filter((each) => each.drew || drawn.includes(each));
  const end = first && isOver ? [lastSide(state, first, { winners, drawn: drew, departed })] : [];
  const gone = isOver ? [] : leavingRulings(state, outcome.leaving);
  return answer(outcome, ...asRulings([...because, ...drawsAlong, ...end, ...gone]));
};

/** 104.5: players who lose, or draw, leave a game that goes on. */
const leavingRulings = (state: GameState, leaving: readonly Player[]): readonly Ruling[] => {
  if (!leaving.length) return [];
  const says = `${withVerb(leaving, 'leaves', 'leave')} the game, which goes on.`;
  return [ruling(state, '104.5', says, ...leaving)];
};

/** Returns the player, or the whole team if an effect on one member counts for all of them (810.8a). */
const asOne = (state: GameState, player: Player): readonly Player[] =>
  variants[state.variant].sharedLife ? sideOf(state, player) : [player];

/** The player's team, including members who left, except those for whom the game was a draw; or the player alone. */
const sideOf = (state: GameState, player: Player): readonly Player[] =>
  state.players.filter((each) => !each.drew && !areOpponents(player, each));
