import { problemsAmong, type Problem } from '../problem.js';
import type { RuleNumber } from '../rulebook/rulebook.js';
import type { RulesEdition } from '../rulebook/editions.js';
import type { Options, Player, TurnMarker } from '../state/game-state.js';
import type { TeamRole, Variant } from '../state/vocabulary.js';
import { groupBy } from '../values/groups.js';

/** A player's seat, even if the player has left. */
export interface Seat {
  readonly id: string;
  readonly team: string | null;
  readonly role: TeamRole | null;
  /** The range that the table gives the player, in seats; null if the variant sets it. */
  readonly range: number | null;
}

/** The differences of a variant from the default game. */
export interface VariantRules {
  readonly variant: Variant;
  readonly summary: string;
  /** The rules that define the variant. */
  readonly rules: readonly RuleNumber[];
  readonly minimumPlayers: number;
  readonly teams: 'REQUIRED' | 'POSSIBLE' | 'NONE';
  /** The size of a team; the minimum if the variant allows larger teams. */
  readonly teamSize: number;
  readonly equalTeams: boolean;
  readonly sharedLife: boolean;
  /** Returns the default options under an edition, for teams of that size. */
  readonly options: (edition: RulesEdition, teamSize: number) => Options;
  /** Returns a seat's default range, in seats; null if unlimited. */
  readonly rangeAt?: (seats: readonly Seat[], seat: number) => number | null;
  /** Finds the seats that the variant forbids. */
  readonly seatingProblems: (seats: readonly Seat[], edition: RulesEdition) => readonly Problem[];
  /** Returns the default seat of the starting player (103.1). */
  readonly startingSeat: (seats: readonly Seat[]) => number;
  /** Whether the players are seated at random; if not, the players or teams choose (800.5). */
  readonly seatsAtRandom: boolean;
  /** Returns the turn markers at the start of the game, with their holders (807.4b); none outside Grand Melee. */
  readonly turnMarkers: (players: readonly Player[], starting: Player) => readonly TurnMarker[];
  /** Returns the seats among which the starting player is drawn at random (103.1). */
  readonly possibleStarts: (seats: readonly Seat[]) => readonly number[];
}

const defaultOptions: Options = {
  rangeOfInfluence: null,
  startingLife: 20,
  attack: 'MULTIPLE_PLAYERS',
  deployCreatures: false,
  sharedTeamTurns: false,
  planechase: false,
};

const defaultGame = {
  minimumPlayers: 2,
  teams: 'NONE',
  teamSize: 1,
  equalTeams: false,
  sharedLife: false,
  seatingProblems: () => [],
  startingSeat: () => 0,
  seatsAtRandom: false,
  turnMarkers: () => [],
  possibleStarts: (seats: readonly Seat[]) => seats.map((_, index) => index),
} as const;

interface Differences extends Partial<Omit<VariantRules, 'options'>> {
  readonly variant: Variant;
  readonly summary: string;
  readonly rules: readonly RuleNumber[];
  readonly options?: (edition: RulesEdition, teamSize: number) => Partial<Options>;
}

/** Creates a variant from its differences from the default game (800.2). */
export const variantRules = ({ options, ...differences }: Differences): VariantRules => ({
  ...defaultGame,
  ...differences,
  options: (edition, teamSize) => ({ ...defaultOptions, ...options?.(edition, teamSize) }),
});

/** Finds teams whose members do not all sit next to each other (808.2, 809.2, 810.3). */
export const splitTeamProblems = (seats: readonly Seat[]): readonly Problem[] => {
  const begins = seats.map((seat, index) => seat.team !== seats.at(index - 1)?.team);
  const stretches = (team: string | null) => seats.filter((seat, index) => begins[index] && seat.team === team).length;
  return problemsAmong(seats, ['players'], ({ id, team }, index) =>
    team !== null && begins[index] && stretches(team) > 1 ? `${id} sits apart from the rest of team ${team}.` : null,
  );
};

/** Groups adjacent seats by team, each from the rightmost one on (805.2); a player without a team is a group alone. */
export const seatsByTeam = (seats: readonly Seat[]): readonly (readonly number[])[] => {
  const begin = Math.max(
    0,
    seats.findIndex(({ team }, index) => team !== seats.at(index - 1)?.team),
  );
  const order = seats.map((_, index) => (begin + index) % seats.length);
  return [...groupBy(order, (seat) => seats[seat]?.team ?? `/${seat}`).values()];
};
