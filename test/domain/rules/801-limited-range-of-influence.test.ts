import { expect, test } from '@jest/globals';
import type { RulesEdition } from '../../../src/domain/rulebook/editions.js';
import {
  distanceSaid,
  isInRange,
  isPlayerInRange,
  rangeOf,
} from '../../../src/domain/rules/801-limited-range-of-influence.js';
import { legalTargets as legalTargetsOf } from '../../../src/domain/rules/801.4-targets.js';
import type { EntityFilter } from '../../../src/domain/state/entity-filter.js';
import { type GameState, objectOf } from '../../../src/domain/state/game-state.js';
import { editionsWhere, everyEdition, under, until } from '../in-editions.js';
import { doubts, ids, rules, sentences, sound } from '../rulings.js';
import { after, creature, emperors, inTeams, leftBy, nextTurn, player, ring, siege, thing } from '../tables.js';

const legalTargets: typeof legalTargetsOf = (...given) => sound(legalTargetsOf(...given));
const players: EntityFilter = { kind: 'PLAYER' };
const inRange = (state: GameState, id: string): string[] => {
  const { players: within, because } = rangeOf(state, player(state, id));
  expect(rules(because).length).toBeGreaterThan(0);
  return ids(within).sort();
};
const sees = (state: GameState, one: string, other: string): boolean => inRange(state, one).includes(other);
const six = 'P0 P1 P2 P3 P4 P5';
const five = 'A B C D E';

test('A01: range 1 holds the neighbours (printed example)', () => {
  expect(inRange(ring(six, { range: 1 }), 'P0')).toEqual(['P0', 'P1', 'P5']);
});

test('A02: range 2 leaves out only the opposite seat of six (printed example)', () => {
  expect(inRange(ring(six, { range: 2 }), 'P0')).toEqual(['P0', 'P1', 'P2', 'P4', 'P5']);
});

test('A03: a neighbour leaves: the distance holds for the turn (printed example)', () => {
  const before = ring('carissa rob alex dana erin', { range: 1 });
  const left = leftBy(before, 'rob');
  const next = nextTurn(left);
  expect([before, left, next].map((state) => sees(state, 'alex', 'carissa'))).toEqual([false, false, true]);
  expect(rules(rangeOf(left, player(left, 'alex')).because)).toContain('801.2c');
});

test('A04: at a table of three everybody is a neighbour', () => {
  expect(sees(ring('carissa rob alex', { range: 1 }), 'alex', 'carissa')).toBe(true);
});

test.each([2, 3, 4, 5, 6, 7, 8])('A05: with %i players a range holds the smaller of n and 2r+1', (count) => {
  const names = Array.from({ length: count }, (_, seat) => `p${seat}`).join(' ');
  for (const range of [0, 1, 2, 3])
    expect(inRange(ring(names, { range }), 'p0')).toHaveLength(Math.min(count, 2 * range + 1));
});

test('A07: range has a direction', () => {
  const state = ring('X M Y Z', { players: [{ rangeOfInfluence: 2 }, {}, { rangeOfInfluence: 1 }] });
  expect([sees(state, 'X', 'Y'), sees(state, 'Y', 'X')]).toEqual([true, false]);
});

test('A08: everybody is in their own range, even with range 0', () => {
  expect(inRange(ring(five, { range: 0 }), 'A')).toEqual(['A']);
});

test('A10: seats vacated on earlier turns do not count', () => {
  const gone = [{}, { inGame: false }, { inGame: false }, { inGame: false }];
  const state = ring('P0 P1 P2 P3 P4 P5 P6 P7', { range: 2, players: gone });
  expect(inRange(state, 'P0')).toEqual(['P0', 'P4', 'P5', 'P6', 'P7']);
});

test('A13: an extra turn refreshes ranges', () => {
  const state = ring('alex rob carissa dana', { range: 1 });
  const extra = after(leftBy(state, 'rob'), { extraTurn: { player: 'alex' } }, { turnEnds: {} }, { turnBegins: {} });
  expect(extra.turn.activePlayers).toEqual(['alex']);
  expect(sees(extra, 'alex', 'carissa')).toBe(true);
});

test('A14: the turn that begins next refreshes them, the departed player’s never begins', () => {
  const state = nextTurn(leftBy(ring('alex rob carissa dana', { range: 1 }), 'rob'));
  expect(state.turn.activePlayers).toEqual(['carissa']);
  expect(sees(state, 'alex', 'carissa')).toBe(true);
});

test('A16: a card without a controller goes by its owner', () => {
  const state = ring(five, { range: 1, objects: [thing('card', 'Instant', 'C', { zone: 'GRAVEYARD' })] });
  const { excluded } = legalTargets(state, { controller: 'A' }, { zone: 'GRAVEYARD' });
  expect(ids(excluded.map(({ entity }) => entity))).toEqual(['card']);
  expect(excluded[0]?.because[0].says).toContain('C owns card');
});

test('two battles within range through their protectors alone, and one through its controller', () => {
  const objects = [siege('s1', 'C', 'B'), siege('s2', 'D', 'E'), siege('s3', 'E', 'B')];
  const state = ring('A B C D E', { range: 1, objects });
  const last = rangeOf(state, player(state, 'A')).because.at(-1);
  expect(last?.rule.number).toBe('801.2d');
  expect(last?.says).toBe("s1 and s2 are within A's range only because B and E protect them.");
});

test('A17: a battle is in range through its protector, in editions with battles', () => {
  const state = ring(five, { range: 1, objects: [thing('siege', 'Battle — Siege', 'C', { protector: 'B' })] });
  const holds = (edition: RulesEdition) => {
    const asked = under(edition, state);
    return isInRange(asked, player(asked, 'A'), objectOf(asked, 'siege'));
  };
  expect(editionsWhere(holds)).toEqual(['CR_2023', 'CR_2026', 'CR_2026_09']);
  const old = legalTargets(under('CR_2008', state), { controller: 'A' }, { types: ['Battle'] });
  expect(old.excluded[0]?.because[0].says).toContain('in CR_2008 its protector B does not count');
  expect(old.because.at(-1)?.says).toContain('CR_2008 has no rules for battles such as siege');
});

test('a battle whose protector has left this turn has none', () => {
  const state = leftBy(ring(five, { range: 1, objects: [siege('siege', 'C', 'B')] }), 'B');
  const { excluded } = legalTargets(state, { controller: 'A' }, { types: ['Battle'] });
  expect(ids(excluded.map(({ entity }) => entity))).toEqual(['siege']);
  expect(excluded[0]?.because[0].says).not.toContain('protector');
  expect(sentences(rangeOf(state, player(state, 'A')).because).join(' ')).not.toContain('protect');
});

test('what an edition has never heard of is said', () => {
  const objects = [
    siege('siege', 'A', 'B'),
    ...[thing('walker', 'Planeswalker — Jace', 'A'), thing('fort', 'Artifact — Fortification', 'A')],
    ...['Plane', 'Phenomenon'].map((typeLine) => thing(typeLine, typeLine, 'A', { zone: 'COMMAND' })),
  ];
  const state = ring(five, { range: 1, objects });
  const unknown = everyEdition.map((edition) => {
    const asked = under(edition, state);
    const { because } = rangeOf(asked, player(asked, 'A'));
    return because.flatMap(({ says }) => /has no rules for (\S+) such as/.exec(says)?.[1] ?? []).join(' ');
  });
  const oldest = 'battles planeswalkers Fortifications planes phenomena';
  const old = 'battles planes phenomena';
  expect(unknown).toEqual([oldest, oldest, old, old, 'battles', 'battles', '', '', '']);
});

test.each(['COMMANDER', 'TEAM_VS_TEAM'] as const)('so is the variant %s before 2010', (variant) => {
  const state = variant === 'COMMANDER' ? ring('A1 A2 B1 B2', { variant }) : inTeams('A1 A2 B1 B2');
  const says = (edition: RulesEdition) =>
    sentences(legalTargets(under(edition, state), { controller: 'A1' }, players).because).some((each) =>
      each.includes(`${edition} does not have the variant ${variant}`),
    );
  expect(editionsWhere(says)).toEqual(until('CR_2009'));
});

test('A19: teammates count as seats', () => {
  const state = emperors();
  const seats = (from: string, to: string) =>
    rangeOf(state, player(state, from)).distances.find((each) => each.player.id === to)?.seats;
  expect([seats('AE', 'B1'), seats('A1', 'A2')]).toEqual([2, 2]);
});

test('K15: in Grand Melee the range waits for the next turn that anybody begins; doubtful', () => {
  const state = ring('A B C D E F G H I J', { variant: 'GRAND_MELEE' });
  const left = leftBy(state, 'C');
  const { because } = rangeOf(left, player(left, 'B'));
  expect([sees(left, 'B', 'D'), rules(because).includes('807.4h'), doubts(because).length]).toEqual([false, true, 1]);
});

test('seats that no longer count, in words; one turn marker leaves no doubt', () => {
  const said = (state: GameState, who: string) =>
    rangeOf(state, player(state, who)).because.flatMap(({ rule, says, doubt }) =>
      rule.key === '801.2c' || rule.key === '807.4h' ? [`${says}${doubt ? ' (?)' : ''}`] : [],
    );
  const left = [{ inGame: false }, {}, {}, { inGame: false }];
  expect(said(ring('A B C D E', { range: 1, players: left }), 'B')).toEqual([
    'A and D left before this turn began, so their seats no longer count.',
  ]);
  expect(said(ring('A B C D E', { range: 1, players: left.slice(0, 1) }), 'B')).toEqual([
    'A left before this turn began, so their seat no longer counts.',
  ]);
  const one = ring('A B C D E F G', { variant: 'GRAND_MELEE', players: [{}, { inGame: false, leftThisTurn: true }] });
  expect(said(one, 'A')).toEqual(['B left this turn; their seat still counts until the next turn begins.']);
});

test('the objects in range may be filtered', () => {
  const objects = [creature('bear', 'A'), thing('land', 'Land', 'B')];
  const state = ring('A B C D', { range: 1, objects });
  const found = rangeOf(state, player(state, 'A'));
  expect(ids(found.objects({}))).toEqual(['bear', 'land']);
  expect(ids(found.objects({ filter: { types: ['Land'] } }))).toEqual(['land']);
});

test('how far away somebody sits, or that they have left', () => {
  const state = ring('A B C D E', { range: 1, players: [{}, {}, {}, { inGame: false }] });
  const distance = (from: string, to: string) => distanceSaid(state, player(state, from), player(state, to));
  expect(distance('A', 'C')).toBe('C sits 2 seats from A, whose range is 1 seat');
  expect(distance('A', 'D')).toBe('D has left the game');
  expect(distance('D', 'A')).toBe('D has left the game');
});

test('a player who has left has nobody in range', () => {
  const state = leftBy(ring(five, { range: 1 }), 'B');
  expect(rangeOf(state, player(state, 'B')).players).toEqual([]);
});

test('801.2a, 801.2b: one without a limit has those who have left in range, one who has left themselves', () => {
  const objects = [thing('ante', 'Artifact', 'B', { zone: 'ANTE' }), creature('bear', 'C')];
  const near = { rangeOfInfluence: 1 };
  const mixed = ring('A B C D', { players: [{}, { ...near, inGame: false }, near, near], objects });
  const reach = (id: string) => ids(rangeOf(mixed, player(mixed, id)).objects({}));
  expect([reach('A'), reach('C'), reach('D')]).toEqual([['ante', 'bear'], ['bear'], ['bear']]);
  const sees = (from: string, to: string) => isPlayerInRange(mixed, player(mixed, from), player(mixed, to));
  expect([sees('A', 'B'), sees('B', 'B'), sees('C', 'B')]).toEqual([true, true, false]);
});
