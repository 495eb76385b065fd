import { updateFacts } from '../statistics/game-facts.js';
import { gameColumns } from '../store/records.js';
import { KEY_LOCKS } from './idempotency-key.js';

/** Unpacks the additions, which are passed as one JSON parameter. */
const GIVEN = `
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (
      tenant_id text, game_id text, version int, incarnation uuid, added int, variant text, edition text,
      status text, player_ids text[], results jsonb, events jsonb, snapshots jsonb, facts jsonb,
      key text, key_lock text, fingerprint text, outcome text, moment text
    )`;

/**
 * Selects additions whose key is new and whose game is not locked: waiting for a game would hold the locks of all keys.
 * If another transaction commits the same key after the statement has begun, inserting the outcome fails.
 */
const WITH_NEW_KEY = `
    SELECT r.* FROM (${GIVEN}) r JOIN games g ON g.tenant_id = r.tenant_id AND g.id = r.game_id
    WHERE pg_try_advisory_xact_lock(hashtextextended(r.key_lock, ${KEY_LOCKS}))
      AND NOT EXISTS (SELECT FROM idempotency_keys k WHERE k.tenant_id = r.tenant_id AND k.key = r.key)
    FOR NO KEY UPDATE OF g SKIP LOCKED`;

const KEEP_OUTCOMES = `, remembered AS (
    INSERT INTO idempotency_keys (tenant_id, key, fingerprint, outcome, created_at)
    SELECT g.tenant_id, g.key, decode(g.fingerprint, 'hex'),
      replace(g.outcome, g.moment, '"' || to_char(g.updated_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '"')::json, now()
    FROM changed g
  ), forgotten AS (
    DELETE FROM idempotency_keys k
    USING (SELECT tenant_id, count(*) AS changes FROM changed GROUP BY 1) AS tenants, LATERAL (
      SELECT key FROM idempotency_keys
      WHERE tenant_id = tenants.tenant_id AND created_at < now() - interval '24 hours'
      ORDER BY created_at LIMIT 10 * tenants.changes FOR UPDATE SKIP LOCKED
    ) AS old
    WHERE k.tenant_id = tenants.tenant_id AND k.key = old.key
  )`;

/**
 * Appends events to each game that still has the requested version and incarnation; skips the others. Returns the games
 * that it appended to.
 */
const appendTo = (requests: string, more = ''): string => `
  WITH requests AS (${requests}
  ), changed AS (
    UPDATE games g
    SET variant = r.variant, edition = r.edition, status = r.status, player_ids = r.player_ids, results = r.results,
      finished_at = CASE WHEN r.status = 'FINISHED' THEN coalesce(g.finished_at, now()) END,
      version = g.version + r.added, updated_at = now()
    FROM requests r
    WHERE g.tenant_id = r.tenant_id AND g.id = r.game_id AND g.version = r.version AND g.incarnation = r.incarnation
    RETURNING g.*, r.added, r.events, r.snapshots, r.facts, r.key, r.fingerprint, r.outcome, r.moment
  ), logged AS (
    INSERT INTO events (tenant_id, game_id, version, type, input, summary, illegal_because, recorded_at, occurred_at)
    SELECT g.tenant_id, g.id, e.version, e.type, e.input, e.summary, e."illegalBecause", g.updated_at, e."occurredAt"
    FROM changed g, jsonb_to_recordset(g.events)
      AS e (version int, type text, input jsonb, summary text, "illegalBecause" jsonb, "occurredAt" timestamptz)
  ), kept AS (
    INSERT INTO snapshots (tenant_id, game_id, version, description, facts)
    SELECT g.tenant_id, g.id, s.version, s.description, s.facts
    FROM changed g, jsonb_to_recordset(g.snapshots) AS s (version int, description jsonb, facts jsonb)
  ), ${updateFacts('changed')}${more}
  SELECT ${gameColumns.text} FROM changed g`;

/** Appends to games, after waiting for locks on their rows. */
export const APPEND = appendTo(GIVEN);

/** Appends to games and stores the outcomes under new idempotency keys; skips changes whose key exists already. */
export const APPEND_ONCE = appendTo(WITH_NEW_KEY, KEEP_OUTCOMES);
