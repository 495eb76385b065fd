-- How far the positions of this database are ahead of the transactions of its PostgreSQL: not at all where it was made,
-- and as far as it had come elsewhere where it was restored from a dump.
CREATE TABLE "feed_clock" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "cluster" BIGINT NOT NULL,
    "ahead" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "feed_clock_pkey" PRIMARY KEY ("id")
);

-- One row.
ALTER TABLE "feed_clock" ADD CONSTRAINT "feed_clock_id_check" CHECK ("id");
INSERT INTO "feed_clock" ("cluster") SELECT system_identifier FROM pg_control_system();

-- Where an event stands in the feed: not before the transaction that records it, so all before the oldest transaction that
-- still writes is final; nor before any that had ended as it was recorded, so the events of a game are in order, though
-- a transaction that is older may have waited for a newer one.
CREATE FUNCTION event_position() RETURNS BIGINT LANGUAGE sql STABLE
RETURN greatest(pg_current_xact_id()::text::bigint, pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1)
  + (SELECT "ahead" FROM "feed_clock");

-- Constants first: rows that are there are not written again, and stand at 0.
ALTER TABLE "events" ADD COLUMN "position" BIGINT NOT NULL DEFAULT 0, ADD COLUMN "occurred_at" TIMESTAMPTZ(3);
ALTER TABLE "events" ALTER COLUMN "position" SET DEFAULT event_position();
