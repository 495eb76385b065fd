-- Alone, since it cannot be built in a transaction: events are recorded meanwhile.
CREATE INDEX CONCURRENTLY "events_tenant_id_position_game_id_version_idx" ON "events"("tenant_id", "position", "game_id", "version");
