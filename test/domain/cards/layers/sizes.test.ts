import { describe, expect, test } from '@jest/globals';
import { rulesOfCards, stepsOfAbilities, stepsOfGroups } from '../../../../src/domain/cards/layers/sizes.js';
import { stepsToWorkOut, withStaticAbilities } from '../../../../src/domain/cards/layers/static-abilities.js';
import { Budget } from '../../../../src/questions/catalogue/budget.js';
import { stepsOfEvents } from '../../../../src/questions/catalogue/work.js';
import { checkAttack } from '../../../../src/questions/check-attack.js';
import { creature, ring, type EffectDescription, type GameState } from '../../tables.js';
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
    expect([times(LORD), times('Other creatures you control have vigilance.')]).toEqual([1, 2]);
    expect(times('Other creatures you control lose all abilities.')).toBe(2);
  });

  const onGroups = (count: number, effect: EffectDescription): GameState =>
    ring('Ann Bob', {
      objects: Array.from({ length: count }, (_, index) => creature(`bear${index}`, 'Ann')),
      effects: Array.from({ length: count }, (_, index) => ({ creatures: { power: { atLeast: -index } }, ...effect })),
    });
  const deep = { anyOf: Array.from({ length: 100 }, () => ({ types: ['Bear'] })) };

  test.each<readonly [string, EffectDescription]>([
    ['gain keywords', { keywords: ['Flying', 'Haste'] }],
    ['lose keywords', { losesKeywords: ['Flying'] }],
    ['lose all abilities', { losesAllAbilities: true }],
    ['are told by a large filter', { keywords: ['Flying'], creatures: deep }],
  ])('of effects by which groups %s grows with the effects × the creatures', (_, effect) => {
    const ofTurns = (state: GameState) => stepsOfEvents(state, [{ turnEnds: {} }]);
    for (const stepsOf of [stepsOfAbilities, stepsOfGroups, ofTurns]) {
      const [few, many] = [20, 80].map((count) => stepsOf(onGroups(count, effect)));
      expect(Math.round((many ?? 0) / (few ?? 0))).toBeGreaterThanOrEqual(13);
    }
    expect(stepsOfAbilities(onGroups(9, { ...effect, creatures: deep }))).toBeGreaterThan(9 * 9 * 100);
  });

  test('of a thousand different effects on hundreds of creatures, which wait for each other, is refused before it is done', () => {
    const most = { losesAllAbilities: true, losesKeywords: ['Reach'], keywords: ['Flying'] };
    const effect = (index: number) => ({ creatures: { not: { ids: [`bear${index}`] } }, ...most });
    const objects = Array.from({ length: 300 }, (_, index) => creature(`bear${index}`, 'Ann'));
    const effects = Array.from({ length: 1_000 }, (_, index) => effect(index % 300));
    const state = ring('Ann Bob', { objects, effects });
    const asked = checkAttack.read({ player: 'Ann', attacks: [] });
    const answered = asked.ok ? asked.value(state, new Budget()) : asked;
    expect(answered).toMatchObject({ ok: false, failure: { code: 'QUERY_TOO_COMPLEX', limit: 'work' } });
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
