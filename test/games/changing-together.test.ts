import { randomUUID } from 'node:crypto';
import { expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { lockWaitsIn, rowsOf } from '../database.js';
import { until } from '../until.js';
import { fourPlayers, openStore, valueOf } from './stored-games.js';

const tenant = 'tenant';
const { url, games, other } = await openStore();

const nextTurn = { turnBegins: {} };
const keyed = (key: string) => ({
  idempotencyKey: { key, fingerprint: new Uint8Array([1]), onReplay: () => undefined },
});

/** Creates games, whose first event this process has recorded. */
const begun = async (count: number): Promise<readonly string[]> => {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    valueOf(await games.create(tenant, { id, state: fourPlayers }));
    valueOf(await games.recordEvents(tenant, id, [nextTurn]));
  }
  return ids;
};

/** Records an event of each game at once; returns their versions, or why it failed. */
const recordAll = (ids: readonly string[], hasKeys: boolean): Promise<readonly unknown[]> =>
  Promise.all(
    ids.map((id) =>
      games.recordEvents(tenant, id, [nextTurn], hasKeys ? keyed(randomUUID()) : {}).then(
        (made) => valueOf(made).record.version,
        () => 'failed',
      ),
    ),
  );

const versions = async (ids: readonly string[]): Promise<readonly unknown[]> =>
  Promise.all(ids.map(async (id) => (await other.games.find(tenant, id))?.version));

const without = (ids: readonly string[], last: unknown): readonly unknown[] => [...ids.slice(1).map(() => 2), last];

test.each([
  ['without keys', false],
  ['with keys', true],
])('events of many games that come at once share a few statements, %s', async (_, hasKeys) => {
  const ids = await begun(20);
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  const made = await recordAll(ids, hasKeys);
  const statements = sent.mock.calls.filter(([first]) => JSON.stringify(first).includes('UPDATE games'));
  sent.mockRestore();
  expect(made).toEqual(ids.map(() => 2));
  expect(statements.length).toBeLessThanOrEqual(2);
  expect(await versions(ids)).toEqual(ids.map(() => 2));
});

test.each([
  ['without keys', false],
  ['with keys', true],
])('one that cannot be stored fails alone, %s', async (_, hasKeys) => {
  const ids = await begun(5);
  const wrong = ids.at(-1) ?? '';
  const name = `"not_${wrong}"`;
  await rowsOf(url, `ALTER TABLE events ADD CONSTRAINT ${name} CHECK (game_id <> '${wrong}') NOT VALID`);
  const made = await recordAll(ids, hasKeys);
  await rowsOf(url, `ALTER TABLE events DROP CONSTRAINT ${name}`);
  expect(made).toEqual(without(ids, 'failed'));
  expect(await versions(ids)).toEqual(without(ids, 1));
});

test.each([
  ['without keys', false],
  ['with keys', true],
])('one whose game is held waits alone, %s', async (_, hasKeys) => {
  const ids = await begun(5);
  const held = ids.at(-1) ?? '';
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM games WHERE id = $1 FOR UPDATE', [held]);
  const waits = recordAll([held], hasKeys);
  const made = recordAll(ids.slice(0, -1), hasKeys);
  expect(await made).toEqual([2, 2, 2, 2]);
  expect(await versions(ids)).toEqual(without(ids, 1));
  await until(async () => (await lockWaitsIn(url)) > 0);
  await holder.query('COMMIT');
  await holder.end();
  await waits;
  expect(await versions(ids)).toEqual(without(ids, 2));
});

test('a key that is kept while its change is made undoes that change, which then takes a transaction', async () => {
  const [id = ''] = await begun(1);
  await rowsOf(
    url,
    `CREATE FUNCTION keep_first() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       INSERT INTO idempotency_keys (tenant_id, key, fingerprint, outcome) VALUES ('${tenant}', '${id}', '\\x01', '1')
         ON CONFLICT DO NOTHING;
       RETURN NEW;
     END $$;
     CREATE TRIGGER keep_first BEFORE UPDATE ON games FOR EACH ROW WHEN (NEW.id = '${id}') EXECUTE FUNCTION keep_first()`,
  );
  const sent = jest.spyOn(pg.Client.prototype, 'query');
  const made = await games.recordEvents(tenant, id, [nextTurn], keyed(id));
  const transactions = sent.mock.calls.filter(([first]) => JSON.stringify(first).includes('BEGIN'));
  sent.mockRestore();
  expect([valueOf(made).record.version, transactions.length]).toEqual([2, 1]);
  expect(await versions([id])).toEqual([2]);
  const log = await rowsOf(url, 'SELECT version FROM events WHERE game_id = $1 ORDER BY 1', [id]);
  expect(log).toEqual([{ version: 1 }, { version: 2 }]);
});
