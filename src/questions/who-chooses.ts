import { listOf, nullable, required, objectSchema } from '../domain/schema/schema.js';
import { within } from '../domain/problem.js';
import {
  choiceMakerCites,
  choiceEffect,
  choiceProblems,
  whoChooses as chooserOf,
} from '../domain/rules/801.5-choices.js';
import { answerOf, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

const chooser = answerOf('Chooser', 'Who makes a choice.', {
  chooser: nullable(
    playerEntity,
    'The one who makes the choice; null where pickedBy picks one of the candidates, and where nothing is to be chosen.',
  ),
  candidates: required(listOf(playerEntity), 'Everyone who may make the choice.'),
  pickedBy: nullable(playerEntity, "Who picks one of several candidates: the source's controller."),
});

export const whoChooses = question({
  name: 'whoChooses',
  description: 'Who makes a choice that an effect or a rule asks for?',
  cites: choiceMakerCites,
  arguments: objectSchema('WhoChoosesArguments', 'Which choice.', {
    effect: required(choiceEffect, 'What asks for it.'),
  }),
  answer: chooser,
  problems: (_, { effect }) => within(['effect'], choiceProblems(effect)),
  ask: (state, { effect }) => chooserOf(state, effect),
});
