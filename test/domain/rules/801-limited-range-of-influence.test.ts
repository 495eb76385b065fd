import { expect, test } from '@jest/globals';
import { isInRange } from '../../../src/domain/state/range.js';
import * as ranges from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { legalTargets as legalTargetsOf } from '../../../src/domain/rules/801.4-targets.js';
import { type GameState, objectOf } from '../../../src/domain/state/game-state.js';
import { after, creature, doubts, editionsOf, emperors, excludedFrom, ids, inTeams, leftBy } from '../tables.js';
import { nextTurn, player, ring, rules, saidBy, sentences, siege, sound, thing, under, until } from '../tables.js';
import { written } from '../tables.js';

const legalTargets: typeof legalTargetsOf = (...given) => sound(legalTargetsOf(...given));
const rangeOf = (state: GameState, id: string) => ranges.rangeOf(state, player(state, id));
/** Tells whom somebody has within range, in the order of the alphabet. */
const inRange = (state: GameState, id: string): string => {
  const { players: within, because } = rangeOf(state, id);
  expect(rules(because).length).toBeGreaterThan(0);
  return ids(within).sort().join(' ');
};
const six = 'P0 P1 P2 P3 P4 P5';
const five = 'A B C D E';
const before = ring('carissa rob alex dana erin', { range: 1 });
const robLeft = leftBy(before, 'rob');
const gone = written('range 2 | P0 | P1 left | P2 left | P3 left | P4 | P5 | P6 | P7');
const four = leftBy(ring('alex rob carissa dana', { range: 1 }), 'rob');
const extra = after(four, { extraTurn: { player: 'alex' } }, { turnEnds: {} }, { turnBegins: {} });
const uneven = written('X | M | Y | Z | ranges: X 2; Y 1');
const grand = leftBy(ring('A B C D E F G H I J', { variant: 'GRAND_MELEE' }), 'C');

test.each<[string, GameState, string, string]>([
  ['A01: range 1 holds the neighbors (printed example)', ring(six, { range: 1 }), 'P0', 'P0 P1 P5'],
  ['A02: range 2 all but the opposite seat of six (printed example)', ring(six, { range: 2 }), 'P0', 'P0 P1 P2 P4 P5'],
  ['A03: the next but one is not in range 1 (printed example)', before, 'alex', 'alex dana rob'],
  ['A03: nor once a neighbor has left, in that turn (printed example)', robLeft, 'alex', 'alex dana'],
  ['A03: but from the next turn on (printed example)', nextTurn(robLeft), 'alex', 'alex carissa dana'],
  ['A04: at a table of three everybody is a neighbor', ring('B C A', { range: 1 }), 'A', 'A B C'],
  ['A07: range has a direction', uneven, 'X', 'M X Y Z'],
  ['A07: and is not given back', uneven, 'Y', 'M Y Z'],
  ['A08: everybody is in their own range, even with range 0', ring(five, { range: 0 }), 'A', 'A'],
  ['A10: seats vacated on earlier turns do not count', gone, 'P0', 'P0 P4 P5 P6 P7'],
  ['A13: an extra turn refreshes ranges', extra, 'alex', 'alex carissa dana'],
  ['A14: the turn that begins next refreshes them', nextTurn(four), 'alex', 'alex carissa dana'],
  ['K15: in Grand Melee the range waits for the next turn that anybody begins', grand, 'B', 'A B'],
  ['a player who has left has nobody in range', leftBy(ring(five, { range: 1 }), 'B'), 'B', ''],
])('%s', (_, state, who, expected) => expect(inRange(state, who)).toBe(expected));

test('A03, K15: the rule; doubtful in Grand Melee; A13, A14: whose turn it is', () => {
  expect(rules(rangeOf(robLeft, 'alex').because)).toContain('801.2c');
  const { because } = rangeOf(grand, 'B');
  expect([rules(because).includes('807.4h'), doubts(because).length]).toEqual([true, 1]);
  expect([extra, nextTurn(four)].map(({ turn }) => turn.activePlayers)).toEqual([['alex'], ['carissa']]);
});

test('807.4h: when seats stop counting while several turns are under way, in words', () => {
  const said = (state: GameState, who: string) => saidBy(rangeOf(state, who).because, '807.4h').join();
  expect(said(grand, 'B')).toBe('As soon as any player begins a turn, the seat of C stops counting.');
  expect(said(leftBy(grand, 'D'), 'A')).toBe(
    "As soon as any player begins a turn, the seats of C and D stop counting, even in the middle of A's turn.",
  );
  expect(doubts(rangeOf(grand, 'A').because)[0]).toMatch(/, or whether ranges change in the middle of a turn\.$/);
  const still = saidBy(rangeOf(leftBy(grand, 'D'), 'A').because, '801.2c');
  expect(still).toEqual(['C and D left this turn; their seats still count until the next turn begins.']);
});

test.each([2, 3, 4, 5, 6, 7, 8])('A05: with %i players a range holds the smaller of n and 2r+1', (count) => {
  const names = Array.from({ length: count }, (_, seat) => `p${seat}`).join(' ');
  for (const range of [0, 1, 2, 3])
    expect(inRange(ring(names, { range }), 'p0').split(' ')).toHaveLength(Math.min(count, 2 * range + 1));
});

test.each(['COMMANDER', 'TEAM_VS_TEAM'] as const)('so is the variant %s before 2010', (variant) => {
  const state = variant === 'COMMANDER' ? ring('A1 A2 B1 B2', { variant }) : inTeams('A1 A2 B1 B2');
  const says = (at: GameState) =>
    sentences(legalTargets(at, { controller: 'A1' }, { kind: 'PLAYER' }).because).some((each) =>
      each.startsWith(`${at.edition} has no rules for ${variant === 'COMMANDER' ? 'Commander' : 'Team vs. Team'}`),
    );
  expect(editionsOf(state, says)).toEqual(until('CR_2009'));
});

test('A19: teammates count as seats', () => {
  const seats = (from: string, to: string) =>
    rangeOf(emperors(), from).distances.find((each) => each.player.id === to)?.seats;
  expect([seats('AE', 'B1'), seats('A1', 'A2')]).toEqual([2, 2]);
});

test.each([
  ['A left | B | C | D left | E', 'B', 'A and D left before this turn began, so their seats no longer count.'],
  ['A left | B | C | D | E', 'B', 'A left before this turn began, so their seat no longer counts.'],
  [
    'Grand Melee | A | B left this turn | C | D | E | F | G',
    'A',
    'B left this turn; their seat still counts until the next turn begins.',
  ],
])('seats that no longer count, in words; one turn marker leaves no doubt: %s', (table, who, says) => {
  const state = written(table.startsWith('Grand') ? table : `range 1 | ${table}`);
  const told = rangeOf(state, who).because.filter(({ rule }) => rule.key === '801.2c' || rule.key === '807.4h');
  expect([sentences(told), doubts(told)]).toEqual([[says], []]);
});

test('the objects in range may be filtered', () => {
  const objects = [creature('bear', 'A'), thing('land', 'Land', 'B')];
  const found = rangeOf(ring('A B C D', { range: 1, objects }), 'A');
  expect(ids(found.objects({}))).toEqual(['bear', 'land']);
  expect(ids(found.objects({ filter: { types: ['Land'] } }))).toEqual(['land']);
});

test('how far away somebody sits, or that they have left', () => {
  const state = written('range 1 | A | B | C | D left | E');
  const distance = (from: string, to: string) => ranges.describeDistance(state, player(state, from), player(state, to));
  expect(distance('A', 'C')).toBe('C sits 2 seats from A, whose range is 1 seat');
  expect([distance('A', 'D'), distance('D', 'A')]).toEqual(['D has left the game', 'D has left the game']);
});

test('A16: a card without a controller goes by its owner', () => {
  const state = written("range 1 | A | B | C | D | E | C's graveyard: card (Instant)");
  const found = legalTargets(state, { controller: 'A' }, { zone: 'GRAVEYARD' });
  expect(excludedFrom(found)).toEqual(['card']);
  expect(found.excluded[0]?.because[0].says).toContain('C owns card');
});

test('A17: a battle is in range through its protector, in editions with battles, unless that one left this turn', () => {
  const state = ring(five, { range: 1, objects: [siege('siege', 'C', 'B')] });
  const holds = (at: GameState) => isInRange(at, player(at, 'A'), objectOf(at, 'siege'));
  expect(editionsOf(state, holds)).toEqual(['CR_2023', 'CR_2026', 'CR_2026_09']);
  const targets = (at: GameState) => legalTargets(at, { controller: 'A' }, { types: ['Battle'] });
  const old = targets(under('CR_2008', state));
  expect(old.excluded[0]?.because[0].says).toContain('in CR_2008 its protector B does not count');
  expect(old.because.at(-1)?.says).toContain('CR_2008 has no rules for battles such as siege');
  const left = targets(leftBy(state, 'B'));
  expect(excludedFrom(left)).toEqual(['siege']);
  expect(left.excluded[0]?.because[0].says).not.toContain('protector');
  expect(sentences(rangeOf(leftBy(state, 'B'), 'A').because).join(' ')).not.toContain('protect');
});

test('801.2, 801.2a, 801.2d: who and what is within range, in words', () => {
  const told = (state: GameState, id: string) => sentences(rangeOf(state, id).because);
  const own = "A's range is 0 seats; no other player is within it.";
  expect(told(ring(five, { range: 0 }), 'A')).toEqual([own, 'A is always within their own range.']);
  expect(told(uneven, 'M')).toEqual(["M's range has no limit, though other players' ranges do."]);
  const sieges = [siege('one', 'C', 'B'), siege('two', 'D', 'E')];
  expect([1, 2].map((count) => told(ring(five, { range: 1, objects: sieges.slice(0, count) }), 'A').at(-1))).toEqual([
    "one is within A's range only because B protects it.",
    "one and two are within A's range only because B and E protect them.",
  ]);
});
