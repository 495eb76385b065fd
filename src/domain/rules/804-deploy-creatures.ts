import { isPlayerInRange } from '../state/range.js';
import { nameList, withVerb, type Answer, type Ruling, type Rulings } from '../answer.js';
import { doubtActivating } from '../cards/answers/activating.js';
import { withStaticAbilities } from '../cards/layers/static-abilities.js';
import {
  controllerOf,
  objectOf,
  teammatesOf,
  type GameObject,
  type GameState,
  type Player,
} from '../state/game-state.js';
import { sicknessOf } from './302.6-summoning-sickness.js';
import { describeDistance } from './801-limited-range-of-influence.js';
import { withTargetDoubts } from './801.4-targets.js';
import { selectByObjections, type Selection } from '../selection.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('307.5', '801.4', '804.1', '804.2');

/**
 * To which teammates may a creature be deployed now?
 *
 * - 804.2: by its controller, by tapping it, if the option is used; the teammate is a target, so range limits it
 *   (801.4).
 * - 307.5: in a main phase of their own turn with an empty stack.
 * - 302.6: not while it is summoning sick.
 * - Doubt: what keeps a teammate from being a target, and cards about activated abilities.
 */
export const legalDeployments = (told: GameState, { id }: GameObject): Answer<Selection> => {
  const state = withStaticAbilities(told);
  const creature = objectOf(state, id);
  const controller = controllerOf(state, creature);
  const general = cannotDeploy(state, creature, controller);
  const doubted = (decided: Ruling, otherwise: 'legal' | 'illegal'): Ruling =>
    doubtActivating(state, creature, {
      player: controller,
      decided,
      isAble: !general.length,
      otherwise: `the deployment may be ${otherwise}`,
    });
  const because = ({ included }: Selection): Rulings => {
    const [first, ...others] = general;
    if (first) return [doubted(first, 'legal'), ...others];
    const says = included.length
      ? `${controller.name} may tap ${creature.name} to give control of it to ${nameList(included, 'or')}.`
      : `${controller.name} has no teammate to deploy ${creature.name} to.`;
    const result = ruling(state, '804.2', says, controller, creature, ...included);
    return [withTargetDoubts(state, { object: id }, included, doubted(result, 'illegal'))];
  };
  return selectByObjections(
    teammatesOf(state, controller),
    (teammate) => [...general, ...(teammate.kind === 'PLAYER' ? outOfRange(state, controller, teammate) : [])],
    because,
  );
};

const outOfRange = (state: GameState, controller: Player, teammate: Player): readonly Ruling[] => {
  if (isPlayerInRange(state, controller, teammate)) return [];
  const says = `${describeDistance(state, controller, teammate)}, so ${teammate.name} is not a legal target.`;
  return [ruling(state, '801.4', says, teammate, controller)];
};

/** Why a creature cannot be deployed to anybody now; none if it can. */
const cannotDeploy = (state: GameState, creature: GameObject, controller: Player): readonly Ruling[] => [
  ...(state.options.deployCreatures ? [] : [notUsed(state, creature)]),
  ...sorceryTiming(state, controller),
  ...(creature.tapped
    ? [ruling(state, '804.2', `${creature.name} is already tapped, so it can't be deployed.`, creature)]
    : []),
  ...sicknessOf(state, creature),
];

const notUsed = (state: GameState, creature: GameObject): Ruling => {
  const says = `This game does not use deploy creatures, so ${creature.name} can't be deployed.`;
  return ruling(state, '804.1', says, creature);
};

const sorceryTiming = (state: GameState, controller: Player): readonly Ruling[] => {
  const { activePlayers, step, ended } = state.turn;
  const stacked = [...state.objects.values()].filter(({ zone }) => zone === 'STACK');
  return [
    ...(activePlayers.includes(controller.id) && !ended ? [] : [notTheirTurn(state, controller)]),
    ...(step === 'PRECOMBAT_MAIN' || step === 'POSTCOMBAT_MAIN'
      ? []
      : [ruling(state, '307.5', 'Creatures can be deployed only in a main phase, when a sorcery could be cast.')]),
    ...(stacked.length ? [stackIsInUse(state, stacked)] : []),
  ];
};

const notTheirTurn = (state: GameState, player: Player): Ruling => {
  const says = `It is not ${player.name}'s turn, so ${player.name} can't deploy creatures.`;
  return ruling(state, '307.5', says, player);
};

const stackIsInUse = (state: GameState, stacked: readonly GameObject[]): Ruling => {
  const says = `${withVerb(stacked, 'is', 'are')} on the stack, so no creature can be deployed now.`;
  return ruling(state, '307.5', says, ...stacked);
};
