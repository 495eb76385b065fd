import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import type { Description } from '../../src/domain/state/description.js';
import { isFinished, playerOf, playersInGame, type GameState } from '../../src/domain/state/game-state.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import { seededRandom, type NextNumber } from '../../src/domain/values/random.js';
import { whoChooses } from '../../src/domain/rules/801.5-choices.js';
import { fight } from './combat.js';
import { creatureOf, freshTable, oneOf } from './tables.js';

/** A game from its first turn to its end. */
export interface PlayedGame {
  readonly state: Description;
  readonly events: readonly GameEvent[];
}

/** A table to which events are applied if the rules allow them. */
export interface Play {
  readonly next: NextNumber;
  readonly state: () => GameState;
  /** Applies an event if the rules allow it; returns whether they do. */
  readonly happens: (event: GameEvent) => boolean;
}

/** The current turn, with its marker if several turns are taken at once. */
export type Turn = { readonly marker?: number };

const playAt = (start: GameState, next: NextNumber): Play & { readonly log: GameEvent[] } => {
  const log: GameEvent[] = [];
  let state = start;
  const happens = (event: GameEvent): boolean => {
    const happened = isFinished(state) ? undefined : takePlace(state, [event], { force: false });
    if (!happened?.ok) return false;
    state = happened.value.at(-1)?.after ?? state;
    log.push(event);
    return true;
  };
  return { next, log, state: () => state, happens };
};

const MOST_TURNS = 150;

/**
 * Plays a game, the same one for the same seed; it ends when one side is left, or when everyone concedes after the last
 * turn.
 */
export const playedGame = (seed: string): PlayedGame => {
  const next = seededRandom(seed);
  const description = freshTable(next);
  const read = readDescription(description);
  if (!read.ok) throw new Error(`A game cannot begin: ${JSON.stringify(read.failure)}`);
  const play = playAt(read.value, next);
  for (let turn = 0; turn < MOST_TURNS && !isFinished(play.state()); turn += 1) playTurn(play, turn);
  for (const { id } of playersInGame(play.state())) play.happens({ playerLeaves: { player: id, reason: 'CONCEDES' } });
  return { state: description, events: play.log };
};

const playTurn = (play: Play, number: number): void => {
  const { turnMarkers } = play.state();
  const markersInTurn = turnMarkers.filter(({ inTurn }) => inTurn);
  const marker = markersInTurn.length ? oneOf(play.next, markersInTurn).number : undefined;
  const turn: Turn = marker === undefined ? {} : { marker };
  const active = activeIn(play.state(), turn);
  for (const player of active) summon(play, player, number);
  if (active.length && play.next(6) === 0) choose(play);
  if (active[0] !== undefined && play.next(5) > 0) fight(play, turn, active[0]);
  if (play.next(60) === 0) concede(play);
  play.happens({ turnEnds: turn });
  beginTurns(play);
};

const activeIn = (state: GameState, { marker }: Turn): readonly string[] => {
  const holder = state.turnMarkers.find(({ number }) => number === marker)?.holder;
  const active = holder === undefined ? state.turn.activePlayers : [holder];
  return active.filter((id) => playerOf(state, id).inGame);
};

/** Begins the next turn; in Grand Melee, every turn that may begin. */
const beginTurns = (play: Play): void => {
  const waiting = play.state().turnMarkers.filter(({ inTurn }) => !inTurn);
  if (!play.state().turnMarkers.length) play.happens({ turnBegins: {} });
  for (const { number } of waiting) play.happens({ turnBegins: { marker: number } });
};

const summon = (play: Play, player: string, turn: number): void => {
  if (play.next(4) > 0) play.happens({ objectAdded: creatureOf(player, turn * 10 + play.next(10), play.next) });
};

/** Lets an effect ask for a choice; the rules say who makes it. */
const choose = (play: Play): void => {
  const controller = oneOf(play.next, playersInGame(play.state())).id;
  const asks = oneOf(play.next, ['AN_OPPONENT', 'ANY_PLAYER', 'A_TEAMMATE'] as const);
  const effect = { source: { controller }, asks, kind: 'OPTION', askedByRule: false } as const;
  const { candidates } = whoChooses(play.state(), effect);
  if (candidates.length) play.happens({ choiceMade: { effect, chooser: oneOf(play.next, candidates).id } });
};

const concede = (play: Play): void => {
  const player = oneOf(play.next, playersInGame(play.state()));
  play.happens({ playerLeaves: { player: player.id, reason: 'CONCEDES' } });
};
