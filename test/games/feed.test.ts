import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { migrate } from '../../src/database/migrate.js';
import type { FeedEvent, Games } from '../../src/games/games.js';
import { createDatabase, rowsOf } from '../database.js';
import { until } from '../until.js';
import { failureOf, fourPlayers, openStore, serverOn, valueOf } from './stored-games.js';

/** Transactions that the tests begin and end by themselves. */
const clients: pg.Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.end())));

const { url, games, other, server } = await openStore();
const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
};
const older = await connect();
const newer = await connect();
await connect();

let tenant: string;
beforeEach(async () => {
  tenant = randomUUID();
  await Promise.all(clients.map((client) => client.query('ROLLBACK')));
});

const begins = { turnBegins: {} };
const create = async (id: string) => valueOf(await games.create(tenant, { id, state: fourPlayers }));
const record = async (id: string, most = 1) =>
  valueOf(
    await games.recordEvents(
      tenant,
      id,
      Array.from({ length: most }, () => begins),
    ),
  );

/** What an event is called here: its game and version. */
const nameOf = ({ game, version }: Pick<FeedEvent, 'game' | 'version'>): string => `${game}/${version}`;

/** Follows the feed page by page, from where it came to before. */
const follow = (from: Games = games, first = 2) => {
  const seen: string[] = [];
  let after: string | null | undefined;
  return {
    seen,
    read: async () => {
      for (let hasNextPage = true; hasNextPage;) {
        const page = valueOf(await from.feed(tenant, { first, after }));
        expect(page.items.length).toBeLessThanOrEqual(first);
        seen.push(...page.items.map(({ value }) => nameOf(value)));
        after = page.items.at(-1)?.cursor ?? page.continueFrom;
        ({ hasNextPage } = page);
      }
      return [...seen];
    },
  };
};

/** Other suites write to the same PostgreSQL, and the feed waits for what they began before. */
const followUntil = async (follower: ReturnType<typeof follow>, most: number) => {
  await until(async () => (await follower.read()).length >= most);
  return follower.read();
};

const inOrderOfVersions = (seen: readonly string[]): boolean => {
  const last = new Map<string, number>();
  return seen.every((name) => {
    const [game = '', version] = name.split('/');
    const isNext = Number(version) > (last.get(game) ?? 0);
    last.set(game, Number(version));
    return isNext;
  });
};

/** Takes a version of a game and records an event there, as any build does. */
const RECORD = `
  WITH changed AS (
    UPDATE games SET version = version + 1 WHERE tenant_id = $1 AND id = $2 RETURNING version
  )
  INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
  SELECT $1, $2, version, 'turnBegins', '{}', '', now() FROM changed RETURNING version`;
const recordBy = async (client: pg.Client, game: string): Promise<string> => {
  const { rows } = await client.query<{ version: number }>(RECORD, [tenant, game]);
  return nameOf({ game, version: rows[0]?.version ?? 0 });
};
const begin = (client: pg.Client) => client.query('BEGIN; SELECT pg_current_xact_id()');

describe('the feed of all games', () => {
  test('has every event once, page by page, and goes on where it ended', async () => {
    const follower = follow();
    expect(await follower.read()).toEqual([]);
    await create('ann');
    await create('bob');
    await record('bob', 3);
    await record('ann');
    await record('bob');
    const all = ['bob/1', 'bob/2', 'bob/3', 'ann/1', 'bob/4'];
    expect(await followUntil(follower, 5)).toEqual(all);
    expect(await follow(other.games, 3).read()).toEqual(all);
    await record('ann');
    expect(await followUntil(follower, 6)).toEqual([...all, 'ann/2']);
  });

  test('tells of each event what its log tells', async () => {
    await create('ann');
    const occurredAt = new Date('2026-11-20T20:15:00Z');
    valueOf(await games.recordEvents(tenant, 'ann', [begins], { occurredAt }));
    valueOf(await games.recordEvents(tenant, 'ann', [{ stepBegins: { step: 'POSTCOMBAT_MAIN' } }]));
    valueOf(
      await games.recordEvents(
        tenant,
        'ann',
        [{ attackersDeclared: { player: 'ann', attacks: [{ attacker: 'bear', target: 'cat' }] } }],
        { force: true },
      ),
    );
    await followUntil(follow(), 3);
    const logged = valueOf(await games.events(tenant, 'ann', { first: 9 })).items.map(({ value }) => value);
    const page = valueOf(await games.feed(tenant, { first: 9 }));
    expect(page.items.map(({ value }) => value)).toEqual(logged.map((event) => ({ ...event, game: 'ann' })));
    expect(logged.map((event) => event.occurredAt)).toEqual([occurredAt, null, null]);
    expect(logged[2]?.illegalBecause).not.toEqual([]);
    expect(await page.totalCount()).toBe(3);
  });

  test('shows no tenant the events of another', async () => {
    await create('ann');
    await record('ann');
    await followUntil(follow(), 1);
    tenant = randomUUID();
    expect(await follow().read()).toEqual([]);
    expect(await valueOf(await games.feed(tenant, { first: 1 })).totalCount()).toBe(0);
  });

  test('has no events of games that were deleted, and those of a game that takes their id', async () => {
    await create('ann');
    await create('bob');
    await record('ann', 3);
    await record('bob');
    const follower = follow();
    expect(await followUntil(follower, 4)).toEqual(['ann/1', 'ann/2', 'ann/3', 'bob/1']);
    valueOf(await games.delete(tenant, 'ann'));
    expect(await follow().read()).toEqual(['bob/1']);
    await create('ann');
    await record('ann');
    expect((await followUntil(follower, 5)).slice(4)).toEqual(['ann/1']);
  });

  test('begins with what was recorded before there was a feed, by game and version', async () => {
    await create('bob');
    await create('ann');
    await record('bob', 3);
    await record('ann', 2);
    await rowsOf(url, 'UPDATE events SET position = 0 WHERE tenant_id = $1', [tenant]);
    await record('ann');
    const all = ['ann/1', 'ann/2', 'bob/1', 'bob/2', 'bob/3', 'ann/3'];
    for (const first of [1, 2, 4, 100]) expect(await followUntil(follow(games, first), 6)).toEqual(all);
  });

  test('ends a page early where its events are large', async () => {
    await create('ann');
    await record('ann', 5);
    const large = JSON.stringify({ text: Array.from({ length: 20_000 }, () => randomUUID()).join('') });
    await rowsOf(url, 'UPDATE events SET input = $2 WHERE tenant_id = $1', [tenant, large]);
    await until(async () => (await follow().read()).length === 5);
    const page = valueOf(await games.feed(tenant, { first: 5 }));
    expect([page.items.length, page.hasNextPage]).toEqual([1, true]);
    expect(await follow(games, 5).read()).toHaveLength(5);
  });

  test.each(['?', 'bm8', 'MS8xLw', 'MC8wLw==', Buffer.from('9'.repeat(30) + '/1/ann').toString('base64url')])(
    'refuses the cursor %s',
    async (after) => {
      const problems = [{ path: ['after'], message: 'Not a cursor of the feed of events.' }];
      expect(failureOf(await games.feed(tenant, { first: 1, after }))).toMatchObject({ problems });
    },
  );
});

describe('transactions that end out of order', () => {
  test('hold back what newer ones record until they end', async () => {
    await create('ann');
    await create('bob');
    const follower = follow();
    await begin(older);
    const early = await recordBy(older, 'ann');
    await record('bob', 2);
    expect(await follower.read()).toEqual([]);
    await older.query('COMMIT');
    expect(await followUntil(follower, 3)).toEqual([early, 'bob/1', 'bob/2']);
  });

  test('hold it back even if they have recorded nothing yet, and whether they record or not', async () => {
    await create('ann');
    await create('bob');
    const follower = follow();
    await begin(older);
    await record('bob');
    expect(await follower.read()).toEqual([]);
    const late = await recordBy(older, 'ann');
    await older.query('COMMIT');
    expect((await followUntil(follower, 2)).toSorted()).toEqual([late, 'bob/1']);
    await begin(older);
    await recordBy(older, 'ann');
    await record('bob');
    expect(await follower.read()).toHaveLength(2);
    await older.query('ROLLBACK');
    expect((await followUntil(follower, 3)).slice(2)).toEqual(['bob/2']);
  });

  test('keep the events of one game in order, though the older transaction comes last', async () => {
    await create('ann');
    await begin(older);
    await begin(newer);
    const first = await recordBy(newer, 'ann');
    await newer.query('COMMIT');
    const second = await recordBy(older, 'ann');
    await older.query('COMMIT');
    expect(await followUntil(follow(), 2)).toEqual([first, second]);
  });
});

const OFTEN = ['BEGIN', 'BEGIN', 'RECORD', 'RECORD_LAST', 'RECORD_LAST', 'COMMIT', 'READ', 'ROLLBACK'] as const;

interface Step {
  readonly client: number;
  readonly does: (typeof OFTEN)[number];
  readonly game: string;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({ client: fc.nat(2), does: fc.constantFrom(...OFTEN), game: fc.constantFrom('ann', 'bob') }),
  { minLength: 20, maxLength: 60 },
);

/** Takes the steps that a transaction can take: it would wait for a game that another one has changed. */
const take = async (taken: readonly Step[], read: () => Promise<unknown>): Promise<readonly string[]> => {
  const open = new Map<number, { readonly recorded: string[]; readonly games: Set<string> }>();
  const committed: string[] = [];
  const end = async (client: number, how: 'COMMIT' | 'ROLLBACK') => {
    await clients[client]?.query(how);
    if (how === 'COMMIT') committed.push(...(open.get(client)?.recorded ?? []));
    open.delete(client);
  };
  for (const { client, does, game } of taken) {
    const [own, connection] = [open.get(client), clients[client]];
    const isFree = [...open].every(([each, { games: changed }]) => each === client || !changed.has(game));
    if (does === 'READ') await read();
    else if (does === 'BEGIN' && !own && connection) {
      await begin(connection);
      open.set(client, { recorded: [], games: new Set() });
    } else if (does.startsWith('RECORD') && own && connection && isFree) {
      own.games.add(game);
      own.recorded.push(await recordBy(connection, game));
      if (does === 'RECORD_LAST') await end(client, 'COMMIT');
    } else if ((does === 'COMMIT' || does === 'ROLLBACK') && own) await end(client, does);
  }
  for (const client of [...open.keys()].reverse()) await end(client, 'COMMIT');
  return committed;
};

test('Whatever the order in which transactions begin, record and end, a follower sees every event once and in order', async () => {
  const property = fc.asyncProperty(steps, async (taken) => {
    tenant = randomUUID();
    for (const game of ['ann', 'bob']) await create(game);
    const follower = follow();
    const committed = await take(taken, follower.read);
    const seen = await followUntil(follower, committed.length);
    expect(seen.toSorted()).toEqual(committed.toSorted());
    expect(inOrderOfVersions(seen)).toBe(true);
    expect(await follow(games, 100).read()).toEqual(seen);
  });
  await fc.assert(property, { numRuns: 40 });
});

test('Whoever follows while many servers record sees every event once and in order', async () => {
  const names = ['ann', 'bob', 'cat', 'dan'];
  for (const name of names) await create(name);
  const keyOf = (key: string) => ({ key, fingerprint: Buffer.from(key), onReplay: () => undefined });
  const write = async (by: Games, name: string, index: number) => {
    const options = index % 2 ? { idempotencyKey: keyOf(randomUUID()) } : {};
    valueOf(await by.recordEvents(tenant, name, [begins], options));
  };
  const writers = Array.from({ length: 160 }, (_, index) =>
    write(index % 3 ? server.games : other.games, names[index % names.length] ?? '', Math.floor(index / 4)),
  );
  const follower = follow(other.games, 7);
  await Promise.all([Promise.all(writers), followUntil(follower, 160)]);
  const seen = await follower.read();
  expect(new Set(seen).size).toBe(160);
  expect(seen).toHaveLength(160);
  expect(inOrderOfVersions(seen)).toBe(true);
});

test('A database that is restored in another PostgreSQL goes on after all that it had', async () => {
  const restored = await createDatabase();
  const { database, games: ownGames } = serverOn(restored.url);
  try {
    tenant = randomUUID();
    valueOf(await ownGames.create(tenant, { id: 'ann', state: fourPlayers }));
    valueOf(await ownGames.recordEvents(tenant, 'ann', [begins, begins]));
    await rowsOf(restored.url, 'UPDATE events SET position = position + 1000000000');
    await rowsOf(restored.url, 'UPDATE feed_clock SET cluster = cluster - 1');
    const follower = follow(ownGames);
    expect(await follower.read()).toEqual([]);
    const readOnly = new URL(restored.url);
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    await expect(migrate(readOnly.href)).rejects.toThrow('The database was restored, and its feed cannot be set: ');
    await migrate(restored.url);
    expect(await followUntil(follower, 2)).toEqual(['ann/1', 'ann/2']);
    valueOf(await ownGames.recordEvents(tenant, 'ann', [begins]));
    expect(await followUntil(follower, 3)).toEqual(['ann/1', 'ann/2', 'ann/3']);
    const clock = await rowsOf(restored.url, 'TABLE feed_clock');
    await migrate(restored.url);
    expect(await rowsOf(restored.url, 'TABLE feed_clock')).toEqual(clock);
  } finally {
    await database.close();
    await restored.drop();
  }
});
