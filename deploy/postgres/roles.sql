-- Creates Rangefinder's roles with minimal privileges. Run it in Rangefinder's database as a role that may create roles,
-- before the first migration and again after a migration that creates a table. Running it again is harmless.
--
--   rangefinder_owner      owns the tables and migrates them (dist/migrate.js); servers never use it
--   rangefinder_app        for servers, dist/keys.js and dist/cards.js: reads and writes rows, cannot change tables
--   rangefinder_analytics  for reports, dashboards and read replicas: reads the views in the schema analytics,
--                          games and their logs, but no keys
--
-- The roles have no passwords: set them with \password rangefinder_app and so on.

DO $$
DECLARE
  role_name text;
  named text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['rangefinder_owner', 'rangefinder_app', 'rangefinder_analytics'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT', role_name);
    END IF;
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), role_name);
  END LOOP;
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());

  -- What somebody else has made, as a server that was started without these roles does.
  CREATE SCHEMA IF NOT EXISTS analytics;
  ALTER SCHEMA analytics OWNER TO rangefinder_owner;
  FOR named IN
    SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'public'
    UNION ALL SELECT format('%I.%I', schemaname, viewname) FROM pg_views WHERE schemaname = 'analytics'
  LOOP
    EXECUTE format('ALTER TABLE %s OWNER TO rangefinder_owner', named);
  END LOOP;
  FOR named IN
    SELECT oid::regprocedure::text FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND proname IN ('game_counts', 'record_analytics_change', 'event_position')
  LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO rangefinder_owner', named);
  END LOOP;
END
$$;

REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO rangefinder_owner;
GRANT USAGE ON SCHEMA public TO rangefinder_app, rangefinder_analytics;
GRANT USAGE ON SCHEMA analytics TO rangefinder_app, rangefinder_analytics;

-- Existing tables, and those that later migrations create.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO rangefinder_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO rangefinder_app;
ALTER DEFAULT PRIVILEGES FOR ROLE rangefinder_owner IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO rangefinder_app;
ALTER DEFAULT PRIVILEGES FOR ROLE rangefinder_owner IN SCHEMA public
  GRANT USAGE, SELECT ON SEQUENCES TO rangefinder_app;
GRANT SELECT ON ALL TABLES IN SCHEMA analytics TO rangefinder_app, rangefinder_analytics;
ALTER DEFAULT PRIVILEGES FOR ROLE rangefinder_owner IN SCHEMA analytics
  GRANT SELECT ON TABLES TO rangefinder_app, rangefinder_analytics;

DO $$
DECLARE
  table_name text;
BEGIN
  -- Servers look whether migrations are missing; they do not say which are done.
  IF to_regclass('public._prisma_migrations') IS NOT NULL THEN
    REVOKE INSERT, UPDATE, DELETE ON public._prisma_migrations FROM rangefinder_app;
  END IF;
  FOREACH table_name IN ARRAY ARRAY['games', 'events', 'snapshots'] LOOP
    IF to_regclass(format('public.%I', table_name)) IS NOT NULL THEN
      EXECUTE format('GRANT SELECT ON public.%I TO rangefinder_analytics', table_name);
    END IF;
  END LOOP;
END
$$;
