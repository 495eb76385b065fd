import type { Query } from '../store/database.js';

/** Adding up goes on until it is closed. */
export interface AddingUp {
  readonly close: () => Promise<void>;
}

/** In milliseconds: how often changes are added to the totals. An answer of analytics holds them in any case. */
const ADDED_EVERY = 15_000;

const CHANGES_AT_ONCE = 5_000;

/**
 * Adds changes of games to the totals, and forgets the changes, in one statement: whoever counts sees all of it or
 * nothing. Of several servers one adds, and nobody who changes a game waits for it.
 */
const statement = {
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
};

/** A replica leaves it to the server that it copies. */
const isAnythingToAdd = {
  name: 'is anything to add',
  text: `
  SELECT EXISTS (SELECT FROM analytics_changes) AND current_setting('transaction_read_only') = 'off' AS "isAny"`,
};

/** Adds all the changes that there are, some at a time. */
export const addToTotals = async (count: Query): Promise<void> => {
  const [found] = await count<{ readonly isAny: boolean }>(isAnythingToAdd, []);
  if (!found?.isAny) return;
  for (let taken = CHANGES_AT_ONCE; taken === CHANGES_AT_ONCE;)
    taken = (await count<{ readonly taken: number }>(statement, []))[0]?.taken ?? 0;
};

/** Adds changes to the totals again and again; what fails is left to the next time. */
export const createTotalsUpdater = (count: Query, every = ADDED_EVERY): AddingUp => {
  let working = Promise.resolve();
  const timer = setInterval(() => {
    working = working.then(() => addToTotals(count)).catch(() => undefined);
  }, every).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await working;
    },
  };
};
