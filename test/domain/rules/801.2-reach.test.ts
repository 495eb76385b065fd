import { expect, test } from '@jest/globals';
import * as reaching from '../../../src/domain/rules/801.2-reach.js';
import { citing } from '../../../src/domain/rulebook/citing.js';
import { entityOf, type GameState } from '../../../src/domain/state/game-state.js';
import { after, creature, ids, leftBy, player, ring, siege, thing, under } from '../tables.js';

const rest = [thing('realm', 'Plane — Bolas', 'A'), thing('rod', 'Artifact', 'A')];
const objects = [creature('bear', 'D'), siege('siege', 'C', 'D'), ...rest];
const state = ring('A B C D E F', { range: 1, objects });
const oneLimited = ring('A B C', { players: [{}, { rangeOfInfluence: 1 }] });
const away = (id: string, table: GameState = state) =>
  reaching.describeDistanceTo(table, player(table, 'A'), entityOf(table, id)).says;
const { ruling } = citing('801.4');
const reach = (table: GameState, source: Parameters<typeof reaching.describeSource>[1]) =>
  reaching.reachRuling(table, source, 'may target', ({ says, about }) => ruling(table, '801.4', says, ...about));

test('what is out of range sits too far away, or with somebody who does', () => {
  expect(away('C')).toBe('C sits 2 seats from A, whose range is 1 seat');
  expect(away('bear')).toBe('D controls bear and sits 3 seats from A, whose range is 1 seat');
  expect(away('siege')).toBe(
    'C controls siege and sits 2 seats from A, whose range is 1 seat, and its protector D is out of range, too',
  );
  expect(away('siege', under('CR_2018', state))).toContain('in CR_2018 its protector D does not count');
});

test('800.4a: whoever has left is nowhere, on either side', () => {
  const left = after(leftBy(state, 'C'), { turnEnds: {} }, { turnBegins: { player: 'B' } });
  expect(away('C', left)).toBe('C has left the game');
  const gone = after(leftBy(state, 'A'), { turnEnds: {} }, { turnBegins: { player: 'B' } });
  expect(away('D', gone)).toBe('A has left the game');
  expect(ids(reaching.describeDistanceTo(gone, player(gone, 'A'), entityOf(gone, 'D')).about)).toEqual(['A']);
  expect(away('bear', gone)).toBe('D controls bear, but A has left the game');
});

test('800.4a: what one who has left still owns is out of reach; each sentence names whom it is about', () => {
  const cards = (['ANTE', 'HAND'] as const).map((zone) => thing(zone, 'Artifact', 'C', { zone }));
  const anted = ring('A B C D', { range: 1, objects: cards });
  expect(away('HAND', anted)).toBe('C owns HAND and sits 2 seats from A, whose range is 1 seat');
  const left = leftBy(anted, 'C');
  expect(away('ANTE', left)).toBe('C, who owns ANTE, has left the game');
  const about = (id: string, table = state) =>
    ids(reaching.describeDistanceTo(table, player(table, 'A'), entityOf(table, id)).about).join(' ');
  expect([about('ANTE', left), about('C', left), about('D'), about('bear')].join()).toBe('C ANTE,C,D A,D bear A');
  expect([about('siege'), about('siege', under('CR_2018', state))]).toEqual(['C siege A D', 'C siege A D']);
});

test('801.18, 801.1, 801.2a: how far a spell or ability reaches, and by which rule', () => {
  const told = (table: GameState, source: Parameters<typeof reaching.describeSource>[1]) => {
    const { rule, says } = reach(table, source);
    return `${rule.number}: ${says}`;
  };
  const exempt = '801.18: realm is exempt from range and may target players and objects wherever they sit.';
  expect(told(state, { object: 'realm' })).toBe(exempt);
  const everything = "A's spell or ability may target players and objects wherever they sit.";
  expect(told(ring('A B'), { controller: 'A' })).toBe(`801.1: This game does not limit ranges: ${everything}`);
  expect(told(oneLimited, { controller: 'A' })).toBe(`801.2a: A's range has no limit, so ${everything}`);
  expect(told(oneLimited, { controller: 'B' })).toMatch(/^801\.4: /);
  const near = "801.4: rod may target A, B, F and what they control; nobody else is within A's range.";
  expect(told(state, { object: 'rod' })).toBe(near);
  expect(ids(reach(state, { object: 'rod' }).about)).toEqual(['A', 'rod', 'B', 'F']);
  expect(reaching.battlesReached(state, { object: 'realm' }, [entityOf(state, 'siege')])).toEqual([]);
});

test('the subject of a sentence is the object, or whose spell or ability it is; who is in range, and what is theirs', () => {
  const said = (...given: [Parameters<typeof reaching.describeSource>[1], string?]) => {
    const { says, about } = reaching.describeSource(state, ...given);
    return `${says} (${ids(about).join(' ')})`;
  };
  expect([said({ object: 'rod' }), said({ controller: 'A' })]).toEqual(['rod (rod)', "A's spell or ability (A)"]);
  expect(reaching.describeSource(state, { controller: 'A' }, 'effect').says).toBe("A's effect");
  expect(ids(reaching.playersInRangeOf(state, player(state, 'C')))).toEqual(['B', 'C', 'D']);
  expect(reaching.withPossessions([player(state, 'A')])).toBe('A and what they control');
});
