import { describe, expect, test } from '@jest/globals';
import { whoDecides, type Decision } from '../../../src/domain/rules/723-controlling-players.js';
import type { GameState } from '../../../src/domain/state/game-state.js';
import { doubts, editionsWhere, leftBy, ring, rules, sound, twoHeadedGiants, under, until } from '../tables.js';

const decided = (state: GameState, given: Partial<Decision>) =>
  sound(whoDecides(state, { player: 'B', controlledBy: 'A', kind: 'GAME', ...given }));
/** Tells who decides, and by which rules: "A: 723". */
const decides = (state: GameState, given: Partial<Decision> = {}): string => {
  const found = decided(state, given);
  return `${found.decides?.id ?? 'nobody'}: ${rules(found.because).join(' ')}`;
};

const state = ring('A B C');

test.each<[string, Partial<Decision>, string]>([
  ['decides what the game calls for', {}, 'A: 723'],
  ['and nothing else', { kind: 'OTHER' }, 'B: 723'],
  ['104.3a: does not concede for them', { kind: 'CONCEDE' }, 'B: 104.3a'],
])('723: who controls a player %s', (_, given, expected) => expect(decides(state, given)).toBe(expected));

test('723: who controls themselves decides', () => {
  expect(decides(state, { controlledBy: 'B' })).toMatch(/^B: /);
  expect(decided(state, { controlledBy: 'B' }).because[0].says).toBe('Nobody else controls B, so B decides.');
});

describe('J28: 800.4a', () => {
  test.each([
    ['A', /^B: 800\.4a$/],
    ['B', /^nobody: 800\.4a$/],
    ['C', /^A: /],
  ])('once %s has left', (gone, expected) => expect(decides(leftBy(state, gone))).toMatch(expected));

  test('until 2010 with a doubt, as only control of objects was spoken of', () => {
    const left = leftBy(state, 'A');
    const doubtful = editionsWhere((edition) => doubts(decided(under(edition, left), {}).because).length > 0);
    expect(doubtful).toEqual(until('CR_2009'));
  });
});

describe('L34: with shared team turns the whole team is controlled (805.8)', () => {
  const giants = twoHeadedGiants({ A: 30, B: 30 });
  const given = { player: 'B2', controlled: 'B1', controlledBy: 'A1' };

  test('its other members, too', () => {
    expect(decides(giants, given)).toBe('A1: 723 805.8');
    expect(decides(giants, { ...given, player: 'B1' })).toMatch(/: 723$/);
    expect(decides(giants, { ...given, controlledBy: 'B1' })).toBe('B1: 723 805.8');
    expect(decides(giants, { ...given, controlledBy: 'B2' })).toBe('B2: 723');
  });
});
