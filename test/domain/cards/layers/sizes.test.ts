import { describe, expect, test } from '@jest/globals';
import { rulesOfCards, stepsOfAbilities } from '../../../../src/domain/cards/layers/sizes.js';
import { stepsToWorkOut, withStaticAbilities } from '../../../../src/domain/cards/layers/static-abilities.js';
import type { GameState } from '../../../../src/domain/state/game-state.js';
import { ring } from '../../tables.js';
import { bearCard } from '../bear-card.js';

const bears = (count: number, text: string): GameState =>
  ring('Ann Bob', { objects: Array.from({ length: count }, (_, index) => bearCard(`bear${index}`, 'Ann', text)) });

const LORD = 'Other creatures you control have flying.';

describe('the work of the abilities of cards', () => {
  test.each([
    ['of one creature alone grows with the cards', 'This creature attacks each combat if able.', 4],
    ['about all creatures grows with the cards × the creatures', LORD, 15],
    ['that keep all creatures from something grows likewise', "Creatures can't be the target of blue spells.", 15],
    ['that keep one creature from it grows with the cards', "This creature can't be enchanted.", 4],
    ['that depend on a count grow likewise', 'As long as you control two or more Bears, this creature has flying.', 15],
  ])('%s', (_, text, times) => {
    const [few, many] = [stepsOfAbilities(bears(20, text)), stepsOfAbilities(bears(80, text))];
    expect(many / few).toBeGreaterThan(times * 0.9);
    expect(many / few).toBeLessThan(times * 1.2);
  });

  test('is none where no card says anything, and none once it is done', () => {
    expect(stepsToWorkOut(bears(20, ''))).toBe(0);
    const state = bears(20, LORD);
    expect(stepsToWorkOut(state)).toBe(stepsOfAbilities(state));
    withStaticAbilities(state);
    expect(stepsToWorkOut(state)).toBe(0);
    expect(stepsToWorkOut(state, ['bear0'])).toBe(stepsOfAbilities(state));
  });

  test('is done twice for told attackers where cards say who has vigilance, and once otherwise', () => {
    const times = (text: string): number => {
      const state = bears(20, text);
      return stepsToWorkOut(state, ['bear0']) / stepsOfAbilities(state);
    };
    expect(times(LORD)).toBe(1);
    expect(times('Other creatures you control have vigilance.')).toBe(2);
    expect(times('Other creatures you control lose all abilities.')).toBe(2);
  });

  test('what each card gives each creature is a rule of each', () => {
    expect(rulesOfCards(bears(20, 'This creature attacks each combat if able.'))).toBe(20);
    const giving = 'Other creatures you control have "This creature attacks each combat if able."';
    expect(rulesOfCards(bears(20, giving))).toBe(20 * 22);
  });
});

test('a keyword that several abilities grant is listed once, as one that is told already', () => {
  const keywordsOf = (state: GameState) => withStaticAbilities(state).objects.get('bear0')?.keywords;
  expect(keywordsOf(bears(5, LORD))).toEqual(['flying']);
  expect(keywordsOf(bears(5, `Flying\n${LORD}`))?.map((each) => each.toLowerCase())).toEqual(['flying']);
});
