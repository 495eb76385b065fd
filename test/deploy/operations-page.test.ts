import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { settingNames } from '../../src/config.js';
import { startServer } from '../http/server.js';

const root = new URL('../../', import.meta.url);
const page = await readFile(new URL('docs/operations.md', root), 'utf8');

/** What stands in the first column of the page's tables. */
const rows = page.split('\n').flatMap((line) => /^\| ([^|]+?) +\|/.exec(line)?.[1] ?? []);
const named = (prefix: RegExp) =>
  rows.flatMap((row) => row.match(/`([^`]+)`/)?.[1] ?? []).filter((name) => prefix.test(name));

const server = await startServer();
afterAll(() => server.close());

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
