import { nameList, withVerb, type Ruling } from '../answer.js';
import { citing } from '../rulebook/citing.js';
import { hasRule } from '../rulebook/rulebook.js';
import { attacksTeams } from '../state/attacked-teams.js';
import { controllerOf, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { sidesOf, turnPartners } from './805-shared-team-turns.js';
import { sharedOrOwn } from './805.10-team-combat.js';

const damage = citing('805.10c', '805.10f', '810.7b CR_2018', '810.7f CR_2018');

/** A combat between teams: who attacks, with what, and who defends. */
interface TeamCombat {
  readonly attacking: Player;
  readonly attackers: readonly GameObject[];
  readonly players: readonly Player[];
}

/** Says in which order teams announce their combat damage. */
export const teamDamageRuling = (state: GameState, { attacking, players }: TeamCombat): Ruling => {
  const side = turnPartners(state, attacking);
  const teams = sidesOf(players).flatMap(([first]) => (first ? [turnPartners(state, first)] : []));
  const others = teams.map((team) => ({ name: nameList(team) }));
  const says = `${withVerb(side, 'announces', 'announce together')} how their creatures deal combat damage, then ${nameList(others, 'and then')}.`;
  return damage.ruling(state, sharedOrOwn(state, '805.10f', '810.7f CR_2018'), says, ...side, ...teams.flat());
};

/** Says whom effects mean by "the attacking player": until 2018 in Two-Headed Giant all, unless done only once. */
export const attackingPlayers = (state: GameState, combat: TeamCombat): Ruling => {
  const side = turnPartners(state, combat.attacking);
  const number = sharedOrOwn(state, '805.10c', '810.7b CR_2018');
  if (side.length === 1 || !attacksTeams(state) || !hasRule(number, state.edition))
    return attackingPlayerOfEach(state, combat.attackers, number);
  const says = `An effect that refers to the attacking player means ${nameList(side)}; a one-shot effect means one of them, chosen by its controller.`;
  return damage.ruling(state, number, says, ...side);
};

const attackingPlayerOfEach = (
  state: GameState,
  attackers: readonly GameObject[],
  number: '805.10c' | '810.7b CR_2018',
): Ruling => {
  const controllers = [...new Set(attackers.map((attacker) => controllerOf(state, attacker)))];
  const each = controllers.map(({ id, name }) => ({
    name: `${name} for ${nameList(attackers.filter((attacker) => controllerOf(state, attacker).id === id))}`,
  }));
  const says = `An effect that refers to the attacking player means the controller of the attacking creature: ${nameList(each)}.`;
  return damage.ruling(state, number, says, ...controllers, ...attackers);
};
