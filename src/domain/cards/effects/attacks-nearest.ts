import { decisionsOf } from '../../rulebook/decisions.js';
import { areOpponents, playersInGame, type GameState, type Player } from '../../state/game-state.js';
import { leftwardFrom } from '../../state/seating.js';
import type { Direction } from '../clauses.js';
import { onAttackers, type EffectKind } from './effect.js';

/** The nearest opponent on that side, with those of the team where whole teams are attacked. */
const nearest = (state: GameState, player: Player, direction: Direction): readonly string[] => {
  const leftward = leftwardFrom(state, player).filter((each) => areOpponents(player, each));
  const found = direction === 'LEFT' ? leftward[0] : leftward.at(-1);
  const isTeam = state.variant === 'TWO_HEADED_GIANT' && decisionsOf(state.edition).attacksTeams;
  return state.players.filter((each) => each === found || (isTeam && each.team === found?.team)).map(({ id }) => id);
};

/** Attacking: Each player may attack only the nearest opponent in the chosen direction and planeswalkers controlled by that opponent. */
export const attacksNearest: EffectKind<'ATTACKS_NEAREST'> = {
  does: 'ATTACKS_NEAREST',
  ...onAttackers,
  means: (_, { direction }) =>
    `each player may attack only the nearest opponent to the ${direction.toLowerCase()} and that opponent's planeswalkers`,
  sort: 'RESTRICTION',
  makesRuleOfEach: true,
  attackRules: ({ direction }, { state }) =>
    playersInGame(state).map((player) => {
      const ids = nearest(state, player, direction);
      const permanents = ids.map((controller) => ({ controller, types: ['Planeswalker'] }));
      const isMeant = { anyOf: [{ kind: 'PLAYER' as const, ids }, ...permanents] };
      return { kind: 'CANT_ATTACK_TARGET', creatures: { controller: player.id }, targets: { not: isMeant } };
    }),
};
