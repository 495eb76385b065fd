import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { takePlace, type GameEvent } from '../../src/domain/events/events.js';
import { factsAtStart } from '../../src/games/statistics/facts.js';
import { buildGameState } from '../../src/domain/setup/build-game-state.js';
import type { Description } from '../../src/domain/state/description.js';
import { describe as descriptionOf } from '../../src/domain/setup/describe.js';
import type { GameState } from '../../src/domain/state/game-state.js';
import { newestRevision } from '../../src/domain/state/revision.js';
import { readDescription } from '../../src/domain/setup/read-description.js';
import { legalAttackTargets } from '../../src/domain/rules/508-declare-attackers.js';
import { rangeOf } from '../../src/domain/rules/801-limited-range-of-influence.js';
import type { Games } from '../../src/games/games.js';
import { addToTotals } from '../../src/games/statistics/totals.js';
import { fromStore, toStore } from '../../src/games/store/stored-table.js';
import { createTableCache } from '../../src/games/store/table-cache.js';
import { rowsOf } from '../database.js';
import { times } from '../times.js';
import { oneOf, picksFrom, randomEvent, startingTables, type Pick } from './random-tables.js';
import { countedWayTo } from './round-trips.js';
import { failureOf, fourPlayers, openStore, serverOn, valueOf } from './stored-games.js';

const tenant = 'local';
const nextTurn: GameEvent = { turnBegins: {} };

const { url, server, other } = await openStore();
let id: string;
beforeEach(() => {
  id = randomUUID();
});

const snapshotVersions = async () => {
  const versions = 'SELECT version FROM snapshots WHERE game_id = $1 ORDER BY version';
  return (await rowsOf<{ version: number }>(url, versions, [id])).map(({ version }) => version);
};
const create = (more: object = {}) => server.games.create(tenant, { id, state: { ...fourPlayers, ...more } });
const artifacts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `o${index}`, typeLine: 'Artifact', owner: 'ann' }));

const answersAt = (state: GameState) =>
  state.players
    .filter(({ inGame }) => inGame)
    .map((player) => {
      const { objects, ...range } = rangeOf(state, player);
      return { range, objects: objects({}), attacks: legalAttackTargets(state, player) };
    });

test('a table read back from its description is the same, with the same answers, after whatever happened', () => {
  fc.assert(
    fc.property(fc.constantFrom(...startingTables), fc.integer(), fc.nat({ max: 40 }), (table, seed, count) => {
      const pick = picksFrom(seed);
      let state = valueOf(readDescription(table));
      for (let happened = 0; happened < count; happened += 1) state = randomEvent(state, pick)?.after ?? state;
      const stored = JSON.parse(JSON.stringify(descriptionOf(state))) as Description;
      const again = buildGameState(stored);
      expect(again).toEqual(state);
      expect(descriptionOf(again)).toEqual(stored);
      expect(answersAt(again)).toEqual(answersAt(state));
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['CR_2008', 0],
  ['CR_2009', 0],
  ['CR_2013', 1],
  ['CR_2026', 1],
] as const)('a table of %s without a revision is one of a build of revision %s', (edition, oldest) => {
  const state = valueOf(readDescription({ ...fourPlayers, edition }));
  const { revision, ...older } = toStore(state);
  expect(revision).toBe(newestRevision);
  expect(fromStore(toStore(state))).toEqual(state);
  expect(fromStore(older)).toEqual({ ...state, revision: oldest });
  expect(toStore(fromStore(older))).toEqual(older);
});

describe('any version', () => {
  /** What was done to a game, worked out here from its start without a database: the table at each version. */
  interface Story {
    readonly states: GameState[];
    readonly newStarts: Set<number>;
  }

  const doSomething = async (games: Games, { states, newStarts }: Story, pick: Pick): Promise<void> => {
    const now = states.at(-1) ?? oneOf(pick, states);
    const kind = pick(8);
    if (kind === 0) {
      const version = pick(states.length);
      valueOf(await games.revertTo(tenant, id, version));
      states.push(...states.slice(version, version + 1));
      newStarts.add(states.length - 1);
    } else if (kind === 1) {
      const table = oneOf(pick, startingTables);
      const read = readDescription({ ...table, edition: table.edition ?? now.edition });
      const replaced = await games.replaceState(tenant, id, table);
      if (!read.ok) {
        expect(failureOf(replaced)).toEqual(read.failure);
        return;
      }
      valueOf(replaced);
      states.push(read.value);
      newStarts.add(states.length - 1);
    } else await recordSome(games, states, now, pick);
  };

  const recordSome = async (games: Games, states: GameState[], now: GameState, pick: Pick): Promise<void> => {
    const events: GameEvent[] = [];
    let state = now;
    for (let left = 1 + pick(35); left > 0; left -= 1) {
      const happened = randomEvent(state, pick);
      if (happened) events.push(happened.event);
      state = happened?.after ?? state;
    }
    if (!events.length) return;
    valueOf(await games.recordEvents(tenant, id, events, { force: true }));
    states.push(...valueOf(takePlace(now, events, { force: true })).map(({ after }) => after));
  };

  const expectEveryVersion = async (games: Games, { states }: Story, versions: readonly number[]) => {
    for (const version of versions) {
      const state = valueOf(await games.stateAt(tenant, id, version));
      expect(descriptionOf(state)).toEqual(descriptionOf(states[version] ?? state));
      expect(state).toEqual(states[version]);
    }
  };

  test('is the table that its events lead to from the start, whatever a server remembers', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...startingTables), fc.integer(), async (table, seed) => {
      id = randomUUID();
      const pick = picksFrom(seed);
      const story: Story = { states: [valueOf(readDescription(table))], newStarts: new Set() };
      valueOf(await server.games.create(tenant, { id, state: table }));
      while (story.states.length < 110) await doSomething(oneOf(pick, [server, other]).games, story, pick);

      const versions = story.states.map((_, version) => version);
      const kept = versions.filter((version) => version % 50 === 0 || story.newStarts.has(version));
      expect(await snapshotVersions()).toEqual(kept);
      const fresh = serverOn(url);
      await expectEveryVersion(fresh.games, story, versions);
      await fresh.database.close();
      await expectEveryVersion(other.games, story, [...versions].reverse());
      const some = Array.from({ length: 40 }, () => oneOf(pick, versions));
      await expectEveryVersion(server.games, story, some);
    });
    await fc.assert(property, { numRuns: 6, endOnFailure: true });
  });

  test('a version that there is not is NOT_FOUND', async () => {
    valueOf(await create());
    valueOf(await server.games.recordEvents(tenant, id, [nextTurn]));
    for (const version of [-1, 2])
      for (const { games } of [server, other])
        expect(failureOf(await games.snapshotOf(tenant, id, version))).toEqual({
          ...{ code: 'NOT_FOUND', what: `version ${version} of game "${id}"` },
        });
  });

  test('comes with the game as it is now', async () => {
    valueOf(await create());
    const { record } = valueOf(await server.games.recordEvents(tenant, id, [nextTurn, nextTurn]));
    const snapshot = valueOf(await other.games.snapshotOf(tenant, id, 1));
    expect(snapshot.record).toEqual(record);
    expect(snapshot.state.turn.activePlayers).toEqual(['bob']);
    expect(valueOf(await other.games.snapshotOf(tenant, id)).state.turn.activePlayers).toEqual(['cat']);
  });
});

const way = await countedWayTo(url);
const counted = serverOn(way.url);
afterAll(async () => {
  await counted.database.close();
  await way.close();
});

describe('round trips', () => {
  const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = way.count();
    await work();
    return way.count() - before;
  };

  test('a question on a stored game is one, whatever this server remembers and others have done', async () => {
    const { games } = counted;
    const question = (version?: number) => tripsOf(async () => valueOf(await games.snapshotOf(tenant, id, version)));
    valueOf(await create());
    expect(await question()).toBe(1);
    expect(await question()).toBe(1);
    valueOf(await server.games.recordEvents(tenant, id, Array<GameEvent>(60).fill(nextTurn)));
    expect(await question(55)).toBe(1);
    expect(await question()).toBe(1);
    expect(await question(3)).toBe(1);
    valueOf(await server.games.revertTo(tenant, id, 20));
    valueOf(await server.games.recordEvents(tenant, id, [nextTurn]));
    expect(await question()).toBe(1);
    expect(await tripsOf(() => games.stateAt(tenant, id))).toBe(1);
    expect(await tripsOf(() => games.stateAt(tenant, 'unknown'))).toBe(1);
    expect(await tripsOf(() => games.find(tenant, id))).toBe(1);
    expect(await tripsOf(() => games.events(tenant, id, { first: 50 }))).toBe(1);
  });

  test('a change is one to read and one to write', async () => {
    const { games } = counted;
    const create = () => games.create(tenant, { id, state: fourPlayers });
    expect(await tripsOf(async () => valueOf(await create()))).toBe(1);
    expect(await tripsOf(async () => valueOf(await games.recordEvents(tenant, id, [nextTurn, nextTurn])))).toBe(2);
    expect(await tripsOf(async () => valueOf(await games.revertTo(tenant, id, 0)))).toBe(2);
    expect(await tripsOf(async () => valueOf(await games.delete(tenant, id)))).toBe(1);
  });

  test('what is asked at the same moment is one for each hundred, and what is asked twice counts once', async () => {
    const ask = (...ids: readonly string[]) =>
      tripsOf(async () => {
        const found = await Promise.all(ids.map((each) => counted.games.find(tenant, each)));
        expect(found.map((each) => each?.id)).toEqual(ids.map((each) => (each === id ? id : undefined)));
      });
    valueOf(await create());
    const others = times(99, (index) => `other-${index}`);
    expect(await ask(id, ...others)).toBe(1);
    expect(await ask(id, ...others, id)).toBe(1);
    expect(await ask(id, ...others, 'one-more')).toBe(2);
    expect(await ask(...times(800, (index) => `many-${index}`), id)).toBe(9);
  });

  test('the statements of readers are planned once a connection', async () => {
    valueOf(await create());
    valueOf(await server.games.stateAt(tenant, id));
    valueOf(await server.games.events(tenant, id, { first: 1 }));
    await server.games.eventsSince(tenant, id);
    await addToTotals(server.database.analyticsQuery);
    const prepared = `SELECT name FROM pg_prepared_statements, pg_sleep(0.2)`;
    const { query, analyticsQuery } = server.database;
    const told = { text: prepared, values: [] };
    const asked = [...times(4, () => query), analyticsQuery].map((each) => each<{ name: string }>(told));
    const names = (await Promise.all(asked)).flat().map(({ name }) => name);
    for (const name of ['read tables', 'read events', 'is anything to add', 'add to totals'])
      expect(names).toContain(name);
  });

  test('what a server remembers does not travel again, only what happened since', async () => {
    valueOf(await create({ objects: artifacts(500) }));
    const bytesOfReading = async () => {
      const before = way.received();
      valueOf(await counted.games.stateAt(tenant, id));
      return way.received() - before;
    };
    expect(await bytesOfReading()).toBeGreaterThan(20_000);
    expect(await bytesOfReading()).toBeLessThan(2_000);
    valueOf(await server.games.recordEvents(tenant, id, [nextTurn]));
    expect(await bytesOfReading()).toBeLessThan(2_000);
    valueOf(await server.games.revertTo(tenant, id, 0));
    expect(await bytesOfReading()).toBeGreaterThan(20_000);
  });
});

const tableOf = (version: number, objects: number, incarnation = 'one') => {
  const state = buildGameState({ ...fourPlayers, objects: artifacts(objects) });
  return { incarnation, version, state, facts: factsAtStart(state) };
};

test('what a server remembers is the newest table that it saw of a game', () => {
  const cache = createTableCache();
  cache.set(tenant, 'game', tableOf(5, 0));
  cache.set(tenant, 'game', tableOf(3, 0));
  expect(cache.get(tenant, 'game')?.version).toBe(5);
  cache.set(tenant, 'game', tableOf(1, 0, 'two'));
  expect(cache.get(tenant, 'game')).toMatchObject({ version: 1, incarnation: 'two' });
  expect(cache.get('another', 'game')).toBeUndefined();
  cache.delete(tenant, 'game');
  expect(cache.get(tenant, 'game')).toBeUndefined();
});

test('what a server remembers has a limit in players and objects, and forgets what was asked for longest ago', () => {
  const cache = createTableCache(1_000);
  for (const name of ['first', 'second', 'third']) cache.set(tenant, name, tableOf(0, 300));
  cache.get(tenant, 'first');
  cache.set(tenant, 'fourth', tableOf(0, 300));
  const remembered = ['first', 'second', 'third', 'fourth'].filter((name) => cache.get(tenant, name));
  expect(remembered).toEqual(['first', 'third', 'fourth']);
  cache.set(tenant, 'vast', tableOf(0, 2_000));
  expect(cache.get(tenant, 'vast')).toBeUndefined();
  expect(cache.get(tenant, 'first')).toBeDefined();
});
