import { answer, addDoubt, nameList, type Ruling } from '../answer.js';
import { controllerOf, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { leftwardFrom } from '../state/seating.js';
import { defendsPermanent } from './802.2-defending-players.js';
import { inTurnOrder } from './802.4-blockers.js';
import { teamDefenseRuling } from './805.10-team-combat.js';
import { attackingPlayers, teamDamageRuling } from './805.10f-team-damage.js';
import { sidesOf, turnPartners } from './805-shared-team-turns.js';
import type { AttackUnderWay } from './509-declare-blockers.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { citing } from '../rulebook/citing.js';
import { groupBy } from '../values/groups.js';

const { ruling } = citing('101.4', '509.1a', '802.5', '807.4');

/**
 * In which order do the defending players declare blockers?
 *
 * - 802.4, 101.4: players who are attacked, or whose planeswalkers or protected battles are, one by one in turn order
 *   after the attacking player.
 * - 802.2a: the defending player of a planeswalker is its controller, of a battle its protector.
 * - 805.10d: with shared team turns a team declares as one, unattacked members included; teams follow each other.
 * - 802.5, 805.10f: combat damage is assigned in the same order, but first by the attacking player; with shared team
 *   turns by teams.
 * - 805.10c: with shared team turns, "the attacking player" is the controller of the attacking creature.
 * - 807.4: in Grand Melee each combat has its own attacking player; lower turn markers come first. Doubt: the rules do
 *   not order simultaneous combats.
 */
export const blockDeclarationOrder = (state: GameState, attacks: readonly AttackUnderWay[]) => {
  const combats = byAttackingPlayer(state, attacks);
  const players = [...new Set(combats.flatMap((combat) => combat.players))];
  const [first, ...others] = [
    ...combats.flatMap((combat) => [...orderRulings(state, combat), ...damageRulings(state, combat)]),
    ...severalCombats(state, combats),
  ];
  return answer({ players }, first ?? ruling(state, '509.1a', describeNoBlocks(attacks)), ...others);
};

const describeNoBlocks = (attacks: readonly AttackUnderWay[]): string =>
  attacks.length
    ? 'Nobody in the game defends against this attack, so nobody declares blockers.'
    : 'Nobody is attacked.';

interface OneCombat {
  readonly attacking: Player;
  readonly attackers: readonly GameObject[];
  readonly attacks: readonly AttackUnderWay[];
  /** The defending players, in the order in which they declare blockers. */
  readonly players: readonly Player[];
}

const byAttackingPlayer = (state: GameState, attacks: readonly AttackUnderWay[]): readonly OneCombat[] => {
  const combats = groupBy(attacks, ({ attacker }) => attackingSide(state, controllerOf(state, attacker)));
  const marker = ({ id }: Player): number => state.turnMarkers.find(({ holder }) => holder === id)?.number ?? 0;
  return [...combats]
    .map(([attacking, ofSide]) => oneCombat(state, attacking, ofSide))
    .filter(({ players }) => players.length > 0)
    .sort((one, other) => marker(one.attacking) - marker(other.attacking));
};

const oneCombat = (state: GameState, attacking: Player, attacks: readonly AttackUnderWay[]): OneCombat => {
  const defending = new Set(attacks.map((attack) => attack.defending));
  const inOrder = leftwardFrom(state, attacking).filter((player) => defending.has(player));
  const players = state.options.sharedTeamTurns ? wholeSides(state, inOrder) : inOrder;
  return { attacking, attackers: attacks.map(({ attacker }) => attacker), attacks, players };
};

/** 805.10a: members of a defending team who are not attacked themselves declare blockers, too. */
const wholeSides = (state: GameState, attacked: readonly Player[]): readonly Player[] =>
  sidesOf(attacked).flatMap(([first]) => (first ? turnPartners(state, first) : []));

/** With shared team turns, the first member in seat order stands for the team. */
const attackingSide = (state: GameState, player: Player): Player =>
  state.options.sharedTeamTurns && player.team !== null
    ? (state.players.find(({ team, inGame }) => inGame && team === player.team) ?? player)
    : player;

const orderRulings = (state: GameState, { attacking, players, attacks }: OneCombat): readonly Ruling[] => {
  if (state.options.sharedTeamTurns) return [teamDefenseRuling(state, players)];
  const order = inTurnOrder(state, attacking, players);
  return [order, ...(players.length > 1 ? [apnap(state, players)] : []), ...throughPermanents(state, attacks)];
};

/** 802.2a: an attacked planeswalker's controller, or battle's protector, is the defending player. */
const throughPermanents = (state: GameState, attacks: readonly AttackUnderWay[]): readonly Ruling[] => {
  if (state.options.attack !== 'MULTIPLE_PLAYERS') return [];
  const attackers = new Map<GameObject, { readonly defending: Player; readonly those: GameObject[] }>();
  for (const { attacker, target, defending } of attacks) {
    if (target?.kind !== 'OBJECT' || !defending) continue;
    const existing = attackers.get(target);
    if (existing) existing.those.push(attacker);
    else attackers.set(target, { defending, those: [attacker] });
  }
  const doubt = `${state.edition} does not mention planeswalkers where several players may be attacked.`;
  return [...attackers].map(([target, { defending, those }]) => {
    const result = defendsPermanent(state, defending, target, those);
    return decisionsOf(state.edition).severalAttackedNamePermanents ? result : addDoubt(result, doubt);
  });
};

/** 101.4: players who choose at the same time do so in turn order. */
const apnap = (state: GameState, players: readonly Player[]): Ruling => {
  const says = `${nameList(players, 'and then')} choose one after the other, and all their creatures block at the same time.`;
  return ruling(state, '101.4', says, ...players);
};

/** 807.4: no rule orders the combats of several turns at once. */
const severalCombats = (state: GameState, combats: readonly OneCombat[]): readonly Ruling[] => {
  if (combats.length < 2) return [];
  const attacking = combats.map((combat) => combat.attacking);
  const says = `${nameList(attacking)} attack in turns of their own, each in a combat of its own.`;
  const doubt = 'The rules do not say how simultaneous combats are ordered; here the lower turn marker comes first.';
  return [addDoubt(ruling(state, '807.4', says, ...attacking), doubt)];
};

/** Says in which order combat damage is assigned; with shared team turns, also whom "the attacking player" means. */
const damageRulings = (state: GameState, combat: OneCombat): readonly Ruling[] => {
  const { attacking, players } = combat;
  if (state.options.sharedTeamTurns) return [teamDamageRuling(state, combat), attackingPlayers(state, combat)];
  const says = `${attacking.name} assigns combat damage first, then ${nameList(players, 'and then')}.`;
  return [ruling(state, '802.5', says, attacking, ...players)];
};
