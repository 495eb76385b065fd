import { flag, integer, listOf, player, required, objectSchema } from '../domain/schema/schema.js';
import { doubtBlocks } from '../domain/rules/506-combat-doubts.js';
import { explainBlocks } from '../domain/rules/613.1-types-and-colors.js';
import { askWithCosts } from '../domain/combat/payments.js';
import { success } from '../domain/result.js';
import { doubtNonCreatures } from '../domain/setup/problems/non-creatures.js';
import { stepsOfBlocks } from '../domain/combat/sizes.js';
import { costs } from '../domain/state/cost-schemas.js';
import { playerOf } from '../domain/state/game-state.js';
import { checkBlocks as judge } from '../domain/rules/509-check-blocks.js';
import {
  attacksToBlock,
  declaredBlockProblems,
  declaredBlocks,
  toldAttackProblems,
} from '../domain/rules/506-combat-in-progress.js';
import { answerOf, rulings } from './catalogue/answer-schemas.js';
import { attacksArgument, blockShown, costsShown, givenBlocks } from './catalogue/combat-schemas.js';
import { exactQuestion } from './catalogue/question.js';
import { attacksTaken, playerField, type QuestionForm } from './catalogue/form.js';
import { bearAttacks, ofRing } from './catalogue/example-tables.js';

const blockVerdict = answerOf('BlockVerdict', 'Whether a declaration of blockers is legal, as a whole.', {
  legal: required(flag, 'Whether it is legal.'),
  violations: required(rulings, 'Every rule that it breaks; empty where it is legal.'),
  requirementsObeyed: required(
    integer,
    'How many requirements it obeys as it is, even where it breaks restrictions (509.1c). A requirement to block if others do counts as obeyed while none of them blocks.',
  ),
  requirementsPossible: required(
    integer,
    'The most requirements that any declaration without further costs can obey without disobeying a restriction (509.1c).',
  ),
  legalBlock: required(
    listOf(blockShown),
    'A legal declaration: the one asked about if legal, otherwise the closest one without costs or, if that takes too long to find, a close one.',
  ),
  costs: costsShown,
});

export const checkBlocks = exactQuestion({
  name: 'checkBlocks',
  matter: 'BLOCKS',
  description:
    "Is that declaration of blockers legal? Answered as if it were made now, whatever the turn and step; other defending players' blocks are ignored, and with shared team turns the creatures of the whole team are judged together.",
  arguments: objectSchema('CheckBlocksArguments', 'The declaration.', {
    player: required(player, 'Who declares blockers; with shared team turns any member of the team.'),
    blocks: required(givenBlocks, 'Which creature blocks which attacker.'),
    attacks: attacksArgument,
    costs,
  }),
  answer: blockVerdict,
  problems: (state, { attacks, blocks }) => [...toldAttackProblems(state, attacks), ...declaredBlockProblems(blocks)],
  steps: (state, given) =>
    stepsOfBlocks(state, playerOf(state, given.player), attacksToBlock(state, given.attacks).length),
  attackers: ({ attacks }) => attacks?.map(({ attacker }) => attacker),
  ask: (told, given, solve) =>
    askWithCosts(told, given.costs, 'blockRules', (state) => {
      const blocks = declaredBlocks(state, given.blocks);
      const declaring = playerOf(state, given.player);
      const attacks = attacksToBlock(state, given.attacks);
      const verdict = judge(state, declaring, blocks, attacks, solve);
      if (!verdict.ok) return verdict;
      const attackers = attacks.map(({ attacker }) => attacker);
      const doubted = doubtBlocks(state, declaring, blocks, attackers, verdict.value);
      const doubtedVerdict = { ...doubted, because: doubtNonCreatures(doubted.because, attackers) };
      return success({ ...explainBlocks(state, blocks, attacks, doubtedVerdict), legalBlock: doubted.witness });
    }),
});

export const form: QuestionForm = {
  group: 'DECLARATIONS',
  place: 2,
  asks: 'Are these blocks legal?',
  says: 'Judges the blocks on the picture, or those named here, and shows the nearest legal ones.',
  fields: [
    playerField('Who blocks?'),
    { at: 'blocks.0.blocker', says: 'With which creature?', kind: 'creature' },
    { at: 'blocks.0.attacker', says: 'Which attacker?', kind: 'attacker' },
  ],
  takes: ({ attacks, blocks }) => ({ ...attacksTaken({ attacks }), ...(blocks.length ? { blocks } : {}) }),
  example: ofRing({ player: 'bob', blocks: [{ blocker: 'wall', attacker: 'bear' }], attacks: bearAttacks }),
};
