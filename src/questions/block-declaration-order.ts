import { objectSchema } from '../domain/schema/schema.js';
import { attacksToBlock, toldAttackProblems } from '../domain/rules/506-combat-in-progress.js';
import { doubtNonCreatures } from '../domain/setup/problems/non-creatures.js';
import { blockDeclarationOrder as orderOfBlocks } from '../domain/rules/802-attack-multiple-players.js';
import { playerOrder } from './catalogue/answer-schemas.js';
import { attacksArgument } from './catalogue/combat-schemas.js';
import { question } from './catalogue/question.js';
import { attacksTaken, type QuestionForm } from './catalogue/form.js';
import { bearAttacks, ofRing } from './catalogue/example-tables.js';

export const blockDeclarationOrder = question({
  name: 'blockDeclarationOrder',
  description: 'In which order do the defending players declare blockers?',
  arguments: objectSchema('BlockDeclarationOrderArguments', 'The attacks.', { attacks: attacksArgument }),
  answer: playerOrder,
  problems: (state, { attacks }) => toldAttackProblems(state, attacks),
  ask: (state, given) => {
    const attacks = attacksToBlock(state, given.attacks);
    const order = orderOfBlocks(state, attacks);
    const attackers = attacks.map(({ attacker }) => attacker);
    return { ...order, because: doubtNonCreatures(order.because, attackers) };
  },
});

export const form: QuestionForm = {
  group: 'LATER',
  place: 1,
  asks: 'Who declares blockers first?',
  says: 'The order in which the defending players declare blockers.',
  fields: [],
  takes: attacksTaken,
  example: ofRing({ attacks: bearAttacks }),
};
