import type { Query } from '../../database/query.js';

/** Keeps the totals up to date until it is closed. */
export interface TotalsUpdater {
  readonly close: () => Promise<void>;
}

/** In milliseconds: how often changes are added to the totals. Analytics include those not added yet. */
const INTERVAL = 15_000;

const CHANGES_AT_ONCE = 5_000;

/**
 * Moves changes of games into the totals by one statement, so analytics see each change exactly once. An advisory lock
 * leaves the work to one server, and changes of games do not wait for it.
 */
const addChanges = {
  name: 'add to totals',
  text: `
  WITH work AS MATERIALIZED (SELECT pg_try_advisory_xact_lock(801, 5) AS is_free), taken AS (
    DELETE FROM analytics_changes c
    USING (
      SELECT tenant_id, id FROM analytics_changes
      WHERE (SELECT is_free FROM work)
      ORDER BY tenant_id, id LIMIT ${CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) AS oldest
    WHERE c.tenant_id = oldest.tenant_id AND c.id = oldest.id
    RETURNING c.*
  ), added AS (
    INSERT INTO analytics_totals AS t (tenant_id, variant, edition, status, measure, first, second, amount)
    SELECT tenant_id, variant, edition, status, m.measure, m.first, m.second, sum(m.amount)
    FROM taken CROSS JOIN LATERAL unnest(measures, firsts, seconds, amounts) AS m (measure, first, second, amount)
    GROUP BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (tenant_id, variant, edition, status, measure, first, second)
      DO UPDATE SET amount = t.amount + excluded.amount
  )
  SELECT count(*)::int AS taken FROM taken`,
  values: [],
};

/** Asks whether changes are pending; never on a replica, whose totals come from its primary. */
const hasChanges = {
  name: 'is anything to add',
  text: `
  SELECT EXISTS (SELECT FROM analytics_changes) AND current_setting('transaction_read_only') = 'off' AS "isAny"`,
  values: [],
};

/** Adds all pending changes to the totals, in batches. */
export const addToTotals = async (query: Query): Promise<void> => {
  const [found] = await query<{ readonly isAny: boolean }>(hasChanges);
  if (!found?.isAny) return;
  for (let taken = CHANGES_AT_ONCE; taken === CHANGES_AT_ONCE;)
    taken = (await query<{ readonly taken: number }>(addChanges))[0]?.taken ?? 0;
};

/** Adds pending changes to the totals at an interval; changes that fail stay pending until the next run. */
export const createTotalsUpdater = (query: Query): TotalsUpdater => {
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(() => addToTotals(query)).catch(() => undefined);
  }, INTERVAL).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await working;
    },
  };
};
