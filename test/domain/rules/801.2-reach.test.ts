import { expect, test } from '@jest/globals';
import {
  battlesReached,
  playersInRangeOf,
  reachRuling,
  remoteness,
  sourceSaid,
  withPossessions,
} from '../../../src/domain/rules/801.2-reach.js';
import { citing } from '../../../src/domain/rulebook/citing.js';
import { entityOf, type GameState } from '../../../src/domain/state/game-state.js';
import { under } from '../in-editions.js';
import { ids } from '../rulings.js';
import { after, creature, leftBy, player, ring, siege, thing } from '../tables.js';

const objects = [
  creature('bear', 'D'),
  siege('siege', 'C', 'D'),
  thing('realm', 'Plane — Bolas', 'A'),
  thing('rod', 'Artifact', 'A'),
];
const state = ring('A B C D E F', { range: 1, objects });
const away = (id: string, table: GameState = state) => remoteness(table, player(table, 'A'), entityOf(table, id)).says;
const reach = (table: GameState, source: Parameters<typeof sourceSaid>[1]) =>
  reachRuling(table, source, 'may target', ({ says, about }) => citing('801.4').ruling(table, '801.4', says, ...about));

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
  expect([away('D', gone), away('bear', gone)]).toEqual([
    'A has left the game',
    'D controls bear, but A has left the game',
  ]);
});

test('800.4a: what one who has left still owns is out of reach; each sentence names whom it is about', () => {
  const anted = ring('A B C D', {
    range: 1,
    objects: [thing('card', 'Artifact', 'C', { zone: 'ANTE' }), thing('hand', 'Artifact', 'C', { zone: 'HAND' })],
  });
  expect(away('hand', anted)).toBe('C owns hand and sits 2 seats from A, whose range is 1 seat');
  const left = leftBy(anted, 'C');
  const told = (id: string, table: GameState) => remoteness(table, player(table, 'A'), entityOf(table, id));
  expect([told('card', left).says, ids(told('card', left).about)]).toEqual([
    'C, who owns card, has left the game',
    ['C', 'card'],
  ]);
  expect(
    [told('C', left), told('D', state), told('siege', state), told('siege', under('CR_2018', state))].map(({ about }) =>
      ids(about),
    ),
  ).toEqual([['C'], ['D', 'A'], ['C', 'siege', 'A', 'D'], ['C', 'siege', 'A', 'D']]);
  expect(ids(told('bear', state).about)).toEqual(['D', 'bear', 'A']);
});

test('801.18, 801.1, 801.2a: how far a spell or ability reaches, and by which rule', () => {
  expect(
    [reach(state, { object: 'realm' }), reach(ring('A B', { objects: [] }), { controller: 'A' })].map(
      ({ rule }) => rule.number,
    ),
  ).toEqual(['801.18', '801.1']);
  const unlimited = ring('A B C', { players: [{}, { rangeOfInfluence: 1 }] });
  expect(reach(unlimited, { controller: 'A' }).rule.number).toBe('801.2a');
  expect(reach(state, { object: 'rod' }).says).toBe(
    "rod may target A, B, F and what they control; nobody else is within A's range.",
  );
  expect(reach(unlimited, { controller: 'B' }).rule.number).toBe('801.4');
  expect(reach(unlimited, { controller: 'A' }).says).toBe(
    "A's range has no limit, so A's spell or ability may target anyone and anything.",
  );
  expect(reach(state, { object: 'realm' }).says).toBe('realm is exempt from range and may target anyone and anything.');
  expect(reach(ring('A B'), { controller: 'A' }).says).toBe(
    "This game does not limit ranges: A's spell or ability may target anyone and anything.",
  );
  expect(ids(reach(state, { object: 'rod' }).about)).toEqual(['A', 'rod', 'B', 'F']);
  expect(battlesReached(state, { object: 'realm' }, [entityOf(state, 'siege')])).toEqual([]);
});

test('the subject of a sentence is the object, or whose spell or ability it is', () => {
  expect([sourceSaid(state, { object: 'rod' }).says, sourceSaid(state, { controller: 'A' }).says]).toEqual([
    'rod',
    "A's spell or ability",
  ]);
  expect(sourceSaid(state, { controller: 'A' }, 'effect').says).toBe("A's effect");
  expect(
    [sourceSaid(state, { object: 'rod' }), sourceSaid(state, { controller: 'A' })].map(({ about }) => ids(about)),
  ).toEqual([['rod'], ['A']]);
  expect(ids(playersInRangeOf(state, player(state, 'C')))).toEqual(['B', 'C', 'D']);
  expect(withPossessions([player(state, 'A')])).toBe('A and what they control');
});
