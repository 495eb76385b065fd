import { appendDoubt, answer, asRulings, nameList, type Ruling, type Rulings } from '../answer.js';
import { doubtDamage } from '../cards/answers/damage-changes.js';
import { attacksTeams } from '../state/attacked-teams.js';
import { citing } from '../rulebook/citing.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { controllerOf, entityOf, objectOf, playersInGame } from '../state/game-state.js';
import type { Attack, Entity, GameObject, GameState, Player } from '../state/game-state.js';
import { editionObjection } from './508-declare-attackers.js';
import { damageAssigned } from './510.1a-damage-assigned.js';
import { turnPartners } from './805-shared-team-turns.js';

const { ruling } = citing('510.1b', '800.4e', '805.10f', '810.7f CR_2018');

/**
 * To which player or permanent does an unblocked creature deal its combat damage, and who announces it?
 *
 * - 508.1b: in editions without planeswalkers, or battles, these can't be attacked.
 * - 510.1a: to nobody, if its power is 0 or less.
 * - 510.1b: to what it attacks, if that is still in combat; 800.4e: not to a player who has left.
 * - 805.10f: with shared team turns the active team announces it; until 2018, in Two-Headed Giant, it picks one of the
 *   defending team, as creatures attack the team (810.7f of 2018).
 */
export const unblockedDamage = (state: GameState, attack: Attack) => {
  const attacker = objectOf(state, attack.attacker);
  const announcedBy = turnPartners(state, controllerOf(state, attacker));
  const { nothing, doubt } = damageAssigned(state, attacker);
  const withDoubt = (given: Ruling): Ruling => (doubt ? appendDoubt(given, doubt) : given);
  const [powerless, ...figures] = nothing;
  if (powerless) return answer({ recipients: [], announcedBy }, withDoubt(powerless), ...figures);
  const target = attack.target === null ? null : entityOf(state, attack.target);
  const team = teamAttacked(state, target);
  const recipients = team ?? (target && isThere(target) ? [target] : []);
  const isShared = state.options.sharedTeamTurns && recipients.length > 0;
  const announced = isShared ? [announcementRulings(state, attacker, announcedBy, recipients, team)] : [];
  const unknown = target && editionObjection(state, target);
  const own = damageRulings(state, attacker, target, attack.defendingPlayer);
  const [first, ...others] = asRulings(team ? announced : [...own, ...announced]);
  return answer(
    { recipients, announcedBy },
    doubtDamage(state, recipients, withDoubt(first), { dealer: attacker, isOfCombat: true }),
    ...others,
    ...(unknown ? [unknown] : []),
  );
};

const isThere = (target: Entity): boolean => (target.kind === 'PLAYER' ? target.inGame : target.zone === 'BATTLEFIELD');

/** The members of the team that a creature attacks as one; null if it attacks a single player or a permanent. */
const teamAttacked = (state: GameState, target: Entity | null): readonly Player[] | null => {
  if (target?.kind !== 'PLAYER' || target.team === null || !attacksTeams(state)) return null;
  const members = playersInGame(state).filter(({ team }) => team === target.team);
  return members.length ? members : null;
};

const damageRulings = (
  state: GameState,
  attacker: GameObject,
  target: Entity | null,
  defendingPlayer: string | null,
): Rulings => {
  if (target && isThere(target))
    return [
      ruling(state, '510.1b', `Unblocked, ${attacker.name} deals its damage to ${target.name}.`, attacker, target),
    ];
  if (target?.kind === 'PLAYER') return [notAssigned(state, target)];
  const gone = state.players.find(({ id, inGame }) => !inGame && id === defendingPlayer);
  const says = `What ${attacker.name} attacked has left combat, so it deals no damage.`;
  const nothing = ruling(state, '510.1b', says, attacker);
  return gone ? [nothing, notAssigned(state, gone)] : [nothing];
};

/** 800.4e: afterwards nobody knows whether a creature attacked the departed player or something that left with them. */
const notAssigned = (state: GameState, gone: Player): Ruling =>
  ruling(state, '800.4e', `${gone.name} has left the game, so no combat damage is assigned to ${gone.name}.`, gone);

const announcementRulings = (
  state: GameState,
  attacker: GameObject,
  announcedBy: readonly Player[],
  recipients: readonly Entity[],
  team: readonly Player[] | null,
): Ruling => {
  const who = nameList(announcedBy);
  const announce = announcedBy.length === 1 ? 'announces' : 'announce together';
  const says = team
    ? `${attacker.name} attacks the whole team; ${who} ${announce} which of ${nameList(recipients)} it deals its damage to.`
    : `${who} ${announce} the damage of ${attacker.name}.`;
  const own = decisionsOf(state.edition).repeatsTeamCombat && team ? '810.7f CR_2018' : '805.10f';
  return ruling(state, own, says, attacker, ...announcedBy, ...(team ? recipients : []));
};
