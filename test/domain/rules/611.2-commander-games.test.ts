import { expect, test } from '@jest/globals';
import { randomCases } from '../../random-cases.js';
import { randomNumbers } from '../../random-numbers.js';
import { anyEvent, game, play } from '../commander-games.js';

test('a game of Commander of eight turns is after each event as a model of the rules tells it', () => {
  const played = play(game.map((event) => () => event));
  for (const [log, domain, model] of played) expect([log, domain]).toEqual([log, model]);
  expect(played.at(-1)?.[0]).toEqual(game);
  expect(game.filter(({ turnBegins }) => turnBegins)).toHaveLength(8);
});

test('so is a random game', () => {
  for (let seed = 0; seed < randomCases(10); seed += 1) {
    const making = anyEvent(randomNumbers(seed));
    for (const [log, domain, model] of play(Array.from({ length: 40 }, () => making)))
      expect([seed, log, domain]).toEqual([seed, log, model]);
  }
});
