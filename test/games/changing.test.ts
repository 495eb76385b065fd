import { beforeEach, describe, expect, test } from '@jest/globals';
import { newestEdition } from '../../src/domain/rulebook/editions.js';
import { randomUUID } from 'node:crypto';
import { factsAtStart } from '../../src/games/statistics/facts.js';
import { describe as descriptionOf } from '../../src/domain/setup/describe.js';
import type { GameEvent } from '../../src/domain/events/events.js';
import type { Query } from '../../src/database/query.js';
import { additionRow, append } from '../../src/games/changes/append.js';
import { openGames } from '../../src/games/games-in-postgres.js';
import type { Games } from '../../src/games/games.js';
import { lockWaitsIn, rowsOf } from '../database.js';
import { until } from '../until.js';
import { failureOf, fourPlayers, openStore, serverOn, valueOf } from './stored-games.js';

const tenant = 'local';
const nextTurn: GameEvent = { turnBegins: {} };
const turnOf = (player: string): GameEvent => ({ turnBegins: { player } });
const leaves = (player: string): GameEvent => ({ playerLeaves: { player } });
const invalidAt = (...path: readonly (string | number)[]) => ({ code: 'BAD_USER_INPUT', problems: [{ path }] });

const { url, server, other, games } = await openStore();
let id: string;
beforeEach(() => {
  id = randomUUID();
});

const createGame = async () => valueOf(await games.create(tenant, { id, state: fourPlayers }));
const record = (...events: readonly GameEvent[]) => games.recordEvents(tenant, id, events);
const rowsAbout = (table: string) =>
  rowsOf<{ version: number }>(url, `SELECT version FROM ${table} WHERE game_id = $1 ORDER BY version`, [id]);
const versionsIn = async (table: string) => (await rowsAbout(table)).map(({ version }) => version);
const logOf = async () => valueOf(await games.events(tenant, id, { first: 100 })).items.map(({ value }) => value);
const turnNumber = async (from: Games, version?: number) =>
  valueOf(await from.stateAt(tenant, id, version)).turn.number;

describe('creating', () => {
  test('a game begins at version 0 with its table as the first snapshot', async () => {
    const created = valueOf(await games.create(tenant, { id, name: 'Friday', state: fourPlayers }));
    expect(created).toEqual({
      ...{ id, name: 'Friday', variant: 'FREE_FOR_ALL', edition: newestEdition, status: 'IN_PROGRESS', version: 0 },
      ...{ seed: null, results: [], incarnation: expect.any(String) },
      ...{ createdAt: expect.any(Date), updatedAt: created.createdAt, finishedAt: null },
    });
    expect(Math.abs(created.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await games.find(tenant, id)).toEqual(created);
    expect(await versionsIn('snapshots')).toEqual([0]);
    expect(valueOf(await other.games.stateAt(tenant, id))).toEqual(valueOf(await games.stateAt(tenant, id)));
  });

  test('an id is made where none is given', async () => {
    const [one, two] = await Promise.all([
      games.create(tenant, { state: fourPlayers }),
      games.create(tenant, { id: null, name: null, state: fourPlayers }),
    ]);
    expect(valueOf(one).id).toMatch(/^[0-9a-f-]{36}$/);
    expect(valueOf(two).id).not.toBe(valueOf(one).id);
  });

  test('an id is taken once; the game that has it stays', async () => {
    await createGame();
    const attempts = await Promise.all(
      ['first', 'second', 'third'].map((name) => games.create(tenant, { id: `${id}-new`, name, state: fourPlayers })),
    );
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(1);
    const again = await games.create(tenant, { id, name: 'again', state: fourPlayers });
    expect(failureOf(again)).toEqual({ code: 'ID_TAKEN', id });
    expect(await games.find(tenant, id)).toMatchObject({ name: null });
  });

  test.each(['', '.', '..', 'a b', 'a/b', 'ä', 'a\n', 'x'.repeat(129)])('the id %j makes no sense', async (wrong) => {
    const failure = failureOf(await games.create(tenant, { id: wrong, state: fourPlayers }));
    expect(failure).toMatchObject(invalidAt('id'));
    expect(JSON.stringify(failure)).toContain(JSON.stringify(wrong).slice(1, -1).slice(0, 100));
    expect(await games.find(tenant, wrong)).toBeNull();
    const ofEvents = games.events(tenant, wrong, { first: 1 });
    const asked = [games.stateAt(tenant, wrong), ofEvents, games.delete(tenant, wrong)];
    for (const each of asked) expect(failureOf<{ code: string }>(await each)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('every sign that an id may have, and its greatest length', async () => {
    const longest = `Az09._~-${randomUUID()}`.padEnd(128, 'x');
    expect(valueOf(await games.create(tenant, { id: longest, state: fourPlayers })).id).toBe(longest);
  });

  test('all that is wrong is told at once', async () => {
    const players = [
      { id: 'ann', name: 'A\0' },
      { id: 'bob', team: 'none' },
    ];
    const state = { players, options: { startingLife: 0 } };
    const failure = failureOf(await games.create(tenant, { id: 'a b', name: 'n'.repeat(501), state }));
    expect(failure).toMatchObject({ code: 'BAD_USER_INPUT' });
    const paths = 'problems' in failure ? failure.problems.map(({ path }) => path.join('.')) : [];
    const wrong = 'id name state.options.startingLife state.players.0.name state.players.1.team';
    expect([...new Set(paths)].sort()).toEqual(wrong.split(' '));
  });

  test('a game that is over as it is told is finished at once', async () => {
    const players = [{ id: 'ann' }, { id: 'bob', inGame: false }];
    const created = valueOf(await games.create(tenant, { id, state: { players } }));
    expect(created).toMatchObject({ status: 'FINISHED', finishedAt: created.createdAt });
  });
});

describe('recording events', () => {
  test('each event is one version, with what it was, says and broke', async () => {
    await createGame();
    const events = [nextTurn, turnOf('ann'), leaves('dan')];
    const made = valueOf(await games.recordEvents(tenant, id, events, { force: true }));
    expect(made.record).toMatchObject({ version: 3, status: 'IN_PROGRESS' });
    const begins = { type: 'turnBegins', recordedAt: made.record.updatedAt, occurredAt: null };
    const illegal = { rule: '103.1', says: "After Bob's turn comes Cat's, not Ann's.", about: ['bob', 'cat', 'ann'] };
    const anns = { input: { player: 'ann' }, summary: "Ann's turn begins.", illegalBecause: [illegal] };
    expect(made.events).toEqual([
      { version: 1, ...begins, input: {}, summary: "Bob's turn begins.", illegalBecause: [] },
      { version: 2, ...begins, ...anns },
      expect.objectContaining({ version: 3, type: 'playerLeaves', input: { player: 'dan' } }),
    ]);
    expect(await games.find(tenant, id)).toEqual(made.record);
    const logged = valueOf(await other.games.events(tenant, id, { first: 10 }));
    expect(logged.items.map(({ value }) => value)).toEqual(made.events);
    expect(valueOf(await other.games.stateAt(tenant, id))).toEqual(valueOf(await games.stateAt(tenant, id)));
  });

  test('an illegal or senseless event keeps all of them out', async () => {
    await createGame();
    const illegal = failureOf(await record(nextTurn, turnOf('ann')));
    expect(illegal).toMatchObject({ code: 'ILLEGAL_EVENT', event: 1, because: [{ rule: { key: '103.1' } }] });
    const senseless = failureOf(await record(nextTurn, leaves('eve')));
    expect(senseless).toMatchObject(invalidAt('events', 1, 'playerLeaves', 'player'));
    expect(failureOf(await record())).toMatchObject(invalidAt('events'));
    const unstorable: GameEvent = { objectAdded: { id: 'a\ud800', typeLine: 'Artifact', owner: 'ann' } };
    expect(failureOf(await record(nextTurn, unstorable))).toMatchObject(invalidAt('events', 1, 'objectAdded', 'id'));
    expect(await games.find(tenant, id)).toMatchObject({ version: 0 });
    expect(await versionsIn('events')).toEqual([]);
  });

  test('a failing statement leaves neither events nor a new version', async () => {
    await createGame();
    await rowsOf(url, `ALTER TABLE events ADD CONSTRAINT no_third CHECK (game_id <> '${id}' OR version <> 3)`);
    const failing = record(nextTurn, nextTurn, nextTurn);
    const waiting = record(leaves('eve'));
    await expect(failing).rejects.toThrow('no_third');
    expect(failureOf(await waiting)).toMatchObject({ code: 'BAD_USER_INPUT' });
    await rowsOf(url, 'ALTER TABLE events DROP CONSTRAINT no_third');
    expect(await games.find(tenant, id)).toMatchObject({ version: 0 });
    expect(await versionsIn('events')).toEqual([]);
    expect(await turnNumber(games)).toBe(1);
  });

  test('the game is finished by the event that ends it, and not by those after it', async () => {
    await createGame();
    const before = valueOf(await record(leaves('bob'), leaves('cat')));
    expect(before.record).toMatchObject({ status: 'IN_PROGRESS', finishedAt: null });
    const { record: ended } = valueOf(await record(leaves('dan')));
    expect(ended).toMatchObject({ status: 'FINISHED', finishedAt: ended.updatedAt });
    const { record: later } = valueOf(await record({ stepBegins: { step: 'END' } }));
    expect(later).toMatchObject({ status: 'FINISHED', finishedAt: ended.finishedAt });
    const back = valueOf(await games.revertTo(tenant, id, 2));
    expect(back).toMatchObject({ status: 'IN_PROGRESS', finishedAt: null, version: 5 });
  });

  test('what an event is about may hold every sign that text has', async () => {
    await createGame();
    const name = String.raw`"quoted" \ \u0000 'single' ${'\u{1F409}'} – ; DROP TABLE games`;
    valueOf(await record({ objectAdded: { id: 'it', name, typeLine: 'Artifact', owner: 'ann' } }));
    const state = valueOf(await games.stateAt(tenant, id));
    expect(valueOf(await other.games.stateAt(tenant, id))).toEqual(state);
    expect(state.objects.get('it')).toMatchObject({ name });
  });
});

describe('versions', () => {
  test('an expected version that is not the game’s is a conflict before the rules are asked', async () => {
    await createGame();
    valueOf(await record(nextTurn, nextTurn));
    const conflict = { code: 'VERSION_CONFLICT', expectedVersion: 1, actualVersion: 2 };
    const expecting = { expectedVersion: 1 };
    expect(failureOf(await games.recordEvents(tenant, id, [turnOf('ann')], expecting))).toEqual(conflict);
    expect(failureOf(await games.recordEvents(tenant, id, [leaves('eve')], expecting))).toEqual(conflict);
    expect(failureOf(await games.replaceState(tenant, id, { players: [] }, expecting))).toEqual(conflict);
    expect(failureOf(await games.revertTo(tenant, id, 9, expecting))).toEqual(conflict);
    expect(failureOf(await games.delete(tenant, id, expecting))).toEqual(conflict);
    expect(await games.find(tenant, id)).toMatchObject({ version: 2 });
  });

  test('the expected version lets the change through', async () => {
    await createGame();
    valueOf(await games.recordEvents(tenant, id, [nextTurn], { expectedVersion: 0 }));
    valueOf(await other.games.replaceState(tenant, id, fourPlayers, { expectedVersion: 1 }));
    valueOf(await games.revertTo(tenant, id, 1, { expectedVersion: 2 }));
    expect(valueOf(await other.games.delete(tenant, id, { expectedVersion: 3 }))).toBe(true);
  });

  test('of many who expect the same version one gets through, on two servers', async () => {
    await createGame();
    const writers = Array.from({ length: 24 }, (_, index) => (index % 2 ? server : other).games);
    const twice = (each: Games) => each.recordEvents(tenant, id, [nextTurn, nextTurn], { expectedVersion: 0 });
    const made = await Promise.all(writers.map(twice));
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    for (const each of made.filter(({ ok }) => !ok))
      expect(failureOf(each)).toEqual({ code: 'VERSION_CONFLICT', expectedVersion: 0, actualVersion: 2 });
    expect(await versionsIn('events')).toEqual([1, 2]);
  });

  test('of many who expect nothing everyone gets through, whole, on three servers', async () => {
    await createGame();
    const third = serverOn(url);
    const writers = Array.from({ length: 45 }, (_, index) => [server, other, third][index % 3] ?? server);
    const made = await Promise.all(
      writers.map(({ games: each }) => each.recordEvents(tenant, id, [nextTurn, { stepBegins: { step: 'END' } }])),
    );
    await third.database.close();
    const ends = made.map((each) => valueOf(each).record.version);
    expect(ends.sort((one, two) => one - two)).toEqual(writers.map((_, index) => 2 * index + 2));
    expect((await logOf()).map(({ type }) => type)).toEqual(writers.flatMap(() => ['turnBegins', 'stepBegins']));
    expect(await turnNumber(games)).toBe(46);
  });

  describe('who never comes first', () => {
    /** Games in which somebody else comes first before each change, if the database lets him, and how often he came. */
    const outrunGames = () => {
      const rivals: Promise<unknown>[] = [];
      const letRivalCome = async (statement: string) => {
        if (!statement.includes('UPDATE games')) return;
        let isDone = false;
        const rival = other.games.recordEvents(tenant, id, [nextTurn]).then(valueOf);
        rivals.push(rival.finally(() => (isDone = true)));
        await until(async () => isDone || (await lockWaitsIn(url)) > 0);
      };
      const appendingQuery: Query = async (statement) => {
        await letRivalCome(statement.text);
        return server.database.appendingQuery(statement);
      };
      const prisma = server.database.prisma.$extends({
        query: {
          $queryRawUnsafe: async ({ args, query }) => {
            await letRivalCome(args[0]);
            return (await query(args)) as unknown;
          },
        },
      });
      const database = {
        ...server.database,
        appendingQuery,
        prisma: prisma as unknown as typeof server.database.prisma,
      };
      return { outrun: openGames(database, server.cards), rivals };
    };

    test.each([
      ['without a key', undefined],
      ['with a key', { key: 'a-key', fingerprint: new Uint8Array(1), onReplay: () => undefined }],
    ])('holds the game in the end, %s, and gets through', async (_, key) => {
      await createGame();
      const { outrun, rivals } = outrunGames();
      const made = valueOf(await outrun.recordEvents(tenant, id, [leaves('ann')], key && { idempotencyKey: key }));
      await Promise.all(rivals);
      expect(rivals.length).toBeGreaterThan(2);
      expect(made.record.version).toBe(rivals.length);
      const types = (await logOf()).map(({ type }) => type);
      expect(types).toEqual([...rivals.slice(1).map(() => 'turnBegins'), 'playerLeaves', 'turnBegins']);
    });

    test('is told of the version that stood in the way where one is expected', async () => {
      await createGame();
      const { outrun } = outrunGames();
      const late = await outrun.recordEvents(tenant, id, [leaves('ann')], { expectedVersion: 0 });
      expect(failureOf(late)).toEqual({ code: 'VERSION_CONFLICT', expectedVersion: 0, actualVersion: 1 });
    });
  });
});

describe('replacing and reverting', () => {
  test('the whole table is one event, which replaying starts from', async () => {
    await createGame();
    valueOf(await record(nextTurn));
    const players = [{ id: 'xan' }, { id: 'yan' }];
    const state = { variant: 'COMMANDER', edition: 'CR_2018', players } as const;
    const replaced = valueOf(await games.replaceState(tenant, id, state));
    expect(replaced).toMatchObject({ version: 2, variant: 'COMMANDER', edition: 'CR_2018', status: 'IN_PROGRESS' });
    expect(await versionsIn('snapshots')).toEqual([0, 2]);
    valueOf(await record(nextTurn));
    expect(valueOf(await other.games.stateAt(tenant, id)).turn).toMatchObject({ number: 2, activePlayers: ['yan'] });
    const [event] = valueOf(await games.events(tenant, id, { first: 1, after: '1' })).items;
    expect(event?.value).toMatchObject({ type: 'replaceState', input: state, illegalBecause: [] });
    const filter = { player: 'xan' };
    expect(valueOf(await games.list(tenant, { first: 5, filter })).items).toMatchObject([{ value: { id } }]);
  });

  test('a table without an edition keeps the game’s', async () => {
    valueOf(await games.create(tenant, { id, state: { ...fourPlayers, edition: 'CR_2009' } }));
    expect(valueOf(await games.replaceState(tenant, id, fourPlayers))).toMatchObject({ edition: 'CR_2009' });
    expect(valueOf(await other.games.stateAt(tenant, id))).toMatchObject({ edition: 'CR_2009' });
  });

  test('an impossible table changes nothing', async () => {
    await createGame();
    const failure = failureOf(await games.replaceState(tenant, id, { players: [{ id: 'ann' }] }));
    expect(failure).toMatchObject(invalidAt('players'));
    const unstorable = failureOf(await games.replaceState(tenant, id, { players: [{ id: 'ann' }, { id: 'b\0b' }] }));
    expect(unstorable).toMatchObject(invalidAt('players', 1, 'id'));
    expect(await games.find(tenant, id)).toMatchObject({ version: 0 });
  });

  test('an earlier version comes back, and the log keeps all', async () => {
    await createGame();
    valueOf(await record(nextTurn, leaves('cat'), nextTurn));
    expect(valueOf(await games.revertTo(tenant, id, 1))).toMatchObject({ version: 4 });
    expect(await versionsIn('snapshots')).toEqual([0, 4]);
    valueOf(await record(nextTurn));
    expect(valueOf(await other.games.stateAt(tenant, id)).turn.activePlayers).toEqual(['cat']);
    const log = await logOf();
    expect(log.map(({ type }) => type)).toEqual(['turnBegins', 'playerLeaves', 'turnBegins', 'revertTo', 'turnBegins']);
    expect(log[3]).toMatchObject({ input: { version: 1 }, illegalBecause: [] });
    const tableAt = async (version: number) => descriptionOf(valueOf(await games.stateAt(tenant, id, version)));
    expect(await tableAt(4)).toEqual(await tableAt(1));
  });

  test('there is no version before the first or after the newest', async () => {
    await createGame();
    for (const version of [-1, 1]) {
      const what = `version ${version} of game "${id}"`;
      expect(failureOf(await games.revertTo(tenant, id, version))).toEqual({ code: 'NOT_FOUND', what });
    }
  });
});

describe('games that are gone or never were', () => {
  test('an unknown game is NOT_FOUND in every change, and null when it is looked for', async () => {
    const notFound = { code: 'NOT_FOUND', what: `game "${id}"` };
    expect(failureOf(await record(nextTurn))).toEqual(notFound);
    expect(failureOf(await games.recordEvents(tenant, id, [nextTurn], { expectedVersion: 3 }))).toEqual(notFound);
    expect(failureOf(await games.replaceState(tenant, id, fourPlayers))).toEqual(notFound);
    expect(failureOf(await games.revertTo(tenant, id, 0))).toEqual(notFound);
    expect(failureOf(await games.delete(tenant, id))).toEqual(notFound);
    expect(failureOf(await games.delete(tenant, id, { expectedVersion: 1 }))).toEqual(notFound);
    expect(failureOf(await games.stateAt(tenant, id))).toEqual(notFound);
    expect(failureOf(await games.events(tenant, id, { first: 5 }))).toEqual(notFound);
    expect(await games.find(tenant, id)).toBeNull();
  });

  test('a game is deleted with all that it left', async () => {
    await createGame();
    valueOf(await record(nextTurn));
    expect(valueOf(await games.delete(tenant, id))).toBe(true);
    expect(await games.find(tenant, id)).toBeNull();
    expect(failureOf(await games.stateAt(tenant, id))).toMatchObject({ code: 'NOT_FOUND' });
    expect([...(await rowsAbout('events')), ...(await rowsAbout('snapshots'))]).toEqual([]);
  });

  test('a game of the same id is another game, however far it has come', async () => {
    await createGame();
    valueOf(await record(nextTurn, nextTurn));
    expect(await turnNumber(other.games)).toBe(3);
    valueOf(await games.delete(tenant, id));
    valueOf(await games.create(tenant, { id, state: { ...fourPlayers, turn: { number: 7, activePlayers: ['ann'] } } }));
    await rowsOf(url, `UPDATE games SET created_at = '2026-01-01' WHERE id = $1`, [id]);
    expect(await turnNumber(other.games)).toBe(7);
    valueOf(await record(nextTurn, nextTurn));
    expect(await turnNumber(other.games)).toBe(9);
    expect(await turnNumber(other.games, 1)).toBe(8);
  });

  test('a change that was planned on a deleted game is not made to its successor', async () => {
    await createGame();
    const former = valueOf(await games.snapshotOf(tenant, id)).record;
    valueOf(await other.games.delete(tenant, id));
    valueOf(await other.games.create(tenant, { id, state: fourPlayers }));
    const after = valueOf(await games.stateAt(tenant, id));
    const facts = factsAtStart(after);
    const entry = {
      type: 'turnBegins',
      input: {},
      summary: '',
      illegalBecause: [],
      occurredAt: null,
      after,
      facts,
      isNewStart: false,
    };
    const addition = { entries: [entry], after, facts };
    const row = additionRow(tenant, id, { record: former }, addition);
    expect(await append(server.database.prisma, row)).toBeUndefined();
    expect(await versionsIn('events')).toEqual([]);
  });
});

test('tenants see nothing of each other, and share no ids', async () => {
  await createGame();
  const stranger = 'another';
  expect(await games.find(stranger, id)).toBeNull();
  const asked = [games.stateAt(stranger, id), games.events(stranger, id, { first: 1 }), games.delete(stranger, id)];
  for (const each of [...asked, games.recordEvents(stranger, id, [nextTurn])])
    expect(failureOf<{ code: string }>(await each)).toMatchObject({ code: 'NOT_FOUND' });
  const players = [{ id: 'xan' }, { id: 'yan' }];
  valueOf(await games.create(stranger, { id, state: { players } }));
  expect(valueOf(await games.stateAt(stranger, id)).players).toHaveLength(2);
  expect(valueOf(await games.stateAt(tenant, id)).players).toHaveLength(4);
  valueOf(await games.delete(stranger, id));
  expect(await games.find(tenant, id)).not.toBeNull();
  expect(await turnNumber(games)).toBe(1);
});
