import {
  fraction,
  integer,
  listOf,
  nullable,
  required,
  objectSchema,
  text,
  type ValueOf,
} from '../../domain/schema/schema.js';
import { rulesEdition, variant } from '../../domain/state/vocabulary.js';

const games = required(integer, 'How many games.');
const finished = required(integer, 'How many of them are over.');
const averageTurns = nullable(fraction, 'How many turns those that are over took; null where none is.');
const seat = required(integer, 'Counted to the left from 0, the seat of the starting player.');

const seatRecord = objectSchema('SeatRecord', 'How games ended for whoever sat in a seat.', {
  seat,
  games: required(integer, 'How many games have that seat; those of which nobody has told who started are left out.'),
  wins: required(integer, 'How often they won (104.2).'),
  losses: required(integer, 'How often they lost (104.3); also in games that go on.'),
  draws: required(integer, 'How often the game was a draw for them (104.4).'),
});

const variantRecord = objectSchema('VariantRecord', 'The games of a variant.', {
  variant: required(variant, 'The variant.'),
  games,
  finished,
  averagePlayers: required(fraction, 'How many players sat down.'),
  averageTurns,
});

const editionRecord = objectSchema('EditionRecord', 'The games that follow an edition of the rules.', {
  edition: required(rulesEdition, 'The edition.'),
  games,
  finished,
});

const dayRecord = objectSchema('DayRecord', 'What happened on a day, in UTC.', {
  day: required(text(), 'The day, for example 2026-08-07.'),
  created: required(integer, 'How many games were stored.'),
  finished: required(integer, 'How many games were over.'),
  events: required(integer, 'How many events were recorded, those that were taken back later included.'),
});

const eliminationRecord = objectSchema('EliminationRecord', 'How often whoever sat in a seat left in a place.', {
  place: required(integer, '1 for the last ones standing; those who leave together share a place.'),
  seat,
  games: required(integer, 'How often.'),
});

const distanceRecord = objectSchema('DistanceRecord', 'The attacks over a distance.', {
  distance: required(
    integer,
    'How many seats away the defending player sat, the shorter way round; negative is to the right.',
  ),
  attacks: required(integer, 'How many creatures attacked.'),
});

const turnRecord = objectSchema('TurnRecord', 'The ranges of influence as turns of a number began.', {
  turn: required(integer, 'The number of the turn.'),
  average: required(fraction, 'How many opponents a player had within range (801.2).'),
  players: required(integer, 'How many players that is the average of: all who were in the game then.'),
});

/** Counts over the stored games. */
export const analytics = objectSchema('Analytics', 'Counts over the stored games.', {
  games,
  finished,
  averageTurns,
  bySeat: required(
    listOf(seatRecord),
    "How often each seat, counted from the starting player's, wins, loses and draws.",
  ),
  byVariant: required(listOf(variantRecord), 'The games of each variant.'),
  byEdition: required(listOf(editionRecord), 'The games of each edition.'),
  byDay: required(listOf(dayRecord), 'What happened on each day.'),
  eliminations: required(listOf(eliminationRecord), "Who left in which place, by seat from the starting player's."),
  attacksByDistance: required(
    listOf(distanceRecord),
    'Attacks by how many seats away the defending player sat; negative is to the right.',
  ),
  choices: required(integer, 'How many choices were recorded.'),
  choicesOutOfRange: required(integer, 'How many of them fell to a player out of range (801.5c).'),
  opponentsInRange: required(listOf(turnRecord), 'How many opponents a player had in range, by turn number.'),
});
export type Analytics = ValueOf<typeof analytics>;
