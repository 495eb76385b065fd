import { describe, expect, test } from '@jest/globals';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { blockRows } from '../blocks.js';
import { creature, ids, ring, rules } from '../tables.js';

type Blocker = Partial<ObjectDescription>;

const kind = (typeLine: string): Blocker => ({ typeLine });
const colored = (...colors: NonNullable<ObjectDescription['colors']>): Blocker => ({ colors });

const row = (keyword: string, blocker: Blocker) =>
  blockRows(
    ring('rob carissa alex', {
      objects: [creature('x', 'rob', { keywords: [keyword] }), creature('b', 'alex', blocker)],
    }),
    'alex',
    'x > alex',
  )[0];

const blocks = (keyword: string, blocker: Blocker): boolean => ids(row(keyword, blocker)?.included ?? []).length === 1;

describe('702.16f: what has the quality cannot block', () => {
  test.each<[string, Blocker, boolean]>([
    ['artifacts', kind('Artifact Creature — Golem'), false],
    ['artifacts', kind('Creature — Golem'), true],
    ['artifacts, from creatures, and from enchantments', kind('Creature — Golem'), false],
    ['creatures', kind('Creature — Bear'), false],
    ['legendary creatures', kind('Legendary Creature — Bear'), false],
    ['legendary creatures', kind('Creature — Bear'), true],
    ['artifact creatures', kind('Artifact Creature — Bear'), false],
    ['Goblins', kind('Creature — Goblin Scout'), false],
    ['Goblins', kind('Creature — Scout'), true],
    ['Elves', kind('Creature — Elf'), false],
    ['Werewolves', kind('Creature — Werewolf'), false],
    ['Harpies', kind('Creature — Harpy'), false],
    ['Sphinxes', kind('Creature — Sphinx'), false],
    ['Mice', kind('Creature — Mouse'), false],
    ['Demons and from Dragons', kind('Creature — Dragon'), false],
    ['non-Human creatures', kind('Creature — Elf'), false],
    ['non-Human creatures', kind('Creature — Human'), true],
    ['Goblins', { ...kind('Creature — Shapeshifter'), keywords: ['Changeling'] }, false],
    ['artifacts', { ...kind('Creature — Shapeshifter'), keywords: ['Changeling'] }, true],
    ['multicolored', colored('RED', 'WHITE'), false],
    ['multicolored creatures', colored('RED', 'WHITE'), false],
    ['multicolored', colored('RED'), true],
    ['monocolored', colored('RED'), false],
    ['monocolored', colored(), true],
    ['colorless', colored(), false],
    ['colorless', colored('RED'), true],
    ['each color', colored('GREEN'), false],
    ['red creatures', colored('RED'), false],
    ['red creatures', colored('BLUE'), true],
    ['everything', colored(), false],
    ['alex', colored(), false],
    ['carissa', colored(), true],
    ['each of your opponents', colored(), false],
    ['players', colored(), false],
    ['tokens', { token: true }, false],
    ['tokens', {}, true],
    ['instants', {}, true],
    ['the chosen color', colored('RED'), true],
  ])('protection from %s by %j', (quality, blocker, expected) => {
    expect(blocks(`Protection from ${quality}`, blocker)).toBe(expected);
  });

  test('and whoever has protection may block all the same', () => {
    const state = ring('rob alex', {
      objects: [creature('x', 'rob'), creature('b', 'alex', { keywords: ['Protection from creatures'] })],
    });
    expect(ids(blockRows(state, 'alex', 'x > alex')[0]?.included ?? [])).toEqual(['x']);
  });

  test.each([
    ['Goblins', kind('Creature — Goblin'), 'x has protection from goblins, and b is one, so it can’t block x.'],
    [
      'red and from blue',
      colored('BLUE', 'RED'),
      'x has protection from red and blue, and b is red and blue, so it can’t block x.',
    ],
    ['alex', {}, 'x has protection from alex, and alex controls b, so it can’t block x.'],
    ['everything', {}, 'x has protection from everything, so b can’t block it.'],
  ])('says so of protection from %s', (quality, blocker, says) => {
    const because = row(`Protection from ${quality}`, blocker)?.excluded[0]?.because ?? [];
    expect(rules(because)).toEqual(['702.16f']);
    expect(because[0]?.says).toBe(says.replaceAll('’', "'"));
  });
});
