import { isPlayerInRange, rangeIsLimited } from '../state/range.js';
import { addDoubt, nameList, type Answer, type Ruling } from '../answer.js';
import { declaresAsTeam } from '../combat/combat-rules.js';
import { citing } from '../rulebook/citing.js';
import { selectByObjections, type Selection } from '../selection.js';
import {
  areOpponents,
  controllerOf,
  hasType,
  isOnBattlefield,
  objectOf,
  playerOf,
  playersInGame,
  type Attack,
  type Entity,
  type GameObject,
  type GameState,
  type Player,
} from '../state/game-state.js';
import { attackRulesApplying } from './508-attack-rules.js';
import { editionObjection } from './508-declare-attackers.js';
import { defendingPlayerOf } from './508.5-defending-player.js';
import { seatCount, distancePhrase } from './801-limited-range-of-influence.js';

const { ruling } = citing('508.7b', '508.7c', '508.7d', '508.7e');

/** An attack whose target an effect lets a player reselect. */
interface ReselectedAttack {
  readonly state: GameState;
  readonly attacker: GameObject;
  readonly controller: Player;
  /** Whether the effect says "which player", so only players may be chosen. */
  readonly playersOnly: boolean;
  /** The defending player of the attack so far; null once there is none. */
  readonly defending: Player | null;
}

/**
 * Which players and permanents may an attacking creature be reselected to attack?
 *
 * - 508.7c: an opponent, an opponent's planeswalker or a battle that an opponent protects, including its present
 *   target; only opponents if the effect says "which player".
 * - 508.7d: unless several players may be attacked, only targets of the same defending player. Doubt: with shared team
 *   turns, whether their teammates may be chosen (805.10a).
 * - 508.7e: with limited ranges, only targets within range of the creature's controller (for a battle, its protector).
 * - 508.7b: restrictions and requirements on attacking are ignored.
 */
export const legalReselections = (
  state: GameState,
  { attacker, defendingPlayer }: Pick<Attack, 'attacker' | 'defendingPlayer'>,
  playersOnly = false,
): Answer<Selection> => {
  const creature = objectOf(state, attacker);
  const turned = {
    ...{ state, playersOnly },
    attacker: creature,
    controller: controllerOf(state, creature),
    defending: defendingPlayer === null ? null : playerOf(state, defendingPlayer),
  };
  return selectByObjections(
    attackable(state),
    (entity) => objections(turned, entity),
    () => [whoseMayBe(turned), ...rangeRulings(turned), ...rulesLeftOut(turned)],
  );
};

const attackable = (state: GameState): readonly Entity[] => [
  ...playersInGame(state),
  ...[...state.objects.values()].filter(
    (object) => isOnBattlefield(object) && (hasType(object, 'planeswalker') || hasType(object, 'battle')),
  ),
];

const objections = (turned: ReselectedAttack, entity: Entity): readonly Ruling[] => {
  const unknown = editionObjection(turned.state, entity);
  if (unknown) return [unknown];
  const whose = defendingPlayerOf(turned.state, entity.id);
  if (!whose?.inGame || !areOpponents(turned.controller, whose)) return [noOpponents(turned, entity, whose)];
  return [...noPlayer(turned, entity), ...otherDefender(turned, entity, whose), ...outOfRange(turned, entity, whose)];
};

const noPlayer = ({ state, attacker, playersOnly }: ReselectedAttack, entity: Entity): readonly Ruling[] => {
  if (!playersOnly || entity.kind === 'PLAYER') return [];
  const says = `The effect says "which player", so ${attacker.name} can't be made to attack ${entity.name}.`;
  return [ruling(state, '508.7c', says, attacker, entity)];
};

const verbFor = (entity: GameObject): string => (hasType(entity, 'battle') ? 'protected' : 'controlled');

const noOpponents = (
  { state, attacker, controller }: ReselectedAttack,
  entity: Entity,
  whose: Player | null,
): Ruling => {
  if (!whose?.inGame) return ruling(state, '508.7c', `${entity.name} has no protector in the game.`, entity);
  const isOwn = whose.id === controller.id;
  const by = isOwn ? `${whose.name}, who controls ${attacker.name}` : `${whose.name}, ${controller.name}'s teammate`;
  if (entity.kind === 'OBJECT')
    return ruling(
      state,
      '508.7c',
      `${entity.name} is ${verbFor(entity)} by ${by}.`,
      entity,
      whose,
      controller,
      attacker,
    );
  const says = isOwn
    ? `${whose.name} controls ${attacker.name}.`
    : `${whose.name} is ${controller.name}'s teammate, not an opponent.`;
  return ruling(state, '508.7c', says, whose, ...(isOwn ? [attacker] : [controller]));
};

/** 508.7d: says why another defending player's target can't be chosen; teammates defend together (805.10a). */
const otherDefender = (turned: ReselectedAttack, entity: Entity, whose: Player): readonly Ruling[] => {
  const { state, attacker, defending } = turned;
  if (state.options.attack === 'MULTIPLE_PLAYERS' || isDefending(turned, whose)) return [];
  const only =
    defending && (hasLeft(turned) ? leftAsOnly(defending) : `${defending.name} is the only defending player`);
  const now = only ?? `${attacker.name} has no defending player`;
  const where = entity.kind === 'PLAYER' ? whose.name : `${entity.name}, which is ${verbFor(entity)} by ${whose.name}`;
  const says = `${now}, so ${attacker.name} can't be made to attack ${where}.`;
  return [ruling(state, '508.7d', says, ...(defending ? [defending] : []), attacker, entity, whose)];
};

const isDefending = ({ state, defending }: ReselectedAttack, player: Player): boolean =>
  defending !== null &&
  (defending.id === player.id || (declaresAsTeam(state, defending) && defending.team === player.team));

/** Whether the defending player, and everybody who would defend with them, have left. */
const hasLeft = (turned: ReselectedAttack): boolean =>
  !playersInGame(turned.state).some((each) => isDefending(turned, each));

const leftAsOnly = ({ name }: Player): string => `${name}, the only defending player, has left the game`;

const outOfRange = ({ state, controller }: ReselectedAttack, entity: Entity, whose: Player): readonly Ruling[] => {
  const away = isPlayerInRange(state, controller, whose) ? null : distancePhrase(state, controller, whose);
  if (away === null) return [];
  const where = entity.kind === 'PLAYER' ? whose.name : `${entity.name} is ${verbFor(entity)} by ${whose.name}, who`;
  return [ruling(state, '508.7e', `${where} ${away}.`, entity, whose, controller)];
};

const whoseMayBe = (turned: ReselectedAttack): Ruling => {
  const { state, attacker, controller, defending, playersOnly } = turned;
  if (state.options.attack === 'MULTIPLE_PLAYERS') {
    const theirs = playersOnly ? '; the effect says "which player"' : ', or what they control or protect';
    const says = `${attacker.name} may be made to attack any of ${controller.name}'s opponents${theirs}.`;
    return ruling(state, '508.7c', says, attacker, controller);
  }
  if (!defending) return ruling(state, '508.7d', `${attacker.name} has no defending player anymore.`, attacker);
  if (hasLeft(turned)) {
    const nothing = `${leftAsOnly(defending)}, so ${attacker.name} can't be made to attack anybody else.`;
    return ruling(state, '508.7d', nothing, attacker, defending);
  }
  const says = `Only one player may be attacked, so ${attacker.name} may only be made to attack ${defending.name}${playersOnly ? '' : `, or what ${defending.name} controls or protects`}.`;
  const decided = ruling(state, '508.7d', says, attacker, defending);
  if (!declaresAsTeam(state, defending)) return decided;
  const teammates = `${defending.name}'s teammates, who defend, too,`;
  return addDoubt(decided, `The rule does not say whether ${teammates} may be chosen; here they may.`);
};

const rangeRulings = ({ state, controller }: ReselectedAttack): readonly Ruling[] => {
  if (!rangeIsLimited(state)) return [];
  const says =
    controller.range === null
      ? `${controller.name}'s range has no limit.`
      : `Only what is within ${controller.name}'s range of ${seatCount(controller.range)} may be chosen.`;
  return [ruling(state, '508.7e', says, controller)];
};

const rulesLeftOut = ({ state, attacker }: ReselectedAttack): readonly Ruling[] => {
  const sources = [...new Set(attackRulesApplying(state, [attacker]).flatMap(({ sources: each }) => each))];
  if (!sources.length) return [];
  const says = `Restrictions, requirements and costs of attacking, here from ${nameList(sources)}, counted as attackers were declared, and no longer do.`;
  return [ruling(state, '508.7b', says, ...sources)];
};
