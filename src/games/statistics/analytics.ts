import { fraction, integer, listOf, nullable, required, objectSchema, text } from '../../domain/schema/schema.js';
import type { ValueOf } from '../../domain/schema/schema.js';
import { variant } from '../../domain/state/vocabulary.js';
import { rulesEdition } from '../../domain/rulebook/editions.js';

const games = required(integer, 'The number of games.');
const finished = required(integer, 'The number of finished games.');
const averageTurns = nullable(fraction, 'The average number of turns of finished games; null if there are none.');
const seat = required(integer, "The seat's number, counting to the left from the starting player's, which is 0.");

const seatRecord = objectSchema('SeatRecord', 'The results of one seat.', {
  seat,
  games: required(integer, 'The number of games with this seat, not counting games whose starting player is unknown.'),
  wins: required(integer, 'The number of wins (104.2).'),
  losses: required(integer, 'The number of losses (104.3), including those in games in progress.'),
  draws: required(integer, 'The number of draws (104.4).'),
});

const variantRecord = objectSchema('VariantRecord', 'The games of a variant.', {
  variant: required(variant, 'The variant.'),
  games,
  finished,
  averagePlayers: required(fraction, 'The average number of players.'),
  averageTurns,
});

const editionRecord = objectSchema('EditionRecord', 'The games that follow an edition of the rules.', {
  edition: required(rulesEdition, 'The edition.'),
  games,
  finished,
});

const dayRecord = objectSchema('DayRecord', 'The games of one day, in UTC.', {
  day: required(text(), 'The day, for example 2026-08-07.'),
  created: required(integer, 'The number of games stored.'),
  finished: required(integer, 'The number of games finished.'),
  events: required(integer, 'The number of events recorded, including those reverted later.'),
});

const eliminationRecord = objectSchema('EliminationRecord', 'How often a seat finished in a place.', {
  place: required(integer, '1 for the last players standing; players who leave together share a place.'),
  seat,
  games: required(integer, 'The number of games.'),
});

const distanceRecord = objectSchema('DistanceRecord', 'The attacks over a distance.', {
  distance: required(
    integer,
    'How many seats away the defending player sat, the shorter way round; negative to the right.',
  ),
  attacks: required(integer, 'The number of attacking creatures.'),
});

const turnRecord = objectSchema('TurnRecord', 'The ranges of influence at the start of turns of one number.', {
  turn: required(integer, 'The number of the turn.'),
  average: required(fraction, "The average number of opponents within a player's range (801.2)."),
  players: required(integer, 'The number of players in that average: all who were in the game at the time.'),
});

/** The statistics of the stored games. */
export const analytics = objectSchema('Analytics', 'Statistics of the stored games.', {
  games,
  finished,
  averageTurns,
  bySeat: required(listOf(seatRecord), "The results of each seat, numbered from the starting player's."),
  byVariant: required(listOf(variantRecord), 'The games of each variant.'),
  byEdition: required(listOf(editionRecord), 'The games of each edition.'),
  byDay: required(listOf(dayRecord), 'The games of each day.'),
  eliminations: required(
    listOf(eliminationRecord),
    "The places in which each seat finished, numbered from the starting player's.",
  ),
  attacksByDistance: required(
    listOf(distanceRecord),
    'Attacks by how many seats away the defending player sat; negative to the right.',
  ),
  choices: required(integer, 'The number of recorded choices.'),
  choicesOutOfRange: required(integer, 'The number of choices that fell to a player out of range (801.5c).'),
  opponentsInRange: required(listOf(turnRecord), 'The opponents that players had within range, by turn number.'),
});
export type Analytics = ValueOf<typeof analytics>;
