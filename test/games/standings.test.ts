import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Description } from '../../src/domain/state/description.js';
import { withShuffledSeats } from '../../src/domain/setup/shuffle-seats.js';
import type { GameRecord } from '../../src/games/games.js';
import { failureOf, openStore, valueOf } from './stored-games.js';

const tenant = 'local';
const state: Description = { players: ['ann', 'bob', 'cat', 'dan'].map((id) => ({ id })) };

const { games } = await openStore();
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
