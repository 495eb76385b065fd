import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Description } from '../../src/domain/state/description.js';
import { withShuffledSeats } from '../../src/domain/setup/shuffle-seats.js';
import type { GameRecord } from '../../src/games/games.js';
import { rebuildFacts } from '../../src/games/statistics/rebuild.js';
import { failureOf, openStore, valueOf } from './stored-games.js';

const tenant = 'local';
const state: Description = { players: ['ann', 'bob', 'cat', 'dan'].map((id) => ({ id })) };

const { games, server, other } = await openStore();
const { prisma } = server.database;
const create = async (more: object = {}) => valueOf(await games.create(tenant, { id: randomUUID(), state, ...more }));
const results = async (id: string) =>
  (await games.find(tenant, id))?.results.map(
    ({ player, place, result, atVersion }) => `${place} ${player} ${result} ${atVersion ?? '-'}`,
  );

test('who is out, at which version, and who won is stored with the game', async () => {
  const { id } = await create();
  await games.recordEvents(tenant, id, [{ playerLeaves: { player: 'bob' } }, { turnBegins: {} }]);
  expect(await results(id)).toEqual(['4 bob LOST 1']);
  await games.recordEvents(tenant, id, [{ result: { draw: { controller: 'ann' } } }]);
  expect(await results(id)).toEqual(['1 ann DREW 3', '1 cat DREW 3', '1 dan DREW 3', '4 bob LOST 1']);
  expect(await games.find(tenant, id)).toMatchObject({ status: 'FINISHED', finishedAt: expect.any(Date) });
});

test('going back takes back who was out since then, and the end of the game', async () => {
  const { id } = await create();
  await games.recordEvents(tenant, id, [{ playerLeaves: { player: 'bob' } }]);
  await games.recordEvents(tenant, id, [{ result: { wins: 'dan' } }]);
  expect(await results(id)).toEqual(['1 dan WON -', '2 ann LOST 2', '2 cat LOST 2', '4 bob LOST 1']);
  await games.revertTo(tenant, id, 1);
  expect(await results(id)).toEqual(['4 bob LOST 1']);
  expect(await games.find(tenant, id)).toMatchObject({ status: 'IN_PROGRESS', finishedAt: null });
});

test('who was out when is as before where going back is taken back, also long after and on another server', async () => {
  const { id } = await create();
  const leave = (player: string) => games.recordEvents(tenant, id, [{ playerLeaves: { player } }]);
  await leave('bob');
  const { record } = valueOf(await leave('cat'));
  await games.revertTo(tenant, id, 0);
  expect(await results(id)).toEqual([]);
  await games.revertTo(tenant, id, 2);
  expect(await results(id)).toEqual(['3 cat LOST 2', '4 bob LOST 1']);
  const again = valueOf(await games.recordAfter(tenant, id, { version: 2, recordedAt: record.updatedAt }));
  expect(again.results).toEqual(record.results);
  await other.games.recordEvents(tenant, id, [{ turnBegins: {} }, { playerLeaves: { player: 'ann' } }]);
  expect(await results(id)).toEqual(['1 dan WON -', '2 ann LOST 6', '3 cat LOST 2', '4 bob LOST 1']);
});

test('what an older build stored with a game goes on, and is made right when statistics are rebuilt', async () => {
  const { id } = await create();
  for (const player of ['bob', 'cat']) await games.recordEvents(tenant, id, [{ playerLeaves: { player } }]);
  await games.revertTo(tenant, id, 0);
  await games.revertTo(tenant, id, 2);
  const both = [4, 4].map((atVersion, index) => ({
    player: ['bob', 'cat'][index],
    place: 3,
    result: 'LOST',
    atVersion,
  }));
  await prisma.$executeRaw`UPDATE snapshots SET facts = facts - 'leftAt' WHERE game_id = ${id}`;
  await prisma.$executeRaw`UPDATE games SET results = ${JSON.stringify(both)}::jsonb WHERE id = ${id}`;
  await other.games.recordEvents(tenant, id, [{ turnBegins: {} }]);
  expect(await results(id)).toEqual(['3 bob LOST 4', '3 cat LOST 4']);
  await rebuildFacts(prisma, () => undefined);
  expect(await results(id)).toEqual(['3 cat LOST 2', '4 bob LOST 1']);
});

test('a game is told as it was after each change, also long after', async () => {
  const { id } = await create();
  const told: GameRecord[] = [];
  for (const event of [
    { turnBegins: {} },
    { playerLeaves: { player: 'bob' } },
    { turnBegins: {} },
    { result: { wins: 'dan' } },
    { turnBegins: {} },
  ]) {
    await pause(5);
    told.push(valueOf(await games.recordEvents(tenant, id, [event], { force: true })).record);
  }
  expect(told.map(({ status }) => status)).toEqual([...Array<string>(3).fill('IN_PROGRESS'), 'FINISHED', 'FINISHED']);
  for (const record of told) {
    const { version, updatedAt: recordedAt } = record;
    expect(valueOf(await games.recordAfter(tenant, id, { version, recordedAt }))).toEqual(record);
  }
});

test('a game is created with seats drawn by its seed, which can be checked afterwards', async () => {
  const { id, seed } = await create({ shuffleSeats: true });
  const seated = valueOf(await games.stateAt(tenant, id));
  const drawn = withShuffledSeats(state, seed ?? '');
  expect(seated.players.map((player) => player.id)).toEqual(drawn.players.map((player) => player.id));
  expect(seated.turn.activePlayers).toEqual(drawn.turn?.activePlayers);
  expect((await create({ shuffleSeats: true, seed: 'mine' })).seed).toBe('mine');
  expect((await create({ seed: 'mine' })).seed).toBeNull();
  const refused = await games.create(tenant, { state, shuffleSeats: true, seed: 'x'.repeat(501) });
  expect(failureOf(refused)).toMatchObject({ code: 'BAD_USER_INPUT', problems: [{ path: ['seed'] }] });
});
