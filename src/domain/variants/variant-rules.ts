import type { RuleNumber } from '../rulebook/rulebook.js';
import type { RulesEdition } from '../rulebook/editions.js';
import type { Options, Player, TurnMarker } from '../state/game-state.js';
import type { TeamRole, Variant } from '../state/vocabulary.js';
import { groupBy } from '../values/groups.js';

/** A player's seat, those of departed players included. */
export interface Seat {
  readonly id: string;
  readonly team: string | null;
  readonly role: TeamRole | null;
}

/** A seat that the variant forbids. */
export interface SeatingProblem {
  readonly seat: number;
  readonly message: string;
}

/** The differences of a variant from the default game. */
export interface VariantRules {
  readonly variant: Variant;
  readonly summary: string;
  /** The rules that say so. */
  readonly rules: readonly RuleNumber[];
  readonly minimumPlayers: number;
  readonly teams: 'REQUIRED' | 'POSSIBLE' | 'NONE';
  /** How many players a team has at least; exactly, unless the variant is played with larger teams. */
  readonly teamSize: number;
  readonly equalTeams: boolean;
  readonly sharedLife: boolean;
  /** The options, in teams of that size, under that edition. */
  readonly options: (edition: RulesEdition, teamSize: number) => Options;
  /** The range of the player in that seat, in seats, where neither they nor the options settle it; null: unlimited. */
  readonly rangeAt?: (seats: readonly Seat[], seat: number) => number | null;
  readonly seatingProblems: (seats: readonly Seat[]) => readonly SeatingProblem[];
  /** The seat of the one who starts, where the description does not say (103.1). */
  readonly startingSeat: (seats: readonly Seat[]) => number;
  /** Whether the players are seated at random; else they choose, or the teams do (800.5). */
  readonly seatsAtRandom: boolean;
  /** The turn markers as the game starts, and who holds them; none but in Grand Melee (807.4b). */
  readonly turnMarkers: (players: readonly Player[], starting: Player) => readonly TurnMarker[];
  /** The seats of those of whom one is picked at random to start (103.1). */
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
export const seatedApart = (seats: readonly Seat[]): readonly SeatingProblem[] => {
  const begins = seats.map((seat, index) => seat.team !== seats.at(index - 1)?.team);
  const stretches = (team: string | null) => seats.filter((seat, index) => begins[index] && seat.team === team).length;
  return seats.flatMap((seat, index) =>
    begins[index] && stretches(seat.team) > 1
      ? [{ seat: index, message: `${seat.id} sits apart from the rest of team ${seat.team ?? ''}.` }]
      : [],
  );
};

/** The seats of each team that sits together, from the rightmost on (805.2); a player without a team is one alone. */
export const seatsByTeam = (seats: readonly Seat[]): readonly (readonly number[])[] => {
  const begin = Math.max(
    0,
    seats.findIndex(({ team }, index) => team !== seats.at(index - 1)?.team),
  );
  const order = seats.map((_, index) => (begin + index) % seats.length);
  return [...groupBy(order, (seat) => seats[seat]?.team ?? `/${seat}`).values()];
};
