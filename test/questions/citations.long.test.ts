// 25 s: plays 2,000 random games to find every rule that an answer cites.
import { beforeAll, expect, test } from '@jest/globals';
import { catalogue } from '../../src/questions/catalogue/catalogue.js';
import { askRandomGames, askScenarios, faults, noCitations } from './citations.js';

/** Half a minute's work; a failure names the question and the rules, and CITATIONS_SEED plays other games. */
const games = 2_000;
const seed = Number(process.env['CITATIONS_SEED'] ?? 7);

const cited = noCitations();

beforeAll(() => {
  askScenarios(cited);
  askRandomGames(cited, games, seed);
});

test.each(catalogue.map(({ name, rules }) => [name, rules] as const))(
  '%s claims the rules that its answers cite, and no others',
  (name, rules) => {
    const found = cited.get(name) ?? new Set();
    const claimed = new Set<string>(rules);
    expect({
      seed,
      citedButNotClaimed: [...found].filter((rule) => !claimed.has(rule)).sort(),
      claimedButNeverCited: [...claimed].filter((rule) => !found.has(rule)).sort(),
    }).toEqual({ seed, citedButNotClaimed: [], claimedButNeverCited: [] });
  },
);

test('every answer rests on a ruling, and every number stands in its edition, the table’s wherever that has the rule', () =>
  expect({ seed, faults: [...faults].slice(0, 20) }).toEqual({ seed, faults: [] }));
