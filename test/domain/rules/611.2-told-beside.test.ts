import { expect, test } from '@jest/globals';
import { withStaticAbilities } from '../../../src/domain/cards/layers/static-abilities.js';
import { keywordAbilities } from '../../../src/domain/rulebook/keywords-and-types.js';
import { notAsked, read, unread } from '../cards/sentences.js';
import { attackKinds, attackRuleOf, blockKinds, blockRuleOf } from '../effects-of-any-kind.js';
import { creature, ring, thing, type EffectDescription, type ObjectDescription } from '../tables.js';

const others = [creature('ox', 'Bob'), creature('goat', 'Ann', { keywords: ['Flying'] }), thing('isle', 'Land', 'Bob')];

/** The table with an object of that sentence, worked out, and something told beside it. */
const tableWith = (sentence: string, beside: Partial<ObjectDescription> = {}, effects: EffectDescription[] = []) => {
  const isAttached = /nchanted|quipped/.test(sentence);
  const type_line = isAttached ? 'Artifact — Equipment' : 'Creature — Wall';
  const cardData = { name: 'NAME', type_line, oracle_text: sentence, power: '2', toughness: '2', colors: ['R'] };
  const it = { id: 'it', owner: 'Ann', cardData, ...(isAttached && { attachedTo: 'ox' }), ...beside };
  return [...withStaticAbilities(ring('Ann Bob Cyd', { objects: [...others, it], effects })).objects.values()];
};

/** The same objects without what was told beside the sentence: a rule, or a keyword. */
const without = (objects: ReturnType<typeof tableWith>, told: object | string) =>
  objects.map((object) => {
    const isOther = (each: unknown): boolean => object.id !== 'it' || JSON.stringify(each) !== JSON.stringify(told);
    const lists = { attackRules: object.attackRules.filter(isOther), blockRules: object.blockRules.filter(isOther) };
    return { ...object, ...lists, keywords: object.keywords.filter(isOther), printed: object.printed?.sentences };
  });

const sentences = [...read.map(([sentence]) => sentence), ...unread, ...notAsked];
const keywords = Object.values(keywordAbilities).flat();
const told: readonly (Partial<ObjectDescription> & Partial<EffectDescription>)[] = [
  ...attackKinds.map((kind) => ({ attackRules: [attackRuleOf(kind, 'Bob')] })),
  ...blockKinds.map((kind) => ({ blockRules: [blockRuleOf(kind, 'ox')] })),
  ...keywords.filter((each) => each !== 'changeling').map((keyword) => ({ keywords: [keyword] })),
];

/** Whether a sentence speaks of a keyword that is told, or of all abilities. */
const speaksOf = (sentence: string, keyword: string | undefined): boolean =>
  keyword !== undefined && (/abilit|walk|tap\.$/.test(sentence) || sentence.toLowerCase().includes(keyword));

test('whatever is told beside a sentence, or happened to its object, leaves what the sentence says (611.2)', () => {
  sentences.forEach((sentence, index) => {
    const alone = without(tableWith(sentence), '');
    for (let place = index % 29; place < told.length; place += 29) {
      const more = told[place] ?? {};
      const [what = ''] = [...(more.attackRules ?? []), ...(more.blockRules ?? []), ...(more.keywords ?? [])];
      if (speaksOf(sentence, more.keywords?.[0])) continue;
      expect([sentence, what, without(tableWith(sentence, more), what)]).toEqual([sentence, what, alone]);
      const effects = [{ ...more, name: 'It', on: ['it'] }];
      expect([sentence, what, without(tableWith(sentence, {}, effects), what)]).toEqual([sentence, what, alone]);
    }
  });
});
