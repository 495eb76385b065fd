import { beforeEach, describe, expect, test } from '@jest/globals';
import { newestEdition } from '../../src/domain/rulebook/editions.js';
import { randomUUID } from 'node:crypto';
import type { GameEvent } from '../../src/domain/events/events.js';
import type { Description } from '../../src/domain/state/description.js';
import type { GameFilter } from '../../src/games/store/game-inputs.js';
import { rowsOf } from '../database.js';
import { failureOf, fourPlayers, openStore, valueOf } from './stored-games.js';

const nextTurn: GameEvent = { turnBegins: {} };

const { url, games } = await openStore();
let tenant: string;
beforeEach(() => {
  tenant = randomUUID();
});

const create = (id: string, state: Description = fourPlayers, name?: string) =>
  games.create(tenant, { id, name, state }).then(valueOf);
const storedAt = async (id: string, moment: string) => {
  await create(id);
  await rowsOf(url, 'UPDATE games SET created_at = $3 WHERE tenant_id = $1 AND id = $2', [tenant, id, moment]);
};

const listed = async (first: number, after?: string | null, filter: GameFilter = {}) =>
  valueOf(await games.list(tenant, { first, after, filter }));
const namesIn = ({ items }: Awaited<ReturnType<typeof listed>>) => items.map(({ value }) => value.id);
const idsOf = async (filter: GameFilter) => namesIn(await listed(100, null, filter)).sort();
const noCursor = { code: 'BAD_USER_INPUT', problems: [{ path: ['after'] }] };

describe('the list of games', () => {
  test('is the newest first and can be read through by cursor, also where moments are the same', async () => {
    const order = ['e', 'd', 'c', 'b', 'a'];
    await storedAt('e', '2026-05-02T12:00:00.001Z');
    for (const id of ['c', 'd', 'b']) await storedAt(id, '2026-05-02T12:00:00Z');
    await storedAt('a', '2026-05-01T00:00:00Z');
    for (const size of [1, 2, 3, 5]) {
      const seen: string[] = [];
      let after: string | undefined;
      for (let start = 0; start < order.length; start += size) {
        const page = await listed(size, after);
        expect(page.hasPreviousPage).toBe(start > 0);
        expect(page.hasNextPage).toBe(start + size < order.length);
        expect(await page.totalCount()).toBe(5);
        seen.push(...namesIn(page));
        after = page.items.at(-1)?.cursor;
      }
      expect(seen).toEqual(order);
      expect((await listed(size, after)).items).toEqual([]);
    }
  });

  test('a game stored meanwhile does not shift the pages', async () => {
    await storedAt('old', '2026-05-01T00:00:00Z');
    await storedAt('older', '2026-04-01T00:00:00Z');
    const [first] = (await listed(1)).items;
    await storedAt('new', '2026-06-01T00:00:00Z');
    expect(namesIn(await listed(5, first?.cursor))).toEqual(['older']);
  });

  test('shows what find shows, of this tenant only', async () => {
    await storedAt('mine', '2026-05-01T00:00:00.123Z');
    expect((await listed(10)).items.map(({ value }) => value)).toEqual([await games.find(tenant, 'mine')]);
    tenant = randomUUID();
    expect(await listed(10)).toMatchObject({ items: [], hasNextPage: false, hasPreviousPage: false });
    expect(await (await listed(10)).totalCount()).toBe(0);
  });

  const encoded = ['12/a b', 'x/a'].map((text) => Buffer.from(text).toString('base64url'));
  test.each(['', 'nonsense', '12', ...encoded])('the cursor %j is none', async (after) =>
    expect(failureOf(await games.list(tenant, { first: 1, after, filter: {} }))).toMatchObject(noCursor),
  );
});

describe('a filter', () => {
  test('by status, variant and edition', async () => {
    const players = [{ id: 'ann' }, { id: 'bob' }];
    await create('free', { players });
    await create('old', { players, edition: 'CR_2009' });
    await create('commander', { players, variant: 'COMMANDER' });
    valueOf(await games.recordEvents(tenant, 'free', [{ playerLeaves: { player: 'bob' } }]));
    expect(await idsOf({ status: 'FINISHED' })).toEqual(['free']);
    expect(await idsOf({ status: 'IN_PROGRESS' })).toEqual(['commander', 'old']);
    expect(await idsOf({ variant: 'FREE_FOR_ALL' })).toEqual(['free', 'old']);
    expect(await idsOf({ edition: 'CR_2009' })).toEqual(['old']);
    expect(await idsOf({ edition: newestEdition, status: 'IN_PROGRESS' })).toEqual(['commander']);
    expect(await idsOf({ status: null, variant: null, edition: null, player: null, name: null })).toHaveLength(3);
    const page = await listed(1, null, { variant: 'FREE_FOR_ALL' });
    expect(page.hasNextPage).toBe(true);
    expect(await page.totalCount()).toBe(2);
  });

  test('by a player who sits or sat there', async () => {
    const state = (...ids: string[]) => ({ players: ids.map((id) => ({ id })) });
    await create('one', state('ann', 'bob'));
    await create('two', state('bob', 'cat', 'a,b'));
    valueOf(await games.recordEvents(tenant, 'two', [{ playerLeaves: { player: 'cat' } }]));
    expect(await idsOf({ player: 'bob' })).toEqual(['one', 'two']);
    expect(await idsOf({ player: 'cat' })).toEqual(['two']);
    expect(await idsOf({ player: 'a,b' })).toEqual(['two']);
    expect(await idsOf({ player: 'an' })).toEqual([]);
  });

  test('by a part of the name, whatever its case, to the letter', async () => {
    const names = ['Friday night', '100% luck', '100 luck', 'a_b', 'axb', String.raw`back\slash`, 'Ärger'];
    for (const [index, name] of names.entries()) await create(`${index}`, fourPlayers, name);
    await create('nameless');
    const found = async (name: string) => (await idsOf({ name })).map((index) => names[Number(index)]);
    expect(await found('DAY N')).toEqual(['Friday night']);
    expect(await found('100%')).toEqual(['100% luck']);
    expect(await found('_')).toEqual(['a_b']);
    expect(await found('\\')).toEqual([String.raw`back\slash`]);
    expect(await found('ÄRG')).toEqual(['Ärger']);
    expect(await found('%')).toEqual(['100% luck']);
    const refused = await games.list(tenant, { first: 1, filter: { name: 'a\0' } });
    expect(failureOf(refused)).toMatchObject({ code: 'BAD_USER_INPUT', problems: [{ path: ['filter', 'name'] }] });
  });

  test('by moments, which count themselves only as the beginning of a period', async () => {
    const noon = '2026-05-01T12:00:00Z';
    await storedAt('morning', '2026-05-01T08:00:00Z');
    await storedAt('noon', noon);
    await storedAt('evening', '2026-05-01T20:00:00Z');
    const finish = `UPDATE games SET finished_at = created_at, status = 'FINISHED'`;
    await rowsOf(url, `${finish} WHERE tenant_id = $1 AND id <> 'evening'`, [tenant]);
    const [moment, morning, evening] = [noon, '2026-05-01T08:00:00Z', '2026-05-01T20:00:00Z'].map((at) => new Date(at));
    expect(await idsOf({ createdAfter: moment })).toEqual(['evening']);
    expect(await idsOf({ createdBefore: moment })).toEqual(['morning']);
    expect(await idsOf({ createdAfter: morning, createdBefore: evening })).toEqual(['noon']);
    expect(await idsOf({ createdFrom: morning, createdBefore: moment })).toEqual(['morning']);
    expect(await idsOf({ createdFrom: moment, createdBefore: evening })).toEqual(['noon']);
    expect(await idsOf({ finishedFrom: moment, finishedBefore: evening })).toEqual(['noon']);
    expect(await idsOf({ finishedAfter: new Date(0) })).toEqual(['morning', 'noon']);
    expect(await idsOf({ finishedBefore: moment })).toEqual(['morning']);
    const [first] = (await listed(1, null, { createdBefore: evening })).items;
    const rest = await listed(5, first?.cursor, { createdAfter: new Date('2026-05-01T00:00:00Z') });
    expect(namesIn(rest)).toEqual(['morning']);
  });
});

const logged = async (first: number, after?: string) => valueOf(await games.events(tenant, 'game', { first, after }));

test('the log of a game is the oldest event first and can be read through by cursor', async () => {
  await create('game');
  expect(await logged(2)).toMatchObject({ items: [], hasNextPage: false, hasPreviousPage: false });
  valueOf(await games.recordEvents(tenant, 'game', Array<GameEvent>(5).fill(nextTurn)));
  const first = await logged(2);
  expect(first).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  expect(first.items.map(({ cursor, value }) => `${cursor}: ${value.version}`)).toEqual(['1: 1', '2: 2']);
  const second = await logged(3, '2');
  expect(second).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  expect(second.items.map(({ value }) => value.version)).toEqual([3, 4, 5]);
  expect(await second.totalCount()).toBe(5);
  expect((await logged(3, '5')).items).toEqual([]);
  expect((await logged(3, '999999999')).items).toEqual([]);
});

test.each(['', 'a', '-1', '1.5', '9999999999'])('the log of a game the cursor %j is none', async (after) => {
  await create('game');
  expect(failureOf(await games.events(tenant, 'game', { first: 1, after }))).toMatchObject(noCursor);
});
