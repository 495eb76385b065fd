import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { readCommand } from '../../../src/http/access/command.js';
import { hashOf, openKeys, type NewKey } from '../../../src/http/access/keys.js';
import { rowsOf } from '../../database.js';
import { closing, ownDatabase } from '../server.js';

const database = await ownDatabase();
const keys = closing(openKeys(database.url));

const run = async (...given: readonly string[]) => readCommand(given)(keys);
const ciOf = (tenant: string): NewKey => ({ tenant, name: 'ci', scope: 'write' });

describe('stored keys', () => {
  test('there are none at first, and for good there were some once one was made', async () => {
    expect(await keys.exist()).toBe(false);
    expect(await run('list')).toEqual({ result: '', note: 'There are no keys.' });
    const { id } = await keys.create(ciOf('acme'));
    expect(await keys.exist()).toBe(true);
    await keys.revoke(id);
    expect(await keys.exist()).toBe(true);
  });

  test('a key is 256 bits of chance, and nothing that is stored is or holds it', async () => {
    const { key, prefix } = await keys.create(ciOf('hashed'));
    const [row] = await rowsOf<{ text: string; length: number }>(
      database.url,
      `SELECT row_to_json(api_keys)::text AS text, octet_length(hash) AS length FROM api_keys WHERE tenant_id = 'hashed'`,
    );
    expect(key).toMatch(/^rf_[\w-]{43}$/);
    expect(key.startsWith(prefix)).toBe(true);
    expect(prefix).toHaveLength(9);
    expect(row?.length).toBe(32);
    expect(row?.text).not.toContain(key.slice(9));
    expect((await keys.create(ciOf('hashed'))).key).not.toBe(key);
  });

  test('when one was last used is noted once a minute, over connections that say so', async () => {
    const { id, key } = await keys.create(ciOf('used'));
    const usedAt = async () => (await keys.list('used'))[0]?.lastUsedAt;
    const age = (seconds: number) => `last_used_at = now() - interval '${seconds} seconds' WHERE id = '${id}'`;
    for (const seconds of [50, 70]) {
      await rowsOf(database.url, `UPDATE api_keys SET ${age(seconds)}`);
      const before = await usedAt();
      expect(await keys.findByHash(hashOf(key))).toMatchObject({ id });
      expect((await usedAt())?.getTime() === before?.getTime()).toBe(seconds === 50);
    }
    const names = 'SELECT DISTINCT application_name AS name FROM pg_stat_activity WHERE datname = current_database()';
    expect(await rowsOf(database.url, names)).toContainEqual({ name: 'keys' });
  });

  test('the database knows no other scopes', async () => {
    const insert = `INSERT INTO api_keys (tenant_id, name, scope, hash, prefix) VALUES ('a', 'b', 'root', '\\x00', 'rf_')`;
    await expect(rowsOf(database.url, insert)).rejects.toThrow('api_keys_scope_check');
    const named = `INSERT INTO api_keys (tenant_id, name, scope, origins, hash, prefix)
      VALUES ('a', 'b', 'read', '{https://app.example}', '\\x00', 'rf_')`;
    await expect(rowsOf(database.url, named)).rejects.toThrow('api_keys_origins_check');
  });
});

describe('the command', () => {
  test('create prints the key alone, so that a script can take it; with read unless another scope is given', async () => {
    const { result, note } = await run('create', '--tenant', 'shop', '--name', 'the till');
    expect(result).toMatch(/^rf_[\w-]{43}$/);
    const kept = 'Keep the key safe: it is not stored and not shown again.';
    expect(note).toBe(`${kept} It may read for the tenant "shop".`);
    expect(await keys.list('shop')).toMatchObject([{ tenant: 'shop', name: 'the till', scope: 'read' }]);
  });

  test('create makes a key for pages of origins, named by them where no name is given', async () => {
    const origins = ['https://app.example', 'http://localhost:5173'];
    const { result, note } = await run('create', '--scope', 'ask', '--origins', origins.join(', '));
    expect(result).toMatch(/^rf_[\w-]{43}$/);
    const may = 'It may ask about tables in the request, the rulebook and cards';
    const once = 'The key is not stored and not shown again.';
    expect(note).toBe(`${once} ${may}, also from pages of https://app.example, http://localhost:5173.`);
    const { note: named } = await run('create', '--scope', 'ask', '--name', 'a page');
    expect(named).toBe(`${once} ${may}.`);
    const stored = (await keys.list('local')).find((each) => each.scope === 'ask' && each.origins.length > 0);
    expect(stored).toMatchObject({ name: origins.join(' '), origins });
    expect(await keys.origins()).toEqual(expect.arrayContaining(origins));
    await keys.revoke(stored?.id ?? '');
    expect(await keys.origins()).toEqual([]);
    expect((await run('list', '--tenant', 'local')).result).toContain(origins.join(' '));
  });

  test('list shows the keys of one tenant or of all, and no key in full', async () => {
    const { key } = await keys.create({ tenant: 'lister', name: 'first', scope: 'admin' });
    await pause(5);
    const { id } = await keys.create({ tenant: 'lister', name: 'second', scope: 'read' });
    await keys.revoke(id);
    const { result } = await run('list', '--tenant', 'lister');
    const [headings, first, second, ...rest] = result.split('\n');
    expect(headings).toMatch(/^ID +TENANT +NAME +SCOPE +KEY +CREATED +LAST USED +REVOKED +ORIGINS$/);
    expect(first).toMatch(/^[\da-f-]{36} {2}lister {2}first {3}admin {2}rf_[\w-]{6}… {2}\S+Z {2}- +- +-$/);
    expect(second).toMatch(/ {2}second {2}read .*Z +-$/);
    expect(rest).toEqual([]);
    expect(result).not.toContain(key);
    expect((await run('list')).result).toContain('shop');
  });

  test('revoke ends a key, also one that has ended', async () => {
    const { id, prefix } = await keys.create(ciOf('ended'));
    const revoked = { result: `Revoked ${prefix}… ("ci" of the tenant "ended").` };
    expect(await run('revoke', id)).toEqual(revoked);
    const [{ revokedAt } = { revokedAt: null }] = await keys.list('ended');
    expect(revokedAt).toBeInstanceOf(Date);
    expect(await run('revoke', id.toUpperCase())).toEqual(revoked);
    expect(await keys.list('ended')).toMatchObject([{ revokedAt }]);
  });

  test.each([
    [[], 'create --tenant TENANT'],
    [['destroy'], 'create --tenant TENANT'],
    [['create', '--name', 'x'], '--tenant must be'],
    [['create', '--tenant', 'a b', '--name', 'x'], '--tenant must be'],
    [['create', '--tenant', 'a'], '--name must be'],
    [['create', '--tenant', 'a', '--name', ' x'], '--name must be'],
    [['create', '--tenant', 'a', '--name', 'x\ny'], '--name must be'],
    [['create', '--tenant', 'a', '--name', 'x', '--scope', 'root'], '--scope must be one of ask, read, write, admin.'],
    [['create', '--scope', 'ask'], '--name must be'],
    ...['read', 'write', 'admin'].map((scope): [string[], string] => [
      ['create', '--tenant', 'a', '--name', 'x', '--scope', scope, '--origins', 'https://app.example'],
      '--origins needs --scope ask: a page would reveal a key',
    ]),
    [['create', '--tenant', 'a', '--name', 'x', '--origins', 'https://app.example'], '--origins needs --scope ask'],
    ...['*', 'null', '', 'https://*.app.example', 'https://app.example/', 'https://app.example,*'].map(
      (origins): [string[], string] => [
        ['create', '--scope', 'ask', '--origins', origins],
        '--origins must be exact origins',
      ],
    ),
    [['list', '--origins', 'https://app.example'], '--origins does not belong to this command'],
    [['create', '--tenant', 'a', '--name', 'the', 'till'], '"till" is one argument too many'],
    [['create', '--tenants', 'a'], "Unknown option '--tenants'"],
    [['list', '--scope', 'read'], '--scope does not belong to this command'],
    [['revoke'], 'revoke needs the id of one key'],
    [['revoke', 'rf_abcdef'], 'revoke needs the id of one key'],
    [['revoke', '00000000-0000-4000-8000-000000000000'], 'There is no key 00000000-0000-4000-8000-000000000000.'],
  ])('%j is refused', async (given, said) => {
    const before = await keys.list();
    await expect(run(...given)).rejects.toThrow(said);
    expect(await keys.list()).toEqual(before);
  });
});
