import { describe, expect, test } from '@jest/globals';
import type { Ruling } from '../../../src/domain/answer.js';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { catalogue } from '../../../src/questions/catalogue/catalogue.js';
import { creature, ring } from '../tables.js';

interface Answered {
  readonly because: readonly Ruling[];
  readonly excluded?: readonly { readonly because: readonly Ruling[] }[];
}

/** Whether the deciding ruling of an answer carries a doubt, for each row of a list. */
const doubted = (objects: readonly ObjectDescription[], name: string, given: unknown): boolean[] => {
  const asked = catalogue.find((question) => question.name === name)?.ask(ring('A B C', { objects }), given);
  if (!asked?.ok) throw new Error(JSON.stringify(asked));
  return [asked.value as Answered | readonly Answered[]].flat().map(({ because: [first, ...others] }) => {
    expect(others.filter(({ doubt }) => doubt?.includes('not used'))).toEqual([]);
    return first?.doubt !== undefined;
  });
};

const misspelt = { keywords: ['Fliyng'] };
const bare = { keywords: ['Protection'] };

describe('A keyword that is not used makes a doubt where it may bear on the answer', () => {
  test.each<[string, Partial<ObjectDescription>, boolean]>([
    ['unknown: it may be defender', misspelt, true],
    ['unknown and summoning sick: it may be haste', { ...misspelt, controlledSinceTurnBegan: false }, true],
    ['unknown and tapped', { ...misspelt, tapped: true }, false],
    ['unknown and a defender', { keywords: ['Fliyng', 'Defender'] }, false],
    ['protection from nothing told', bare, false],
    ['unleash', { keywords: ['Unleash'] }, false],
    ['all known', { keywords: ['Flying', 'Ward {2}'] }, false],
  ])('attacking, %s: %s', (_, ox, expected) => {
    const objects = [creature('ox', 'A', ox), creature('cub', 'A')];
    const attacks = [{ attacker: 'ox', target: 'B' }];
    expect(doubted(objects, 'legalAttackTargets', { player: 'A' })).toEqual([expected, false]);
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([expected]);
    const others = [{ attacker: 'cub', target: 'B' }];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: others })).toEqual([false]);
  });

  test.each<[string, Partial<ObjectDescription>, Partial<ObjectDescription>, boolean]>([
    ['of an attacker, unknown', misspelt, {}, true],
    ['of an attacker, protection from nothing told', bare, {}, true],
    ['of an attacker, when the blocker is tapped', bare, { tapped: true }, false],
    ['of an attacker that flies', { keywords: ['Flying', 'Landwalk'] }, {}, false],
    ['of a blocker, unknown', {}, misspelt, true],
    ['of a blocker, unknown: it may be reach', { keywords: ['Flying'] }, misspelt, true],
    ['of a blocker, unknown: no keyword helps', { keywords: ['Fear'] }, misspelt, false],
    ['of a blocker, unleash', {}, { keywords: ['Unleash'] }, true],
    ['of a blocker, protection from nothing told', {}, bare, false],
    ['of a blocker with decayed', {}, { keywords: ['Decayed', 'Fliyng'] }, false],
    ['of a blocker with shadow', misspelt, { keywords: ['Shadow'] }, true],
    ['of nobody', { keywords: ['Flying'] }, { keywords: ['Reach'] }, false],
  ])('blocking, %s: %s', (_, attacker, blocker, expected) => {
    const objects = [creature('ox', 'A', attacker), creature('cub', 'B', blocker)];
    const attacks = [{ attacker: 'ox', target: 'B' }];
    const blocks = [{ blocker: 'cub', attacker: 'ox' }];
    expect(doubted(objects, 'checkBlocks', { player: 'B', blocks, attacks })).toEqual([expected]);
    expect(doubted(objects, 'checkBlocks', { player: 'B', blocks: [], attacks })).toEqual([false]);
    expect(doubted(objects, 'legalBlocks', { player: 'B', attacks })).toEqual([expected]);
  });

  test('an attack that is required of such a creature', () => {
    const objects = [creature('ox', 'A', { ...misspelt, attackRules: [{ kind: 'ATTACKS_IF_ABLE' }] })];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: [] })).toEqual([true]);
  });

  test('what is told as a keyword and would require an attack or a block', () => {
    const goaded = [creature('ox', 'A', { keywords: ['Goaded'] })];
    expect(doubted(goaded, 'checkAttack', { player: 'A', attacks: [] })).toEqual([true]);
  });

  test('a band whose banding may be missing', () => {
    const band = ['ox', 'cub'].map((attacker) => ({ attacker, target: 'B', band: 1 }));
    const objects = [creature('ox', 'A', { keywords: ['Bands with other Bears'] }), creature('cub', 'A')];
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks: band })).toEqual([true]);
  });

  test('but not where another rule forbids the declaration all the same', () => {
    const objects = [creature('ox', 'A', misspelt), creature('cub', 'A', { tapped: true })];
    const attacks = ['ox', 'cub'].map((attacker) => ({ attacker, target: 'B' }));
    expect(doubted(objects, 'checkAttack', { player: 'A', attacks })).toEqual([false]);
  });
});
