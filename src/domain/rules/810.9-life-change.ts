import type { Ruling } from '../answer.js';
import {
  defaulted,
  enumeration,
  flag,
  integer,
  listOf,
  object,
  optional,
  playerInGame,
  required,
  objectSchema,
  type InputOf,
} from '../schema/schema.js';
import { playerOf, type GameState, type Player, type Team } from '../state/game-state.js';

export const lifeChangeKind = enumeration(
  'LifeChangeKind',
  "What happens to players' life totals or poison counters.",
  {
    DAMAGE: 'They are dealt damage.',
    GAIN: 'They gain life.',
    LOSE: 'They lose life.',
    PAY: 'They pay life (119.4).',
    SET: 'Their life totals become a number (119.5).',
    EXCHANGE: 'Two players exchange life totals (701.12c).',
    POISON: 'They get poison counters; with a negative amount they lose some.',
  },
);

const lifeAmount = objectSchema('LifeAmountInput', 'What happens to one player.', {
  player: required(playerInGame, 'The player.'),
  amount: optional(integer, 'Life or counters; for SET the new total; ignored for EXCHANGE.'),
  commander: optional(object, 'For DAMAGE in combat: the commander that deals it (903.10a).'),
});

const playerList = listOf(playerInGame, { maximum: 2_000 });

export const lifeChange = objectSchema('LifeChangeInput', 'Life totals or poison counters change, all at once.', {
  kind: required(lifeChangeKind, 'What happens.'),
  amounts: required(listOf(lifeAmount, { minimum: 1, maximum: 2_000 }), 'The players and amounts.'),
  chosen: optional(
    listOf(playerInGame, { maximum: 2_000 }),
    'The member that each team chooses if only one is affected (810.9d).',
  ),
  redistributes: defaulted(
    flag,
    false,
    'For SET: whether an effect redistributes life totals; it may affect only one member of each team (810.9f).',
  ),
  cantGainLife: optional(playerList, "Players who can't gain life because of an effect, nor can their team (810.9g)."),
  cantLoseLife: optional(playerList, "Players who can't lose life because of an effect, nor can their team (810.9h)."),
  cantGetPoison: optional(
    playerList,
    "Players who can't get poison counters because of an effect, nor can their team (810.10c).",
  ),
});
export type LifeChange = InputOf<typeof lifeChange>;
type Amount = LifeChange['amounts'][number];

/** A life total, or number of poison counters, before and after: of a team if shared, else of a player. */
export interface LifeTotal {
  readonly team: Team | null;
  readonly player: Player | null;
  readonly before: number;
  readonly after: number;
}
export interface LifeOutcome {
  readonly allowed: boolean;
  readonly totals: readonly LifeTotal[];
}

/** The team or player that has a total, and what happens to each member. */
export interface Holder {
  readonly team: Team | null;
  readonly player: Player | null;
  readonly before: number;
  readonly amounts: readonly Amount[];
}

export interface Change {
  readonly after: number;
  readonly because: Ruling;
  readonly allowed: boolean;
}

/** Returns the kind of change: setting life totals is a gain or a loss (119.5) if all go the same way. */
export const directionOf = (kind: LifeChange['kind'], totals: readonly LifeTotal[]): LifeChange['kind'] => {
  if (kind !== 'SET' || totals.some(({ team }) => team)) return kind;
  if (totals.every(({ before, after }) => after <= before)) return 'LOSE';
  return totals.every(({ before, after }) => after >= before) ? 'GAIN' : kind;
};

export const nameOf = ({ team, player }: Holder): string => (team ? `team ${team.name}` : (player?.name ?? ''));

export const playersOf = (state: GameState, { amounts }: Holder): readonly Player[] => [
  ...new Set(amounts.map(({ player }) => playerOf(state, player))),
];

export const sumOf = ({ amounts }: Holder): number => amounts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Words how a total changes: "goes from 20 to 17", "stays at 20". */
export const moves = ({ before }: Holder, after: number): string =>
  after === before ? `stays at ${before}` : `goes from ${before} to ${after}`;
