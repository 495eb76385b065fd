import { decisionsOf } from '../rulebook/decisions.js';
import { isPlayerInRange, rangeIsLimited } from '../state/range.js';
import { nameList, type Ruling } from '../answer.js';
import { areOpponents, controllerOf, hasType, opponentsOf, playerOf } from '../state/game-state.js';
import type { GameObject, GameState, Player } from '../state/game-state.js';
import { choosesProtector, nobodyToProtect } from './310-battles.js';
import { actionOn, type StateBasedAction } from './704-actions.js';
import { playersInRangeOf } from './801.2-reach.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('310.11', '704.5x', '704.5y', '801.5a');

/**
 * Which battles need another protector?
 *
 * - 704.5x, 310.11: one without a protector in the game, unless it is being attacked.
 * - 704.5y, 310.12a: a Siege whose protector is not an opponent of its controller; in 2023, 704.5y was about its
 *   controller only, and 310.11 about anybody else.
 * - 801.5a: the controller chooses among those in range; if there is none, the battle goes to its owner's graveyard.
 */
export const battleActions = (state: GameState, permanents: readonly GameObject[]): readonly StateBasedAction[] => {
  const battles = permanents.filter((object) => hasType(object, 'battle'));
  const attacked = new Set(state.combats.flatMap(({ attacks }) => attacks.map(({ target }) => target)));
  return battles
    .filter(({ id }) => !attacked.has(id))
    .flatMap((battle) => {
      const wrong = withoutProtector(state, battle);
      return wrong ? [protectorAction(state, battle, wrong)] : [];
    });
};

/**
 * Says that attacked battles whose protector has left do not get a new one yet.
 *
 * - 704.5x: a battle that is being attacked may be without a protector.
 */
export const leftProtectorRulings = (before: GameState, after: GameState): readonly Ruling[] => {
  const targets = new Set(after.combats.flatMap(({ attacks }) => attacks.map(({ target }) => target)));
  return [...targets].flatMap((target) => {
    const battle = after.objects.get(target ?? '');
    const protector = battle?.protector ?? null;
    if (!battle || protector === null || !playerOf(before, protector).inGame) return [];
    if (playerOf(after, protector).inGame) return [];
    const says = `${battle.name} is still being attacked, so no protector is chosen for it yet.`;
    return [ruling(after, '704.5x', says, battle)];
  });
};

const isSiege = (battle: GameObject): boolean => hasType(battle, 'siege');

const withoutProtector = (state: GameState, battle: GameObject): Ruling | null => {
  const protector = battle.protector === null ? null : playerOf(state, battle.protector);
  if (!protector?.inGame)
    return ruling(state, '704.5x', `${battle.name} has no protector in the game and is not being attacked.`, battle);
  const controller = controllerOf(state, battle);
  if (!isSiege(battle) || areOpponents(controller, protector)) return null;
  const says = `${protector.name} protects the Siege ${battle.name} but is not an opponent of its controller.`;
  const isNamed = protector === controller || decisionsOf(state.edition).namesUnfitProtectors;
  return ruling(state, isNamed ? '704.5y' : '310.11', says, protector, battle);
};

const protectorAction = (state: GameState, battle: GameObject, wrong: Ruling): StateBasedAction => {
  const controller = controllerOf(state, battle);
  const candidates = protectorsFor(state, battle, controller);
  return candidates.length
    ? actionOn('CHOOSE_PROTECTOR', battle, [wrong, choiceRuling(state, battle, controller, candidates)])
    : actionOn('TO_GRAVEYARD', battle, [
        wrong,
        nobodyToProtect(state, battle, controller),
        ...nobodyInRange(state, controller),
      ]);
};

/** Lists whom the controller of a battle may choose as its protector (310.11, 310.12a, 801.5a). */
export const protectorsFor = (state: GameState, battle: GameObject, controller: Player): readonly Player[] =>
  isSiege(battle)
    ? opponentsOf(state, controller).filter((each) => isPlayerInRange(state, controller, each))
    : playersInRangeOf(state, controller);

/** Says that range alone leaves a Siege without a protector: there are opponents, but out of range. */
const nobodyInRange = (state: GameState, controller: Player): readonly Ruling[] => {
  const opponents = opponentsOf(state, controller);
  if (!opponents.length) return [];
  const says = `${nameList(opponents)} can't be chosen: no opponent is within ${controller.name}'s range.`;
  return [ruling(state, '801.5a', says, ...opponents, controller)];
};

const choiceRuling = (
  state: GameState,
  battle: GameObject,
  controller: Player,
  candidates: readonly Player[],
): Ruling => {
  const says = `${controller.name} chooses a protector for ${battle.name}: ${nameList(candidates, 'or')}.`;
  return rangeIsLimited(state)
    ? ruling(state, '801.5a', says, controller, ...candidates, battle)
    : choosesProtector(state, battle, controller, says, candidates);
};
