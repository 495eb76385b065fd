import { expect, test } from '@jest/globals';
import { createSignal } from '../../src/games/feed/signal.js';
import { createSubscribers } from '../../src/games/feed/subscribers.js';
import { ALL_GAMES } from '../../src/games/feed/pending-notifications.js';

test('subscribers are told of their game, or of every one, until they leave', () => {
  const subscribers = createSubscribers();
  const told: string[] = [];
  const subscriber = (name: string, id: string) => ({
    ...{ tenant: 'acme', id, lastSeen: () => name, notify: () => void told.push(name) },
  });
  const toldBy = (game: string) => {
    subscribers.notify(game);
    return told.splice(0);
  };
  expect(subscribers.isEmpty()).toBe(true);
  const [one, other, third] = [subscriber('one', 'a'), subscriber('other', 'a'), subscriber('third', 'b')];
  const leave = subscribers.add(one);
  const leaveToo = subscribers.add(other);
  const leaveLast = subscribers.add(third);
  const heard = ['a/acme', 'b/acme', 'c/acme', 'a/another'].map((each) => toldBy(each).join(' '));
  expect(heard).toEqual(['one other', 'third', '', '']);
  expect(toldBy(ALL_GAMES)).toEqual(['one', 'other', 'third']);
  expect(subscribers.byGame()).toEqual([[one, other], [third]]);
  leave();
  expect([subscribers.isEmpty(), subscribers.byGame()]).toEqual([false, [[other], [third]]]);
  leaveToo();
  subscribers.add(one);
  leaveToo();
  expect(toldBy('a/acme')).toEqual(['one']);
  leaveLast();
  expect(subscribers.byGame()).toEqual([[one]]);
});

test('a signal wakes whoever waits, at once where it was raised before, and otherwise in time', async () => {
  const signal = createSignal();
  const timeOf = async (work: Promise<void>) => {
    const start = performance.now();
    await work;
    return performance.now() - start;
  };
  signal.raise();
  signal.raise();
  expect(await timeOf(signal.wait(10_000))).toBeLessThan(1_000);
  expect(await timeOf(signal.wait(200))).toBeGreaterThan(150);
  setTimeout(signal.raise, 200);
  expect(await timeOf(signal.wait())).toBeGreaterThan(150);
  expect(await timeOf(signal.wait(200))).toBeGreaterThan(150);
});
