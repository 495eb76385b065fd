import { withStaticAbilities } from '../cards/layers/static-abilities.js';
import { object, playerInGame, required, objectSchema } from '../schema/schema.js';
import { controllerOf, hasType, isOnBattlefield, objectOf, playerOf, type GameState } from '../state/game-state.js';
import { problem, type Problem } from '../problem.js';
import { legalDeployments } from '../rules/804-deploy-creatures.js';
import { eventKind } from './event-kind.js';
import { withControlEffect } from './control-changes.js';
import { citing } from '../rulebook/citing.js';

const { ruling } = citing('804.2');

const input = objectSchema('DeploysInput', 'A creature is deployed (804.2).', {
  creature: required(object, 'The creature.'),
  to: required(playerInGame, 'The teammate who gains control of it.'),
});

/** Returns a problem if the object to deploy is not a creature on the battlefield. */
export const deployProblems = (state: GameState, creature: string): readonly Problem[] => {
  const found = objectOf(withStaticAbilities(state), creature);
  return isOnBattlefield(found) && hasType(found, 'creature')
    ? []
    : [problem(['creature'], `"${creature}" is not a creature on the battlefield.`)];
};

export const deploys = eventKind({
  input,
  description: 'A creature is tapped, and a teammate of its controller gains control of it (804.2).',
  rules: ['804.2'],
  problems: (state, { creature }) => deployProblems(state, creature),
  objections: (state, { creature, to }) => {
    const found = objectOf(state, creature);
    const { included, excluded } = legalDeployments(state, found);
    if (included.some(({ id }) => id === to)) return [];
    const exclusion = excluded.find(({ entity }) => entity.id === to);
    if (exclusion) return exclusion.because;
    const [controller, other] = [controllerOf(state, found), playerOf(state, to)];
    return [ruling(state, '804.2', `${other.name} is not ${controller.name}'s teammate.`, other, controller)];
  },
  happen: (state, { creature, to }) => withControlEffect(state, { ...objectOf(state, creature), tapped: true }, to),
  summary: (state, { creature, to }) => {
    const found = objectOf(state, creature);
    return `${controllerOf(state, found).name} deploys ${found.name} to ${playerOf(state, to).name}.`;
  },
});
