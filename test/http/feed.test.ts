import { beforeAll, describe, expect, test } from '@jest/globals';
import { rowsOf } from '../database.js';
import { until } from '../until.js';
import { hasFeed, ownDatabase, serve } from './server.js';

const database = await ownDatabase();
const server = await serve({ databaseUrl: database.url });
const writer = await server.withKey('write');

const state = {
  players: ['ann', 'bob', 'cat'].map((id) => ({ id })),
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'ann', power: 2, toughness: 2 }],
};
const at = '2026-11-20T20:15:00.000Z';
const fields = 'game version type input summary recordedAt occurredAt illegalBecause { rule { number } says }';

const recordOverGraphQL = `mutation ($events: [GameEventInput!]!, $occurredAt: DateTime) {
  recordEvents(game: "ann", events: $events, occurredAt: $occurredAt, force: true) { events { version occurredAt } }
}`;

const ownServer = () => server.as(writer.key);

beforeAll(async () => {
  for (const id of ['ann', 'bob']) await ownServer().post('/v1/games', { id, state });
  const told = { events: [{ turnBegins: {} }], occurredAt: '2026-11-20T21:15:00+01:00' };
  expect((await ownServer().post('/v1/games/bob/events', told)).body.events).toMatchObject([{ occurredAt: at }]);
  const events = [{ turnBegins: { player: 'ann' } }, { turnEnds: {} }];
  const { body } = await ownServer().graphql(recordOverGraphQL, { events, occurredAt: at });
  expect(body.data.recordEvents.events).toEqual([1, 2].map((version) => ({ version, occurredAt: at })));
  await ownServer().post('/v1/games/bob/events', { events: [{ turnBegins: {} }] });
  await until(() => hasFeed(ownServer()));
  await until(async () => (await ownServer().get('/v1/events')).body.items.length === 4);
});

describe('the feed over HTTP', () => {
  test('is paged by cursor, and its last page tells where to go on from', async () => {
    const one = await ownServer().get('/v1/events?first=3');
    expect(one.status).toBe(200);
    expect(one.body.items.map(({ game, version }: { game: string; version: number }) => [game, version])).toEqual([
      ...[
        ['bob', 1],
        ['ann', 1],
        ['ann', 2],
      ],
    ]);
    expect(one.body.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const two = await ownServer().get(`/v1/events?first=3&after=${one.body.pageInfo.endCursor}`);
    expect(two.body).toMatchObject({
      items: [{ game: 'bob', version: 2, occurredAt: null }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    const { endCursor } = two.body.pageInfo;
    const none = { items: [], pageInfo: { hasNextPage: false, startCursor: null, endCursor } };
    expect((await ownServer().get(`/v1/events?after=${endCursor}`)).body).toMatchObject(none);
  });

  test('is the same over GraphQL, and tells what the log tells', async () => {
    const { items } = (await ownServer().get('/v1/events')).body;
    const { body } = await ownServer().graphql(`{ events { totalCount nodes { ${fields} } pageInfo { endCursor } } }`);
    const shown = items.map(({ illegalBecause, ...event }: { illegalBecause: { rule: object; says: string }[] }) => ({
      ...event,
      illegalBecause: illegalBecause.map(({ rule, says }) => ({ rule, says })),
    }));
    expect(body.data.events).toMatchObject({ totalCount: 4, pageInfo: { endCursor: expect.any(String) } });
    expect(shown).toMatchObject(body.data.events.nodes);
    expect(items[1].illegalBecause).not.toEqual([]);
    const log = (await ownServer().get('/v1/games/ann/events')).body.items;
    expect(items.slice(1, 3)).toEqual(log.map((event: object) => ({ ...event, game: 'ann' })));
  });

  test.each([
    ['after=x', 'after'],
    ['first=0', 'first'],
    ['first=101', 'first'],
    ['first=x', 'first'],
  ])('refuses %s and names what is wrong', async (asked, name) => {
    const { status, body } = await ownServer().get(`/v1/events?${asked}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body.problems)).toContain(`"${name}"`);
    if (asked.endsWith('=x')) return;
    const over = await ownServer().graphql(`{ events(${asked.replace('=', ': ')}) { nodes { game } } }`);
    expect(JSON.stringify(over.body.errors)).toContain(`"${name}"`);
  });

  test('an empty page of a tenant without events tells where to begin', async () => {
    const other = server.as((await server.withKey('read', 'other')).key);
    const { items, pageInfo } = (await other.get('/v1/events')).body;
    expect(items).toEqual([]);
    expect((await other.get(`/v1/events?after=${pageInfo.endCursor}`)).body.pageInfo).toEqual(pageInfo);
  });

  test('needs a key that may read games', async () => {
    const asking = server.as((await server.withKey('ask')).key);
    expect((await asking.get('/v1/events')).status).toBe(403);
    expect((await server.get('/v1/events')).status).toBe(401);
  });

  test.each([
    ['yesterday', false],
    ['2026-11-20T20:15:00', false],
    ['2026-02-30T00:00:00Z', false],
    ['2023-02-29T12:00:00+01:00', false],
    ['0000-01-01T00:00:00Z', false],
    ['2024-02-29T23:30:00-01:00', true],
  ])('occurredAt has to be a moment: %s', async (occurredAt, isOne) => {
    const events = [{ turnBegins: {} }];
    await ownServer().post('/v1/games', { id: 'moments', state });
    const { status, body } = await ownServer().post('/v1/games/moments/events', { events, occurredAt });
    expect([status, body.problems?.[0].path]).toEqual(isOne ? [200, undefined] : [400, ['occurredAt']]);
    const asked =
      'mutation ($at: DateTime) { recordEvents(game: "moments", events: [{ turnBegins: {} }], occurredAt: $at)';
    const { data, errors } = (await ownServer().graphql(`${asked} { events { occurredAt } } }`, { at: occurredAt }))
      .body;
    const told = isOne ? new Date(occurredAt).toISOString() : undefined;
    expect([body.events?.[0].occurredAt, data?.recordEvents.events[0].occurredAt]).toEqual([told, told]);
    if (!isOne) expect(JSON.stringify(errors)).toMatch(/occurredAt|"at"|\$at/);
    await ownServer().delete('/v1/games/moments');
  });

  test('occurredAt is told again where a request is repeated', async () => {
    const told = { events: [{ turnBegins: {} }], occurredAt: at };
    const record = () => ownServer().post('/v1/games/repeated/events', told, { 'idempotency-key': 'once' });
    await ownServer().post('/v1/games', { id: 'repeated', state });
    const first = await record();
    expect(first.body.events).toMatchObject([{ version: 1, occurredAt: at }]);
    expect((await record()).body).toEqual(first.body);
    await ownServer().delete('/v1/games/repeated');
  });

  test('is read where nothing may be written, as on a replica', async () => {
    await rowsOf(
      database.url,
      `ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET default_transaction_read_only = on`,
    );
    const replica = await serve({ databaseUrl: database.url });
    const { status, body } = await replica.as(writer.key).get('/v1/events');
    expect([status, body.items.length]).toEqual([200, 4]);
  });
});
