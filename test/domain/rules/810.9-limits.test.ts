import { expect, test } from '@jest/globals';
import { lifeChanges } from '../../../src/domain/events/life-changes.js';
import { lifeAfter } from '../../../src/domain/rules/810.9-team-life.js';
import { changeIn, changeInShort } from '../life-changes-told.js';
import { doubts, rules, sentences, written } from '../tables.js';

const seats = 'a1 team A | a2 team A | b1 team B | b2 team B';
const heads = written(`Two-Headed Giant | teams: A 20 poison 2; B | ${seats}`);
const inOld = (edition: string) => written(`Two-Headed Giant, edition ${edition} | teams: A 20; B | ${seats}`);
const alone = written('ann | bob');
const uneven = written('ann 8 | bob');
const swap = 'SET ann 20, bob 8';

test.each([
  ['L16: nobody on the team gains', heads, 'GAIN a2 4; cantGainLife a1', '20: 810.9g'],
  ['… the other team does', heads, 'GAIN a2 4; cantGainLife b1', '24: 810.9'],
  ['L17: nobody loses by damage', heads, 'DAMAGE a2 4; cantLoseLife a1', '20: 810.9h'],
  ['… nor pays', heads, 'PAY a2 4; cantLoseLife a1', 'not allowed 20: 810.9h'],
  ['… but for nothing', heads, 'PAY a2 0; cantLoseLife a1', '20: 119.4 810.9a'],
  ['a total set higher is no gain', heads, 'SET a2 30; cantGainLife a1', '20: 810.9g'],
  ['a total set lower is no gain either', heads, 'SET a2 3; cantGainLife a1', '3: 810.9c'],
  ['nobody gets poison', heads, 'POISON a2 4; cantGetPoison a1', '2: 810.10c'],
  ['… but may lose some', heads, 'POISON a2 -1; cantGetPoison a1', '1: 810.10b'],
  ['no exchange by which one would gain', heads, 'EXCHANGE a1, b1; cantGainLife a2', 'not allowed 20 30: 810.9g'],
  ['119.7: a total of one’s own', alone, 'GAIN ann 2, bob 2; cantGainLife ann', '20 22: 119.7 119.3'],
  ['122.1f: poison of one’s own', alone, 'POISON ann 2, bob 2; cantGetPoison ann', '0 2: 122.1f 122.1f'],
  ['119.8: a loss of one’s own', alone, 'LOSE ann 2, bob 2; cantLoseLife bob', '18 20: 119.3 119.8'],
  ['810.9f: between one of each team', heads, 'SET a1 10, b1 10; redistributes', '10 10: 810.9c 810.9c'],
  ['810.9f: not two of one', heads, 'SET a1 10, a2 10, b1 10; redistributes', 'not allowed 20 30: 810.9f'],
  ['119.7: no higher total', uneven, `${swap}; redistributes; cantGainLife ann`, 'not allowed 8 20: 119.7'],
  ['119.8: no lower total', uneven, `${swap}; redistributes; cantLoseLife bob`, 'not allowed 8 20: 119.8'],
  ['… but the other way', uneven, `${swap}; redistributes; cantGainLife bob; cantLoseLife ann`, '20 8: 119.5 119.5'],
  ['… if it is set alone', uneven, `${swap}; cantGainLife ann`, '8 8: 119.7 119.5'],
  ['810.9h: nor their team', heads, 'SET a1 10, b1 10; redistributes; cantLoseLife a2', 'not allowed 20 30: 810.9h'],
])('%s', (_, state, told, expected) => expect(changeInShort(state, told)).toBe(expected));

test.each([
  ['what a player themself can', 'GAIN a2 4; cantGainLife a2', '103.2', 0],
  ['… and by a teammate', 'GAIN a2 4; cantGainLife a1', '810.9g', 1],
  ['… of several not all', 'LOSE a2 4, a1 1; cantLoseLife a2', '810.9h', 1],
])("101.2: before the rules on teams it is plain that nobody does %s't", (_, told, rule, doubtful) => {
  const { totals, because } = lifeAfter(inOld('2006'), changeIn(told));
  expect(totals.every(({ before, after }) => before === after)).toBe(true);
  expect([rules(because), doubts(because).length]).toEqual([[rule], doubtful]);
});

test.each([
  ['a1', heads, /^a1 can't gain life, and neither can anybody on team A: the total stays at 20\.$/],
  ['a2', inOld('2006'), /^a2 can't gain life: the total stays at 20\./],
  ['a2', written('a1 | a2'), /^a2 can't gain life: the total stays at 20\.$/],
])('who can’t, and whose total stays: %s', (who, state, says) =>
  expect(lifeAfter(state, changeIn(`GAIN a2 4; cantGainLife ${who}`)).because[0].says).toMatch(says),
);

test('an edition from before the rule gets today’s answer with a doubt', () => {
  const gain = changeIn('GAIN a2 4; cantGainLife a1');
  expect(lifeAfter(inOld('2009'), gain).because[0].doubt).toContain('CR_2009');
  expect(lifeAfter(inOld('2013'), gain).because[0].doubt).toBeUndefined();
});

test('the event does as the question says', () => {
  expect(lifeChanges.happen(heads, changeIn('DAMAGE a2 4; cantLoseLife a1')).teams[0]?.life).toBe(20);
  const event = changeIn(`${swap}; redistributes; cantGainLife ann`);
  expect(lifeChanges.objections?.(uneven, event).map(({ rule }) => rule.number)).toEqual(['119.7']);
  expect(lifeChanges.happen(uneven, event).players.map(({ life }) => life)).toEqual([8, 20]);
});

test.each([
  [heads, 'POISON a2 4; cantGetPoison a1', "a1 can't get poison counters, and neither can anybody on team A", '2'],
  [alone, 'POISON ann 2; cantGetPoison ann', "ann can't get poison counters", '0'],
  [heads, 'LOSE a2 4; cantLoseLife a1', "a1 can't lose life, and neither can anybody on team A", '20'],
])('who can’t, in words: %#', (state, told, says, total) =>
  expect(sentences(lifeAfter(state, changeIn(told)).because)).toEqual([`${says}: the total stays at ${total}.`]),
);

test('119.7, 810.9f: why a redistribution is not made, in words', () => {
  const said = (state: typeof heads, told: string) =>
    lifeAfter(state, changeIn(`${told}; redistributes`)).because[0].says;
  expect(said(uneven, `${swap}; cantGainLife ann`)).toBe(
    "ann can't gain life: a redistribution may not take the total from 8 to 20.",
  );
  expect(said(heads, 'SET a1 10, a2 10, b1 10')).toBe(
    'a1 and a2 share the life total of team A, so only one of them may be part of the redistribution.',
  );
});
