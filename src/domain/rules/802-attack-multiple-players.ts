import { answer, named, type Answer, type Ruling } from '../answer.js';
import { controllerOf, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import { sidesOf, takesTurnWith } from './805-shared-team-turns.js';
import type { AttackUnderWay } from './509-declare-blockers.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('509.1a', '802.4', '802.5', '805.10c', '805.10d', '805.10f');

export interface PlayerOrder {
  readonly players: readonly Player[];
}

/**
 * In which order do the defending players declare blockers?
 *
 * - 802.4, 101.4: those who are attacked, or whose planeswalkers or protected battles are, in turn order after the
 *   attacking player, each of them completely before the next.
 * - 805.10d: with shared team turns a team declares as one; its members follow each other.
 * - 802.5, 805.10f: combat damage is assigned in the same order, by whoever attacks first; with shared team turns by
 *   whole teams, those of a defending team included who are not attacked themselves.
 * - 805.10c: with shared team turns, "the attacking player" is the one who controls the creature in question.
 * - 807.4: in Grand Melee each of several combats has an attacking player of its own; the turn marker of the lower number
 *   comes first. Doubt: nothing says how combats that go on at once are ordered; no combat waits for another.
 */
export const blockDeclarationOrder = (state: GameState, attacks: readonly AttackUnderWay[]): Answer<PlayerOrder> => {
  const combats = byAttackingPlayer(state, attacks);
  const players = [...new Set(combats.flatMap((combat) => combat.players))];
  const [first, ...others] = combats.flatMap((combat) => [orderRuling(state, combat), ...damageRulings(state, combat)]);
  return answer({ players }, first ?? ruling(state, '509.1a', 'Nobody is attacked.'), ...others);
};

interface OneCombat {
  readonly attacking: Player;
  readonly attackers: readonly GameObject[];
  /** The defending players, in the order in which they declare blockers. */
  readonly players: readonly Player[];
}

const byAttackingPlayer = (state: GameState, attacks: readonly AttackUnderWay[]): readonly OneCombat[] => {
  const combats = new Map<Player, AttackUnderWay[]>();
  for (const attack of attacks) {
    const attacking = attackingSide(state, controllerOf(state, attack.attacker));
    const known = combats.get(attacking);
    if (known) known.push(attack);
    else combats.set(attacking, [attack]);
  }
  const marker = ({ id }: Player): number => state.turnMarkers.find(({ holder }) => holder === id)?.number ?? 0;
  return [...combats]
    .map(([attacking, ofSide]) => oneCombat(state, attacking, ofSide))
    .filter(({ players }) => players.length > 0)
    .sort((one, other) => marker(one.attacking) - marker(other.attacking));
};

const oneCombat = (state: GameState, attacking: Player, attacks: readonly AttackUnderWay[]): OneCombat => {
  const defending = new Set(attacks.map((attack) => attack.defending));
  const inOrder = leftwardFrom(state, attacking).filter((player) => defending.has(player));
  const players = state.options.sharedTeamTurns ? sidesOf(inOrder).flat() : inOrder;
  return { attacking, attackers: attacks.map(({ attacker }) => attacker), players };
};

/** With shared team turns, the first member in seat order stands for the team. */
const attackingSide = (state: GameState, player: Player): Player =>
  state.options.sharedTeamTurns && player.team !== null
    ? (state.players.find(({ team, inGame }) => inGame && team === player.team) ?? player)
    : player;

const orderRuling = (state: GameState, { attacking, players }: OneCombat): Ruling => {
  if (state.options.sharedTeamTurns)
    return ruling(
      state,
      '805.10d',
      `${named(players)} ${players.length === 1 ? 'defends' : 'defend'}; each team declares its blocks together.`,
      ...players,
    );
  const says =
    players.length === 1
      ? `Only ${named(players)} defends against ${attacking.name} and declares blockers.`
      : `After ${attacking.name}, who attacks, ${named(players)} follow each other in turn order.`;
  return ruling(state, '802.4', says, ...players, attacking);
};

/** What follows for the damage, and for effects that speak of the attacking player. */
const damageRulings = (state: GameState, combat: OneCombat): readonly Ruling[] => {
  const { attacking, players } = combat;
  if (state.options.sharedTeamTurns) return [teamsDamage(state, combat), attackingPlayers(state, combat)];
  const says = `${attacking.name} assigns combat damage first, then ${named(players, 'and then')}.`;
  return [ruling(state, '802.5', says, attacking, ...players)];
};

const teamsDamage = (state: GameState, { attacking, players }: OneCombat): Ruling => {
  const side = takesTurnWith(state, attacking);
  const teams = sidesOf(players).flatMap(([first]) => (first ? [takesTurnWith(state, first)] : []));
  const others = teams.map((team) => ({ name: named(team) }));
  const announce = side.length === 1 ? 'announces' : 'announce together';
  const says = `${named(side)} ${announce} how their creatures deal combat damage, then ${named(others, 'and then')}.`;
  return ruling(state, '805.10f', says, ...side, ...teams.flat());
};

const attackingPlayers = (state: GameState, { attackers }: OneCombat): Ruling => {
  const controllers = [...new Set(attackers.map((attacker) => controllerOf(state, attacker)))];
  const each = controllers.map(({ id, name }) => ({
    name: `${name} for ${named(attackers.filter((attacker) => controllerOf(state, attacker).id === id))}`,
  }));
  const says = `An effect that speaks of the attacking player means one of them, the controller of the attacking creature in question: ${named(each)}.`;
  return ruling(state, '805.10c', says, ...controllers, ...attackers);
};
