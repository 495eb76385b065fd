import { expect, test } from '@jest/globals';
import { ALL_GAMES, createPendingNotifications } from '../../src/games/feed/pending-notifications.js';

test('changed games are pending until they are sent, also again after that failed', async () => {
  const pending = createPendingNotifications();
  expect(pending.isEmpty()).toBe(true);
  for (const game of ['one', 'other', 'one']) pending.add(game);
  expect(pending.isEmpty()).toBe(false);
  await expect(pending.sendBy(() => Promise.reject(new Error('The database is away.')))).rejects.toThrow('away');
  const sent: string[] = [];
  await pending.sendBy((games) => Promise.resolve(sent.push(...games)));
  expect([sent, pending.isEmpty()]).toEqual([['one', 'other'], true]);
  pending.add('one');
  expect(pending.isEmpty()).toBe(false);
});

test.each([
  ['a thousand games', Array.from({ length: 1_001 }, (_, index) => `game-${index}`)],
  ['a key longer than a notification', ['x'.repeat(1_001)]],
])('beyond %s all games are', async (_, games) => {
  const pending = createPendingNotifications();
  games.forEach(pending.add);
  pending.add('more');
  const sent: string[] = [];
  await pending.sendBy((each) => Promise.resolve(sent.push(...each)));
  expect(sent).toEqual([ALL_GAMES]);
});
