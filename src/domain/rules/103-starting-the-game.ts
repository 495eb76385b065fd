import { answer, nameList, withVerb, type Answer, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { hasRule } from '../rulebook/rulebook.js';
import { problem, type Problem } from '../problem.js';
import { playerOf, type GameState, type Player } from '../state/game-state.js';
import { variants } from '../variants/variants.js';
import { primaryPlayer, turnPartners } from './805-shared-team-turns.js';

const { ruling, certain } = citing('103.8a', '103.8c', '800.6', '805.3a', '809.4', '810.6');

/** The cards in a first hand (103.5). */
const FIRST_HAND = 7;

/** How a game starts. */
export interface Start {
  /** The players who take the first turn, or in Grand Melee one of the first turns. */
  readonly firstTurn: readonly Player[];
  /** The players of the first turn who draw in its draw step. */
  readonly drawing: readonly Player[];
  /** How many of a player's mulligans cost no card. */
  readonly freeMulligans: number;
  /** How many cards a player has in hand after the mulligans. */
  readonly handSize: number;
}

/** 800.1: a multiplayer game begins with more than two players. */
const isMultiplayer = ({ players }: GameState): boolean => players.length > 2;

/** Finds who takes a first turn: the team with shared team turns (805.4), marker holders in Grand Melee (807.4b). */
const takersOf = (state: GameState, first: Player): readonly Player[] => {
  const markers = variants[state.variant].turnMarkers(state.players, first);
  return markers.length ? markers.map(({ holder }) => playerOf(state, holder)) : turnPartners(state, first);
};

const firstDraw = (state: GameState, takers: readonly Player[]): { drawing: readonly Player[]; because: Ruling } => {
  const skips = `${withVerb(takers, 'skips', 'skip')} the draw step of the first turn`;
  if (variants[state.variant].sharedLife) {
    if (!decisionsOf(state.edition).secondaryPlayerDrawsFirst)
      return { drawing: [], because: ruling(state, '810.6', `${skips}.`, ...takers) };
    const primary = primaryPlayer(state, takers[0]?.team ?? null);
    const drawing = takers.filter((each) => each !== primary);
    const says = `Of ${nameList(takers)} only ${withVerb(drawing, 'draws', 'draw')} in the first draw step, as ${primary?.name ?? ''} is the primary player.`;
    return { drawing, because: ruling(state, '810.6', says, ...takers) };
  }
  if (!isMultiplayer(state))
    return { drawing: [], because: ruling(state, '103.8a', `${skips}, as only two players play.`, ...takers) };
  const says = `${withVerb(takers, 'draws', 'draw')} in the first turn, as more than two players play.`;
  return { drawing: takers, because: ruling(state, '103.8c', says, ...takers) };
};

const freeMulligansOf = (state: GameState): 0 | 1 => {
  const { firstMulliganIsFree, firstMulliganOfHeadsIsFree } = decisionsOf(state.edition);
  const isFree = variants[state.variant].sharedLife ? firstMulliganOfHeadsIsFree : firstMulliganIsFree;
  return isMultiplayer(state) && isFree ? 1 : 0;
};

/** 103.5: nobody takes another mulligan without a card in hand. */
export const mulliganProblems = (state: GameState, mulligans: number): readonly Problem[] => {
  const most = FIRST_HAND + freeMulligansOf(state);
  return mulligans > most ? [problem(['mulligans'], `After ${most} mulligans there is no card left in hand.`)] : [];
};

/** 809.4: in Emperor an emperor goes first, unless a general restarted the game (727.1a, from 2010). */
const notAnEmperor = (state: GameState, first: Player): readonly Ruling[] => {
  if (state.variant !== 'EMPEROR' || first.role === 'EMPEROR') return [];
  const goes = hasRule('727.1a', state.edition)
    ? 'who goes first only after restarting the game'
    : 'and an emperor goes first';
  return [ruling(state, '809.4', `${first.name} is a general, ${goes}.`, first)];
};

const describeHand = (mulligans: number, cards: number): string => {
  const after = mulligans ? `after ${mulligans === 1 ? 'one' : mulligans}` : 'without one';
  return `${after} a player has ${cards} ${cards === 1 ? 'card' : 'cards'} in hand`;
};

const handRuling = (state: GameState, mulligans: number, { freeMulligans, handSize }: Start): Ruling => {
  const after = describeHand(mulligans, handSize);
  const rule = hasRule('800.6', state.edition) ? '800.6' : '805.3a';
  if (freeMulligans) return ruling(state, rule, `The first mulligan costs no card: ${after}.`);
  if (isMultiplayer(state)) return certain(state, '800.6', `${state.edition} has no free mulligan: ${after}.`);
  return certain(state, '800.6', `In a game of two players every mulligan costs a card: ${after}.`);
};

/**
 * Determines who draws in the first turn, and what mulligans cost.
 *
 * - 103.8a: with two players, the first skips the first draw step. 103.8c: with more, nobody does.
 * - 810.6: in Two-Headed Giant the first team skips it; in late 2006 its secondary player drew.
 * - 800.6: in a multiplayer game the first mulligan costs no card (from 2007); 805.3a: in Two-Headed Giant from 2006.
 * - 809.4: in Emperor an emperor goes first.
 */
export const gameStart = (state: GameState, first: Player, mulligans: number): Answer<Start> => {
  const firstTurn = takersOf(state, first);
  const { drawing, because } = firstDraw(state, firstTurn);
  const freeMulligans = freeMulligansOf(state);
  const start = { firstTurn, drawing, freeMulligans, handSize: FIRST_HAND - Math.max(0, mulligans - freeMulligans) };
  return answer(start, because, handRuling(state, mulligans, start), ...notAnEmperor(state, first));
};
