import { listOf, required, objectSchema } from '../domain/schema/schema.js';
import { stateBasedActionKind } from '../domain/rules/704-actions.js';
import { stateBasedActions as actionsToPerform } from '../domain/rules/704-state-based-actions.js';
import { answerOf, objectEntity, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';

const stateBasedAction = answerOf('StateBasedAction', 'One state-based action that is to be performed.', {
  kind: required(stateBasedActionKind, 'What it does.'),
  objects: required(listOf(objectEntity), 'To what; of KEEP_ONE, all of which one is kept.'),
  players: required(listOf(playerEntity), 'To whom.'),
});

export const stateBasedActions = question({
  name: 'stateBasedActions',
  description:
    'Which state-based actions are there to perform? A row an object or a losing player, but one for a losing team and one for all the objects of which one is kept.',
  rules: [
    '801.8',
    '801.9',
    '801.12',
    '801.12 CR_2009',
    '801.14 CR_2009',
    '704.5a',
    '704.5c',
    '704.5j',
    '704.5k',
    '704.5m',
    '704.5n',
    '704.5x',
    '704.5y',
    '704.6a',
    '704.6b',
    '704.6c',
    '810.8c',
    '810.8d',
    '810.11',
    '903.10a',
  ],
  arguments: objectSchema('StateBasedActionsArguments', 'Nothing more is asked.', {}),
  answer: listOf(stateBasedAction),
  ask: actionsToPerform,
});
