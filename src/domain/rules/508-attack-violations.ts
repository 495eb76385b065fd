import type { Ruling } from '../answer.js';
import { controllerOf, type Entity, type GameObject, type GameState, type Player } from '../state/game-state.js';
import type { ChosenTargets } from '../combat/optimization/choices.js';
import { attacksTeams } from '../state/attacked-teams.js';
import { declaresAsTeam, nameSide } from '../combat/combat-rules.js';
import { membersAtFault, type CountingRule, type Counting } from '../combat/counts.js';
import type { AttackBars, JudgedTarget } from './508-declare-attackers.js';
import { bandObjections, bandsAmong, type DeclaredAttack } from './702.22-banding.js';
import { severalDefendingPlayers } from './506-combat.js';
import { onePlayersAttackers } from './802.3-attackers.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('508.1a', '508.1b');

/** Everything that applies to a player's or team's declaration of attackers, computed once. */
export interface Attackers extends Counting {
  readonly player: Player;
  /** Everything that a creature's controller may consider attacking. */
  readonly judged: (creature: GameObject) => readonly JudgedTarget[];
  readonly bars: AttackBars;
}

/**
 * Which restrictions on single creatures, defending players and bands does a declaration of attackers break?
 *
 * - 508.1a, 508.1b: creatures that can't attack, and targets that may not be attacked.
 * - 506.2a: more than one defending player, if only one is picked.
 * - 802.3b, 702.22c, 702.22d: bands.
 */
export const brokenRestrictions = (attackers: Attackers, attacks: readonly DeclaredAttack[]): readonly Ruling[] => [
  ...attacks.flatMap((attack) => attackerObjections(attackers, attack)),
  ...severalDefenders(attackers, attacks),
  ...[...bandsAmong(attacks).values()].flatMap((band) => bandObjections(attackers.state, band)),
];

const attackerObjections = (
  { state, player, numbering, bars: { unable, ofPair }, judged }: Attackers,
  { attacker, target, defending }: DeclaredAttack,
): readonly Ruling[] => {
  if (numbering.memberOf(attacker) === undefined) {
    const says = `${attacker.name} is not a creature on the battlefield under the control of ${nameSide(state, player)}.`;
    return [ruling(state, '508.1a', says, attacker, player)];
  }
  const found = judged(attacker).find(({ candidate }) => candidate.target.id === target.id);
  if (!found) return [...unable(attacker), noCandidate(state, attacker, target)];
  return [...unable(attacker), ...found.objections, ...ofPair({ creature: attacker, target, defending })];
};

const noCandidate = (state: GameState, attacker: GameObject, target: Entity): Ruling => {
  const { what, about = [] } =
    target.kind === 'PLAYER'
      ? noOpponent(controllerOf(state, attacker), attacker, target)
      : { what: `${target.name} is neither a battle nor an opponent's planeswalker on the battlefield` };
  const says = `${what}, so ${attacker.name} can't attack ${target.name}.`;
  return ruling(state, '508.1b', says, target, attacker, ...about);
};

/** Why a player can't be attacked, and whom else the ruling names. */
interface NoOpponent {
  readonly what: string;
  readonly about?: readonly Player[];
}

const noOpponent = (controller: Player, attacker: GameObject, target: Player): NoOpponent => {
  if (!target.inGame) return { what: `${target.name} has left the game` };
  return target === controller
    ? { what: `${target.name} controls ${attacker.name}` }
    : { what: `${target.name} is ${controller.name}'s teammate`, about: [controller] };
};

/** The defending players; one for each team if teams defend as one (805.10a). */
export const defendersOf = (
  state: GameState,
  attacks: readonly Pick<DeclaredAttack, 'defending'>[],
): readonly Player[] => {
  const side = (player: Player): string => (declaresAsTeam(state, player) ? `team ${player.team}` : player.id);
  const defending = attacks.flatMap((attack) => attack.defending ?? []);
  return [...new Map(defending.map((player) => [side(player), player])).values()];
};

const severalDefenders = ({ state, player }: Attackers, attacks: readonly DeclaredAttack[]): readonly Ruling[] => {
  const defending = defendersOf(state, attacks);
  if (state.options.attack !== 'ONE_OPPONENT' || defending.length < 2) return [];
  return [severalDefendingPlayers(state, player, defending)];
};

/** Says by 802.3a that a broken rule is about attacking one player, not a team. */
export const countedByPlayer = (
  state: GameState,
  counted: readonly CountingRule[],
  wanted: ChosenTargets,
): readonly Ruling[] =>
  counted.flatMap((each) => {
    const target = state.playersById.get(each.applied?.rule.target ?? '');
    if (!target || !each.applied || attacksTeams(state) || !membersAtFault(each, wanted).length) return [];
    return each.applied.sources.map((source) => onePlayersAttackers(state, source, target));
  });
