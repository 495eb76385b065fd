import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, jest, test } from '@jest/globals';
import { createAccess, AccessUnavailable, type Access } from '../../../src/http/access/access.js';
import { openKeys, type Keys } from '../../../src/http/access/keys.js';
import { includesScope, SCOPES } from '../../../src/http/access/route-protection.js';
import { createDatabase, rowsOf, type TestDatabase } from '../../database.js';
import { closing, ownDatabase } from '../server.js';

const everybody = { tenant: 'local', keyId: null, scope: 'admin', origins: [] };
const unknownKey = `rf_${'x'.repeat(43)}`;

const database = await ownDatabase();
const keys = closing(openKeys(database.url));

/** What comes of the work so many milliseconds later, without the wait. */
const later = async <Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);
  // Caches look at the clock once a millisecond.
  await pause(5);
  return work().finally(() => clock.mockRestore());
};

test('without any key everybody is the tenant local; once there is one, it is needed within 5 s', async () => {
  const access = createAccess(keys);
  expect(await access.principalOf(undefined)).toEqual(everybody);
  expect(await access.principalOf(`Bearer ${unknownKey}`)).toEqual(everybody);
  const { key, id } = await keys.create({ tenant: 'acme', name: 'first', scope: 'write' });
  expect(await later(5_000, () => access.principalOf(undefined))).toBeUndefined();
  expect(await access.principalOf(`Bearer ${key}`)).toEqual({ tenant: 'acme', keyId: id, scope: 'write', origins: [] });
});

test('a revoked key ends within 5 s wherever it was in use, and at once where it was not', async () => {
  const [one, other] = [createAccess(keys), createAccess(keys)];
  const { key, id } = await keys.create({ tenant: 'acme', name: 'second', scope: 'read' });
  const authorization = `Bearer ${key}`;
  await Promise.all([one, other].map((access) => access.principalOf(authorization)));
  await keys.revoke(id);
  const found = await later(5_000, () => Promise.all([one, other].map((access) => access.principalOf(authorization))));
  expect(found).toEqual([undefined, undefined]);
  expect(await createAccess(keys).principalOf(authorization)).toBeUndefined();
});

describe('what is no valid key', () => {
  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${unknownKey}`,
    `Basic ${Buffer.from('API_KEY:the-key-of-the-environment').toString('base64')}`,
    'the-key-of-the-environment',
    'Token the-key-of-the-environment',
    'Bearer null',
    'Bearer the-key-of-the-environmenT',
    'Bearer the-key-of-the-environment-',
    'Bearer the-key-of-the-environment another',
    "Bearer ' OR 1=1 --",
  ])('%j', async (authorization) => {
    expect(await createAccess(keys, 'the-key-of-the-environment').principalOf(authorization)).toBeUndefined();
  });

  test('the key of the environment is an admin of the tenant local', async () => {
    const access = createAccess(keys, 'the-key-of-the-environment');
    const admin = { ...everybody, keyId: 'API_KEY' };
    expect(await access.principalOf('Bearer the-key-of-the-environment')).toEqual(admin);
    expect(await access.principalOf('bearer the-key-of-the-environment')).toEqual(admin);
  });
});

describe('the database is asked seldom', () => {
  /** How often the keys were asked for while `use` ran. */
  const counting = async (use: (access: Access) => Promise<unknown>): Promise<number> => {
    const findByHash = jest.fn<Keys['findByHash']>((hash) => keys.findByHash(hash));
    await use(createAccess({ ...keys, findByHash }, 'the-key-of-the-environment'));
    return findByHash.mock.calls.length;
  };
  const hundredTimes = (access: Access, authorization: string) =>
    Promise.all(Array.from({ length: 100 }, () => access.principalOf(authorization)));

  test('once for a key that many requests bring, valid or not', async () => {
    const { key } = await keys.create({ tenant: 'acme', name: 'busy', scope: 'read' });
    for (const each of [key, unknownKey])
      expect(await counting((access) => hundredTimes(access, `Bearer ${each}`))).toBe(1);
  });

  test('not at all for what cannot be a stored key', async () =>
    expect(await counting((access) => hundredTimes(access, 'Bearer rf_too-short'))).toBe(0));

  test('a flood of made-up keys drives out none that is valid', async () => {
    const { key } = await keys.create({ tenant: 'acme', name: 'flooded', scope: 'read' });
    const stored = (await keys.list()).find(({ name }) => name === 'flooded');
    const valid = await hashIn(database, stored?.id ?? '');
    const find = jest.fn<() => Promise<typeof stored>>(() => Promise.resolve(stored));
    const findByHash = (hash: Buffer) => (hash.equals(valid) ? find() : Promise.resolve(undefined));
    const access = createAccess({ ...keys, findByHash, exist: () => Promise.resolve(true) });
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    await access.principalOf(`Bearer ${key}`);
    for (let each = 0; each < 12_000; each += 1)
      await access.principalOf(`Bearer rf_${String(each).padStart(43, '0')}`);
    await access.principalOf(`Bearer ${key}`);
    clock.mockRestore();
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('when a key was last used is noted', async () => {
    const { key, id } = await keys.create({ tenant: 'used', name: 'used', scope: 'read' });
    expect(await keys.list('used')).toMatchObject([{ id, lastUsedAt: null }]);
    await createAccess(keys).principalOf(`Bearer ${key}`);
    const [{ lastUsedAt } = { lastUsedAt: null }] = await keys.list('used');
    expect(Math.abs(Date.now() - (lastUsedAt?.getTime() ?? 0))).toBeLessThan(60_000);
  });
});

const hashIn = async ({ url }: TestDatabase, id: string): Promise<Buffer> => {
  const [row] = await rowsOf<{ hash: Buffer }>(url, 'SELECT hash FROM api_keys WHERE id = $1', [id]);
  return row?.hash ?? Buffer.alloc(0);
};

describe('while the database is away', () => {
  test('a key that was in use goes on for seconds; others are neither let in nor called wrong', async () => {
    const away = await createDatabase();
    const awayKeys = openKeys(away.url);
    const { key } = await awayKeys.create({ tenant: 'acme', name: 'ci', scope: 'write' });
    const { key: unused } = await awayKeys.create({ tenant: 'acme', name: 'unused', scope: 'write' });
    const access = createAccess(awayKeys, 'the-key-of-the-environment');
    await access.principalOf(`Bearer ${key}`);
    await away.drop();
    expect(await access.principalOf(`Bearer ${key}`)).toMatchObject({ tenant: 'acme' });
    expect(await access.principalOf('Bearer the-key-of-the-environment')).toMatchObject({ tenant: 'local' });
    await expect(access.principalOf(`Bearer ${unused}`)).rejects.toThrow(AccessUnavailable);
    await expect(createAccess(awayKeys).principalOf(undefined)).rejects.toThrow(AccessUnavailable);
    await expect(later(5_000, () => access.principalOf(`Bearer ${key}`))).rejects.toThrow(AccessUnavailable);
    await awayKeys.close();
  });

  test('a server without any key serves on', async () => {
    const away = await createDatabase();
    const awayKeys = openKeys(away.url);
    const access = createAccess(awayKeys);
    await access.principalOf(undefined);
    await away.drop();
    expect(await later(5_000, () => access.principalOf(undefined))).toEqual(everybody);
    await awayKeys.close();
  });
});

test('ask is part of read, read of write, and write of admin', () => {
  const table = SCOPES.map((scope) => SCOPES.filter((needed) => includesScope(scope, needed)));
  expect(table).toEqual([['ask'], ['ask', 'read'], ['ask', 'read', 'write'], ['ask', 'read', 'write', 'admin']]);
});
