-- What is counted of each game as one row of it: what adds up many games reads each of them once.
CREATE VIEW analytics.facts AS
SELECT tenant_id AS tenant, game_id AS game, variant, edition, status, created_on, finished_on, players, starting_seat, turns,
  choices, choices_out_of_range, results, places, left_at, distances, attacks, turn_numbers, turn_players, turn_opponents,
  days, events
FROM game_facts;
COMMENT ON VIEW analytics.facts IS 'What is counted of the games, a row each; the other views have its lists row by row.';
COMMENT ON COLUMN analytics.facts.tenant IS 'Whose game it is.';
COMMENT ON COLUMN analytics.facts.game IS 'The id of the game.';
COMMENT ON COLUMN analytics.facts.variant IS 'The multiplayer variant.';
COMMENT ON COLUMN analytics.facts.edition IS 'The edition of the rules.';
COMMENT ON COLUMN analytics.facts.status IS 'IN_PROGRESS or FINISHED.';
COMMENT ON COLUMN analytics.facts.created_on IS 'The day, in UTC, when it was stored.';
COMMENT ON COLUMN analytics.facts.finished_on IS 'The day, in UTC, when it was over.';
COMMENT ON COLUMN analytics.facts.players IS 'How many players sat down.';
COMMENT ON COLUMN analytics.facts.starting_seat IS 'The seat of the starting player, counted from 0; null where nobody has told who that was.';
COMMENT ON COLUMN analytics.facts.turns IS 'The number of the turn that it is, or was when the game was over.';
COMMENT ON COLUMN analytics.facts.choices IS 'How many choices were recorded.';
COMMENT ON COLUMN analytics.facts.choices_out_of_range IS 'How many of them fell to a player out of range (801.5c).';
COMMENT ON COLUMN analytics.facts.results IS 'By seat: PLAYING, WON, LOST or DREW.';
COMMENT ON COLUMN analytics.facts.places IS 'By seat: 1 for the last ones standing; null while they play.';
COMMENT ON COLUMN analytics.facts.left_at IS 'By seat: the version of the game after which they were out; null for those who are not.';
COMMENT ON COLUMN analytics.facts.distances IS 'How many seats away defending players sat; negative is to the right.';
COMMENT ON COLUMN analytics.facts.attacks IS 'By distance: how many creatures attacked over it.';
COMMENT ON COLUMN analytics.facts.turn_numbers IS 'The numbers of the turns.';
COMMENT ON COLUMN analytics.facts.turn_players IS 'By turn: how many players were in the game as it began.';
COMMENT ON COLUMN analytics.facts.turn_opponents IS 'By turn: how many opponents they had within range, all of them together.';
COMMENT ON COLUMN analytics.facts.days IS 'The days, in UTC, on which events were recorded.';
COMMENT ON COLUMN analytics.facts.events IS 'By day: how many events were recorded on it.';
