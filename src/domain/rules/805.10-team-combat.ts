import { addDoubt, nameList, withVerb, type Ruling } from '../answer.js';
import type { Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { nameSide } from '../combat/combat-rules.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('805.10b', '805.10d', '805.10e', '810.7c CR_2018', '810.7d CR_2018');

/** Two-Headed Giant's own rule in early 2018, a copy of the one for shared team turns; otherwise the shared rule. */
export const sharedOrOwn = <Shared, Own>({ variant, edition }: GameState, shared: Shared, own: Own): Shared | Own =>
  variant === 'TWO_HEADED_GIANT' && decisionsOf(edition).repeatsTeamCombat ? own : shared;

/** Says that the creatures of a team attack together. */
export const teamAttackRuling = (state: GameState, player: Player): Ruling => {
  const says = `The creatures of ${nameSide(state, player)} are declared together.`;
  return ruling(state, sharedOrOwn(state, '805.10b', '810.7c CR_2018'), says, player);
};

/** Says what a creature may attack if its team attacks together. */
export const teamMayAttack = (
  state: GameState,
  player: Player,
  attacker: GameObject,
  included: readonly Entity[],
): Ruling => {
  const says = `${player.name}'s team attacks together, and ${attacker.name} may attack ${nameList(included, 'or')}.`;
  return ruling(state, sharedOrOwn(state, '805.10b', '810.7c CR_2018'), says, player, attacker, ...included);
};

/**
 * Says that a creature that can't attack one member can't attack the team. Doubt: since 2008 the text speaks only of
 * effects of objects that this member controls.
 */
export const teamProtected = (
  state: GameState,
  isTheirs: boolean,
  says: string,
  ...about: readonly Entity[]
): Ruling => {
  const given = ruling(state, sharedOrOwn(state, '805.10b', '810.7c CR_2018'), says, ...about);
  if (isTheirs || !decisionsOf(state.edition).defendersProtectTeam) return given;
  const doubt = `${given.rule.number} of ${state.edition} speaks only of effects of objects that the player concerned controls.`;
  return addDoubt(given, doubt);
};

/** Says that the creatures of a team block together. */
export const teamBlockRuling = (state: GameState, player: Player): Ruling => {
  const says = `The creatures of ${nameSide(state, player)} are declared together.`;
  return ruling(state, sharedOrOwn(state, '805.10d', '810.7d CR_2018'), says, player);
};

/** Says that a player blocks together with their team. */
export const blocksWithTeam = (state: GameState, player: Player): Ruling => {
  const says = `${player.name} blocks together with the rest of the team.`;
  return ruling(state, sharedOrOwn(state, '805.10d', '810.7d CR_2018'), says, player);
};

/** Says that a creature can't block an attacker of another team. */
export const attacksAnotherTeam = (
  state: GameState,
  player: Player,
  attacker: GameObject,
  attacked: string,
  others: readonly Entity[],
): Ruling => {
  const says = `${attacker.name} attacks ${attacked}, not ${nameSide(state, player)}.`;
  return ruling(state, sharedOrOwn(state, '805.10d', '810.7d CR_2018'), says, attacker, player, ...others);
};

/** Says which players defend, each team declaring blocks together. */
export const teamDefenseRuling = (state: GameState, players: readonly Player[]): Ruling => {
  const says = `${withVerb(players, 'defends', 'defend')}; each team declares its blocks together.`;
  return ruling(state, sharedOrOwn(state, '805.10d', '810.7d CR_2018'), says, ...players);
};

/** Says which member of a defending team an attacking creature's ability means. */
export const attackedMemberRuling = (state: GameState, attacker: GameObject, defending: Player): Ruling => {
  const says = `For ${attacker.name} the defending player is ${defending.name}, and no other member of the team.`;
  return ruling(state, '805.10e', says, attacker, defending);
};
