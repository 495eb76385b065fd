// Builds an older program, which runs beside this one.
import { expect, test } from '@jest/globals';
import { createEmptyDatabase, rowsOf } from '../database.js';
import { closing, ownDatabase, send, type Reply } from './server.js';
import { launch, startServerProcess, type ServerProcess } from '../processes.js';
import { until } from '../until.js';
import { buildOlderProgram, newKind } from './older-program.js';

const GAMES = 15;

/** Two of each round, and one more change, stay under the 50 after which a table is stored: from there the older one reads on. */
const ROUNDS = 20;
const settings = { LOG_LEVEL: 'error', MAXIMUM_DELAY: '0', DRAIN_TIME: '0', WORKERS: '0' };
const state = {
  players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cat' }],
  objects: [{ id: 'bear', typeLine: 'Creature — Bear', owner: 'ann' }],
};
const newer = { status: 409, code: 'WRITTEN_BY_A_NEWER_VERSION' };

const build = await buildOlderProgram();
const database = await ownDatabase(() => createEmptyDatabase());
const old = await startServerProcess({ ...settings, DATABASE_URL: database.url }, { build });
let current: ServerProcess;
closing({ close: () => Promise.all([old, current].map(({ stop }) => stop('SIGKILL'))) });

const ask = ({ url }: ServerProcess, method: string, path: string, body?: object): Promise<Reply> =>
  send(`${url}/v1${path}`, method, body);
const record = (server: ServerProcess, id: string, kind: string): Promise<Reply> =>
  ask(server, 'POST', `/games/${id}/events`, { events: [{ [kind]: { objects: ['bear'] } }] });
const refusalOf = ({ status, body }: Reply) => ({ status, code: body?.code });

/** The events of each game that a program has acknowledged, and every refusal. */
const acknowledged = new Map<string, number>();
const refusals: (ReturnType<typeof refusalOf> & { readonly id: string; readonly by: string })[] = [];

const recordAndCount = async (server: ServerProcess, id: string, kind: string): Promise<void> => {
  const reply = await record(server, id, kind);
  if (reply.status === 200) acknowledged.set(id, (acknowledged.get(id) ?? 0) + 1);
  else refusals.push({ ...refusalOf(reply), id, by: server === old ? 'older' : 'newer' });
};

/** Only every third game holds what the older program does not know. */
const ids = Array.from({ length: GAMES }, (_, index) => `game-${index}`);
const isNewer = (id: string): boolean => ids.indexOf(id) % 3 === 0;

test('a program serves a database that is of its own format', async () => {
  for (const id of ids) expect((await ask(old, 'POST', '/games', { id, state })).status).toBe(201);
  expect((await send(`${old.url}/readyz`, 'GET')).body).toEqual({ status: 'ok' });
});

test('once a newer one has started, one that runs goes on and says that it is outdated', async () => {
  current = await startServerProcess({ ...settings, DATABASE_URL: database.url });
  const [older, own] = await Promise.all([old, current].map(({ url }) => send(`${url}/readyz`, 'GET')));
  const body = { status: 'ok', warning: expect.stringContaining('newer version') };
  expect(older).toMatchObject({ status: 200, body });
  expect(own?.body).toEqual({ status: 'ok' });
});

test('one that starts ends with a line that says so', async () => {
  const { ended, said } = launch({ ...settings, DATABASE_URL: database.url, PORT: '0' }, [build]);
  expect([await ended, said.out]).toEqual([1, '']);
  expect(said.err).toMatch(/^Rangefinder cannot start: The database was written by a newer version .*\n$/);
});

test('under load both lose nothing that was acknowledged, and only games with what is new are refused, by the older', async () => {
  await Promise.all(
    ids.flatMap((id) => {
      const rounds = Array.from({ length: ROUNDS }, (_, index) => index);
      const byOld = async () => {
        for (const _ of rounds) await recordAndCount(old, id, 'taps');
      };
      const byCurrent = async () => {
        for (const round of rounds)
          await recordAndCount(current, id, isNewer(id) && round % 5 === 2 ? newKind : 'taps');
      };
      return [byOld(), byCurrent()];
    }),
  );
  expect(refusals.filter(({ id, by }) => by === 'newer' || !isNewer(id))).toEqual([]);
  expect(new Set(refusals.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set([`${newer.status} ${newer.code}`]),
  );
  for (const id of ids) {
    expect((await ask(current, 'GET', `/games/${id}`)).body.version).toBe(acknowledged.get(id));
    const events = await rowsOf(database.url, 'SELECT FROM events WHERE game_id = $1', [id]);
    expect([id, events.length]).toEqual([id, acknowledged.get(id)]);
    const [byOld, byCurrent] = await Promise.all([old, current].map((each) => ask(each, 'GET', `/games/${id}/state`)));
    expect(byCurrent?.status).toBe(200);
    expect(isNewer(id) ? refusalOf(byOld as Reply) : byOld?.body).toEqual(isNewer(id) ? newer : byCurrent?.body);
  }
});

test.each([
  ['lists', '/games?first=50'],
  ['a game', '/games/game-1'],
  ['its log', '/games/game-0/events'],
  ['statistics', '/analytics'],
  ['exported games', '/export/games?format=ndjson'],
  ['exported events', '/export/events?format=ndjson'],
])('the older program still answers %s as the newer one', async (_, path) => {
  const [byOld, byCurrent] = await Promise.all([old, current].map((each) => ask(each, 'GET', path)));
  expect(byOld?.status).toBe(200);
  expect(byOld?.body).toEqual(byCurrent?.body);
});

test('its feed tells of an event that it does not know', async () => {
  const ending = new AbortController();
  const { body } = await fetch(`${old.url}/v1/games/game-0/events?after=${acknowledged.get('game-0') ?? 0}`, {
    headers: { accept: 'text/event-stream' },
    signal: ending.signal,
  });
  let told = '';
  const reading = (async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) told += chunk;
  })().catch(() => undefined);
  expect((await record(current, 'game-0', newKind)).status).toBe(200);
  await until(() => told.includes(`"type":"${newKind}"`));
  ending.abort();
  await reading;
});

test('a change that it refuses can be made again by the newer program, under the same key', async () => {
  const change = (server: ServerProcess) =>
    send(
      `${server.url}/v1/games/game-0/events`,
      'POST',
      { events: [{ taps: { objects: ['bear'] } }] },
      { 'idempotency-key': 'again' },
    );
  expect(refusalOf(await change(old))).toEqual(newer);
  expect((await change(current)).status).toBe(200);
});

test('neither has answered with a bug', () => {
  for (const { said } of [old, current]) expect(said.out + said.err).toBe('');
});
