import { expect, test } from '@jest/globals';
import type { ObjectDescription } from '../../../src/domain/state/description.js';
import { blockRows } from '../blocks.js';
import { protectionFromAttachment, qualitiesIn, unreadQualities } from '../../../src/domain/rules/702.16-protection.js';
import { canAttach } from '../../../src/domain/rules/801.8-attaching.js';
import { objectOf, playerOf } from '../../../src/domain/state/game-state.js';
import { ids, rules } from '../rulings.js';
import { creature, ring, table, thing } from '../tables.js';

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
  ['colored creatures', colored('RED'), false],
  ['colored creatures', colored(), true],
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
  ['noncreature', {}, true],
  ['nonartifact creatures', {}, false],
  ['any color', colored('RED'), false],
  ['player', {}, false],
  ['opponents', {}, false],
  ['your opponents', {}, false],
  ["its controller's opponents", {}, false],
  ['each opponent', {}, false],
  ['opponents of alex', {}, true],
  ['players alike', {}, true],
  ['each of alex', {}, true],
  ['strange players', {}, true],
  ['strange opponents', {}, true],
  ['Snakes', kind('Creature — Snake'), false],
  ['Foxes', kind('Creature — Fox'), false],
  ['Oxen', kind('Creature — Ox'), false],
  ['Geese', kind('Creature — Goose'), false],
  ['Dwarves', kind('Creature — Dwarf'), false],
  ['Xenons', kind('Creature — Xenon'), false],
  ['nonhuman  artifact   creatures', kind('Artifact Creature — Golem'), false],
  ['rob', {}, true],
  ['Goblins', { token: true }, true],
])('protection from %s by %j', (quality, blocker, expected) => {
  expect(blocks(`Protection from ${quality}`, blocker)).toBe(expected);
});

test('and whoever has protection may block all the same', () => {
  const state = ring('rob alex', {
    objects: [creature('x', 'rob'), creature('b', 'alex', { keywords: ['Protection from creatures'] })],
  });
  expect(ids(blockRows(state, 'alex', 'x > alex')[0]?.included ?? [])).toEqual(['x']);
});

test('nobody’s own creatures are an opponent’s', () => {
  const state = ring('rob alex', {
    objects: [
      creature('x', 'rob', { keywords: ['Protection from opponents'] }),
      thing('own', 'Enchantment — Aura', 'rob'),
      thing('foreign', 'Enchantment — Aura', 'alex'),
    ],
  });
  const says = (id: string) =>
    protectionFromAttachment(state, objectOf(state, id), objectOf(state, 'x')).map((each) => each.says);
  expect([says('own'), says('foreign')]).toEqual([
    [],
    ["x has protection from opponents, and alex controls foreign, so foreign can't enchant it."],
  ]);
});

test('702.16g, 702.16i: the qualities of a keyword, one by one; what is none of them', () => {
  expect(qualitiesIn('Protection from Demons and from  Dragons')).toEqual(['demons', 'dragons']);
  expect(qualitiesIn('protection  from a Sand  And Dust , each card type')).toEqual(['a sand', 'dust', 'card type']);
  expect(qualitiesIn('Protection from Elves,and Mice')).toEqual(['elves', 'mice']);
  expect(qualitiesIn('Protection from Elves, and from each color')).toEqual(['elves', 'color']);
  expect(qualitiesIn('Protection from creatures, ')).toEqual(['creatures']);
  expect([qualitiesIn('Hexproof from red'), qualitiesIn('Protection')]).toEqual([[], []]);
  const state = ring('rob alex', { objects: [creature('x', 'rob')] });
  const unread = (keyword: string) => unreadQualities(state, objectOf(state, 'x'), `Protection from ${keyword}`);
  expect([unread('red and from goblns'), unread('alex'), unread('non-Elf creatures')]).toEqual([['goblns'], [], []]);
  expect([unread('nonbasic lands'), unread('elvesx'), unread('Sphinxes')]).toEqual([[], ['elvesx'], []]);
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
  [
    'multicolored',
    colored('BLUE', 'RED'),
    'x has protection from multicolored, and b is multicolored, so it can’t block x.',
  ],
  ['creatures and from red', colored('RED'), 'x has protection from red, and b is red, so it can’t block x.'],
])('says so of protection from %s', (quality, blocker, says) => {
  const because = row(`Protection from ${quality}`, blocker)?.excluded[0]?.because ?? [];
  expect(rules(because)).toEqual(['702.16f']);
  expect(because[0]?.says).toBe(says.replaceAll('’', "'"));
});

test('702.16k: a player counts by name and by id, and no color does by the name of a player', () => {
  const state = table({
    players: [
      { id: 'p1', name: 'Rob' },
      { id: 'p2', name: 'Alex' },
      { id: 'p3', name: 'Red' },
    ],
    objects: [
      ...['alex', 'p2', 'red'].map((from) => creature(`from-${from}`, 'p1', { keywords: [`Protection from ${from}`] })),
      thing('aura-2', 'Enchantment — Aura', 'p2'),
      thing('aura-3', 'Enchantment — Aura', 'p3'),
    ],
  });
  const bars = (id: string, from: string) =>
    protectionFromAttachment(state, objectOf(state, id), objectOf(state, `from-${from}`)).length > 0;
  expect(['alex', 'p2', 'red'].map((from) => [bars('aura-2', from), bars('aura-3', from)])).toEqual([
    [true, false],
    [true, false],
    [false, false],
  ]);
});

test('702.16c, 702.16d: who and what a ruling on an attachment speaks of', () => {
  const state = ring('rob alex', {
    objects: [
      creature('x', 'rob', { keywords: ['Protection from alex'] }),
      thing('sword', 'Artifact — Equipment', 'alex'),
      thing('aura', 'Enchantment — Aura', 'alex'),
    ],
  });
  const told = (id: string) => protectionFromAttachment(state, objectOf(state, id), objectOf(state, 'x'));
  expect([rules(told('sword')), rules(told('aura'))]).toEqual([['702.16d'], ['702.16c']]);
  expect(ids(told('sword')[0]?.about ?? [])).toEqual(['x', 'sword', 'alex']);
});

const card = (id: string, type_line: string, oracle_text: string, more: Partial<ObjectDescription> = {}) => ({
  ...{ id, owner: 'rob', colors: ['WHITE' as const], cardData: { name: id, type_line, oracle_text }, ...more },
});

test('702.16c: an Aura cannot enchant a player who has protection, whether from a color or from opponents', () => {
  const says = (from: string) => {
    const state = ring('rob alex', {
      objects: [
        card('vow', 'Enchantment', `You have protection from ${from}.`),
        card('curse', 'Enchantment — Aura', 'Enchant player', { owner: 'alex', zone: 'HAND' }),
        card('own', 'Enchantment — Aura', 'Enchant player', { zone: 'HAND' }),
      ],
    });
    return ['curse', 'own'].map((id) => canAttach(state, objectOf(state, id), playerOf(state, 'rob')).because[0].says);
  };
  expect(says('white')).toEqual([
    "rob has protection from white, and curse is white, so curse can't enchant them.",
    "rob has protection from white, and own is white, so own can't enchant them.",
  ]);
  expect(says('opponents')).toEqual([
    "rob has protection from opponents, and alex controls curse, so curse can't enchant them.",
    expect.stringContaining('own can be attached to rob'),
  ]);
});

test('702.16n: one effect leaves its Aura attached, a second of the same words does not', () => {
  const ward = (id: string) =>
    card(
      id,
      'Enchantment — Aura',
      "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove this Aura.",
      { attachedTo: 'x' },
    );
  const rulesWith = (keywords: string[], ...wards: string[]) => {
    const state = ring('rob alex', { objects: [creature('x', 'rob', { keywords }), ...wards.map(ward)] });
    return wards.map((id) => rules(canAttach(state, objectOf(state, id), objectOf(state, 'x')).because));
  };
  expect(rulesWith(['Reach', 'Menace'], 'first')).toEqual([['801.1', '702.16n']]);
  expect(rulesWith([], 'first', 'second')).toEqual([['702.16c'], ['702.16c']]);
  for (const own of ['protection from white', 'Protection from White'])
    expect(rulesWith([own], 'first')).toEqual([['702.16c']]);
});
