import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { settingNames } from '../../src/config.js';
import { createDatabase, rowsOf } from '../database.js';
import { startServer } from '../http/server.js';

const root = new URL('../../', import.meta.url);
const page = await readFile(new URL('docs/operations.md', root), 'utf8');

/** What stands in the first column of the page's tables. */
const rows = page.split('\n').flatMap((line) => /^\| ([^|]+?) +\|/.exec(line)?.[1] ?? []);
const named = (prefix: RegExp) =>
  rows.flatMap((row) => row.match(/`([^`]+)`/)?.[1] ?? []).filter((name) => prefix.test(name));

const server = await startServer();
afterAll(() => server.close());

test('docs/operations.md deletes the games that have long been over, and all that is theirs', async () => {
  const { url, drop } = await createDatabase();
  const [, deletion = ''] = /### Retention[^]*?```sql\n([^]*?)```/.exec(page) ?? [];
  try {
    await rowsOf(
      url,
      `INSERT INTO games (tenant_id, id, variant, edition, status, version, player_ids, created_at, updated_at, finished_at)
        SELECT 'local', n::text, 'EMPEROR', 'CR_2026', 'FINISHED', 1, '{}', now(), now(), now() - n * interval '1 day'
        FROM generate_series(1, 1500) n`,
    );
    await rowsOf(
      url,
      `INSERT INTO games (tenant_id, id, variant, edition, status, version, player_ids, created_at, updated_at)
        VALUES ('local', 'unfinished', 'EMPEROR', 'CR_2026', 'IN_PROGRESS', 1, '{}', now() - interval '3 years', now())`,
    );
    await rowsOf(
      url,
      `INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
        SELECT tenant_id, id, 1, 'turnBegins', '{}', '', created_at FROM games`,
    );
    await rowsOf(url, deletion);
    const left = 'SELECT count(*)::int AS left, count(*) FILTER (WHERE id::int >= 400)::int AS old';
    const finished = `FROM games WHERE id <> 'unfinished'`;
    expect(await rowsOf(url, `${left} ${finished}`)).toEqual([{ left: 399, old: 0 }]);
    expect(await rowsOf(url, 'SELECT count(*)::int AS events FROM events')).toEqual([{ events: 400 }]);
  } finally {
    await drop();
  }
});

describe('docs/operations.md tells of', () => {
  test('every setting and no other', () => expect(named(/^[A-Z][A-Z_]+$/).sort()).toEqual([...settingNames].sort()));

  test('every metric of the server itself and no other', async () => {
    const exposed = await (await fetch(`${server.url}/metrics`)).text();
    const own = [...exposed.matchAll(/^# TYPE (rangefinder_\w+)/gm)].map(([, name]) => name);
    expect(named(/^rangefinder_(?!owner|app|analytics)/).sort()).toEqual(own.sort());
  });

  test('every alert and no other', async () => {
    const alerts = await readFile(new URL('deploy/prometheus/alerts.yaml', root), 'utf8');
    const { groups } = parse(alerts) as { groups: { rules: { alert: string }[] }[] };
    const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
    expect(named(/^Rangefinder/).sort()).toEqual(names.sort());
  });

  test('every role that the script makes', async () => {
    const script = await readFile(new URL('deploy/postgres/roles.sql', root), 'utf8');
    const roles = named(/^rangefinder_(owner|app|analytics)$/);
    expect(roles).toHaveLength(3);
    for (const role of roles) expect(script).toContain(`'${role}'`);
  });
});
