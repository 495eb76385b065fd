import { listOf, nullable, required, objectSchema } from '../domain/schema/schema.js';
import { atPath } from '../domain/problem.js';
import { choiceEffect, choiceProblems, whoChooses as chooserOf } from '../domain/rules/801.5-choices.js';
import { answerOf, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { sourceOf, type QuestionForm } from './catalogue/form.js';
import { annsSpell, ofRing } from './catalogue/example-tables.js';

const chooser = answerOf('Chooser', 'Who makes a choice.', {
  chooser: nullable(
    playerEntity,
    'The player who makes the choice; null if pickedBy picks one of the candidates, or if nothing is chosen.',
  ),
  candidates: required(listOf(playerEntity), 'Everyone who may make the choice.'),
  pickedBy: nullable(playerEntity, "Who picks one of several candidates: the source's controller."),
});

export const whoChooses = question({
  name: 'whoChooses',
  description: 'Which player makes a choice that an effect or a rule asks for?',
  arguments: objectSchema('WhoChoosesArguments', 'Which choice.', {
    effect: required(choiceEffect, 'The effect or rule that asks for the choice.'),
  }),
  answer: chooser,
  problems: (_, { effect }) => atPath(['effect'], choiceProblems(effect)),
  ask: (state, { effect }) => chooserOf(state, effect),
});

export const form: QuestionForm = {
  group: 'CHOICES',
  place: 2,
  asks: 'Who makes the choice?',
  says: 'Who chooses for an effect, also when the one it names is out of range.',
  fields: [
    sourceOf('effect.source'),
    {
      at: 'effect.asks',
      says: 'Whom does it ask to choose?',
      kind: 'choice',
      usual: 'PLAYER',
      choices: [
        ['PLAYER', 'A certain player'],
        ['AN_OPPONENT', 'An opponent'],
        ['ANY_PLAYER', 'Any player'],
        ['A_TEAMMATE', 'A teammate'],
        ['CONTROLLER', 'Its controller'],
      ],
    },
    { at: 'effect.player', says: 'Which player?', kind: 'player', isOther: true, when: ['effect.asks', 'PLAYER'] },
    {
      at: 'effect.kind',
      says: 'What is chosen?',
      kind: 'choice',
      usual: 'OPTION',
      choices: [
        ['OPTION', 'Yes or no, a mode, a number'],
        ['OBJECT_OR_PLAYER', 'A player or an object'],
        ['PAY_COST', 'Whether to pay a cost'],
      ],
    },
  ],
  example: ofRing({ effect: { source: annsSpell, asks: 'AN_OPPONENT', kind: 'OPTION' } }),
};
