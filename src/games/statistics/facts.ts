import type { GameEvent } from '../../domain/events/events.js';
import { playerOf, type Attack, type GameState } from '../../domain/state/game-state.js';
import { reaches } from '../../domain/rules/sources.js';
import { attackDistances } from './attack-distances.js';
import { opponentsInRange } from './opponents-in-range.js';

/** What has happened at a table, as far as its present state does not show it. Plain JSON. */
export interface Facts {
  /** The id of the starting player; null where nobody has told who that was. */
  readonly starter: string | null;
  readonly choices: number;
  /** Of the choices, those that fell to a player out of range. */
  readonly choicesOutOfRange: number;
  /** How many attacks there were at each distance. */
  readonly attacks: readonly AttacksAt[];
  /** How many opponents the players had within range as the turns of each number began. */
  readonly turns: readonly TurnOf[];
}

export interface AttacksAt {
  readonly distance: number;
  readonly attacks: number;
}

export interface TurnOf {
  readonly turn: number;
  readonly opponents: number;
  readonly players: number;
}

const NOTHING: Facts = { starter: null, choices: 0, choicesOutOfRange: 0, attacks: [], turns: [] };

/** An event that has taken place. */
interface Step {
  readonly before: GameState;
  readonly event: GameEvent;
  readonly after: GameState;
}

/** What a table shows that a game begins with: its turn, who started if the turn is the first, attacks under way. */
export const factsAtStart = (state: GameState): Facts =>
  withAttacks(withTurn({ ...NOTHING, starter: starterShown(state) }, state), attackDistances(state, attacksIn(state)));

/**
 * The facts after an event.
 *
 * - 103.1, 727.1a: whoever takes the first turn is the starting player, of a restarted game as well.
 * - 508.1: each creature that is declared is an attack.
 * - 801.2c: ranges are counted as a turn begins.
 * - 801.5c: a choice falls to a player out of range where nobody within it could make it.
 */
export const factsAfter = (facts: Facts, { before, event, after }: Step): Facts => {
  if (event.turnBegins) return withTurn({ ...facts, starter: starterShown(after) ?? facts.starter }, after);
  if (event.attackersDeclared) {
    const declared = new Set(event.attackersDeclared.attacks.map(({ attacker }) => attacker));
    const attacks = attacksIn(after).filter(({ attacker }) => declared.has(attacker));
    return withAttacks(facts, attackDistances(after, attacks));
  }
  if (event.choiceMade) return withChoice(facts, before, event.choiceMade);
  if (event.result?.restart) return withTurn({ ...facts, starter: starterShown(after) }, after);
  return facts;
};

/** The facts after each of some events; of the tables, the first is that before them, the others those after each. */
export const factsAfterAll = (
  facts: Facts,
  tables: readonly GameState[],
  events: readonly GameEvent[],
): readonly Facts[] => {
  const reached: Facts[] = [];
  for (const [index, event] of events.entries()) {
    const [before, after] = tables.slice(index, index + 2);
    if (before && after) reached.push(factsAfter(reached.at(-1) ?? facts, { before, event, after }));
  }
  return reached;
};

/** The facts after a table was replaced as a whole: what the new one shows and the one before did not. */
export const factsAfterReplacing = (facts: Facts, before: GameState, after: GameState): Facts => {
  const known = facts.starter !== null && after.playersById.has(facts.starter) ? facts.starter : null;
  const begun = { ...facts, starter: starterShown(after) ?? known };
  const isSameTurn = before.turn.number === after.turn.number;
  const attackedBefore = new Set(isSameTurn ? attacksIn(before).map(nameOf) : []);
  const attacks = attacksIn(after).filter((attack) => !attackedBefore.has(nameOf(attack)));
  return withAttacks(isSameTurn ? begun : withTurn(begun, after), attackDistances(after, attacks));
};

const starterShown = ({ turn }: GameState): string | null =>
  turn.number === 1 ? (turn.activePlayers[0] ?? null) : null;

const attacksIn = ({ combats }: GameState): readonly Attack[] => combats.flatMap(({ attacks }) => attacks);

const nameOf = ({ attacker, target }: Attack): string => JSON.stringify([attacker, target]);

const withTurn = (facts: Facts, state: GameState): Facts => {
  const turn = state.turn.number;
  if (turn < 1) return facts;
  const { players, opponents } = opponentsInRange(state);
  const before = facts.turns.find((each) => each.turn === turn) ?? { players: 0, opponents: 0 };
  const counted = { turn, opponents: before.opponents + opponents, players: before.players + players };
  return { ...facts, turns: [...facts.turns.filter((each) => each.turn !== turn), counted] };
};

const withAttacks = (facts: Facts, distances: readonly number[]): Facts => {
  if (!distances.length) return facts;
  const counts = new Map(facts.attacks.map(({ distance, attacks }) => [distance, attacks]));
  for (const distance of distances) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  return { ...facts, attacks: [...counts].map(([distance, attacks]) => ({ distance, attacks })) };
};

const withChoice = (
  facts: Facts,
  state: GameState,
  { effect, chooser }: NonNullable<GameEvent['choiceMade']>,
): Facts => {
  const isOutOfRange = !effect.askedByRule && !reaches(state, effect.source, playerOf(state, chooser));
  return {
    ...facts,
    choices: facts.choices + 1,
    choicesOutOfRange: facts.choicesOutOfRange + (isOutOfRange ? 1 : 0),
  };
};
