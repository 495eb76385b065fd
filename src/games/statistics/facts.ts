import { reaches } from '../../domain/state/range.js';
import type { GameEvent } from '../../domain/events/events.js';
import { leftAtNow } from '../../domain/rules/104-standings.js';
import { playerOf, type Attack, type GameState } from '../../domain/state/game-state.js';
import { attackDistances } from './attack-distances.js';
import { opponentsInRange } from './opponents-in-range.js';

/** Facts about a game's history that its present table does not show. Plain JSON. */
export interface Facts {
  /** The id of the starting player; null if unknown. */
  readonly starter: string | null;
  readonly choices: number;
  /** The number of choices made by a player out of range. */
  readonly choicesOutOfRange: number;
  /** The number of attacks at each distance. */
  readonly attacks: readonly AttacksAt[];
  /** The opponents that players had within range as the turns of each number began. */
  readonly turns: readonly TurnFacts[];
  /** The players who are out, each with the version at which they left; older builds stored none. */
  readonly leftAt?: readonly (readonly [player: string, version: number])[];
}

export interface AttacksAt {
  readonly distance: number;
  readonly attacks: number;
}

export interface TurnFacts {
  readonly turn: number;
  readonly opponents: number;
  readonly players: number;
}

const NO_FACTS: Facts = { starter: null, choices: 0, choicesOutOfRange: 0, attacks: [], turns: [] };

/** Returns the facts in a game's first table: its turn, attacks in progress and, in turn 1, the starting player. */
export const factsAtStart = (state: GameState): Facts => {
  const begun = withTurn({ ...NO_FACTS, starter: visibleStarter(state) }, state);
  return withDepartures(withAttacks(begun, attackDistances(state, attacksIn(state))), state, 0);
};

/** Adds the players who have left at this version's table, and drops those who are back. */
export const withDepartures = (facts: Facts, state: GameState, version: number): Facts => {
  const before = new Map(facts.leftAt);
  const leftAt = leftAtNow(before, state, version);
  const isSame = leftAt.size === before.size && [...leftAt.keys()].every((id) => before.has(id));
  return isSame ? facts : { ...facts, leftAt: [...leftAt] };
};

/** Returns the facts after each of some events, given the table before them, its version, and the tables after each. */
export const factsAfterEach = (
  facts: Facts,
  [start, version]: readonly [GameState, version: number],
  events: readonly GameEvent[],
  tables: readonly GameState[],
): readonly Facts[] => {
  const results: Facts[] = [];
  for (const [index, event] of events.entries()) {
    const before = index === 0 ? start : tables[index - 1];
    const after = tables[index];
    if (!before || !after) continue;
    const found = factsAfter(results.at(-1) ?? facts, before, event, after);
    results.push(withDepartures(found, after, version + index + 1));
  }
  return results;
};

/**
 * Returns the facts after an event.
 *
 * - 103.1, 727.1a: whoever takes the first turn is the starting player, also of a restarted game.
 * - 508.1: each declared creature is an attack.
 * - 801.2c: ranges are counted as a turn begins.
 * - 801.5c: a choice falls to a player out of range if nobody within range could make it.
 */
const factsAfter = (facts: Facts, before: GameState, event: GameEvent, after: GameState): Facts => {
  if (event.turnBegins) return withTurn({ ...facts, starter: visibleStarter(after) ?? facts.starter }, after);
  if (event.attackersDeclared) {
    const declared = new Set(event.attackersDeclared.attacks.map(({ attacker }) => attacker));
    const attacks = attacksIn(after).filter(({ attacker }) => declared.has(attacker));
    return withAttacks(facts, attackDistances(after, attacks));
  }
  if (event.choiceMade) return withChoice(facts, before, event.choiceMade);
  if (event.result?.restart) return withTurn({ ...facts, starter: visibleStarter(after) }, after);
  return facts;
};

/** Returns the facts after the whole table was replaced, with the turn and attacks that only the new table shows. */
export const factsAfterReplacing = (facts: Facts, before: GameState, after: GameState): Facts => {
  const previousStarter = facts.starter !== null && after.playersById.has(facts.starter) ? facts.starter : null;
  const started = { ...facts, starter: visibleStarter(after) ?? previousStarter };
  const isSameTurn = before.turn.number === after.turn.number;
  const attackedBefore = new Set(isSameTurn ? attacksIn(before).map(nameOf) : []);
  const attacks = attacksIn(after).filter((attack) => !attackedBefore.has(nameOf(attack)));
  return withAttacks(isSameTurn ? started : withTurn(started, after), attackDistances(after, attacks));
};

const visibleStarter = ({ turn }: GameState): string | null =>
  turn.number === 1 ? (turn.activePlayers[0] ?? null) : null;

const attacksIn = ({ combats }: GameState): readonly Attack[] => combats.flatMap(({ attacks }) => attacks);

const nameOf = ({ attacker, target }: Attack): string => JSON.stringify([attacker, target]);

const withTurn = (facts: Facts, state: GameState): Facts => {
  const turn = state.turn.number;
  if (turn < 1) return facts;
  const { players, opponents } = opponentsInRange(state);
  const before = facts.turns.find((each) => each.turn === turn) ?? { players: 0, opponents: 0 };
  const added = { turn, opponents: before.opponents + opponents, players: before.players + players };
  return { ...facts, turns: [...facts.turns.filter((each) => each.turn !== turn), added] };
};

const withAttacks = (facts: Facts, distances: readonly number[]): Facts => {
  if (!distances.length) return facts;
  const attacksAt = new Map(facts.attacks.map(({ distance, attacks }) => [distance, attacks]));
  for (const distance of distances) attacksAt.set(distance, (attacksAt.get(distance) ?? 0) + 1);
  return { ...facts, attacks: [...attacksAt].map(([distance, attacks]) => ({ distance, attacks })) };
};

const withChoice = (
  facts: Facts,
  state: GameState,
  { effect, chooser }: NonNullable<GameEvent['choiceMade']>,
): Facts => {
  const isOutOfRange = !effect.askedByRule && !reaches(state, effect.source, playerOf(state, chooser));
  return { ...facts, choices: facts.choices + 1, choicesOutOfRange: facts.choicesOutOfRange + (isOutOfRange ? 1 : 0) };
};
