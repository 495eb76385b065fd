import { isPlayerInRange } from '../state/range.js';
import type { Ruling } from '../answer.js';
import { object, playerInGame, required, objectSchema } from '../schema/schema.js';
import { withObjects } from '../state/change.js';
import { areOpponents, controllerOf, hasType, isOnBattlefield, objectOf, playerOf } from '../state/game-state.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { problem } from '../problem.js';
import { decisionsOf } from '../rulebook/decisions.js';
import { describeDistance } from '../rules/801-limited-range-of-influence.js';
import { eventKind } from './event-kind.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('310.9', '310.9f', '310.11', '310.12a', '801.5a');

const input = objectSchema('ProtectorChosenInput', 'A protector is chosen for a battle (310.9a, 310.11).', {
  battle: required(object, 'The battle.'),
  protector: required(playerInGame, 'Who protects it from now on.'),
});

const unknownBattles = (state: GameState, battle: GameObject): readonly Ruling[] => {
  const says = `${state.edition} has no rules for battles, so ${battle.name} gets no protector.`;
  return decisionsOf(state.edition).hasBattles ? [] : [ruling(state, '310.9', says, battle)];
};

const notAnOpponent = (
  state: GameState,
  siege: GameObject,
  controller: Player,
  protector: Player,
): readonly Ruling[] => {
  const says = `${controller.name} controls the Siege ${siege.name}, and ${protector.name} is not ${controller.name}'s opponent.`;
  return areOpponents(controller, protector) ? [] : [ruling(state, '310.12a', says, siege, controller, protector)];
};

const outOfRange = (state: GameState, controller: Player, protector: Player): readonly Ruling[] => {
  if (isPlayerInRange(state, controller, protector)) return [];
  const says = `${describeDistance(state, controller, protector)}, so ${protector.name} can't be chosen.`;
  return [ruling(state, '801.5a', says, protector, controller)];
};

const atThisTime = (state: GameState, battle: GameObject, controller: Player): readonly Ruling[] => {
  const present = battle.protector === null ? undefined : state.playersById.get(battle.protector);
  if (present?.inGame && (!hasType(battle, 'siege') || areOpponents(controller, present)))
    return [ruling(state, '310.9f', `${battle.name} already has a protector, ${present.name}.`, battle, present)];
  const attacked = state.combats.some(({ attacks }) => attacks.some(({ target }) => target === battle.id));
  return attacked
    ? [ruling(state, '310.11', `${battle.name} is being attacked, so it gets no new protector yet.`, battle)]
    : [];
};

export const protectorChosen = eventKind({
  input,
  description: "A battle's protector is chosen (310.9a, 310.11).",
  rules: ['801.5a'],
  problems: (state, given) => {
    const battle = objectOf(state, given.battle);
    return isOnBattlefield(battle) && hasType(battle, 'battle')
      ? []
      : [problem(['battle'], `"${given.battle}" is not a battle on the battlefield.`)];
  },
  /**
   * - 310.12a, 801.5a: a Siege's protector is an opponent of its controller, within the controller's range.
   * - 310.9f, 310.11: a battle gets a new protector only while it is not attacked, and only if it has none or a Siege's
   *   protector is not its controller's opponent.
   */
  objections: (state, given) => {
    const battle = objectOf(state, given.battle);
    const [controller, protector] = [controllerOf(state, battle), playerOf(state, given.protector)];
    return [
      ...unknownBattles(state, battle),
      ...(hasType(battle, 'siege') ? notAnOpponent(state, battle, controller, protector) : []),
      ...outOfRange(state, controller, protector),
      ...atThisTime(state, battle, controller),
    ];
  },
  /** 506.4, 506.4c: a battle whose protector changes leaves combat; its attackers stay attacking. */
  happen: (state, { battle: id, protector }) => {
    const battle = objectOf(state, id);
    const changes = battle.protector !== null && battle.protector !== protector;
    const after = withObjects(state, [{ ...battle, protector }]);
    if (!changes) return after;
    const combats = after.combats.map((combat) => ({
      ...combat,
      attacks: combat.attacks.map((attack) => (attack.target === id ? { ...attack, target: null } : attack)),
    }));
    return { ...after, combats };
  },
  summary: (state, { battle, protector }) =>
    `${playerOf(state, protector).name} is chosen to protect ${objectOf(state, battle).name}.`,
});
