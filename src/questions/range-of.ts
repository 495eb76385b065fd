import {
  flag,
  integer,
  lazy,
  listOf,
  nullable,
  optional,
  player,
  required,
  objectSchema,
} from '../domain/schema/schema.js';
import { entityFilter } from '../domain/state/filters/entity-filter.js';
import { playerOf } from '../domain/state/game-state.js';
import { rangeOf as rangeOfPlayer } from '../domain/rules/801-limited-range-of-influence.js';
import { answerOf, objectEntity, playerEntity } from './catalogue/answer-schemas.js';
import { question } from './catalogue/question.js';
import { playerField, type QuestionForm } from './catalogue/form.js';
import { creaturesOnly, ofRing } from './catalogue/example-tables.js';

const seatDistance = objectSchema(
  'SeatDistance',
  'How many seats away a player sat when this turn began, which counts until the next turn begins (801.2c).',
  {
    player: required(playerEntity, 'Who sits there.'),
    seats: required(integer, 'In seats: 1 for a neighbor, 0 for the player themself.'),
    inRange: required(flag, 'Whether they are within range.'),
  },
);

export const rangeOfInfluence = answerOf('RangeOfInfluence', "Who and what is within a player's range of influence.", {
  player: required(playerEntity, 'Whose range it is.'),
  seats: nullable(integer, 'In seats; null where it is unlimited.'),
  players: required(listOf(playerEntity), 'The players still in the game within range, in seat order.'),
  objects: lazy(
    listOf(objectEntity),
    { filter: optional(entityFilter, 'Only those that match.') },
    'The objects within range (801.2d).',
  ),
  distances: required(listOf(seatDistance), 'One row for each player in the game, in seat order.'),
});

export const rangeOf = question({
  name: 'rangeOf',
  description: "Who and what is within a player's range of influence?",
  arguments: objectSchema('RangeOfArguments', 'Whose range.', {
    player: required(player, 'Whose range of influence.'),
  }),
  answer: rangeOfInfluence,
  ask: (state, given) => rangeOfPlayer(state, playerOf(state, given.player)),
});

export const form: QuestionForm = {
  group: 'RANGE',
  place: 1,
  asks: 'Who is in range of a player?',
  says: 'Everybody within one player’s range of influence, with the distance in seats.',
  fields: [playerField('Whose range?')],
  headings: { players: '', objects: 'Permanents in range' },
  example: ofRing({ player: 'ann', objects: creaturesOnly }),
};
