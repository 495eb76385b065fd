import { listOf, player, required, objectSchema } from '../domain/schema/schema.js';
import { stepsOfBlocks } from '../domain/combat/sizes.js';
import { askWithCosts } from '../domain/combat/payments.js';
import { success } from '../domain/result.js';
import { costs } from '../domain/state/cost-schemas.js';
import { creaturesOf, playerOf } from '../domain/state/game-state.js';
import { legalBlocks as blocksOfCreatures } from '../domain/rules/509-declare-blockers.js';
import { doubtBlockTargets } from '../domain/rules/506-combat-doubts.js';
import { doubtfulCreatures, explainBlockTargets } from '../domain/rules/613.1-types-and-colors.js';
import { attacksToBlock, toldAttackProblems } from '../domain/rules/506-combat-in-progress.js';
import { doubtNonCreatures } from '../domain/setup/problems/non-creatures.js';
import { anyEntity, answerOf, exclusion, objectEntity } from './catalogue/answer-schemas.js';
import { attacksArgument } from './catalogue/combat-schemas.js';
import { exactQuestion } from './catalogue/question.js';
import { attacksTaken, playerField, type QuestionForm } from './catalogue/form.js';
import { bearAttacks, ofRing } from './catalogue/example-tables.js';

const blockTargets = answerOf('BlockTargets', 'The attackers that one creature may block.', {
  blocker: required(objectEntity, 'The creature.'),
  included: required(
    listOf(anyEntity),
    'The attacking creatures that it may block, some only along with other creatures, as the rulings say: each in a declaration that breaks no restriction, once its costs are paid.',
  ),
  excluded: required(listOf(exclusion), 'Those that it may not block, each with its rulings.'),
});

export const legalBlocks = exactQuestion({
  name: 'legalBlocks',
  matter: 'BLOCKS',
  description:
    'Which attackers may each creature of a player block? Answered as if blockers were declared now, whatever the turn and step; one row for each creature, and for each permanent that may be one, or that an effect made a noncreature.',
  arguments: objectSchema('LegalBlocksArguments', 'The player.', {
    player: required(player, 'The defending player.'),
    attacks: attacksArgument,
    costs,
  }),
  answer: listOf(blockTargets),
  problems: (state, { attacks }) => toldAttackProblems(state, attacks),
  steps: (state, given) =>
    stepsOfBlocks(state, playerOf(state, given.player), attacksToBlock(state, given.attacks).length),
  attackers: ({ attacks }) => attacks?.map(({ attacker }) => attacker),
  ask: (told, given) =>
    askWithCosts(told, given.costs, 'blockRules', (state) => {
      const attacks = attacksToBlock(state, given.attacks);
      const player = playerOf(state, given.player);
      const blockers = [...creaturesOf(state, player), ...(attacks.length ? doubtfulCreatures(state, player) : [])];
      const rows = doubtBlockTargets(state, blocksOfCreatures(state, player, attacks, blockers));
      const doubted = rows.map((row) => ({ ...row, because: doubtNonCreatures(row.because, row.included) }));
      return success(explainBlockTargets(state, doubted, attacks));
    }),
});

export const form: QuestionForm = {
  group: 'COMBAT',
  place: 2,
  asks: 'What may a player’s creatures block?',
  says: 'For each creature, which attackers it may block, which it has to block if able, and why not the others.',
  fields: [playerField('Whose creatures?')],
  takes: attacksTaken,
  headings: { included: 'May block', excluded: 'May not block' },
  example: ofRing({ player: 'bob', attacks: bearAttacks }),
};
