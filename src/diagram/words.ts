import type { GameObject, GameState, Player } from '../domain/state/game-state.js';
import type { Variant } from '../domain/state/vocabulary.js';
import { readable } from './text.js';

const variants: Readonly<Record<Variant, string>> = {
  FREE_FOR_ALL: 'Free-for-All',
  COMMANDER: 'Commander',
  TEAM_VS_TEAM: 'Team vs. Team',
  EMPEROR: 'Emperor',
  GRAND_MELEE: 'Grand Melee',
  TWO_HEADED_GIANT: 'Two-Headed Giant',
  ALTERNATING_TEAMS: 'Alternating Teams',
};

export const variantSaid = ({ variant }: GameState): string => variants[variant];

/** DECLARE_ATTACKERS as "declare attackers". */
export const stepSaid = (step: string): string => step.toLowerCase().replaceAll('_', ' ');

/** "1 seat", "2 seats". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const nameOf = ({ name }: Pick<Player | GameObject, 'name'>): string => readable(name);

/** The name of the player or object of that id. */
export const nameIn = ({ playersById, objects }: GameState, id: string): string => {
  const entity = playersById.get(id) ?? objects.get(id);
  return entity ? nameOf(entity) : readable(id);
};

/** Names in a list; of many only the first ones, and how many there are besides. */
export const listed = (names: readonly string[], most = 20): string =>
  names.length > most ? `${names.slice(0, most).join(', ')} and ${names.length - most} more` : names.join(', ');

/** Who the range of influence belongs to, and how far it goes. */
export const rangeSaid = (player: Player): string => {
  if (!player.inGame) return `${nameOf(player)} has left the game and has nobody in range`;
  const reach = player.range === null ? 'unlimited' : counted(player.range, 'seat');
  return `Range of influence of ${nameOf(player)}: ${reach}`;
};
