import { flag, listOf, object, optional, player, required, objectSchema } from '../domain/schema/schema.js';
import { stepsOfAttack } from '../domain/combat/sizes.js';
import { costs } from '../domain/state/cost-schemas.js';
import { tableLimits } from '../domain/state/description.js';
import { creaturesOf, objectOf, playerOf, type GameObject, type GameState } from '../domain/state/game-state.js';
import { doubtAttackTargets } from '../domain/rules/506-combat-doubts.js';
import { doubtfulCreatures, explainAttackTargets } from '../domain/rules/613.1-types-and-colors.js';
import { askWithCosts } from '../domain/combat/payments.js';
import { badInput, success } from '../domain/result.js';
import { problemsAmong, type Problem } from '../domain/problem.js';
import { legalAttackTargets as targetsOfCreatures } from '../domain/rules/508-declare-attackers.js';
import { anyEntity, answerOf, exclusion, objectEntity } from './catalogue/answer-schemas.js';
import { exactQuestion } from './catalogue/question.js';
import { playerField, type QuestionForm } from './catalogue/form.js';
import { ofRing } from './catalogue/example-tables.js';

const attackTargets = answerOf('AttackTargets', 'The players and permanents that one creature may attack.', {
  attacker: required(objectEntity, 'The creature.'),
  canAttack: required(flag, 'Whether it may attack anything.'),
  included: required(
    listOf(anyEntity),
    'The players, planeswalkers and battles that it may attack, some only along with other creatures, as the rulings say: each in a declaration that breaks no restriction, once its costs are paid. Requirements exclude nothing; rulings say them, and `checkAttack` judges a whole attack.',
  ),
  excluded: required(listOf(exclusion), 'Those that it may not attack, each with its rulings.'),
});

interface Arguments {
  readonly player: string;
  readonly attackers?: readonly string[] | null;
}

const rowsFor = (state: GameState, { player: attacking, attackers }: Arguments): readonly GameObject[] => {
  const player = playerOf(state, attacking);
  return (
    attackers?.map((id) => objectOf(state, id)) ?? [...creaturesOf(state, player), ...doubtfulCreatures(state, player)]
  );
};

const notTheirs = (state: GameState, { player: attacking, attackers }: Arguments): readonly Problem[] => {
  if (!attackers?.length) return [];
  const creatures = new Set(rowsFor(state, { player: attacking }).map(({ id }) => id));
  return problemsAmong(attackers, ['attackers'], (id) =>
    creatures.has(id) ? null : `"${id}" is not a creature that "${attacking}" controls.`,
  );
};

/** How many times longer it takes to give the reasons for each attack than only to judge it. */
const reasonsFactor = 3;

export const legalAttackTargets = exactQuestion({
  name: 'legalAttackTargets',
  matter: 'ATTACKS',
  description:
    'Which players and permanents may each creature of a player attack? Answered as if attackers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature.',
  arguments: objectSchema('LegalAttackTargetsArguments', 'The player.', {
    player: required(player, 'The attacking player.'),
    attackers: optional(
      listOf(object, { maximum: tableLimits.objects }),
      'Only these creatures; by default all that the player controls.',
    ),
    costs,
  }),
  answer: listOf(attackTargets),
  steps: (state, given) => stepsOfAttack(state, playerOf(state, given.player)) * reasonsFactor,
  ask: (told, given) =>
    askWithCosts(told, given.costs, 'attackRules', (state) => {
      const problems = notTheirs(state, given);
      if (problems.length) return badInput(problems);
      const rows = targetsOfCreatures(state, playerOf(state, given.player), rowsFor(state, given));
      const doubted = rows.map((row) => doubtAttackTargets(state, row));
      return success(explainAttackTargets(state, doubted));
    }),
});

export const form: QuestionForm = {
  group: 'COMBAT',
  place: 1,
  asks: 'Whom may a player’s creatures attack?',
  says: 'For each creature, whom and what it may attack, what it has to attack if able, and why not the others.',
  fields: [playerField('Whose creatures?')],
  headings: { included: 'May attack', excluded: 'May not attack' },
  example: ofRing({ player: 'ann', attackers: ['bear'] }),
};
