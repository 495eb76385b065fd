import { describe, expect, test } from '@jest/globals';
import * as effects from '../../../src/domain/rules/801.10-effects.js';
import type { EntityFilter } from '../../../src/domain/state/filters/entity-filter.js';
import { entityOf, type GameState } from '../../../src/domain/state/game-state.js';
import { attackVerdict } from '../attacks.js';
import { doubts, excludedFrom, ids, rules, sound } from '../rulings.js';
import { bears, creature, editionsOf, inEveryEdition, leftBy, ring, thing, under } from '../tables.js';

const affectedBy: typeof effects.affectedBy = (...given) => sound(effects.affectedBy(...given));
const informationFor: typeof effects.informationFor = (...given) => sound(effects.informationFor(...given));
const players: EntityFilter = { kind: 'PLAYER' };
const anything: EntityFilter = { anyOf: [players, { kind: 'OBJECT' }] };
const creatures: EntityFilter = { types: ['Creature'] };
const five = 'A B C D E';
const of = (controller: string) => ({ controller });

describe('effects and information', () => {
  const names = 'E Rob Alex L M N';
  const elves = names.split(' ').flatMap((name) => [creature(`${name}1`, name), creature(`${name}2`, name)]);
  const coat = ring(names, { range: 1, objects: [thing('coat', 'Artifact', 'Alex'), ...elves] });
  const seen = (state: GameState, regarding: string): string[] => {
    const { included } = informationFor(state, { object: 'coat' }, creatures, entityOf(state, regarding));
    return ids(included.filter(({ id }) => id !== regarding)).sort();
  };

  test('F01: Pyroclasm (printed example)', () => {
    const { included, because } = affectedBy(ring(names, { range: 1, objects: elves }), of('Alex'), creatures);
    expect(ids(included).sort().join(' ')).toBe('Alex1 Alex2 L1 L2 Rob1 Rob2');
    expect(rules(because)).toEqual(['801.10']);
  });

  test('F02: Coat of Arms, one’s own creatures: +5 (printed example)', () =>
    expect(editionsOf(coat, (at) => seen(at, 'Alex1').length !== 5)).toEqual([]));

  test('F03: Coat of Arms, a neighbor’s creatures: +3 until 2011, then +5 (printed example, reversed)', () => {
    expect(inEveryEdition(coat, (at) => seen(at, 'Rob1').length)).toEqual([3, 3, 3, 3, 5, 5, 5, 5, 5]);
    expect(seen(under('CR_2009', coat), 'Rob1')).toEqual(['Alex1', 'Alex2', 'Rob2']);
  });

  test('F04: Coat of Arms does nothing out of range', () => {
    const outside = excludedFrom(affectedBy(coat, { object: 'coat' }, creatures));
    expect(outside.sort().join(' ')).toBe('E1 E2 M1 M2 N1 N2');
    const { because } = informationFor(coat, { object: 'coat' }, creatures, entityOf(coat, 'E1'));
    expect(rules(because)).toContain('801.10');
  });

  test.each(['F05', 'F07', 'F12'])('%s: opponents, spells cast and life totals are counted within range', () => {
    const state = ring('A B C D E F', { range: 1 });
    const opponents = informationFor(state, of('A'), { kind: 'PLAYER', opponentOf: 'A' }, null);
    expect([ids(opponents.included), rules(opponents.because)]).toEqual([['B', 'F'], ['801.11']]);
  });

  test.each([
    ['F08: a tax', ring(five, { range: 1 }), 'A B E'],
    ['F15: a search', ring(five, { range: 1 }), 'A B E'],
    ['C12: "each player sacrifices"', ring('A B C D E F', { range: 1, turn: { activePlayers: ['D'] } }), 'A B F'],
  ])('%s reaches the players in range', (_, state, reached) =>
    expect(ids(affectedBy(state, of('A'), players).included).join(' ')).toBe(reached),
  );

  test('H12: "if a creature would die, exile it instead" does nothing out of range', () => {
    const state = ring(five, { range: 1, objects: [thing('shrine', 'Enchantment', 'A'), ...bears(five)] });
    expect(excludedFrom(affectedBy(state, { object: 'shrine' }, { ids: ['B-bear', 'C-bear'] }))).toEqual(['C-bear']);
  });

  test('one who has left affects nobody; what lasts on is doubtful', () => {
    const { included, because } = affectedBy(leftBy(ring(five), 'A'), of('A'), players);
    expect([included, rules(because), doubts(because).length]).toEqual([[], ['800.4a'], 1]);
  });

  test.each(['F10', 'F11'])('%s: an object in range of an owner who is not: affected; doubtful', () => {
    const state = ring(five, { range: 1, objects: [creature('bear', 'C', { controller: 'B' })] });
    const { included, because } = affectedBy(state, of('A'), anything);
    expect(ids(included).filter((id) => id === 'bear' || id === 'C')).toEqual(['bear']);
    expect(doubts(because)).toHaveLength(1);
  });
});

describe('information about those who have left', () => {
  const left = leftBy(ring(five, { range: 1 }), 'B', 'C');
  const seen = (state: GameState, source = 'A') => informationFor(state, of(source), players, null);

  test('the texts before 2007 do not say so; who has left sees nothing', () => {
    const silent = (at: GameState) => doubts(seen(at).because).length > 0;
    expect(editionsOf(left, silent)).toEqual(['CR_2005', 'CR_2006']);
    expect(seen(left, 'B').included).toEqual([]);
  });
});

test('801.10: an effect on whatever is such a creature holds within range, one on objects wherever they are', () => {
  const at = (effect: object) =>
    ring(five, {
      range: 1,
      objects: [...bears(five)],
      effects: [{ name: 'Rush', controller: 'A', attackRules: [{ kind: 'CANT_ATTACK' }], ...effect }],
    });
  const canAttack = (state: GameState, who: string) =>
    attackVerdict(state, who, `${who}-bear > ${who === 'B' ? 'C' : 'D'}`).legal;
  const wide = at({ creatures: {} });
  expect([canAttack(wide, 'B'), canAttack(wide, 'C')]).toEqual([false, true]);
  expect(canAttack(at({ on: ['C-bear'] }), 'C')).toBe(false);
});
