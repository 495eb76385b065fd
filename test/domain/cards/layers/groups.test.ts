import { describe, expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../../src/domain/cards/layers/static-abilities.js';
import { describeEffect } from '../../../../src/domain/rules/611.2-describe-effects.js';
import type { EffectDescription } from '../../../../src/domain/state/description.js';
import { after, written, type GameState } from '../../tables.js';

const choir = 'Ann*: ox 2/2; elk 1/1; choir (Enchantment) {Creatures you control have flying.} | Bob: owl 1/1';
const grove = 'Ann*: wood (Land); grove (Enchantment) {Lands you control are 1/1 green creatures.} | Bob: owl 1/1';

/** The keywords of each object with any. */
const keywords = (state: GameState): string =>
  [...withStaticAbilities(state).objects.values()]
    .flatMap((each) => (each.keywords.length ? `${each.id} ${each.keywords.join(' ').toLowerCase()}` : []))
    .join(', ');
/** The same with an effect that begins, and once more after the next event. */
const begun = (text: string, ...effects: readonly EffectDescription[]): readonly string[] => {
  const now = effects.reduce((state, effectBegins) => after(state, { effectBegins }), written(text));
  return [keywords(now), keywords(after(now, { taps: { objects: ['owl'] } }))];
};

describe('the group of an effect is what matches as it begins, as cards and older effects make it (611.2c)', () => {
  const flyers = { creatures: { keywords: ['Flying'] } };

  test.each<readonly [string, string, string, ...EffectDescription[]]>([
    ['abilities', choir, 'ox flying trample, elk flying trample', { ...flyers, keywords: ['Trample'] }],
    ['what it takes away itself', choir, '', { ...flyers, losesKeywords: ['Flying'] }],
    ['types', grove, 'wood trample', { creatures: { types: ['Creature'], colors: ['GREEN'] }, keywords: ['Trample'] }],
    ['power', grove, 'wood haste, owl haste', { creatures: { power: { atMost: 1 } }, keywords: ['Haste'] }],
    [
      'an older effect',
      'Ann*: ox 2/2; elk 1/1 | Bob: owl 1/1',
      'ox flying trample',
      { on: ['ox'], keywords: ['Flying'] },
      { ...flyers, keywords: ['Trample'] },
    ],
  ])('%s', (_, table, expected, ...effects) => expect(begun(table, ...effects)).toEqual([expected, expected]));

  test('as told at once, each sees those that are older, and what is said of it is the same', () => {
    const told =
      'effects: |   flying on each creature controlled by Ann |   loses flying trample on each permanent with flying';
    const state = written(`Ann*: ox 2/2; elk 1/1 | Bob: owl 1/1 | ${told}`);
    expect(keywords(state)).toBe('ox trample, elk trample');
    expect(state.effects.map((each) => describeEffect(state, each))).toEqual([
      'ox and elk: have Flying',
      'ox and elk: lose Flying, have Trample',
    ]);
    const gone = after(state, { objectMoves: { object: 'ox', zone: 'EXILE' } });
    expect(keywords(gone)).toBe('elk trample');
  });
});
