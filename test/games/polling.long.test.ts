// 6 s: waits for the database to be looked at.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { subscribeToGame } from '../../src/games/feed/subscription.js';
import type { Games } from '../../src/games/games.js';
import { fourPlayers, openStore, valueOf } from './stored-games.js';

const { games } = await openStore();

test('a game is not read again for a subscriber while nothing changes', async () => {
  valueOf(await games.create('local', { id: 'quiet', state: fourPlayers }));
  valueOf(await games.recordEvents('local', 'quiet', [{ turnBegins: {} }]));
  let reads = 0;
  const counted: Games = {
    ...games,
    eventsSince: (...asked) => {
      reads += 1;
      return games.eventsSince(...asked);
    },
  };
  const changes = valueOf(await subscribeToGame(counted, 'local', 'quiet', { name: 'since', version: 0 }));
  expect(await changes.next()).toMatchObject({ value: { last: { version: 1 } } });
  const next = changes.next();
  await pause(500);
  const before = reads;
  await pause(5_500);
  expect(reads).toBe(before);
  await changes.return?.();
  expect(await next).toEqual({ value: undefined, done: true });
});
