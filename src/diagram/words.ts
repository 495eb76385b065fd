import type { GameObject, GameState, Player } from '../domain/state/game-state.js';
import type { Variant } from '../domain/state/vocabulary.js';
import { readable } from './drawing/text.js';

/** The printed names of the variants, the most common first. */
export const variants: Readonly<Record<Variant, string>> = {
  COMMANDER: 'Commander',
  FREE_FOR_ALL: 'Free-for-All',
  TWO_HEADED_GIANT: 'Two-Headed Giant',
  EMPEROR: 'Emperor',
  TEAM_VS_TEAM: 'Team vs. Team',
  ALTERNATING_TEAMS: 'Alternating Teams',
  GRAND_MELEE: 'Grand Melee',
};

/** Returns the printed name of the variant. */
export const variantName = ({ variant }: GameState): string => variants[variant];

/** Writes DECLARE_ATTACKERS as "declare attackers". */
export const stepName = (step: string): string => step.toLowerCase().replaceAll('_', ' ');

/** Writes a number with its noun: "1 seat", "2 seats". */
export const quantity = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the name of a player or object as it can be drawn. */
export const nameOf = ({ name }: Pick<Player | GameObject, 'name'>): string => readable(name);

/** Returns the name of the player or object with an id. */
export const nameIn = ({ playersById, objects }: GameState, id: string): string => {
  const entity = playersById.get(id) ?? objects.get(id);
  return entity ? nameOf(entity) : readable(id);
};

const LIMIT = 20;

/** Joins names with commas; of a long list, the first ones and the number of the others. */
export const joinNames = (names: readonly string[]): string =>
  names.length > LIMIT ? `${names.slice(0, LIMIT).join(', ')} and ${names.length - LIMIT} more` : names.join(', ');

/** Says whose range of influence is shown, and how far it reaches. */
export const rangeText = (player: Player): string => {
  if (!player.inGame) return `${nameOf(player)} has left the game: nobody is in range`;
  const reach = player.range === null ? 'unlimited' : quantity(player.range, 'seat');
  return `${nameOf(player)}'s range of influence: ${reach}`;
};
