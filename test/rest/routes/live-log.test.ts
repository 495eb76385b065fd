import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';
import { standardLiveSettings } from '../../../src/http/streams/settings.js';
import { rowsOf } from '../../database.js';
import { countedWayTo } from '../../games/round-trips.js';
import { counting, EVENTS, first, makeGame, messagesOf, record, stream } from '../../http/live-clients.js';
import { ownDatabase, requested, serve, startServer } from '../../http/server.js';
import { until } from '../../until.js';

const LINES = 'application/x-ndjson';

const database = await ownDatabase();
const server = await serve({ databaseUrl: database.url });
const other = await serve({ databaseUrl: database.url });

const pathOf = (id: string, asked = ''): string => `/v1/games/${id}/events${asked}`;

/** The lines of a response. */
const linesOf = async (response: Response): Promise<readonly any[]> => {
  const lines = (await response.text()).split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as unknown);
};

describe('the log as it grows, as events', () => {
  test('the whole log first, then each event as it is recorded at any server', async () => {
    await makeGame(server, 'growing');
    await record(server, 'growing', 2);
    const answer = await stream(other, pathOf('growing'), EVENTS);
    expect(answer.headers.get('content-type')).toBe(EVENTS);
    const messages = first(4, messagesOf(answer));
    await pause(200);
    await record(server, 'growing');
    await record(server, 'growing');
    const found = await messages;
    expect(found.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
    const { body } = await server.get(pathOf('growing'));
    expect(found.map(({ data }) => data)).toEqual(body.items);
  });

  test.each([
    ['Last-Event-ID', '', { 'last-event-id': '2' }, ['3', '4']],
    ['after', '?after=3', {}, ['4']],
    ['Last-Event-ID rather than after, which a browser sends each time', '?after=0', { 'last-event-id': '3' }, ['4']],
  ])('from %s on', async (_, asked, headers: Record<string, string>, expected) => {
    const answer = await stream(other, pathOf('growing', asked), EVENTS, headers);
    expect((await first(expected.length, messagesOf(answer))).map(({ id }) => id)).toEqual(expected);
  });

  test.each([
    ['a version that is none', '', { 'last-event-id': 'x' }, 400, ['Last-Event-ID']],
    ['a version that is none', '?after=x', {}, 400, ['after']],
    ['a version to come', '?after=9', {}, 400, ['after']],
  ])('not from %s', async (_, asked, headers: Record<string, string>, status, path) => {
    const answer = await stream(other, pathOf('growing', asked), EVENTS, headers);
    const { problems } = await answer.json();
    expect([answer.status, problems[0].path]).toEqual([status, path]);
  });

  test('what breaks the rules comes with the rules; a game that is not there is not found', async () => {
    const forced = { events: [{ attackersDeclared: { player: 'bob', attacks: [] } }], force: true };
    expect((await server.post(pathOf('growing'), forced)).status).toBe(200);
    const [message] = await first(1, messagesOf(await stream(other, pathOf('growing', '?after=4'), EVENTS)));
    expect(message?.data.illegalBecause[0]).toMatchObject({ rule: { number: expect.any(String) } });
    for (const type of [EVENTS, LINES]) {
      const answer = await stream(other, pathOf('nobodys'), type);
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('HEAD tells what GET would send, and ends', async () => {
    const answer = await fetch(server.url + pathOf('growing'), { method: 'HEAD', headers: { accept: EVENTS } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, EVENTS]);
  });
});

/** What is counted once it has been the same for a second. */
const standingStill = async (count: () => number): Promise<number> => {
  for (;;) {
    const before = count();
    await pause(1_000);
    if (count() === before) return before;
  }
};

describe('the log as lines', () => {
  const EVENTS_OF_LONG = 20_000;
  beforeAll(async () => {
    await makeGame(server, 'long');
    await rowsOf(
      database.url,
      `WITH recorded AS (
         INSERT INTO events (tenant_id, game_id, version, type, input, summary, recorded_at)
         SELECT 'local', 'long', version, 'taps', jsonb_build_object('objects', jsonb_build_array(repeat('x', 500))),
           'Something happens.', now()
         FROM generate_series(1, $1::int) AS versions (version))
       UPDATE games SET version = $1 WHERE id = 'long'`,
      [EVENTS_OF_LONG],
    );
  });

  test('all of it, each event on a line', async () => {
    const answer = await stream(server, pathOf('long'), LINES);
    expect(answer.headers.get('content-type')).toBe(LINES);
    expect((await linesOf(answer)).map(({ version }) => version)).toEqual(counting(1, EVENTS_OF_LONG));
    const { body } = await server.get(`${pathOf('long')}?first=2`);
    expect(await linesOf(await stream(server, pathOf('long', '?first=2'), LINES))).toEqual(body.items);
  });

  test.each([
    ['what follows a version', '?after=19998', counting(19_999, 20_000)],
    ['so many of it', '?after=100&first=3', counting(101, 103)],
    ['nothing where nothing follows', '?after=20000', []],
  ])('%s', async (_, asked, expected) => {
    const lines = await linesOf(await stream(server, pathOf('long', asked), LINES));
    expect(lines.map(({ version }) => version)).toEqual(expected);
  });

  test('a game without events has no line', async () => {
    await makeGame(server, 'empty');
    expect(await linesOf(await stream(server, pathOf('empty'), LINES))).toEqual([]);
  });

  test('no more is read than the reader takes, and whoever takes nothing is cut off', async () => {
    const way = await countedWayTo(database.url);
    const live = { ...standardLiveSettings, patience: 2_000, slowestReading: 1_000 };
    const counted = await startServer({ databaseUrl: way.url, live });
    const answer = await requested(counted.url + pathOf('long'), { headers: { accept: LINES } });
    answer.pause();
    expect(await standingStill(way.count)).toBeLessThan(EVENTS_OF_LONG / 500);
    await until(async () => (await counted.get('/metrics')).body.includes('rangefinder_slow_readers 1'));
    const failed = once(answer, 'error');
    answer.resume();
    expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' });
    await counted.close();
    await way.close();
  });
});

test('a WebSocket is taken at /graphql only', async () => {
  const guarded = await startServer({ apiKey: 'the-key-of-the-environment' });
  for (const [{ url }, path, status] of [
    [server, '/v1/editions', 'closed'],
    [server, '/nowhere', 404],
    [guarded, '/v1/editions', 401],
  ] as const) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`);
    const outcome = await Promise.race([
      once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode),
      once(socket, 'close').then(() => 'closed'),
    ]);
    expect([path, outcome]).toEqual([path, status]);
    socket.on('error', () => undefined).terminate();
  }
  await guarded.close();
});
