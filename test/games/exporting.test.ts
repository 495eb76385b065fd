import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createRowExport, type Export } from '../../src/games/export/export-rows.js';
import { createExportSnapshots } from '../../src/games/export/export-snapshots.js';
import { outageOf } from '../../src/games/store/outage.js';
import { rowsOf } from '../database.js';
import { failureOf, openStore, valueOf } from './stored-games.js';
import { until } from '../until.js';

const EVENTS = 3_500;

const { url, games } = await openStore({ statementTimeout: 500 });
beforeAll(async () => {
  for (const tenant of ['one', 'other'])
    valueOf(await games.create(tenant, { id: 'game', state: { players: [{ id: 'ann' }, { id: 'bob' }] } }));
  await rowsOf(
    url,
    `INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
      SELECT tenant, 'game', n, 'turnBegins', '{}', 'Turn ' || n, now()
      FROM unnest(ARRAY['one', 'other']) tenant, generate_series(1, ${EVENTS}) n`,
  );
});

const begin = async (tenant: string, moment?: string, after?: string): Promise<Export> =>
  valueOf(await games.exportRows(tenant, { kind: 'events', filter: {}, moment, after }));

/** Reads the first rows and breaks off, as after a lost connection; returns the name of the snapshot. */
const interrupt = async (tenant: string): Promise<string> => {
  const { moment, rows, close } = await begin(tenant);
  await rows[Symbol.asyncIterator]().next();
  await close();
  return moment;
};

const count = async ({ rows, close }: Export, wait = 0): Promise<number> => {
  let found = 0;
  for await (const some of rows) {
    found += some.length;
    await pause(wait);
  }
  await close();
  return found;
};

test('an export may take longer than a statement', async () =>
  expect(await count(await begin('one'), 300)).toBe(EVENTS));

test('rows are read a few at a time where they are large', async () => {
  await rowsOf(
    url,
    `WITH game AS (
      INSERT INTO games SELECT (jsonb_populate_record(g, '{"tenant_id": "large"}')).* FROM games g WHERE tenant_id = 'one'
    ) INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
      SELECT 'large', 'game', n, 'replaceState', '{}', (SELECT string_agg(md5(random()::text || n || m), '') FROM generate_series(1, 10000) m), now()
      FROM generate_series(1, 12) n`,
  );
  const { rows, close } = await begin('large');
  const lengths: number[] = [];
  for await (const some of rows) lengths.push(some.length);
  await close();
  expect(lengths).toEqual([4, 4, 4]);
});

test('an interrupted export is taken up again, more than once', async () => {
  const moment = await interrupt('one');
  for (const after of ['game/1000', 'game/2000']) {
    const { rows, close } = await begin('one', moment, after);
    const first = { version: Number(after.slice(5)) + 1 };
    expect(await rows[Symbol.asyncIterator]().next()).toMatchObject({ value: { 0: first } });
    await close();
  }
  expect(await count(await begin('one', moment, 'game/3000'))).toBe(500);
});

test('snapshots that are kept make way: for others of the same tenant first, and all of them for new exports', async () => {
  const isPrevented = async (tenant: string, moment: string): Promise<boolean> => {
    const found = await games.exportRows(tenant, { kind: 'events', filter: {}, moment });
    if (found.ok) await found.value.close();
    return found.ok;
  };
  const others = await interrupt('other');
  const [first, second] = [await interrupt('one'), await interrupt('one')];
  await interrupt('one');
  expect([await isPrevented('one', first), await isPrevented('one', second)]).toEqual([false, true]);
  expect(await isPrevented('other', others)).toBe(true);
  const running = [];
  for (let number = 0; number < 6; number += 1) running.push(await begin('one'));
  await Promise.all(running.map((each) => count(each)));
  expect([await isPrevented('one', second), await isPrevented('other', others)]).toEqual([false, false]);
});

test('a snapshot ends after a while, whether it is read or kept', async () => {
  const pool = new pg.Pool({ connectionString: url });
  const exportRows = createRowExport(createExportSnapshots(pool, 300));
  const slow = valueOf(await exportRows('one', { kind: 'events', filter: {} }));
  await expect(count(slow, 200)).rejects.toThrow('too long');
  await slow.close();
  await pause(400);
  const late = failureOf(await exportRows('one', { kind: 'events', filter: {}, moment: slow.moment }));
  expect(late).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(pool.totalCount - pool.idleCount).toBe(0);
  await pool.end();
});

test('a connection that breaks fails its export and nothing else', async () => {
  const broken = await begin('one');
  const kept = await interrupt('one');
  const others = 'FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
  await rowsOf(url, `SELECT pg_terminate_backend(pid) ${others}`);
  await expect(count(broken)).rejects.toThrow();
  await broken.close();
  const resume = () => games.exportRows('one', { kind: 'events', filter: {}, moment: kept });
  expect(outageOf(await resume().catch((error: unknown) => error))).toBe('SERVICE_UNAVAILABLE');
  await until(() => resume().then(Boolean, () => false));
  expect(failureOf(await resume())).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await count(await begin('one'))).toBe(EVENTS);
});

test('what a filter cannot be is told where it stands, in exports, lists and counts', async () => {
  const filter = { name: 'a\0b' };
  for (const refused of [
    await games.exportRows('one', { kind: 'games', filter }),
    await games.list('one', { first: 1, filter }),
    await games.analytics('one', filter),
  ])
    expect(failureOf(refused)).toMatchObject({ code: 'BAD_USER_INPUT', problems: [{ path: ['filter', 'name'] }] });
});
