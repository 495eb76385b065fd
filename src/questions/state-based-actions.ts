import { stepsToWorkOut } from '../domain/cards/layers/static-abilities.js';
import { listOf, required, objectSchema } from '../domain/schema/schema.js';
import { stateBasedActionKind } from '../domain/rules/704-actions.js';
import { nothingToPerform, stateBasedActions as actionsToPerform } from '../domain/rules/704-state-based-actions.js';
import { answerOf, objectEntity, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { stepsOfSelection } from './catalogue/work.js';
import type { QuestionForm } from './catalogue/form.js';
import { ofRing } from './catalogue/example-tables.js';

const stateBasedAction = answerOf('StateBasedAction', 'A state-based action that applies.', {
  kind: required(stateBasedActionKind, 'What it does.'),
  objects: required(
    listOf(objectEntity),
    'The objects or players affected; for KEEP_ONE, all objects of which one is kept.',
  ),
  players: required(listOf(playerEntity), 'To whom.'),
});

export const stateBasedActions = question({
  name: 'stateBasedActions',
  description:
    'Which state-based actions apply? One row for each object or losing player; one for a losing team, and one for a set of objects of which one is kept.',
  arguments: objectSchema('StateBasedActionsArguments', 'No arguments.', {}),
  answer: listOf(stateBasedAction),
  table: 'AS_DESCRIBED',
  steps: (state) => stepsOfSelection(state, {}) + stepsToWorkOut(state),
  whyEmpty: nothingToPerform,
  ask: actionsToPerform,
});

export const form: QuestionForm = {
  group: 'LEAVING',
  place: 3,
  asks: 'What do the rules do now?',
  says: 'Who loses and what dies as soon as somebody would get priority.',
  fields: [],
  headings: { objects: 'Objects', players: 'Players' },
  example: ofRing({}),
};
