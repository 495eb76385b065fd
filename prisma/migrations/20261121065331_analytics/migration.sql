-- AlterTable
ALTER TABLE "snapshots" ADD COLUMN     "facts" JSONB;

-- CreateTable
CREATE TABLE "game_facts" (
    "tenant_id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "created_on" DATE NOT NULL,
    "finished_on" DATE,
    "players" INTEGER NOT NULL,
    "starting_seat" INTEGER,
    "turns" INTEGER NOT NULL,
    "choices" INTEGER NOT NULL,
    "choices_out_of_range" INTEGER NOT NULL,
    "results" TEXT[],
    "places" INTEGER[],
    "left_at" INTEGER[],
    "distances" INTEGER[],
    "attacks" INTEGER[],
    "turn_numbers" INTEGER[],
    "turn_players" INTEGER[],
    "turn_opponents" INTEGER[],
    "days" DATE[],
    "events" INTEGER[],

    CONSTRAINT "game_facts_pkey" PRIMARY KEY ("tenant_id","game_id")
);

-- CreateTable
CREATE TABLE "analytics_changes" (
    "tenant_id" TEXT NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "variant" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "measures" TEXT[],
    "firsts" INTEGER[],
    "seconds" INTEGER[],
    "amounts" BIGINT[],

    CONSTRAINT "analytics_changes_pkey" PRIMARY KEY ("tenant_id","id")
);

-- CreateTable
CREATE TABLE "analytics_totals" (
    "tenant_id" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "measure" TEXT NOT NULL,
    "first" INTEGER NOT NULL,
    "second" INTEGER NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "analytics_totals_pkey" PRIMARY KEY ("tenant_id","variant","edition","status","measure","first","second")
);

-- AddForeignKey
ALTER TABLE "game_facts" ADD CONSTRAINT "game_facts_tenant_id_game_id_fkey" FOREIGN KEY ("tenant_id", "game_id") REFERENCES "games"("tenant_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "game_facts" ADD CONSTRAINT "game_facts_status_check" CHECK ("status" IN ('IN_PROGRESS', 'FINISHED'));

-- What a game adds to the totals of its variant, edition and status. The only place that says so: totals are sums of it.
CREATE FUNCTION game_counts(f game_facts) RETURNS TABLE (measure text, first int, second int, amount bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT 'GAMES', 0, 0, 1::bigint
  UNION ALL SELECT 'PLAYERS', 0, 0, f.players
  UNION ALL SELECT 'TURNS', 0, 0, f.turns
  UNION ALL SELECT 'CHOICES', 0, 0, f.choices
  UNION ALL SELECT 'CHOICES_OUT_OF_RANGE', 0, 0, f.choices_out_of_range
  UNION ALL SELECT 'CREATED', f.created_on - DATE '1970-01-01', 0, 1
  UNION ALL SELECT 'FINISHED', f.finished_on - DATE '1970-01-01', 0, 1 WHERE f.finished_on IS NOT NULL
  UNION ALL
    SELECT counted.measure, counted.first, counted.second, 1
    FROM unnest(f.results, f.places, f.left_at) WITH ORDINALITY AS p (result, place, left_at, number)
    CROSS JOIN LATERAL (SELECT (p.number::int - 1 - f.starting_seat + f.players) % f.players AS seat) s
    CROSS JOIN LATERAL (VALUES
      ('SEATS', s.seat, 0, true),
      (p.result, s.seat, 0, p.result <> 'PLAYING'),
      ('ELIMINATIONS', p.place, s.seat, p.left_at IS NOT NULL)
    ) AS counted (measure, first, second, is_counted)
    WHERE f.starting_seat IS NOT NULL AND counted.is_counted
  UNION ALL SELECT 'ATTACKS', a.distance, 0, a.attacks FROM unnest(f.distances, f.attacks) AS a (distance, attacks)
  UNION ALL
    SELECT counted.measure, t.turn, 0, counted.amount
    FROM unnest(f.turn_numbers, f.turn_players, f.turn_opponents) AS t (turn, players, opponents)
    CROSS JOIN LATERAL (VALUES ('TURN_PLAYERS', t.players), ('TURN_OPPONENTS', t.opponents)) AS counted (measure, amount)
  UNION ALL
    SELECT 'EVENTS', d.day - DATE '1970-01-01', 0, d.events FROM unnest(f.days, f.events) AS d (day, events)
$$;

-- Adds what a change of a game's facts changes in the totals. Most events change nothing but how many there were today.
CREATE FUNCTION record_analytics_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  same game_facts;
  last int;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    same := OLD;
    same.days := NEW.days;
    same.events := NEW.events;
    last := cardinality(NEW.days);
    IF same IS NOT DISTINCT FROM NEW AND last > 0 AND coalesce(OLD.days[last], NEW.days[last]) = NEW.days[last]
      AND OLD.days[:last - 1] = NEW.days[:last - 1] AND OLD.events[:last - 1] = NEW.events[:last - 1]
      AND cardinality(OLD.days) <= last
    THEN
      INSERT INTO analytics_changes (tenant_id, variant, edition, status, measures, firsts, seconds, amounts)
      VALUES (NEW.tenant_id, NEW.variant, NEW.edition, NEW.status, ARRAY['EVENTS'],
        ARRAY[NEW.days[last] - DATE '1970-01-01'], ARRAY[0], ARRAY[NEW.events[last] - coalesce(OLD.events[last], 0)]);
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO analytics_changes (tenant_id, variant, edition, status, measures, firsts, seconds, amounts)
  SELECT tenant_id, variant, edition, status,
    array_agg(measure), array_agg(first), array_agg(second), array_agg(amount)
  FROM (
    SELECT tenant_id, variant, edition, status, measure, first, second, sum(amount)::bigint AS amount
    FROM (
      SELECT NEW.tenant_id, NEW.variant, NEW.edition, NEW.status, c.measure, c.first, c.second, c.amount
      FROM game_counts(NEW) c WHERE TG_OP <> 'DELETE'
      UNION ALL
      SELECT OLD.tenant_id, OLD.variant, OLD.edition, OLD.status, c.measure, c.first, c.second, -c.amount
      FROM game_counts(OLD) c WHERE TG_OP <> 'INSERT'
    ) AS both_sides (tenant_id, variant, edition, status, measure, first, second, amount)
    GROUP BY tenant_id, variant, edition, status, measure, first, second
    HAVING sum(amount) <> 0
  ) AS changed
  GROUP BY tenant_id, variant, edition, status;
  RETURN NULL;
END
$$;

CREATE TRIGGER record_analytics_change AFTER INSERT OR UPDATE OR DELETE ON game_facts
FOR EACH ROW EXECUTE FUNCTION record_analytics_change();

-- What reports and dashboards may rely on. Roles that may not make a schema find it made by deploy/postgres/roles.sql.
DO $$
BEGIN
  IF to_regnamespace('analytics') IS NULL THEN
    CREATE SCHEMA analytics;
  END IF;
END
$$;

CREATE VIEW analytics.version AS SELECT 1 AS version;
COMMENT ON VIEW analytics.version IS
  'The version of these views. Within one, views and columns are added and none is changed or removed.';

CREATE VIEW analytics.games AS
SELECT g.tenant_id AS tenant, g.id AS game, g.name, f.variant, f.edition, f.status, g.version, f.players,
  f.starting_seat, f.turns, f.choices, f.choices_out_of_range, g.created_at, g.updated_at, g.finished_at,
  f.created_on, f.finished_on
FROM games g JOIN game_facts f ON f.tenant_id = g.tenant_id AND f.game_id = g.id;
COMMENT ON VIEW analytics.games IS 'The stored games, a row each.';
COMMENT ON COLUMN analytics.games.tenant IS 'Whose game it is.';
COMMENT ON COLUMN analytics.games.game IS 'Its id.';
COMMENT ON COLUMN analytics.games.name IS 'What it is called.';
COMMENT ON COLUMN analytics.games.variant IS 'The multiplayer variant.';
COMMENT ON COLUMN analytics.games.edition IS 'The edition of the rules.';
COMMENT ON COLUMN analytics.games.status IS 'IN_PROGRESS or FINISHED.';
COMMENT ON COLUMN analytics.games.version IS 'How many events were recorded.';
COMMENT ON COLUMN analytics.games.players IS 'How many players sat down.';
COMMENT ON COLUMN analytics.games.starting_seat IS 'The seat of the starting player, counted from 0; null where nobody has told who that was.';
COMMENT ON COLUMN analytics.games.turns IS 'The number of the turn that it is, or was when the game was over.';
COMMENT ON COLUMN analytics.games.choices IS 'How many choices were recorded.';
COMMENT ON COLUMN analytics.games.choices_out_of_range IS 'How many of them fell to a player out of range (801.5c).';
COMMENT ON COLUMN analytics.games.created_at IS 'When it was stored.';
COMMENT ON COLUMN analytics.games.updated_at IS 'When it last changed.';
COMMENT ON COLUMN analytics.games.finished_at IS 'When it was over; null while it goes on.';
COMMENT ON COLUMN analytics.games.created_on IS 'The day, in UTC, when it was stored.';
COMMENT ON COLUMN analytics.games.finished_on IS 'The day, in UTC, when it was over.';

CREATE VIEW analytics.players AS
SELECT g.tenant_id AS tenant, g.id AS game, g.player_ids[p.number] AS player, p.number::int - 1 AS seat,
  (p.number::int - 1 - f.starting_seat + f.players) % f.players AS seat_from_starter,
  nullif(p.result, 'PLAYING') AS result, p.place, p.left_at AS left_at_version
FROM games g JOIN game_facts f ON f.tenant_id = g.tenant_id AND f.game_id = g.id
CROSS JOIN LATERAL unnest(f.results, f.places, f.left_at) WITH ORDINALITY AS p (result, place, left_at, number);
COMMENT ON VIEW analytics.players IS 'The players of the games, a row each.';
COMMENT ON COLUMN analytics.players.tenant IS 'Whose game it is.';
COMMENT ON COLUMN analytics.players.game IS 'The id of the game.';
COMMENT ON COLUMN analytics.players.player IS 'The id of the player.';
COMMENT ON COLUMN analytics.players.seat IS 'The seat, counted from 0 to the left.';
COMMENT ON COLUMN analytics.players.seat_from_starter IS 'The same, counted from 0 for the starting player; null where nobody has told who that was.';
COMMENT ON COLUMN analytics.players.result IS 'WON, LOST or DREW; null while they play.';
COMMENT ON COLUMN analytics.players.place IS '1 for the last ones standing; null while they play.';
COMMENT ON COLUMN analytics.players.left_at_version IS 'The version of the game after which they were out; null for those who are not.';

CREATE VIEW analytics.attacks AS
SELECT f.tenant_id AS tenant, f.game_id AS game, a.distance, a.attacks
FROM game_facts f CROSS JOIN LATERAL unnest(f.distances, f.attacks) AS a (distance, attacks);
COMMENT ON VIEW analytics.attacks IS 'The attacks in the games, a row a distance.';
COMMENT ON COLUMN analytics.attacks.tenant IS 'Whose game it is.';
COMMENT ON COLUMN analytics.attacks.game IS 'The id of the game.';
COMMENT ON COLUMN analytics.attacks.distance IS 'How many seats away the defending player sat; negative is to the right.';
COMMENT ON COLUMN analytics.attacks.attacks IS 'How many creatures attacked over that distance.';

CREATE VIEW analytics.turns AS
SELECT f.tenant_id AS tenant, f.game_id AS game, t.turn, t.players, t.opponents AS opponents_in_range
FROM game_facts f
CROSS JOIN LATERAL unnest(f.turn_numbers, f.turn_players, f.turn_opponents) AS t (turn, players, opponents);
COMMENT ON VIEW analytics.turns IS 'The ranges of influence as turns of the games began, a row a turn number.';
COMMENT ON COLUMN analytics.turns.tenant IS 'Whose game it is.';
COMMENT ON COLUMN analytics.turns.game IS 'The id of the game.';
COMMENT ON COLUMN analytics.turns.turn IS 'The number of the turn.';
COMMENT ON COLUMN analytics.turns.players IS 'How many players were in the game.';
COMMENT ON COLUMN analytics.turns.opponents_in_range IS 'How many opponents they had within range, all of them together.';

CREATE VIEW analytics.days AS
SELECT f.tenant_id AS tenant, f.game_id AS game, d.day, d.events
FROM game_facts f CROSS JOIN LATERAL unnest(f.days, f.events) AS d (day, events);
COMMENT ON VIEW analytics.days IS 'The days, in UTC, on which events of the games were recorded, a row each.';
COMMENT ON COLUMN analytics.days.tenant IS 'Whose game it is.';
COMMENT ON COLUMN analytics.days.game IS 'The id of the game.';
COMMENT ON COLUMN analytics.days.day IS 'The day.';
COMMENT ON COLUMN analytics.days.events IS 'How many events were recorded on it.';

CREATE VIEW analytics.totals AS
SELECT tenant, variant, edition, status, measure, first, second, sum(amount)::bigint AS amount
FROM (
  SELECT tenant_id AS tenant, variant, edition, status, measure, first, second, amount FROM analytics_totals
  UNION ALL
  SELECT c.tenant_id, c.variant, c.edition, c.status, m.measure, m.first, m.second, m.amount
  FROM analytics_changes c
  CROSS JOIN LATERAL unnest(c.measures, c.firsts, c.seconds, c.amounts) AS m (measure, first, second, amount)
) AS added
GROUP BY tenant, variant, edition, status, measure, first, second
HAVING sum(amount) <> 0;
COMMENT ON VIEW analytics.totals IS
  'Sums over all games, kept as the games change: quick, however many there are, and exact at every moment.';
COMMENT ON COLUMN analytics.totals.tenant IS 'Whose games they are.';
COMMENT ON COLUMN analytics.totals.variant IS 'The multiplayer variant.';
COMMENT ON COLUMN analytics.totals.edition IS 'The edition of the rules.';
COMMENT ON COLUMN analytics.totals.status IS 'IN_PROGRESS or FINISHED: how the games stand now.';
COMMENT ON COLUMN analytics.totals.measure IS
  'What is counted: GAMES, PLAYERS, TURNS, CHOICES, CHOICES_OUT_OF_RANGE; by day CREATED, FINISHED, EVENTS; by seat from the starting player''s SEATS (games that have it), WON, LOST, DREW; by place and seat ELIMINATIONS; by distance ATTACKS; by turn number TURN_PLAYERS and TURN_OPPONENTS (within range).';
COMMENT ON COLUMN analytics.totals.first IS
  'The day (counted from 1970-01-01), seat, place, distance or turn number; 0 for what is not counted by any.';
COMMENT ON COLUMN analytics.totals.second IS 'Of ELIMINATIONS the seat; else 0.';
COMMENT ON COLUMN analytics.totals.amount IS 'How many.';
