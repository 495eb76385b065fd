-- Adds what a change of a game's facts changes in the totals. What stands in both adds up to nothing and is left out:
-- an event costs the same however many turns and days there were before. Most add nothing but themselves and a turn.
CREATE OR REPLACE FUNCTION record_analytics_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before game_facts := OLD;
  after game_facts := NEW;
  same game_facts;
  turns int;
  days int;
  today int;
BEGIN
  IF TG_OP = 'UPDATE' AND (OLD.variant, OLD.edition, OLD.status) = (NEW.variant, NEW.edition, NEW.status) THEN
    turns := cardinality(OLD.turn_numbers);
    days := cardinality(OLD.days);
    today := cardinality(NEW.days);
    IF NEW.turn_numbers[:turns] = OLD.turn_numbers AND NEW.turn_players[:turns] = OLD.turn_players
      AND NEW.turn_opponents[:turns] = OLD.turn_opponents
      AND today > 0 AND days <= today AND coalesce(OLD.days[today], NEW.days[today]) = NEW.days[today]
      AND OLD.days[:today - 1] = NEW.days[:today - 1] AND OLD.events[:today - 1] = NEW.events[:today - 1]
    THEN
      before.turn_numbers := '{}';
      before.turn_players := '{}';
      before.turn_opponents := '{}';
      before.days := OLD.days[today:];
      before.events := OLD.events[today:];
      after.turn_numbers := NEW.turn_numbers[turns + 1:];
      after.turn_players := NEW.turn_players[turns + 1:];
      after.turn_opponents := NEW.turn_opponents[turns + 1:];
      after.days := NEW.days[today:];
      after.events := NEW.events[today:];
      same := before;
      same.turns := after.turns;
      same.turn_numbers := after.turn_numbers;
      same.turn_players := after.turn_players;
      same.turn_opponents := after.turn_opponents;
      same.days := after.days;
      same.events := after.events;
      IF same IS NOT DISTINCT FROM after THEN
        turns := cardinality(after.turn_numbers);
        INSERT INTO analytics_changes (tenant_id, variant, edition, status, measures, firsts, seconds, amounts)
        VALUES (NEW.tenant_id, NEW.variant, NEW.edition, NEW.status,
          ARRAY['EVENTS', 'TURNS']
            || array_fill('TURN_PLAYERS'::text, ARRAY[turns]) || array_fill('TURN_OPPONENTS'::text, ARRAY[turns]),
          ARRAY[after.days[1] - DATE '1970-01-01', 0] || after.turn_numbers || after.turn_numbers,
          array_fill(0, ARRAY[2 + 2 * turns]),
          ARRAY[after.events[1] - coalesce(before.events[1], 0), NEW.turns - OLD.turns]
            || after.turn_players || after.turn_opponents);
        RETURN NULL;
      END IF;
    END IF;
  END IF;
  INSERT INTO analytics_changes (tenant_id, variant, edition, status, measures, firsts, seconds, amounts)
  SELECT tenant_id, variant, edition, status,
    array_agg(measure), array_agg(first), array_agg(second), array_agg(amount)
  FROM (
    SELECT tenant_id, variant, edition, status, measure, first, second, sum(amount)::bigint AS amount
    FROM (
      SELECT after.tenant_id, after.variant, after.edition, after.status, c.measure, c.first, c.second, c.amount
      FROM game_counts(after) c WHERE TG_OP <> 'DELETE'
      UNION ALL
      SELECT before.tenant_id, before.variant, before.edition, before.status, c.measure, c.first, c.second, -c.amount
      FROM game_counts(before) c WHERE TG_OP <> 'INSERT'
    ) AS both_sides (tenant_id, variant, edition, status, measure, first, second, amount)
    GROUP BY tenant_id, variant, edition, status, measure, first, second
    HAVING sum(amount) <> 0
  ) AS changed
  GROUP BY tenant_id, variant, edition, status;
  RETURN NULL;
END
$$;
