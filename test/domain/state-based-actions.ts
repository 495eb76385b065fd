import { stateBasedActions } from '../../src/domain/rules/704-state-based-actions.js';
import { doubts, ids, rules, thing, type GameState } from './tables.js';

/** "TO_GRAVEYARD aura" for each action. */
export const actions = (state: GameState): string[] =>
  stateBasedActions(state).map(({ kind, objects, players }) => [kind, ...ids(objects), ...ids(players)].join(' '));

export const cited = (state: GameState): string[] => stateBasedActions(state).flatMap(({ because }) => rules(because));

export const doubted = (state: GameState): string[] =>
  stateBasedActions(state).flatMap(({ because }) => doubts(because));

/** A legend that bears the name of every other one. */
export const legend = (id: string, owner: string, more = {}) =>
  thing(id, 'Legendary Creature — Human', owner, { name: 'Kamahl', ...more });

export const world = (id: string, owner: string, timestamp: number) =>
  thing(id, 'World Enchantment', owner, { timestamp });
