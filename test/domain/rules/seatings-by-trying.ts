import type { Description, PlayerDescription } from '../../../src/domain/state/description.js';
import { type variants } from '../../../src/domain/variants/variants.js';
import type { RandomNumbers } from '../../random-numbers.js';

type Order = readonly (readonly [id: string, team?: string, role?: 'EMPEROR' | 'GENERAL'])[];
type Around = Pick<Description, 'variant' | 'options' | 'teams' | 'players' | 'turn' | 'combats'>;

/** A variant, its options and who sits where; `me` and teammates, called mate, against others, called player. */
interface Seating {
  readonly around: Around;
  /** Those who declare with me. */
  readonly side: readonly [string, ...string[]];
  readonly opponents: readonly [string, ...string[]];
  readonly everybody: readonly string[];
}

const free = ['me', 'player0', 'player1', 'player2'];
/** Reads players and their teams: "me of mine, player0 of theirs". */
const seated = (told: string): Order =>
  told.split(', ').map((each) => {
    const [id = '', team] = each.split(' of ');
    return [id, team];
  });
const mine = 'me of mine, mate of mine';
const theirs = 'player0 of theirs, player1 of theirs';
const orders: Readonly<Record<keyof typeof variants, (random: RandomNumbers) => Order>> = {
  FREE_FOR_ALL: (random) => free.slice(0, random.below(3) + 2).map((id) => [id]),
  COMMANDER: (random) => free.slice(0, random.below(3) + 2).map((id) => [id]),
  GRAND_MELEE: () => free.map((id) => [id]),
  TEAM_VS_TEAM: (random) => seated(random.oneOf([`${mine}, ${theirs}`, `mate of mine, me of mine, ${theirs}`])),
  TWO_HEADED_GIANT: (random) =>
    seated(random.oneOf([`${mine}, ${theirs}`, `${mine}, player2 of third, player3 of third, ${theirs}`])),
  EMPEROR: (random) => {
    const side = random.oneOf(['me mate mate1', 'mate me mate1', 'mate mate1 me']).split(' ');
    const teamOf = (ids: readonly string[], team: string): Order =>
      ids.map((id, seat) => [id, team, seat === 1 ? 'EMPEROR' : 'GENERAL']);
    return [...teamOf(side, 'mine'), ...teamOf(['player0', 'player1', 'player2'], 'theirs')];
  },
  ALTERNATING_TEAMS: (random) => {
    const two = 'me of mine, player0 of theirs, mate of mine, player1 of theirs';
    const three = 'player2 of third, mate of mine, player1 of theirs, player3 of third';
    return seated(random.oneOf([two, `me of mine, player0 of theirs, ${three}`]));
  },
};

/** The variants that limit the range anyway. */
const hasRange: ReadonlySet<string> = new Set(['EMPEROR', 'GRAND_MELEE', 'ALTERNATING_TEAMS']);

const first = (ids: readonly string[]): readonly [string, ...string[]] => {
  const [one = 'me', ...others] = ids;
  return [one, ...others];
};

const names = Object.keys(orders) as [keyof typeof orders, ...(keyof typeof orders)[]];

/** Any variant, from any seat, with any attack option, shared turns where there are teams, and ranges. */
export const randomSeating = (random: RandomNumbers): Seating => {
  const variant = random.oneOf(names);
  const order = orders[variant](random);
  const turned = random.below(order.length);
  const seats = [...order.slice(turned), ...order.slice(0, turned)];
  const isLimited = hasRange.has(variant) || random.below(3) === 0;
  const sharedTeamTurns = variant === 'TWO_HEADED_GIANT' || (variant === 'TEAM_VS_TEAM' && random.below(2) === 0);
  const attack = random.oneOf(['MULTIPLE_PLAYERS', 'MULTIPLE_PLAYERS', 'ONE_OPPONENT', 'LEFT', 'RIGHT'] as const);
  const everybody = seats.map(([id]) => id);
  const side = first(sharedTeamTurns ? everybody.filter((id) => id.startsWith('m')) : ['me']);
  const opponents = first(everybody.filter((id) => id.startsWith('player')));
  const isPicked = attack === 'ONE_OPPONENT' && random.below(2) === 0;
  const teams = [...new Set(order.flatMap(([, team]) => team ?? []))].map((id) => ({ id }));
  return {
    ...{ side, opponents, everybody },
    around: {
      variant,
      options: { attack, ...(teams.length ? { sharedTeamTurns } : {}) },
      ...(teams.length ? { teams } : {}),
      players: seats.map(([id, team, role]): PlayerDescription => ({
        id,
        ...(team ? { team } : {}),
        ...(role ? { role } : {}),
        ...(isLimited ? { rangeOfInfluence: random.below(3) } : {}),
      })),
      ...(variant === 'GRAND_MELEE' ? {} : { turn: { activePlayers: [...side], step: 'DECLARE_ATTACKERS' as const } }),
      ...(isPicked && variant !== 'GRAND_MELEE'
        ? { combats: [{ attacks: [], defendingPlayer: random.oneOf(opponents) }] }
        : {}),
    },
  };
};

const seatOf = ({ players }: Description, id: string): number => players.findIndex((player) => player.id === id);

const isBeside = (description: Description, one: string, other: string, steps: readonly number[]): boolean => {
  const { length } = description.players;
  return steps.some((step) => (seatOf(description, one) + step + length) % length === seatOf(description, other));
};

/** Whether the second player sits within the range of the first. */
export const isNear = (description: Description, one: string, other: string): boolean => {
  const range = description.players[seatOf(description, one)]?.rangeOfInfluence ?? Infinity;
  const apart = Math.abs(seatOf(description, one) - seatOf(description, other));
  return Math.min(apart, description.players.length - apart) <= range;
};

/** Who is behind an id: the player, who protects the battle, or who controls anything else. */
export const defenderOf = ({ objects }: Description, id: string): string => {
  const object = (objects ?? []).find((each) => each.id === id);
  return object?.protector ?? object?.owner ?? id;
};

/** Whether what the variant and its options say lets that creature attack that. */
export const mayAttack = (description: Description, creature: string, target: string): boolean => {
  const [attacker, defender] = [defenderOf(description, creature), defenderOf(description, target)];
  if (!defender.startsWith('player') || !isNear(description, attacker, defender)) return false;
  const attack = description.options?.attack;
  if (attack === 'LEFT' && !isBeside(description, attacker, defender, [1])) return false;
  if (attack === 'RIGHT' && !isBeside(description, attacker, defender, [-1])) return false;
  const picked = description.combats?.[0]?.defendingPlayer;
  if (picked && sideOf(description, picked) !== sideOf(description, defender)) return false;
  const isBesideOnly = description.variant === 'EMPEROR' || description.variant === 'ALTERNATING_TEAMS';
  return !isBesideOnly || isBeside(description, attacker, defender, [1, -1]);
};

/** The team of a player where teams declare together, or the player. */
export const sideOf = (description: Description, player: string): string =>
  (description.options?.sharedTeamTurns && description.players[seatOf(description, player)]?.team) || player;
