import { named, type Ruling } from '../answer.js';
import { entityOf, type Entity, type GameObject, type GameState, type Player } from '../state/game-state.js';
import { speaksOf, type AppliedAttackRule } from './508-attack-rules.js';
import type { AttackSituation } from './508-attack-choices.js';
import { bandObjections, bandsAmong, type DeclaredAttack } from './702.22-banding.js';
import { attackedSaid, attacksTeams, declaresAsTeam, sideSaid } from '../combat/combat-rules.js';
import { severalPicked } from './506-combat.js';
import { onePlayersAttackers } from './802.3-attackers.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('508.1a', '508.1b', '508.1c');

/**
 * Which restrictions does a declaration of attackers break? None: it is legal as far as restrictions go.
 *
 * - 508.1a, 508.1b: creatures that cannot attack, and what may not be attacked.
 * - 506.2a: more than one defending player where only one is picked.
 * - 508.1c: limits, and creatures that cannot attack alone (506.5); what speaks of attacking one player looks only at the
 *   creatures that attack that player (802.3a).
 * - 802.3b, 702.22c, 702.22d: bands.
 */
export const brokenRestrictions = (
  situation: AttackSituation,
  player: Player,
  attacks: readonly DeclaredAttack[],
): readonly Ruling[] => [
  ...attacks.flatMap((attack) => attackerObjections(situation, player, attack)),
  ...severalDefenders(situation.state, player, attacks),
  ...situation.applied.flatMap((applied) => countObjection(situation.state, applied, attacks) ?? []),
  ...[...bandsAmong(attacks).values()].flatMap((band) => bandObjections(situation.state, band)),
];

const attackerObjections = (
  { state, members, unable, judged, forbidden }: AttackSituation,
  player: Player,
  { attacker, target }: DeclaredAttack,
): readonly Ruling[] => {
  if (!members.has(attacker.id)) {
    const says = `${attacker.name} is not a creature on the battlefield under the control of ${sideSaid(state, player)}.`;
    return [ruling(state, '508.1a', says, attacker, player)];
  }
  const candidate = judged(attacker).find((each) => each.candidate.entity.id === target.id);
  if (!candidate) return [...unable(attacker), noCandidate(state, attacker, target)];
  return [...unable(attacker), ...candidate.objections, ...forbidden(attacker, target)];
};

const noCandidate = (state: GameState, attacker: GameObject, target: Entity): Ruling => {
  const what =
    target.kind === 'PLAYER'
      ? 'not an opponent who is still in the game'
      : "neither a battle nor an opponent's planeswalker on the battlefield";
  const says = `${target.name} is ${what}, so ${attacker.name} can't attack ${target.name}.`;
  return ruling(state, '508.1b', says, target, attacker);
};

/** The players who defend, one for each team where teams defend as one (805.10a). */
export const defendersOf = (
  state: GameState,
  attacks: readonly Pick<DeclaredAttack, 'defending'>[],
): readonly Player[] => {
  const side = (player: Player): string => (declaresAsTeam(state, player) ? `team ${player.team}` : player.id);
  const defending = attacks.flatMap((attack) => attack.defending ?? []);
  return [...new Map(defending.map((player) => [side(player), player])).values()];
};

const severalDefenders = (state: GameState, player: Player, attacks: readonly DeclaredAttack[]): readonly Ruling[] => {
  const defending = defendersOf(state, attacks);
  if (state.options.attack !== 'ONE_OPPONENT' || defending.length < 2) return [];
  return [severalPicked(state, player, defending)];
};

/** Finds how a declaration breaks a rule that counts attackers; null where it does not. */
const countObjection = (
  state: GameState,
  applied: AppliedAttackRule,
  attacks: readonly DeclaredAttack[],
): Ruling | null => {
  const { rule, source } = applied;
  if (rule.kind !== 'AT_MOST' && rule.kind !== 'CANT_ATTACK_ALONE') return null;
  const counted = attacks.filter(({ target }) => speaksOf(state, rule, target));
  const creatures = new Set(applied.creatures);
  const attacking = counted.map(({ attacker }) => attacker).filter((attacker) => creatures.has(attacker));
  const target = rule.target ? entityOf(state, rule.target) : null;
  const about = new Set<Entity>([...attacking, source, ...(target ? [target] : [])]);
  const whom = target ? ` ${attackedSaid(state, target)}` : '';
  if (rule.kind === 'AT_MOST' && rule.count && attacking.length > rule.count)
    return ruling(
      state,
      '508.1c',
      `${source.name} lets at most ${rule.count} of the creatures it affects attack${whom}, but ${named(attacking)} do.`,
      ...about,
    );
  if (rule.kind === 'AT_MOST' || counted.length !== 1 || attacking.length !== 1) return null;
  const by = source === attacking[0] ? '' : ` because of ${source.name}`;
  const says = `${named(attacking)} can't attack${whom} alone${by}, and no other creature attacks${whom}.`;
  return ruling(state, '508.1c', says, ...about);
};

/** 802.3a, where a broken rule speaks of attacking one player, and not a team. */
export const countedByPlayer = (
  { state, applied }: AttackSituation,
  attacks: readonly DeclaredAttack[],
): readonly Ruling[] =>
  applied.flatMap((each) => {
    const target = each.rule.target ? state.playersById.get(each.rule.target) : undefined;
    if (!target || attacksTeams(state) || !countObjection(state, each, attacks)) return [];
    return [onePlayersAttackers(state, each.source, target)];
  });
